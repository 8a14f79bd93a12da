import Testing

@testable import HTTPServer

@Suite(.serialized)
struct StallTests {
  /// With libmicrohttpd's own epoll threads, 128 sockets that became ready at once waited for a timeout of seconds,
  /// in every round.
  @Test(arguments: [127, 128, 129, 256])
  func `connections in lock-step are all answered within a second`(_ count: Int) async throws {
    let handler: Handler = { request in .now(.text(request.target)) }
    try await TestClient.withServer(handler) { address in
      let rounds = try await onOwnThread {
        let sockets = try (0..<count).map { _ in try TestSocket(address) }
        let clock = ContinuousClock()
        return try (0..<8).map { round in
          let start = clock.now
          for socket in sockets { try socket.write("GET /\(round) HTTP/1.1\r\nHost: a\r\n\r\n") }
          let texts = try sockets.map { try $0.readResponse().text }
          return (texts: texts, time: clock.now - start)
        }
      }
      for (round, answers) in rounds.enumerated() {
        #expect(answers.texts == Array(repeating: "/\(round)", count: count))
      }
      for round in rounds { #expect(round.time < .seconds(1)) }
    }
  }
}
