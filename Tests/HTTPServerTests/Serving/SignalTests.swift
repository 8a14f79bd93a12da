import Glibc
import Testing

@testable import HTTPServer

struct SignalTests {
  /// The signals go to the one thread that holds them back, and to no other.
  @Test(arguments: [SIGTERM, SIGINT])
  func `a termination signal ends the wait`(_ signal: Int32) async throws {
    let received = try await onOwnThread {
      Server.blockSignals()
      pthread_kill(pthread_self(), signal)
      return Server.waitForSignal()
    }
    #expect(received == signal)
  }

  @Test func `a loop thread leaves signals to others`() async throws {
    let handler: Handler = { _ in
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &mask)
      return .now(.text("\(sigismember(&mask, SIGTERM)) \(sigismember(&mask, SIGHUP))"))
    }
    try await TestClient.withServer(handler) { address in
      let response = try await TestClient.socket(address).get("/")
      #expect(response.text == "1 1")
    }
  }
}
