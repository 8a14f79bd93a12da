import HTTPServer
import Synchronization
import Testing

@testable import SearchWeb

/// A server whose templates and files change under it.
@Suite struct DevelopmentTests {
  private static let card = #"<article class="own"><h3><a href="{{url}}">{{title}}</a></h3></article>"#

  /// A server with a site that has a template folder, and what it said.
  private final class Served: Sendable {
    let path: String
    let server: DevelopmentServer
    private let said: Said

    private final class Said: Sendable {
      let lines = Mutex<[String]>([])
    }

    init(_ folder: AssetFolder, sources: [AssetSource] = [LoadedAssetsTests.shipped]) throws {
      let said = Said()
      self.said = said
      path = folder.path
      let assets = try SiteAssets(LoadedAssets(sources: sources), folders: ["things": folder.path + "/own"])
      let site = FixtureSite.site(backend: ScriptedBackend(FixtureAnswers.answer))
      let other = FixtureSite.site(id: "others", backend: ScriptedBackend(FixtureAnswers.answer))
      server = DevelopmentServer(
        try AssetWatch(assets, patience: .zero), log: { line in said.lines.withLock { $0.append(line) } },
        pages: { SearchApplication(sites: [site, other], assets: $0.shared, siteAssets: $0.own) { _ in } })
    }

    func get(_ target: String, _ headers: Headers = [:]) async throws -> Response {
      try await server.handle(Request(target: target, headers: headers)).response()
    }

    /// What was said since the last time, with the folder left out.
    func heard() -> [String] {
      said.lines.withLock { lines in
        defer { lines = [] }
        return lines.map { $0.replacing(path + "/", with: "") }
      }
    }
  }

  private static let note =
    #"<aside id="searchlight-development" aria-label="Development">"#
    + #"<link rel="stylesheet" href="/development.css"/>Templates have faults, and this page stays as it was. "#
    + #"<a href="/development">What is wrong</a></aside></body>"#

  @Test func `a template is written, broken and mended, and each next request shows it`() async throws {
    let folder = try AssetFolder()
    let served = try Served(folder)
    let page = "/things?q=lamp"
    let shipped = try await served.get(page).text
    #expect(!shipped.contains(#"class="own""#) && !shipped.contains("aside id=\"searchlight-development\""))
    #expect(served.heard() == [])

    try folder.write("own/partials/card.mustache", Self.card)
    let own = try await served.get(page)
    #expect(own.status == 200)
    #expect(own.headers["Cache-Control"] == "no-store" && own.headers["ETag"] == nil)
    #expect(own.text.contains(#"<article class="own"><h3><a href="/things/hit/lamp-1">Brass"#))
    #expect(served.heard() == ["Picked up: own/partials/card.mustache"])
    #expect(try await served.get("/others?q=lamp").text.contains(#"class="own""#) == false)

    try folder.write("own/partials/card.mustache", "<p>\n{{titel}}</p>")
    let broken = try await served.get(page)
    #expect(broken.status == 200)
    #expect(broken.text == own.text.replacing("</body>", with: Self.note))
    let report = """
      own/partials/card.mustache:2:1: {{titel}} names no field of this page. Did you mean {{title}}?
        {{titel}}</p>
        ^
      """
    #expect(
      served.heard() == ["The changed files are not used, and the pages stay as they were:\n" + report])
    _ = try await served.get(page)
    #expect(served.heard() == [])

