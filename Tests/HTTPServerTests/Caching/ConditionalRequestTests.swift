import Testing

@testable import HTTPServer

struct ConditionalRequestTests {
  private let page = Response.html(Array("abc".utf8))

  @Test func `a page gets a strong tag over its bytes`() {
    let response = respond(page, to: Request(target: "/"))
    #expect(response.status == 200)
    #expect(response.headers["ETag"] == "\"44bc2cf5ad770999\"")
    #expect(response.body == .bytes(Array("abc".utf8)))
  }

  @Test(arguments: [
    ("\"44bc2cf5ad770999\"", 304),
    ("W/\"44bc2cf5ad770999\"", 304),
    ("\"x\", \"44bc2cf5ad770999\"", 304),
    ("\"a,b\",W/\"44bc2cf5ad770999\" ", 304),
    ("*", 304),
    (" * ", 304),
    ("\"x\"", 200),
    ("44bc2cf5ad770999", 200),
    ("\"44bc2cf5ad770999", 200),
    ("\"x\"44bc2cf5ad770999\"y\"", 200),
    ("", 200),
  ])
  func `the reader's tags decide`(_ tags: String, _ status: Int) {
    let request = Request(target: "/", headers: ["If-None-Match": tags])
    #expect(respond(page, to: request).status == status)
  }

  @Test func `a 304 keeps the headers that refresh a stored page and announces its length`() {
    var cached = page
    cached.headers["Cache-Control"] = "max-age=60"
    cached.headers["Vary"] = "HX-Request"
    let request = Request(target: "/", headers: ["If-None-Match": "*"])
    let response = respond(cached, to: request)
    #expect(
      response.headers == [
        "Cache-Control": "max-age=60", "Vary": "HX-Request", "ETag": "\"44bc2cf5ad770999\"",
      ])
    #expect(response.body == .omitted(length: 3))
  }

  @Test func `a tag that the page brings is kept`() {
    var tagged = page
    tagged.headers["ETag"] = "W/\"v7\""
    #expect(respond(tagged, to: Request(target: "/")).headers["ETag"] == "W/\"v7\"")
    let request = Request(target: "/", headers: ["If-None-Match": "\"v7\""])
    #expect(respond(tagged, to: request).status == 304)
  }

  @Test func `other methods and other answers stay as they are`() {
    let headers: Headers = ["If-None-Match": "*"]
    let posted = respond(page, to: Request(method: "POST", target: "/", headers: headers))
    #expect(posted.status == 200)
    #expect(posted.headers["ETag"] == nil)
    let missing = respond(.text("no", status: 404), to: Request(target: "/", headers: headers))
    #expect(missing.status == 404)
    #expect(missing.headers["ETag"] == nil)
  }

  @Test func `a page with a tag answers the same in process and over a socket`() async throws {
    let page = page
    let handler: Handler = { .now(respond(page, to: $0)) }
    try await TestClient.bothWays(handler) { client in
      let first = try await client.get("/")
      let again = try await client.get("/", headers: ["If-None-Match": first.headers["ETag"] ?? ""])
      #expect(again.status == 304)
      #expect(again.body == [])
      #expect(again.headers["ETag"] == "\"44bc2cf5ad770999\"")
      #expect(again.headers["Content-Length"] == "3")
    }
  }
}
