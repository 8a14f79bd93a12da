import Synchronization
import Testing

@testable import HTTPServer

struct LaterTests {
  private struct EngineDown: Error, CustomStringConvertible {
    let description = "engine at 10.0.0.7 is down"
  }

  /// Collects what a server logs.
  private final class Log: Sendable {
    private let events = Mutex<[String]>([])
    var lines: [String] { events.withLock { $0 } }
    func add(_ event: ServerEvent) { events.withLock { $0.append(event.description) } }
  }

  @Test func `an error goes to the log and not to the reader`() async throws {
    let log = Log()
    let handler: Handler = { _ in .later { throw EngineDown() } }
    try await TestClient.withServer(handler, log: log.add) { address in
      let response = try await TestClient.socket(address).get("/shop?q=a")
      #expect(response.status == 500)
      #expect(response.text == "Something went wrong here. Please try again.\n")
    }
    #expect(log.lines == ["GET /shop?q=a: engine at 10.0.0.7 is down"])
    let inProcess = try await TestClient.inProcess(handler).get("/")
    #expect(inProcess.status == 500)
  }

  @Test func `a handler that is late is cancelled and its reader gets a 503`() async throws {
    let log = Log()
    let wasCancelled = Mutex(false)
    let handler: Handler = { request in
      guard request.path == "/slow" else { return .now(.text("quick")) }
      return .later {
        do {
          try await Task.sleep(for: .seconds(60))
        } catch {
          wasCancelled.withLock { $0 = true }
          throw error
        }
        return .text("never")
      }
    }
    try await TestClient.withServer(
      handler, .onFreePort { $0.handlerDeadline = .milliseconds(200) }, log: log.add
    ) { address in
      let socket = try TestSocket(address)
      try await socket.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\nGET /quick HTTP/1.1\r\nHost: a\r\n\r\n")
      let late = try await socket.readResponse()
      #expect(late.status == 503)
      #expect(late.text == "The answer took too long. Please try again.\n")
      let next = try await socket.readResponse()
      #expect(next.text == "quick")
    }
    #expect(log.lines == ["GET /slow: no answer before the handler's deadline."])
    while !wasCancelled.withLock({ $0 }) { await Task.yield() }
  }

  @Test func `an answer that comes after its deadline is not given to the next request`() async throws {
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let handler: Handler = { request in
      .later {
        if request.path == "/stubborn" {
          // Does not notice that it was cancelled.
          await Task.detached { for await _ in gate {} }.value
          return .text("stubborn")
        }
        // Lets the first answer out while this request is the suspended one.
        opening.finish()
        try await Task.sleep(for: .milliseconds(100))
        return .text("next")
      }
    }
    try await TestClient.withServer(handler, .onFreePort { $0.handlerDeadline = .seconds(1) }) { address in
      let socket = try TestSocket(address)
      try await socket.write("GET /stubborn HTTP/1.1\r\nHost: a\r\n\r\n")
      let late = try await socket.readResponse()
      #expect(late.status == 503)
      try await socket.write("GET /next HTTP/1.1\r\nHost: a\r\n\r\n")
      let next = try await socket.readResponse()
      // On a busy machine it can be late as well.
      #expect(next.text == "next" || next.status == 503)
    }
  }

  @Test func `the failure page can be replaced`() async throws {
    let handler: Handler = { _ in .later { throw EngineDown() } }
    let configuration = ServerConfiguration.onFreePort { configuration in
      configuration.failurePage = { failure, request in
        .html(Array("<p>\(failure): \(request.query.first("q") ?? "")</p>".utf8), status: failure.status)
      }
    }
    try await TestClient.withServer(handler, configuration) { address in
      let response = try await TestClient.socket(address).get("/?q=shoes")
      #expect(response.status == 500)
      #expect(response.text == "<p>failed: shoes</p>")
    }
  }

  @Test func `two hundred readers wait at once`() async throws {
    let handler: Handler = { request in
      .later {
        try await Task.sleep(for: .milliseconds(50))
        return .text(request.target)
      }
    }
    try await TestClient.withServer(handler, .onFreePort { $0.loopThreads = 2 }) { address in
      let answers = try await onOwnThread {
        let sockets = try (0..<200).map { _ in try TestSocket(address) }
        for (number, socket) in sockets.enumerated() {
          try socket.write("GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
        }
        return try sockets.map { try $0.readResponse().text }
      }
      #expect(answers == (0..<200).map { "/\($0)" })
    }
  }

  @Test(arguments: [false, true])
  func `readers who leave while they wait do no harm`(_ withReset: Bool) async throws {
    let started = Mutex(0)
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let handler: Handler = { request in
      guard request.path == "/wait" else { return .now(.text("\(started.withLock { $0 })")) }
      started.withLock { $0 += 1 }
      return .later {
        for await _ in gate {}
        return .text(String(repeating: "a", count: 100_000))
      }
    }
    try await TestClient.withServer(handler) { address in
      var sockets = try (0..<50).map { _ in try TestSocket(address) }
      for socket in sockets {
        if withReset { socket.resetOnClose() }
        try await socket.write("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n")
      }
      let watcher = try TestSocket(address)
      var count = ""
      while count != "50" {
        try await watcher.write("GET /count HTTP/1.1\r\nHost: a\r\n\r\n")
        count = try await watcher.readResponse().text
      }
      sockets.removeAll()
      opening.finish()
      for _ in 0..<100 {
        try await watcher.write("GET /count HTTP/1.1\r\nHost: a\r\n\r\n")
        count = try await watcher.readResponse().text
      }
      #expect(count == "50")
    }
  }
}