    let development = try await served.get("/development")
    #expect(development.status == 500)
    #expect(development.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(development.headers["Cache-Control"] == "no-store" && development.headers["Refresh"] == "2")
    #expect(development.headers["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
    #expect(
      development.text.replacing(folder.path + "/", with: "") == """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"/><title>Templates with faults</title></head>
        <body><main><h1>The templates cannot be loaded</h1>
        <p>What was loaded last is still served. Mend this, and the pages change by themselves.</p>
        <pre>
        \(report.replacing("</p>", with: "&lt;/p&gt;"))</pre></main></body></html>

        """)
    #expect(try await served.get("/development.css").headers["Content-Type"] == "text/css; charset=utf-8")

    try folder.write("own/partials/card.mustache", "<p>mended {{title}}</p>")
    let mended = try await served.get(page)
    #expect(mended.text.contains("<p>mended Brass <mark>lam</mark>p</p>"))
    #expect(!mended.text.contains("searchlight-development"))
    #expect(served.heard() == ["Mended: own/partials/card.mustache"])
    #expect(try await served.get("/development").status == 200)
  }

  @Test func `requests that come together all get the template that was written before them`() async throws {
    let folder = try AssetFolder()
    let served = try Served(folder)
    for number in 1...3 {
      try folder.write("own/partials/card.mustache", "<p>number \(number) {{title}}</p>")
      let pages = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<6 { group.addTask { try await served.get("/things?q=lamp").text } }
        return try await group.reduce(into: [String]()) { $0.append($1) }
      }
      #expect(pages.count { $0.contains("<p>number \(number) Brass") } == 6)
    }
    #expect(served.heard() == Array(repeating: "Picked up: own/partials/card.mustache", count: 3))
  }

  @Test func `the part of a page that htmx swaps in has no note`() async throws {
    let folder = try AssetFolder()
    let served = try Served(folder)
    let before = try await served.get("/things?q=lamp", ["HX-Request": "true"]).text
    try folder.write("own/partials/card.mustache", "<p>{{titel}}</p>")
    let part = try await served.get("/things?q=lamp", ["HX-Request": "true"])
    #expect(part.status == 200 && part.text == before)
  }

  @Test func `what a browser has kept is not taken for what is served now`() async throws {
    let folder = try AssetFolder()
    let served = try Served(folder)
    let response = try await served.get("/things?q=lamp", ["If-None-Match": "*"])
    #expect(response.status == 200)
    let sheet = try await served.get("/assets/searchlight.css", ["If-None-Match": "*"])
    #expect(sheet.status == 200 && sheet.headers["Cache-Control"] == "no-cache")
  }

  @Test func `a style sheet that changes has another address on the next page`() async throws {
    let folder = try AssetFolder()
    for name in ["searchlight.css", "searchlight.js", "images/searchlight.svg", "images/unlit.svg"] {
      try folder.write("Public/" + name, "one")
    }
    let served = try Served(
      folder, sources: [.fileFolder(folder.path + "/Public"), LoadedAssetsTests.shipped])
    let before = try #require(try await Self.sheet(served))
    try folder.write("Public/searchlight.css", "three")
    let after = try #require(try await Self.sheet(served))
    #expect(before != after)
    #expect(try await served.get(after).text == "three")
    #expect(served.heard() == ["Picked up: Public/searchlight.css"])
  }

  private static func sheet(_ served: Served) async throws -> String? {
    let page = try await served.get("/others").text
    return page.firstMatch(of: #/href="(\/assets\/searchlight-[^"]+\.css)"/#).map { String($0.output.1) }
  }

  @Test func `templates that are broken from the start are refused, those of all sites in one report`() throws
  {
    let folder = try AssetFolder()
    try folder.write("a/partials/card.mustache", "<p>{{titel}}</p>")
    try folder.write("b/partials/row.mustache", "<p>{{urk}}</p>")
    let shared = try LoadedAssets(sources: [LoadedAssetsTests.shipped])
    #expect {
      _ = try SiteAssets(shared, folders: ["a": folder.path + "/a", "b": folder.path + "/b"])
    } throws: {
      "\($0)".replacing(folder.path, with: "") == """
        /a/partials/card.mustache:1:4: {{titel}} names no field of this page. Did you mean {{title}}?
          <p>{{titel}}</p>
             ^
        /b/partials/row.mustache:1:4: {{urk}} names no field of this page. Did you mean {{url}}?
          <p>{{urk}}</p>
             ^
        """
    }
  }

  @Test func `a site's own template shows any field of the record, escaped`() async throws {
    let folder = try AssetFolder()
    try folder.write(
      "own/partials/card.mustache",
      "<p>{{record.IMDB Rating}} {{#record.maker}}{{name}}{{/record.maker}} {{record.nothing}}</p>")
    var records = RecordSite()
    records.records = [("1", ["IMDB Rating": 7.5, "maker": ["name": "<b>Fell</b>"]])]
    let assets = try LoadedAssets(sources: [LoadedAssetsTests.shipped]).overridden(by: [folder.path + "/own"])
    #expect(assets.openNames.map(\.name) == ["record.IMDB Rating", "record.maker", "record.nothing"])
    let router = SearchApplication(sites: [records.site], assets: assets) { _ in }.router
    let page = try await router.response(to: Request(target: "/records")).text
    #expect(page.contains("<p>7.5 &lt;b&gt;Fell&lt;/b&gt; </p>"))
  }
}
