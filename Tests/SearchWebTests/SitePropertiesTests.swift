import HTTPServer
import Localization
import SearchCore
import Testing

@testable import SearchWeb

/// What a site sets for itself.
@Suite struct SitePropertiesTests {
  static let record: [(id: String, record: RecordObject)] = [
    ("1", ["name": "Lamp", "price": 1234.5, "image": "https://cdn.example/a.jpg"])
  ]

  @Test func `numbers are in the site's language, the document in English`() async throws {
    var site = RecordSite(fields: FieldMap(title: ["name"], price: ["price"]), locale: .french)
    site.records = Self.record
    let page = try await site.text("/records")
    #expect(page.contains("1\u{202F}234,50\u{A0}€"))
    #expect(page.contains(#"<html lang="en" dir="ltr">"#))
    #expect(page.contains(#"<p class="stats" role="status">1 record</p>"#))
  }

  @Test func `a theme is a style sheet behind the main one, for ever at its address`() async throws {
    let theme = [("--accent", "light-dark(#0b5d66, #86d2cf)"), ("--font", "\"Iosevka\", serif")].map {
      (property: $0.0, value: $0.1)
    }
    let site = RecordSite(theme: theme)
    let page = try await site.text("/records")
    let lines = page.split(separator: "\n").filter { $0.contains(#"rel="stylesheet""#) }
    #expect(lines.count == 2)
    let path = try #require(lines[1].firstMatch(of: #/href="(/theme-[0-9a-f]{16}\.css)"/#)).output.1
    let sheet = try await site.response(String(path))
    #expect(
      sheet.text == ":root {\n  --accent: light-dark(#0b5d66, #86d2cf);\n  --font: \"Iosevka\", serif;\n}\n")
    #expect(sheet.headers["Content-Type"] == "text/css; charset=utf-8")
    #expect(sheet.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    let tag = try #require(sheet.headers["ETag"])
    #expect(try await site.response(String(path), headers: ["If-None-Match": tag]).status == 304)
    #expect(try await site.response("/theme-0000000000000000.css").status == 404)
    #expect(
      try await site.response("/records").headers["Content-Security-Policy"]?.contains("style-src 'self';")
        == true)
  }

