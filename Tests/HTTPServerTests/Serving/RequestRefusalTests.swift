import Synchronization
import Testing

@testable import HTTPServer

struct RequestRefusalTests {
  /// Everything that is sent back for some bytes, until the server closes the connection.
  private func exchange(_ bytes: String, limit: Int = 1_048_576) async throws -> String {
    let answer = Mutex("")
    let handler: Handler = { .now(.text("answered \($0.method) \($0.path)")) }
    let configuration = ServerConfiguration.onFreePort {
      $0.bodyLimit = limit
      $0.headerDeadline = .seconds(1)
    }
    try await TestClient.withServer(handler, configuration) { address in
      let all = try await onOwnThread {
        let socket = try TestSocket(address)
        try socket.write(bytes)
        return try socket.readToEnd()
      }
      answer.withLock { $0 = String(decoding: all, as: UTF8.self) }
    }
    return answer.withLock { $0 }
  }

  /// The refused request carries a second one, which must never be answered.
  @Test(arguments: [
    ("no Host", "GET / HTTP/1.1\r\n\r\n", 400),
    ("two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400),
    ("two Hosts on HTTP/1.0", "GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("a Host with a path", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400),
    ("two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc", 400),
    (
      "length and encoding",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400
    ),
    (
      "two encodings",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400
    ),
    ("encoding gzip", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n", 501),
    ("encoding gzip, chunked", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
    ("encoding xchunked", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n", 501),
    ("encoding on HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    ("a space before the colon", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length : 3\r\n\r\n", 400),
    ("a space in a header name", "GET / HTTP/1.1\r\nHost: a\r\nX Y: 3\r\n\r\n", 400),
    ("a character outside ASCII in a name", "GET / HTTP/1.1\r\nHost: a\r\nX-Ä: 3\r\n\r\n", 400),
    ("an empty header name", "GET / HTTP/1.1\r\nHost: a\r\n: 3\r\n\r\n", 400),
    ("a bad method", "G(T / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("a target without a slash", "GET shop HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n", 400),
    ("%00 in the path", "GET /a%00b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("%00 in the query", "GET /a?q=%00 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("NUL in the path", "GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("NUL in the query", "GET /a?q=\0b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("NUL in a value", "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\0c\r\nX-B: d\r\n\r\n", 400),
    ("NUL in the last value", "GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n", 400),
    ("NUL in the version", "GET / HTTP/1.1\0x\r\nHost: a\r\n\r\n", 400),
    ("a space in the target", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("a tab in the target", "GET /a\tb HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("two spaces before the version", "GET /  HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("a folded header", "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\nX-B: d\r\n\r\n", 400),
    (
      "a space behind chunked", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked \r\n\r\n0\r\n\r\n",
      501
    ),
    ("a long target", "GET /\(String(repeating: "a", count: 8192)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
    ("a long query", "GET /?\(String(repeating: "a", count: 8191)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
    ("a large body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1048577\r\n\r\n", 413),
    ("a huge length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9223372036854775807\r\n\r\n", 413),
  ])
  func `a request is refused and its connection closed`(
    _ name: String, _ request: String, _ status: Int
  ) async throws {
    let answer = try await exchange(request + "GET /second HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(name): \(answer)")
    #expect(answer.contains("\r\nConnection: close\r\n"), "\(name)")
    #expect(!answer.contains("answered"), "\(name)")
    #expect(answer.split(separator: "HTTP/1.1 ").count == 1, "\(name): \(answer)")
  }

  @Test(arguments: [
    ("CR in a value", "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\rc\r\n\r\n"),
    ("a header without a colon", "GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n"),
    ("a length that is a list", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3, 3\r\n\r\nabc"),
    ("a length with a plus", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\nabc"),
    ("a negative length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n"),
    ("HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    ("no version", "GET /\r\n\r\n"),
    ("TLS", "\u{16}\u{3}\u{1}\0\u{5}\r\n\r\n"),
  ])
  func `bytes that are no request never reach the handler`(_ name: String, _ request: String) async throws {
    let answer = try await exchange(request)
    #expect(!answer.contains("answered"), "\(name): \(answer)")
    #expect(
      answer.isEmpty || answer.hasPrefix("HTTP/1.1 4") || answer.hasPrefix("HTTP/1.1 5"), "\(name): \(answer)"
    )
  }

  @Test(arguments: [
    ("the longest target", "GET /\(String(repeating: "a", count: 8191)) HTTP/1.1\r\nHost: a\r\n\r\n"),
    ("an absolute target", "GET http://a/b HTTP/1.1\r\nHost: a\r\n\r\n"),
    ("spaces around a value", "GET / HTTP/1.1\r\nHost: \t a \t\r\n\r\n"),
    ("an empty Host", "GET / HTTP/1.1\r\nHost:\r\n\r\n"),
    ("HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n"),
    ("an unknown method", "BREW / HTTP/1.1\r\nHost: a\r\n\r\n"),
    ("2000 parameters", "GET /?\(String(repeating: "a&", count: 2000)) HTTP/1.1\r\nHost: a\r\n\r\n"),
    (
      "encoding CHUNKED",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: CHUNKED\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
    ),
  ])
  func `an unusual request is answered`(_ name: String, _ request: String) async throws {
    let handler: Handler = { .now(.text("answered \($0.method)")) }
    try await TestClient.withServer(handler) { address in
      let response = try await onOwnThread {
        let socket = try TestSocket(address)
        try socket.write(request)
        return try socket.readResponse()
      }
      #expect(response.status == 200, "\(name)")
      #expect(response.text.hasPrefix("answered"), "\(name)")
    }
  }

  @Test func `a chunked body over the limit is answered 413`() async throws {
    let chunk = "a\r\n0123456789\r\n"
    let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
    let fits = try await exchange(
      head.replacing("Host: a", with: "Host: a\r\nConnection: close") + chunk + chunk + "0\r\n\r\n", limit: 20
    )
    #expect(fits.hasPrefix("HTTP/1.1 200 "))
    let over = try await exchange(head + chunk + chunk + chunk + "0\r\n\r\n", limit: 20)
    #expect(over.hasPrefix("HTTP/1.1 413 "))
    #expect(over.contains("\r\nConnection: close\r\n"))
  }

  @Test func `a chunked body without end is cut off`() async throws {
    let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
    let handler: Handler = { _ in .now(.text("answered")) }
    try await TestClient.withServer(handler, .onFreePort { $0.bodyLimit = 20 }) { address in
      let sent = try await onOwnThread {
        let socket = try TestSocket(address)
        try socket.write(head)
        let chunk = "10000\r\n" + String(repeating: "a", count: 65_536) + "\r\n"
        var sent = 0
        do {
          while sent < 64_000_000 {
            try socket.write(chunk)
            sent += 65_536
          }
        } catch TestClientError.system {}
        return sent
      }
      #expect(sent < 64_000_000)
    }
  }

  @Test func `a header block over the limit is answered 431`() async throws {
    let answer = try await exchange(
      "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "a", count: 40_000))\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 431 "))
  }

  @Test(arguments: [1, 7, 100, 1460])
  func `a large header block in small pieces is read whole`(_ size: Int) async throws {
    let fields = (0..<60).map { ($0, String(repeating: "v \($0)", count: size == 1 ? 2 : 90)) }
    let block = fields.map { "X-\($0): \($1)\r\n" }.joined()
    let message = Array("GET /a?b=c HTTP/1.1\r\nHost: a\r\n\(block)\r\n".utf8)
    let echo: Handler = { request in
      .now(.text(request.headers.fields.dropFirst().map { "\($0.name): \($0.value)\r\n" }.joined()))
    }
    try await TestClient.withServer(echo) { address in
      let response = try await onOwnThread {
        let socket = try TestSocket(address)
        for start in stride(from: 0, to: message.count, by: size) {
          try socket.write(Array(message[start..<min(start + size, message.count)]))
        }
        return try socket.readResponse()
      }
      #expect(response.status == 200)
      #expect(response.text == block)
    }
  }

  @Test func `a refusal goes to the log`() async throws {
    let lines = Mutex<[String]>([])
    let handler: Handler = { _ in .now(.text("answered")) }
    let log: ServerLog = { event in lines.withLock { $0.append(event.description) } }
    try await TestClient.withServer(handler, log: log) { address in
      _ = try await onOwnThread {
        let socket = try TestSocket(address)
        try socket.write("GET / HTTP/1.1\r\n\r\n")
        return try socket.readToEnd()
      }
    }
    #expect(
      lines.withLock { $0 } == ["127.0.0.1: refused with 400: A request needs exactly one Host header."])
  }
}
