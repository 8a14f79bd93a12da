import HTTPServer
import SearchCore
import Testing

@testable import SearchWeb

@Suite struct SiteRoutesTests {
  let backend = ScriptedBackend(FixtureAnswers.answer)

  func text(_ target: String, headers: Headers = [:]) async throws -> (
    status: Int, body: String, headers: Headers
  ) {
    let router = try FixtureSite.application(FixtureSite.site(backend: backend)).router
    let response = try await router.response(to: Request(target: target, headers: headers))
    guard case .bytes(let bytes) = response.body else { return (response.status, "", response.headers) }
    return (response.status, String(decoding: bytes, as: UTF8.self), response.headers)
  }

  @Test func `a results page asks the engine once, suggestions included`() async throws {
    _ = try await text("/things?q=lamp")
    #expect(backend.calls.value == 1)
  }

  @Test func `a site that shows nothing first does not ask the engine for an empty query`() async throws {
    let site = FixtureSite.site(showsAllFirst: false, backend: backend)
    let response = try await FixtureSite.application(site).router.response(to: Request(target: "/things"))
    #expect(response.status == 200)
    #expect(backend.calls.value == 0)
  }

  @Test func `a site that searches on submit does not follow the typing and can be cancelled`() async throws {
    var settings = FixtureSite.settings
    settings.suggestionsIndex = nil
    let site = FixtureSite.site(settings: settings, searchMode: .onSubmit, backend: backend)
    let router = try FixtureSite.application(site).router
    let response = try await router.response(to: Request(target: "/things?q=lamp"))
    guard case .bytes(let bytes) = response.body else { return #expect(Bool(false)) }
    let body = String(decoding: bytes, as: UTF8.self)
    #expect(body.contains(#"data-hx-trigger="submit" data-hx-target="main""#))
    #expect(body.contains(#"<a class="search-cancel" href="/things">Cancel</a>"#))
    #expect(!body.contains(#"id="suggest""#))
  }

  @Test func `the fragment is the part of the page that it replaces`() async throws {
    let page = try await text("/things?q=lamp&brand=Halden")
    let fragment = try await text("/things?q=lamp&brand=Halden", headers: ["HX-Request": "true"])
    #expect(fragment.body.hasPrefix("<title>lamp | Things &amp; Co</title>\n"))
    let main = fragment.body.dropFirst("<title>lamp | Things &amp; Co</title>\n".count)
    #expect(main.hasPrefix("<main class=\"results with-facets\" id=\"main\">"))
    #expect(page.body.contains(main))
    #expect(!fragment.body.contains("id=\"q\""))
  }

  @Test func `a history restore gets the whole page`() async throws {
    let restored = try await text(
      "/things?q=lamp", headers: ["HX-Request": "true", "HX-History-Restore-Request": "true"])
    #expect(restored.body.hasPrefix("<!doctype html>"))
  }

  @Test(arguments: [
    "/things", "/things?q=lamp", "/things/suggestions?q=la", "/things/hit/lamp-1", "/things/nowhere",
  ])
  func `caches are told what a page depends on, and browsers what it may load`(_ target: String) async throws
  {
    let response = try await text(target)
    #expect(response.headers["Vary"] == "HX-Request, HX-History-Restore-Request")
    #expect(response.headers["Content-Security-Policy"]?.contains("script-src 'self'") == true)
    #expect(response.headers["X-Content-Type-Options"] == "nosniff")
  }

  @Test func `a page and its fragment have validators of their own`() async throws {
    let page = try await text("/things?q=lamp")
    let fragment = try await text("/things?q=lamp", headers: ["HX-Request": "true"])
    let tag = try #require(page.headers["ETag"])
    #expect(fragment.headers["ETag"] != tag)
    #expect(try await text("/things?q=lamp", headers: ["If-None-Match": tag]).status == 304)
  }

  @Test func `a card shows what the record has, in the language's shapes`() async throws {
    let body = try await text("/things?q=lamp").body
    #expect(body.contains(#"<a href="/things/hit/lamp-1" dir="auto">Brass <mark>lam</mark>p</a>"#))
    #expect(body.contains(#"<p class="brand" dir="auto">Tarn &amp; Fell</p>"#))
    #expect(body.contains("£38.00<s><span class=\"visually-hidden\">was </span>£48.50</s>"))
    #expect(body.contains("<span class=\"star\">★</span> 4.8 (1,204)"))
    #expect(body.contains("<span class=\"badge\">Sale</span>"))
  }

  @Test func `a record without a name, price or picture is still a card`() async throws {
    let body = try await text("/things?q=lamp").body
    #expect(body.contains(#"<a href="/things/hit/a%2Fb%20c%3F" dir="auto">a/b c?</a>"#))
    #expect(body.contains(#"<div class="card-media missing">"#))
    #expect(!body.contains("null"))
    #expect(!body.contains("src=\"\""))
  }

  @Test func `every hit's link leads to its page`() async throws {
    let page = try await text("/things/hit/a%2Fb%20c%3F")
    #expect(page.status == 200)
    #expect(page.body.contains("<h1 dir=\"auto\">a/b c?</h1>"))
  }

  @Test func `an unknown hit is a 404 that leads on`() async throws {
    let page = try await text("/things/hit/none")
    #expect(page.status == 404)
    #expect(page.body.contains("There is no thing “none”."))
    #expect(page.body.contains("href=\"/things\">All things</a>"))
  }

  @Test func `facet values are links that add them, chosen ones first and removing`() async throws {
    let body = try await text("/things?q=lamp&brand=Tarn+%26+Fell").body
    let chosen = try #require(body.range(of: #"<a class="value" href="/things?q=lamp" "#))
    let other = try #require(
      body.range(of: #"href="/things?q=lamp&amp;brand=Halden&amp;brand=Tarn+%26+Fell""#))
    #expect(chosen.lowerBound < other.lowerBound)
    #expect(body.contains(#"aria-current="true"><span class="tick""#))
    #expect(body.contains("All 5 in brand"))
  }

  @Test func `filters and order are sent along with a new query`() async throws {
    let body = try await text("/things?q=lamp&brand=Halden&sort=price-asc").body
    #expect(body.contains(#"<input type="hidden" form="search" name="brand" value="Halden"/>"#))
    #expect(body.contains(#"<input type="hidden" form="search" name="sort" value="price-asc"/>"#))
    #expect(!body.contains(#"form="search" name="q""#))
  }

  @Test func `a page beyond the last is a 404 with a link to the last`() async throws {
    let page = try await text("/things?q=lamp&page=9")
    #expect(page.status == 404)
    #expect(page.body.contains("There is no page 9"))
    #expect(page.body.contains(#"href="/things?q=lamp&amp;page=3">Go to the last page</a>"#))
  }

  @Test func `nothing found offers each filter to take away, and popular searches`() async throws {
    let page = try await text("/things?q=nothing&brand=Halden&brand=Ullin")
    #expect(page.status == 200)
    #expect(page.body.contains("Nothing for “nothing” with these filters"))
    #expect(page.body.contains(#"href="/things?q=nothing&amp;brand=Ullin" rel="nofollow""#))
    #expect(page.body.contains(#"href="/things?q=nothing">Take all filters away</a>"#))
    #expect(page.body.contains(#"<a class="chip" href="/things?q=lamp+shade" dir="auto">lamp shade</a>"#))
  }

  @Test(arguments: [("broken", 502), ("slow", 504), ("busy", 503)])
  func `an engine error keeps the query and tells no secret`(_ query: String, _ status: Int) async throws {
    let page = try await text("/things?q=\(query)&brand=Halden")
    #expect(page.status == status)
    #expect(page.body.contains(#"name="q" type="text" dir="auto" value="\#(query)""#))
    #expect(page.body.contains(#"<span class="chip" dir="auto">Halden</span>"#))
    #expect(page.body.contains(#"href="/things?q=\#(query)&amp;brand=Halden">Try again</a>"#))
    #expect(!page.body.contains("secret"))
    #expect((page.headers["Retry-After"] != nil) == (status == 503))
    #expect(page.headers["Cache-Control"] == "no-store")
  }

  @Test func `suggestions show what was not typed, link to results and fill the box`() async throws {
    let fragment = try await text("/things/suggestions?q=la", headers: ["HX-Request": "true"]).body
    #expect(fragment.contains(#"<a class="suggestion has-control" href="/things?q=lamp">"#))
    #expect(fragment.contains(#"<span class="text inverted" dir="auto">la<mark>mp</mark></span>"#))
    #expect(fragment.contains(#"href="/things/suggestions?q=lamp+" data-type-ahead="lamp ""#))
    #expect(fragment.contains(#"data-status="2 suggestions, 2 things""#))
    #expect(!fragment.contains("<!doctype"))
  }

  @Test func `the suggestions page keeps the space that a type-ahead left for the next word`() async throws {
    let page = try await text("/things/suggestions?q=lamp+").body
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains(#"name="q" type="text" dir="auto" value="lamp ""#))
  }

  @Test func `unknown parameters and wrong numbers are left out`() async throws {
    let plain = try await text("/things?q=lamp").body
    let odd = try await text("/things?amp;brand=x&q=lamp&page=-3&sort=none&facet=1&brand=").body
    #expect(plain == odd)
  }

  @Test func `a query of ten thousand characters is cut and every link works`() async throws {
    let page = try await text("/things?q=" + String(repeating: "x", count: 8_000))
    #expect(page.status == 200)
    #expect(page.body.contains("value=\"" + String(repeating: "x", count: 512) + "\""))
  }

  @Test func `a remote engine is asked in a task`() async throws {
    let remote = ScriptedBackend(now: false, FixtureAnswers.answer)
    let router = try FixtureSite.application(FixtureSite.site(backend: remote)).router
    guard case .later = router.handle(Request(target: "/things?q=lamp")) else {
      Issue.record("answered on the loop thread")
      return
    }
    let response = try await router.response(to: Request(target: "/things?q=lamp"))
    #expect(response.status == 200)
    #expect(remote.calls.value == 1)
  }

  @Test func `the same routes answer in process and over a socket`() async throws {
    let router = try FixtureSite.application(FixtureSite.site(backend: backend)).router
    try await TestClient.bothWays(router.handle) { client in
      let page = try await client.get("/things?q=lamp")
      #expect(page.status == 200)
      #expect(page.text.contains("Results for “lamp”"))
      let fragment = try await client.get("/things?q=lamp", headers: ["HX-Request": "true"])
      #expect(fragment.text.hasPrefix("<title>"))
      #expect(try await client.get("/things/hit/none").status == 404)
      #expect(try await client.head("/things?q=lamp").body.isEmpty)
      #expect(try await client.send("DELETE", "/things").status == 405)
      let moved = try await client.get("/things/?q=a")
      #expect(moved.status == 308)
      #expect(moved.headers["Location"] == "/things?q=a")
    }
  }
}
