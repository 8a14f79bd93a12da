import Synchronization
import Testing

@testable import HTTPServer

struct StopTests {
  private func start(
    _ handler: @escaping Handler, threads: Int = 1, log: @escaping ServerLog = { _ in }
  ) throws -> (Server, BoundAddress) {
    var configuration = ServerConfiguration(address: try ListenAddress("127.0.0.1:0"))
    configuration.loopThreads = threads
    let server = Server(configuration: configuration, handler: handler, log: log)
    return (server, try server.start())
  }

  @Test func `a request under way is answered, its connection closed, and a new one refused`() async throws {
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let (server, address) = try start { _ in
      .later {
        arrival.finish()
        for await _ in gate {}
        return .text("answered")
      }
    }
    async let answer = onOwnThread {
      let socket = try TestSocket(address)
      try socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      return (try socket.readResponse(), try socket.readToEnd())
    }
    for await _ in arrivals {}
    async let stopped: Void = server.stop(within: .seconds(30))
    // The listening socket closes a moment after `stop` was called.
    var refused = false
    for _ in 0..<500 where !refused {
      refused = await (try? onOwnThread { try TestSocket(address) }) == nil
      if !refused { try await Task.sleep(for: .milliseconds(10)) }
    }
    #expect(refused)
    opening.finish()
    let (response, rest) = try await answer
    #expect(response.text == "answered")
    #expect(response.headers["Connection"] == "close")
    #expect(rest == [])
    await stopped
  }

  @Test func `connections between two requests are closed at once`() async throws {
    let (server, address) = try start { _ in .now(.text("a")) }
    let sockets = try await onOwnThread {
      let sockets = try (0..<5).map { _ in try TestSocket(address) }
      for socket in sockets.dropFirst() {
        try socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try socket.readResponse()
      }
      return sockets
    }
    // Would wait for ever if it waited for the idle connections.
    await server.stop(within: .seconds(3600))
    let rest = try await onOwnThread { try sockets.flatMap { try $0.readToEnd() } }
    #expect(rest == [])
  }

  @Test(arguments: [1, 2])
  func `suspended requests are answered 503 when the time is up`(_ threads: Int) async throws {
    let started = Mutex(0)
    let cancelled = Mutex(0)
    let (server, address) = try start(
      { _ in
        .later {
          started.withLock { $0 += 1 }
          do {
            try await Task.sleep(for: .seconds(600))
          } catch {
            cancelled.withLock { $0 += 1 }
            throw error
          }
          return .text("never")
        }
      }, threads: threads)
    let sockets = try await onOwnThread {
      let sockets = try (0..<50).map { _ in try TestSocket(address) }
      for socket in sockets { try socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
      while started.withLock({ $0 }) < 50 { pause(milliseconds: 5) }
      return sockets
    }
    await server.stop(within: .milliseconds(100))
    let responses = try await onOwnThread { try sockets.map { try $0.readResponse() } }
    #expect(responses.allSatisfy { $0.status == 503 && $0.headers["Connection"] == "close" })
    #expect(responses.first?.text == "This server is stopping. Please try again.\n")
    while cancelled.withLock({ $0 }) < 50 { await Task.yield() }
  }

  @Test func `a handler that ignores its cancellation does not keep the server`() async throws {
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let (server, address) = try start { _ in
      .later {
        arrival.finish()
        await Task.detached { for await _ in gate {} }.value
        return .text("too late")
      }
    }
    let socket = try await onOwnThread {
      let socket = try TestSocket(address)
      try socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      return socket
    }
    for await _ in arrivals {}
    await server.stop(within: .zero)
    opening.finish()
    let response = try await onOwnThread { try socket.readResponse() }
    #expect(response.status == 503)
  }

  @Test func `a reader who does not read does not keep the server`() async throws {
    let page = [UInt8](repeating: 65, count: 20_000_000)
    let (server, address) = try start { _ in .now(Response(body: .bytes(page))) }
    let socket = try await onOwnThread {
      let socket = try TestSocket(address)
      try socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      pause(milliseconds: 50)
      return socket
    }
    await server.stop(within: .zero)
    let received = try await onOwnThread { try socket.readToEnd().count }
    #expect(received < page.count)
  }

  @Test func `stopping twice, or before the start, is fine`() async throws {
    let (server, _) = try start { _ in .now(.text("a")) }
    async let one: Void = server.stop()
    async let other: Void = server.stop()
    _ = await (one, other)
    await server.stop()
    let idle = Server(configuration: ServerConfiguration(), handler: { _ in .now(.text("a")) })
    await idle.stop()
    #expect(throws: StartError.self) { try idle.start() }
    #expect(throws: StartError.self) { try server.start() }
  }

  @Test func `a server without references stops by itself`() async throws {
    var running: (Server, BoundAddress)? = try start { _ in .now(.text("a")) }
    let address = try #require(running?.1)
    let socket = try await onOwnThread { try TestSocket(address) }
    running = nil
    let rest = try await onOwnThread { try socket.readToEnd() }
    #expect(rest == [])
  }

  @Test func `two servers run in one process`() async throws {
    let (one, oneAddress) = try start { _ in .now(.text("one")) }
    let (other, otherAddress) = try start { _ in .now(.text("other")) }
    let first = try await TestClient.socket(oneAddress).get("/")
    #expect(first.text == "one")
    await one.stop()
    let second = try await TestClient.socket(otherAddress).get("/")
    #expect(second.text == "other")
    await other.stop()
  }

  @Test func `an address in use is reported with a way out`() async throws {
    let (server, address) = try start { _ in .now(.text("a")) }
    let second = Server(
      configuration: ServerConfiguration(address: address), handler: { _ in .now(.text("b")) })
    let error = #expect(throws: StartError.self) { try second.start() }
    #expect(
      error?.description
        == "127.0.0.1:\(address.port) is in use: stop the other server or choose another address with --listen."
    )
    await server.stop()
    // The same server can try again once the address is free.
    let again = try second.start()
    #expect(again == address)
    await second.stop()
  }

  @Test func `an address of another machine is reported`() throws {
    let server = Server(
      configuration: ServerConfiguration(address: try ListenAddress("192.0.2.1:8080")),
      handler: { _ in .now(.text("a")) })
    let error = #expect(throws: StartError.self) { try server.start() }
    #expect(
      error?.description
        == "192.0.2.1:8080 is not an address of this machine. Choose another with --listen, such as 127.0.0.1:8080."
    )
  }
}
