import HTTPServer
import Testing

@testable import SearchWeb

@Suite struct WaitingTests {
  static func router() throws -> Router {
    SearchApplication(
      waitingFor: "Films & Co", assets: try LoadedAssets(sources: [LoadedAssetsTests.shipped])
    ).router
  }

  @Test func `every page says that the index is being read, and can be asked for again`() async throws {
    let router = try Self.router()
    let cases = [
      ("/", "/"), ("/films?q=a+b&genre=x%26y", "/films?q=a+b&amp;genre=x%26y"),
      ("/films/hit/a%2Fb%20c", "/films/hit/a/b%20c"),
      ("//other.example/x", "/other.example/x"), ("/a\"b", "/a%22b"),
    ]
    for (target, link) in cases {
      let response = try await router.response(to: Request(target: target))
      #expect(response.status == 503, "\(target)")
      #expect(response.headers["Retry-After"] == "2")
      #expect(response.headers["Cache-Control"] == "no-store")
      #expect(
        response.headers["Content-Security-Policy"]?.hasPrefix("default-src 'none'; script-src 'self'")
          == true)
      let page = response.text
      #expect(page.contains("<title>One moment, the index is being read | Films &amp; Co</title>"))
      #expect(page.contains(#"<h1 dir="auto">One moment, the index is being read</h1>"#))
      #expect(page.contains(#"<a class="button primary" href="\#(link)">Try again</a>"#), "\(target)")
    }
    let posted = try await router.response(to: Request(method: "POST", target: "/healthz"))
    #expect(posted.status == 503)
  }

  @Test func `a fragment is the message alone`() async throws {
    let response = try await Self.router().response(
      to: Request(target: "/films?q=a", headers: ["HX-Request": "true"]))
    #expect(response.status == 503)
    #expect(
      response.text.hasPrefix(
        "<title>One moment, the index is being read | Films &amp; Co</title>\n<main id=\"main\" data-waits=\"2000\">"
      ))
  }

  @Test func `the process answers and is not ready, and its files are there`() async throws {
    let router = try Self.router()
    let health = try await router.response(to: Request(target: "/healthz"))
    #expect(health.status == 200 && health.text == "ok\n")
    let ready = try await router.response(to: Request(target: "/readyz"))
    #expect(ready.status == 503 && ready.text == "waiting for: Films & Co\n")
    #expect(try await router.response(to: Request(target: "/assets/searchlight.css")).status == 200)
  }
}
