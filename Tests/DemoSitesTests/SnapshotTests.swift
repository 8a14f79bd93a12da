import Foundation
import Testing

/// Every page and fragment of the demo sites, compared as exact HTML with files that people have read.
///
/// `make snapshots` writes the files anew; read the difference before it is committed.
@Suite struct SnapshotTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let target: String
    var status = 200
    var isFragment = false
    var sites = DemoServer.Sites.demo
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "sites", target: "/"),
    Case(name: "not-found", target: "/nowhere", status: 404),
    Case(name: "shop", target: "/shop"),
    Case(name: "shop-query", target: "/shop?q=camp+stove"),
    Case(
      name: "shop-refined",
      target: "/shop?q=camp&brand=Halden&brand=Tarn+%26+Fell&category=Outdoor&sort=price-asc&page=2"),
    Case(name: "shop-results-fragment", target: "/shop?q=brass+lantern", isFragment: true),
    Case(name: "shop-nothing", target: "/shop?q=campong+stove&brand=Halden"),
    Case(name: "shop-beyond-last-page", target: "/shop?q=kettle&page=99", status: 404),
    Case(name: "shop-hit", target: "/shop/hit/ember-camp-lantern-brass"),
    Case(name: "shop-unknown-hit", target: "/shop/hit/none", status: 404),
    Case(name: "shop-unknown-page", target: "/shop/nowhere", status: 404),
    Case(name: "shop-facet", target: "/shop/facet/brand?q=camp"),
    Case(name: "shop-suggestions", target: "/shop/suggestions?q=camp"),
    Case(name: "shop-suggestions-fragment", target: "/shop/suggestions?q=camp", isFragment: true),
    Case(name: "shop-suggestions-popular-fragment", target: "/shop/suggestions", isFragment: true),
    Case(name: "shop-suggestions-none-fragment", target: "/shop/suggestions?q=zzzz", isFragment: true),
    Case(name: "movies", target: "/movies"),
    Case(name: "movies-query", target: "/movies?q=family"),
    Case(name: "movies-hit", target: "/movies/hit/jaws-1975"),
    Case(name: "shop-nothing-fragment", target: "/shop?q=campong+stove", isFragment: true),
    Case(name: "shop-unknown-hit-fragment", target: "/shop/hit/none", status: 404, isFragment: true),
    Case(name: "packages", target: "/packages", sites: .packages),
    Case(name: "packages-query", target: "/packages?q=lamp&section=graphics", sites: .packages),
    Case(name: "packages-hit", target: "/packages/hit/lamp", sites: .packages),
    Case(name: "packages-facet", target: "/packages/facet/section", sites: .packages),
    Case(name: "packages-being-read", target: "/packages?q=lamp", status: 503, sites: .unread),
    Case(name: "recorded", target: "/recorded"),
    Case(name: "recorded-em", target: "/recorded?q=Amazon"),
    Case(name: "recorded-aa-highlight", target: "/recorded?q=iphone"),
    Case(name: "recorded-error", target: "/recorded?q=never+recorded", status: 502),
    Case(
      name: "recorded-error-fragment", target: "/recorded?q=never+recorded", status: 502, isFragment: true),
  ]

  @Test(arguments: cases)
  func `a page is as it was read and accepted`(_ snapshot: Case) async throws {
    let page = try await DemoServer.page(
      snapshot.target, of: snapshot.sites, fragment: snapshot.isFragment)
    #expect(page.status == snapshot.status)
    let html = Self.withoutWhatChanges(page.html)
    let file = DemoServer.root.appending(path: "Tests/DemoSitesTests/Snapshots/\(snapshot.name).html")
    if ProcessInfo.processInfo.environment["SEARCHLIGHT_WRITE_SNAPSHOTS"] == "1" {
      try html.write(to: file, atomically: true, encoding: .utf8)
    }
    let accepted = try String(contentsOf: file, encoding: .utf8)
    #expect(html == accepted, "\(Self.firstDifference(html, accepted))")
  }

  /// Content hashes and the references of errors are new with every change of a file and every error.
  private static func withoutWhatChanges(_ html: String) -> String {
    html.replacing(#/-[0-9a-f]{16}\./#, with: "-HASH.").replacing(
      #/reference [0-9A-Z]{3}-[0-9A-Z]{3}/#, with: "reference AAA-AAA"
    )
    // Where set-up could not fetch htmx pages leave it out.
    .replacing(#/  <meta name="htmx-config"[^\n]*\n  <script src="[^"]*htmx[^\n]*\n/#, with: "")
  }

  private static func firstDifference(_ html: String, _ accepted: String) -> String {
    let pairs = zip(
      html.split(separator: "\n", omittingEmptySubsequences: false),
      accepted.split(separator: "\n", omittingEmptySubsequences: false))
    for (number, (line, old)) in pairs.enumerated() where line != old {
      return "line \(number + 1):\n  now      \(line)\n  accepted \(old)\nIf that is right: make snapshots"
    }
    return "one is longer than the other. If that is right: make snapshots"
  }
}
