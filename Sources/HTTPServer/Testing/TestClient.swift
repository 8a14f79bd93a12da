/// Sends requests to a handler, in process or over a socket, so that the same test can run both ways.
///
///     try await TestClient.bothWays(router.handle) { client in
///       let response = try await client.get("/healthz")
///       #expect(response.status == 200)
///     }
package struct TestClient: Sendable {
  private enum Way: Sendable {
    case inProcess(Handler)
    case socket(BoundAddress)
  }

  private let way: Way

  package static func inProcess(_ handler: @escaping Handler) -> TestClient {
    TestClient(way: .inProcess(handler))
  }

  /// Each request opens a connection of its own.
  package static func socket(_ address: BoundAddress) -> TestClient {
    TestClient(way: .socket(address))
  }

  /// Runs `test` twice: in process, and against a server on a free port that is stopped afterwards.
  package static func bothWays(
    _ handler: @escaping Handler, _ test: (TestClient) async throws -> Void
  ) async throws {
    try await test(.inProcess(handler))
    try await withServer(handler) { try await test(.socket($0)) }
  }

  /// Runs `test` against a server and stops the server.
  package static func withServer(
    _ handler: @escaping Handler, _ configuration: ServerConfiguration? = nil,
    log: @escaping ServerLog = { _ in }, _ test: (BoundAddress) async throws -> Void
  ) async throws {
    let server = Server(configuration: configuration ?? .onFreePort(), handler: handler, log: log)
    let address = try server.start()
    do {
      try await test(address)
    } catch {
      await server.stop(within: .zero)
      throw error
    }
    await server.stop(within: .zero)
  }

  package func get(_ target: String, headers: Headers = [:]) async throws -> TestResponse {
    try await send("GET", target, headers: headers)
  }

  package func head(_ target: String, headers: Headers = [:]) async throws -> TestResponse {
    try await send("HEAD", target, headers: headers)
  }

  package func post(_ target: String, headers: Headers = [:], body: [UInt8]) async throws -> TestResponse {
    try await send("POST", target, headers: headers, body: body)
  }

  package func send(
    _ method: String, _ target: String, headers: Headers = [:], body: [UInt8] = []
  ) async throws -> TestResponse {
    switch way {
    case .inProcess(let handler):
      let request = Request(method: method, target: target, headers: headers, body: body)
      return await TestClient.answer(request, handler)
    case .socket(let address):
      return try await onOwnThread {
        let socket = try TestSocket(address)
        try socket.write(TestClient.message(method, target, headers, body))
        return try socket.readResponse(isHead: method == "HEAD")
      }
    }
  }

  /// What the server would write.
  private static func answer(_ request: Request, _ handler: Handler) async -> TestResponse {
    let configuration = ServerConfiguration()
    var response: Response
    do {
      response = try await handler(request).response()
    } catch {
      response = configuration.failurePage(.failed, request)
    }
    if response.fault != nil { response = configuration.failurePage(.failed, request) }
    var headers = response.headers
    headers["Content-Length"] = response.status == 204 ? nil : "\(response.body.count)"
    var body: [UInt8] = []
    if case .bytes(let bytes) = response.body, !request.isHead, ![204, 304].contains(response.status) {
      body = bytes
    }
    return TestResponse(status: response.status, headers: headers, body: body)
  }

  private static func message(_ method: String, _ target: String, _ headers: Headers, _ body: [UInt8])
    -> [UInt8]
  {
    var head = "\(method) \(target) HTTP/1.1\r\n"
    var headers = headers
    if headers["Host"] == nil { headers.add("Host", "localhost") }
    if !body.isEmpty { headers["Content-Length"] = "\(body.count)" }
    for field in headers.fields { head += "\(field.name): \(field.value)\r\n" }
    return Array((head + "\r\n").utf8) + body
  }
}

extension ServerConfiguration {
  /// Settings for a test: one loop thread on a free port of the loopback address.
  package static func onFreePort(_ change: (inout ServerConfiguration) -> Void = { _ in })
    -> ServerConfiguration
  {
    var configuration = ServerConfiguration(
      address: ListenAddress(host: "127.0.0.1", port: 0, isIPv6: false))
    configuration.loopThreads = 1
    change(&configuration)
    return configuration
  }
}
