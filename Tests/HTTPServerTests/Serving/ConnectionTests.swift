import Testing

@testable import HTTPServer

struct ConnectionTests {
  private static let echo: Handler = { request in
    .now(.text("\(request.method) \(request.target) \(String(decoding: request.body, as: UTF8.self))"))
  }

  @Test func `a connection carries one request after the other`() async throws {
    try await TestClient.withServer(Self.echo) { address in
      let socket = try TestSocket(address)
      for number in 0..<5 {
        try await socket.write("GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
        let response = try await socket.readResponse()
        #expect(response.text == "GET /\(number) ")
        #expect(response.headers["Connection"] == nil)
      }
      try await socket.write("POST /p HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
      let posted = try await socket.readResponse()
      #expect(posted.text == "POST /p abc")
      try await socket.write("GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      let last = try await socket.readResponse()
      #expect(last.headers["Connection"] == "close")
      let rest = try await socket.readToEnd()
      #expect(rest == [])
    }
  }

  @Test func `pipelined requests are answered in order`() async throws {
    let handler: Handler = { request in
      guard request.path.hasPrefix("/later") else { return .now(.text(request.target)) }
      return .later {
        await Task.yield()
        return .text(request.target)
      }
    }
    try await TestClient.withServer(handler) { address in
      let socket = try TestSocket(address)
      let targets = (0..<20).map { $0.isMultiple(of: 3) ? "/later/\($0)" : "/now/\($0)" }
      try await socket.write(targets.map { "GET \($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
      for target in targets {
        let response = try await socket.readResponse()
        #expect(response.text == target)
      }
    }
  }

  @Test func `a HEAD over a kept connection leaves it in step`() async throws {
    try await TestClient.withServer(Self.echo) { address in
      let socket = try TestSocket(address)
      try await socket.write("HEAD /a HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n")
      let head = try await socket.readResponse(isHead: true)
      #expect(head.headers["Content-Length"] == "8")
      let get = try await socket.readResponse()
      #expect(get.text == "GET /b ")
    }
  }

  @Test func `a client that waits for 100 gets it, then the answer`() async throws {
    try await TestClient.withServer(Self.echo) { address in
      let socket = try TestSocket(address)
      try await socket.write(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
      let interim = try await socket.readResponse()
      #expect(interim.status == 100)
      try await socket.write("abc")
      let response = try await socket.readResponse()
      #expect(response.text == "POST / abc")
    }
  }

  @Test func `a client that waits for 100 before a body that is too large gets the refusal instead`()
    async throws
  {
    try await TestClient.withServer(Self.echo, .onFreePort { $0.bodyLimit = 2 }) { address in
      let socket = try TestSocket(address)
      try await socket.write(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
      let response = try await socket.readResponse()
      #expect(response.status == 413)
    }
  }

  @Test func `HTTP 1.0 is answered and closed`() async throws {
    try await TestClient.withServer(Self.echo) { address in
      let answer = try await onOwnThread {
        let socket = try TestSocket(address)
        try socket.write("GET /old HTTP/1.0\r\n\r\n")
        return String(decoding: try socket.readToEnd(), as: UTF8.self)
      }
      #expect(answer.hasSuffix("\r\n\r\nGET /old "))
    }
  }

  @Test func `the handler is told the peer's address`() async throws {
    let handler: Handler = { .now(.text($0.peer ?? "nobody")) }
    for (listen, peer) in [("127.0.0.1:0", "127.0.0.1"), ("[::1]:0", "::1")] {
      let listenAddress = try ListenAddress(listen)
      try await TestClient.withServer(handler, .onFreePort { $0.address = listenAddress }) { address in
        let response = try await TestClient.socket(address).get("/")
        #expect(response.text == peer)
      }
    }
  }

  @Test func `a large body arrives whole, at several clients at once`() async throws {
    let page = (0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let handler: Handler = { _ in .now(Response(body: .bytes(page))) }
    try await TestClient.withServer(handler) { address in
      try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for _ in 0..<8 { group.addTask { try await TestClient.socket(address).get("/").body } }
        for try await body in group { #expect(body == page) }
      }
    }
  }

  @Test func `headers of a handler are written, and those of the server are not doubled`() async throws {
    let handler: Handler = { _ in
      .now(
        Response(
          headers: ["Set-Cookie": "a=1", "Set-Cookie": "b=2", "Content-Length": "99", "X-Long": "ä\t\"x\""],
          body: .bytes([65])))
    }
    try await TestClient.withServer(handler) { address in
      let response = try await TestClient.socket(address).get("/")
      #expect(response.headers.all("Set-Cookie") == ["a=1", "b=2"])
      #expect(response.headers.all("Content-Length") == ["1"])
      #expect(response.headers.all("Date").count == 1)
      #expect(response.headers["X-Long"] == "ä\t\"x\"")
    }
  }

  @Test func `a response that cannot be written becomes a 500`() async throws {
    let handler: Handler = { _ in .now(.redirect(to: "/a\r\nSet-Cookie: b=1")) }
    try await TestClient.bothWays(handler) { client in
      let response = try await client.get("/")
      #expect(response.status == 500)
      #expect(response.headers["Set-Cookie"] == nil)
      #expect(response.headers["Location"] == nil)
    }
  }

  /// Sends a header line every 50 ms, which resets an inactivity timeout each time.
  @Test func `a header block that never ends is cut off`() async throws {
    try await TestClient.withServer(
      Self.echo, .onFreePort { $0.headerDeadline = .milliseconds(300) }
    ) { address in
      let lines = try await onOwnThread {
        let socket = try TestSocket(address)
        try socket.write("GET / HTTP/1.1\r\n")
        var lines = 0
        do {
          while lines < 200 {
            try socket.write("X-\(lines): a\r\n")
            lines += 1
            pause(milliseconds: 50)
          }
        } catch TestClientError.system {}
        return lines
      }
      #expect(lines < 200)
    }
  }

  @Test func `a body that never ends is cut off`() async throws {
    try await TestClient.withServer(
      Self.echo, .onFreePort { $0.bodyDeadline = .milliseconds(300) }
    ) { address in
      let sent = try await onOwnThread {
        let socket = try TestSocket(address)
        try socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n")
        var sent = 0
        do {
          while sent < 200 {
            try socket.write("a")
            sent += 1
            pause(milliseconds: 50)
          }
        } catch TestClientError.system {}
        return sent
      }
      #expect(sent < 200)
    }
  }

  @Test func `an answer that nobody reads is cut off`() async throws {
    let page = [UInt8](repeating: 65, count: 20_000_000)
    let handler: Handler = { _ in .now(Response(body: .bytes(page))) }
    try await TestClient.withServer(
      handler, .onFreePort { $0.responseDeadline = .milliseconds(300) }
    ) { address in
      let received = try await onOwnThread {
        let socket = try TestSocket(address)
        try socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        pause(milliseconds: 1000)
        return try socket.readToEnd().count
      }
      #expect(received < page.count)
    }
  }

  @Test func `a connection that stays silent is closed`() async throws {
    try await TestClient.withServer(
      Self.echo, .onFreePort { $0.headerDeadline = .milliseconds(200) }
    ) { address in
      let silent = try TestSocket(address)
      let kept = try TestSocket(address)
      try await kept.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      _ = try await kept.readResponse()
      let both = try await silent.readToEnd() + kept.readToEnd()
      #expect(both == [])
    }
  }

  @Test func `connections over the limit wait until one closes`() async throws {
    try await TestClient.withServer(Self.echo, .onFreePort { $0.connectionLimit = 4 }) { address in
      var sockets = try (0..<4).map { _ in try TestSocket(address) }
      for socket in sockets {
        try await socket.write("GET /held HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try await socket.readResponse()
      }
      let fifth = try TestSocket(address)
      try await fifth.write("GET /fifth HTTP/1.1\r\nHost: a\r\n\r\n")
      sockets.removeLast()
      let response = try await fifth.readResponse()
      #expect(response.text == "GET /fifth ")
    }
  }
}
