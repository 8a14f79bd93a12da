import Glibc

extension Server {
  /// Holds SIGTERM and SIGINT back for `waitForSignal`. Call it first of all: threads that exist already would still
  /// be stopped by them.
  package static func blockSignals() {
    var signals = terminationSignals()
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Blocks the calling thread until SIGTERM or SIGINT arrives, and returns which.
  package static func waitForSignal() -> Int32 {
    var signals = terminationSignals()
    var received: Int32 = 0
    while sigwait(&signals, &received) != 0 {}
    return received
  }

  private static func terminationSignals() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGINT)
    return signals
  }
}
