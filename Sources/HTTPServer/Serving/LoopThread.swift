import Glibc

/// The thread that runs one loop.
struct LoopThread: Sendable {
  private let thread: pthread_t

  /// The thread receives no signals: those are for whoever calls `Server.waitForSignal`.
  init(_ loop: EventLoop) throws(StartError) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    // Safety: `runLoop` takes over this reference.
    let owner = Unmanaged.passRetained(loop)
    let code = pthread_create(&thread, nil, runLoop, owner.toOpaque())
    guard code == 0 else {
      owner.release()
      throw .system("start a thread", cause: String(cString: strerror(code)))
    }
    self.thread = thread
  }

  func join() {
    pthread_join(thread, nil)
  }

  func detach() {
    pthread_detach(thread)
  }
}

private func runLoop(_ owner: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let owner else { return nil }
  Unmanaged<EventLoop>.fromOpaque(owner).takeRetainedValue().run()
  return nil
}
