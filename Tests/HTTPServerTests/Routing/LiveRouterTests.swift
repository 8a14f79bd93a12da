import HTTPServer
import Testing

@Suite struct LiveRouterTests {
  @Test func `a replaced router answers the next requests, and the old one what it began`() async throws {
    let live = LiveRouter(Self.router("first"))
    let begun = live.handle(Request(target: "/later"))
    try await TestClient.bothWays(live.handle) { client in
      let text = try await client.get("/").text
      #expect(text == "first")
    }
    live.replace(Self.router("second"))
    try await TestClient.bothWays(live.handle) { client in
      let text = try await client.get("/").text
      #expect(text == "second")
    }
    #expect(try await begun.response().body == .bytes(Array("first".utf8)))
  }

  private static func router(_ text: String) -> Router {
    var router = Router()
    router.get("/") { _ in .now(.text(text)) }
    router.get("/later") { _ in .later { .text(text) } }
    return router
  }
}
