import Testing

@testable import HTTPServer

struct RouterTests {
  private static let router: Router = {
    var router = Router()
    func answer(_ name: String, _ parameters: String...) -> Handler {
      { request in
        .now(.text(([name] + parameters.map { request.parameters[$0] ?? "nil" }).joined(separator: " ")))
      }
    }
    router.get("/", answer("root"))
    router.get("/healthz", answer("health"))
    router.get("/{site}", answer("site", "site"))
    router.get("/{site}/hit/{id}", answer("hit", "site", "id"))
    router.get("/shop/hit/new", answer("new", "id"))
    router.get("/shop/only", answer("only"))
    router.get("/{site}/facet/{name}", answer("facet", "site", "name"))
    router.post("/login", answer("login"))
    router.post("/{site}/hit/{id}", answer("change", "id"))
    router.get("/files/{path...}", answer("files", "path"))
    router.get("/slow") { _ in .later { .text("slow") } }
    router.on("HEAD", "/probe", answer("probe"))
    router.get("/probe") { _ in .now(.text("long answer")) }
    return router
  }()

  @Test(arguments: [
    ("/", "root"),
    ("/?q=a", "root"),
    ("/healthz", "health"),
    ("/%68ealthz", "health"),
    ("/shop", "site shop"),
    ("/shop?a=/b", "site shop"),
    ("/shop/hit/7", "hit shop 7"),
    ("/shop/hit/new", "new nil"),
    ("/movies/hit/new", "hit movies new"),
    ("/shop/facet/brand", "facet shop brand"),
    ("/shop/hit/a%2Fb", "hit shop a/b"),
    ("/shop/hit/a%252Fb", "hit shop a%2Fb"),
    ("/shop/hit/%E2%82%AC%20x", "hit shop € x"),
    ("/shop/hit/a+b", "hit shop a+b"),
    ("/shop/hit/..", "hit shop .."),
    ("/login", "site login"),
    ("/files/a", "files a"),
    ("/files/a/b%2Fc.txt", "files a/b/c.txt"),
    ("http://example.com/shop", "site shop"),
    ("/slow", "slow"),
  ])
  func `a path finds its route`(_ target: String, _ text: String) async throws {
    let response = try await TestClient.inProcess(Self.router.handle).get(target)
    #expect(response.status == 200)
    #expect(response.text == text)
  }

  @Test(arguments: [
    "/shop/hit", "/shop/hit/1/2", "/a/b", "//", "//shop", "/shop//hit/1", "/shop/hit//", "/files//a",
  ])
  func `a path without a route is not found`(_ target: String) async throws {
    let response = try await TestClient.inProcess(Self.router.handle).get(target)
    #expect(response.status == 404)
    #expect(response.text == "Not found.\n")
  }

  @Test(arguments: [
    ("GET", "/shop/hit/1/", "/shop/hit/1"),
    ("GET", "/shop/?q=a+b%20c&x=%zz", "/shop?q=a+b%20c&x=%zz"),
    ("HEAD", "/shop/", "/shop"),
    ("POST", "/login/", "/login"),
    ("GET", "/sh%C3%B6p/", "/sh%C3%B6p"),
    ("GET", "/a%2Fb/", "/a%2Fb"),
    ("GET", "/%5Cevil.example/", "/%5Cevil.example"),
    ("GET", "/\\evil.example/", "/%5Cevil.example"),
    ("GET", "/%2Fevil.example/", "/%2Fevil.example"),
    ("GET", "/%09/hit/x/", "/%09/hit/x"),
    ("GET", "/shop/?q=\"<\\\u{E4}", "/shop?q=%22%3C%5C%C3%A4"),
  ])
  func `a slash at the end redirects to the path without it`(
    _ method: String, _ target: String, _ location: String
  ) async throws {
    let response = try await TestClient.inProcess(Self.router.handle).send(method, target)
    #expect(response.status == 308)
    #expect(response.headers["Location"] == location)
  }