  @Test func `a site without a theme links one sheet, and sites of one look share theirs`() async throws {
    #expect(try await RecordSite().text("/records").components(of: #"rel="stylesheet""#) == 1)
    let theme = [(property: "--radius", value: "0")]
    let router = try FixtureSite.application(
      RecordSite(theme: theme, id: "a").site, RecordSite(theme: theme, id: "b").site,
      RecordSite(theme: [(property: "--radius", value: "1rem")], id: "c").site
    ).router
    var sheets: [String] = []
    for path in ["/a", "/b", "/c"] {
      let page = try await router.response(to: Request(target: path)).text
      sheets.append(String(try #require(page.firstMatch(of: #/\/theme-[^"]*/#)).output))
    }
    #expect(sheets[0] == sheets[1] && sheets[1] != sheets[2])
    for sheet in sheets { #expect(try await router.response(to: Request(target: sheet)).status == 200) }
    #expect(!(try await router.response(to: Request(target: "/")).text.contains("/theme-")))
  }

  @Test(arguments: [
    (ImageOrigins.own, "img-src 'self';"),
    (
      .origins(["https://a.example", "https://b.example:81"]),
      "img-src 'self' https://a.example https://b.example:81;"
    ),
    (.anyHTTPS, "img-src 'self' https:;"),
  ])
  func `only the pages of a site may load its pictures from elsewhere`(
    _ origins: ImageOrigins, _ policy: String
  ) async throws {
    var own = RecordSite(imageOrigins: origins)
    own.records = Self.record
    let router = try FixtureSite.application(own.site, RecordSite(id: "other").site).router
    func policyOf(_ target: String) async throws -> String {
      try await router.response(to: Request(target: target)).headers["Content-Security-Policy"] ?? ""
    }
    for target in [
      "/records", "/records/hit/1", "/records/hit/none", "/records/nowhere", "/records/suggestions",
    ] {
      #expect(try await policyOf(target).contains(policy), "\(target)")
    }
    for target in ["/", "/other", "/nowhere"] {
      #expect(try await policyOf(target).contains("img-src 'self';"), "\(target)")
    }
  }

  @Test func `the list of sites shows pictures of this server only`() async throws {
    var foreign = RecordSite(fields: FieldMap(title: ["name"], images: "image"), imageOrigins: .anyHTTPS)
    foreign.records = (1...4).map {
      ("\($0)", ["name": .text("A \($0)"), "image": .text("https://cdn.example/\($0).jpg")])
    }
    var own = RecordSite(fields: FieldMap(title: ["name"], images: "image"), id: "own")
    own.records = (1...4).map { ("\($0)", ["name": .text("B \($0)"), "image": .text("/own/\($0).jpg")]) }
    let page = try await FixtureSite.application(foreign.site, own.site).router.response(
      to: Request(target: "/")
    ).text
    #expect(!page.contains("cdn.example"))
    #expect(page.contains("A 1 · A 2 · A 3 · A 4"))
    #expect(page.contains(#"<img src="/own/3.jpg""#) && !page.contains("/own/4.jpg"))
  }

  @Test func `a query that is too short is kept and not searched`() async throws {
    var site = RecordSite(minimumQueryLength: 3)
    site.records = Self.record
    site.settings = SearchSettings(
      index: "records", suggestionsIndex: "queries", facets: [FacetSetting(attribute: "kind", title: "Kind")])
    for target in ["/records?q=la&kind=x", "/records/facet/kind?q=la&kind=x"] {
      let response = try await site.response(target)
      #expect(response.status == 200)
      let page = response.text
      #expect(page.contains(#"<h1 dir="auto">Type at least 3 letters</h1>"#))
      #expect(page.contains("“la” is too short to search for. It is still in the box."))
      #expect(page.contains(#"name="q" type="text" dir="auto" value="la""#))
      #expect(page.contains(#"<input type="hidden" form="search" name="kind" value="x"/>"#))
      #expect(page.contains(#"<span class="chip" dir="auto">x</span>"#))
      #expect(page.contains(#"<meta name="robots" content="noindex"/>"#))
    }
    let fragment = try await site.text("/records?q=la", headers: ["HX-Request": "true"])
    #expect(fragment.hasPrefix("<title>Type at least 3 letters | Records</title>\n<main id=\"main\">"))
    let suggestions = try await site.text("/records/suggestions?q=la", headers: ["HX-Request": "true"])
    #expect(suggestions.contains(#"data-status="Type at least 3 letters""#))
    #expect(suggestions.contains(#"<p class="suggestion-none" dir="auto">Type at least 3 letters</p>"#))
    #expect(suggestions.contains(#"<a href="/records" dir="auto">All records</a>"#))
    #expect(site.calls.value == 0)
    #expect(try await site.text("/records?q=lam").contains("Results for “lam”"))
    #expect(try await site.text("/records?q=é̂ab").contains("Results for"))
    #expect(try await site.text("/records").contains("All records"))
    #expect(site.calls.value > 0)
  }

  @Test func `values of a facet can stand by name, on the page of all of them too`() async throws {
    var site = RecordSite()
    site.records = Self.record
    let values = [("b", 9), ("Ä", 5), ("a", 4), ("B", 3), ("é", 2), ("A", 1), ("10", 1)]
    site.facets = [
      Facet(attribute: "kind", values: values.map { FacetValue($0.0, count: $0.1) }, valueCount: 9)
    ]
    let kind = FacetSetting(attribute: "kind", title: "Kind", order: .name)
    site.settings = SearchSettings(index: "records", facets: [kind])
    for target in ["/records?kind=b", "/records/facet/kind?kind=b"] {
      let page = try await site.text(target)
      let names = page.matches(
        of: #/<span class="name">(?:<span class="visually-hidden">Remove <\/span>)?<bdi>([^<]*)/#)
      #expect(names.map { String($0.output.1) } == ["b", "10", "A", "a", "B", "Ä", "é"], "\(target)")
    }
    #expect(
      try await site.text("/records/facet/kind").contains(
        #"<p class="stats" role="status">The most frequent 7 values of 9, by name</p>"#))
  }

  @Test func `a site can have templates of its own`() async throws {
    let folder = try AssetFolder()
    try folder.write(
      "partials/card.mustache", #"<article class="own"><h3><a href="{{url}}">{{title}}</a></h3></article>"#)
    let assets = try LoadedAssets(sources: [LoadedAssetsTests.shipped])
    var first = RecordSite(id: "first")
    var second = RecordSite(id: "second")
    first.records = Self.record
    second.records = Self.record
    let router = SearchApplication(
      sites: [first.site, second.site], assets: assets,
      siteAssets: ["second": try assets.overridden(by: [folder.path])]
    ) { _ in }.router
    #expect(!(try await router.response(to: Request(target: "/first")).text.contains(#"class="own""#)))
    #expect(
      try await router.response(to: Request(target: "/second")).text.contains(
        #"<article class="own"><h3><a href="/second/hit/1">Lamp</a></h3></article>"#))
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
