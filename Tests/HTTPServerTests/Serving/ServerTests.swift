import Testing

@testable import HTTPServer

struct ServerTests {
  static let router: Router = {
    var router = Router()
    router.get("/{site}/hit/{id}") { request in
      .now(.text("\(request.parameters["site"] ?? "-") \(request.parameters["id"] ?? "-")"))
    }
    router.post("/echo") { request in .now(Response(body: .bytes(request.body))) }
    router.get("/later") { request in
      .later {
        await Task.yield()
        return .text("later \(request.query.first("q") ?? "")")
      }
    }
    return router
  }()

  @Test func `a route answers the same in process and over a socket`() async throws {
    try await TestClient.bothWays(Self.router.handle) { client in
      let response = try await client.get("/shop/hit/a%2Fb")
      #expect(response.status == 200)
      #expect(response.headers["Content-Type"] == "text/plain; charset=utf-8")
      #expect(response.headers["Content-Length"] == "8")
      #expect(response.text == "shop a/b")
    }
  }

  @Test func `a body reaches the handler and a handler may answer later`() async throws {
    try await TestClient.bothWays(Self.router.handle) { client in
      let big = [UInt8](repeating: 65, count: 300_000)
      let echo = try await client.post("/echo", body: big)
      #expect(echo.body == big)
      let later = try await client.get("/later?q=x")
      #expect(later.text == "later x")
    }
  }
}