  @Test(arguments: [
    "//evil.example/", "///evil.example/", "//evil.example/hit/1/", "/shop//", "/a/b/", "//", "/shop/hit/",
  ])
  func `a path that leads nowhere is never redirected`(_ target: String) async throws {
    let response = try await TestClient.inProcess(Self.router.handle).get(target)
    #expect(response.status == 404)
    #expect(response.headers["Location"] == nil)
  }

  @Test(arguments: [
    ("POST", "/healthz", "GET, HEAD, OPTIONS"),
    ("DELETE", "/shop/hit/1", "GET, HEAD, OPTIONS, POST"),
    ("DELETE", "/login", "GET, HEAD, OPTIONS, POST"),
    ("get", "/healthz", "GET, HEAD, OPTIONS"),
  ])
  func `a known path with another method is answered 405 with Allow`(
    _ method: String, _ target: String, _ allow: String
  ) async throws {
    let response = try await TestClient.inProcess(Self.router.handle).send(method, target)
    #expect(response.status == 405)
    #expect(response.headers["Allow"] == allow)
  }

  @Test func `OPTIONS names the methods of a path and of the server`() async throws {
    try await TestClient.bothWays(Self.router.handle) { client in
      let path = try await client.send("OPTIONS", "/shop/hit/1")
      #expect(path.status == 204)
      #expect(path.headers["Allow"] == "GET, HEAD, OPTIONS, POST")
      #expect(path.headers["Content-Length"] == nil)
      let server = try await client.send("OPTIONS", "*")
      #expect(server.status == 204)
      #expect(server.headers["Allow"] == "GET, HEAD, OPTIONS, POST")
      let nothing = try await client.send("OPTIONS", "/a/b")
      #expect(nothing.status == 404)
      let star = try await client.get("*")
      #expect(star.status == 400)
    }
  }

  @Test func `HEAD has the headers of GET and no body`() async throws {
    try await TestClient.bothWays(Self.router.handle) { client in
      for target in ["/shop", "/slow", "/a/b"] {
        let get = try await client.get(target)
        let head = try await client.head(target)
        #expect(head.status == get.status)
        #expect(head.headers["Content-Type"] == get.headers["Content-Type"])
        #expect(head.headers["Content-Length"] == "\(get.body.count)")
        #expect(head.body == [])
      }
    }
  }

  @Test func `a HEAD route of its own wins over GET`() async throws {
    try await TestClient.bothWays(Self.router.handle) { client in
      let response = try await client.head("/probe")
      #expect(response.headers["Content-Length"] == "5")
    }
  }

  @Test func `both error pages can be replaced`() async throws {
    var router = Self.router
    router.notFound = { request in .later { .html(Array("no \(request.path)".utf8), status: 404) } }
    router.methodNotAllowed = { request in .later { .html(Array("not \(request.method)".utf8), status: 405) }
    }
    try await TestClient.bothWays(router.handle) { client in
      let missing = try await client.get("/a/b")
      #expect(missing.status == 404)
      #expect(missing.text == "no /a/b")
      let refused = try await client.post("/healthz", body: [])
      #expect(refused.status == 405)
      #expect(refused.text == "not POST")
      #expect(refused.headers["Allow"] == "GET, HEAD, OPTIONS")
    }
  }

  @Test(arguments: ["shop", "/a%00b", "/a?q=%00"])
  func `a broken target is answered 400`(_ target: String) async throws {
    let response = try await TestClient.inProcess(Self.router.handle).get(target)
    #expect(response.status == 400)
  }

  @Test func `files come before routes and answer only GET and HEAD`() async throws {
    var router = Self.router
    router.files.add(path: "/theme.css", bytes: Array("a{}".utf8))
    let client = TestClient.inProcess(router.handle)
    let file = try await client.get("/theme.css")
    #expect(file.text == "a{}")
    let head = try await client.head("/theme.css")
    #expect(head.headers["Content-Length"] == "3")
    #expect(head.body == [])
    let posted = try await client.post("/theme.css", body: [])
    #expect(posted.status == 405)
    #expect(posted.headers["Allow"] == "GET, HEAD, OPTIONS")
  }
}
