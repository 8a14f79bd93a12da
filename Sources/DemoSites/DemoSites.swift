import DemoData
import Dispatch
import HTTPServer
import JSONText
import SearchCore
import SearchEmbedded
import SearchRecorded
import SearchWeb
import SiteAssembly

/// The demo sites with their engines: a shop, films, the machine's Debian packages, and recorded Algolia answers.
package struct DemoSites: Sendable {
  package static let version = "0.1.0"

  /// The templates and files of the pages, as they were when this was made.
  package let assets: SiteAssets
  private let sites: [Site]
  private let notes: [String]
  private let folder: DataFolder
  private let backend = EmbeddedBackend()
  private let hasPackages: Bool
  private let say: @Sendable (String) -> Void

  /// Opens the store and prepares the pages; no index can be searched yet.
  ///
  /// - Parameters:
  ///   - data: The folder of indices; `nil` for the user's own.
  ///   - assets: The folder that holds `Templates` and `Public`; `nil` to look for it.
  ///   - packages: Whether the machine's package index is a site too, where there is one.
  ///   - say: Takes lines about progress, and the log.
  package init(
    data: String?, assets: String?, packages: Bool = true, say: @escaping @Sendable (String) -> Void
  ) throws {
    let root = try Places.assets(assets)
    // A folder of their own: the user's indices may have the same names.
    folder = try DataFolder(folder: try Places.data(data) + "/demo")
    self.say = say
    var sites = [ShopSite.site(backend: backend), MoviesSite.site(backend: backend)]
    var notes: [String] = []
    hasPackages = packages && Self.findPackages(folder.store, &notes)
    if hasPackages { sites.append(PackagesSite.site(backend: backend)) }
    do {
      let recordings = (root ?? ".") + "/Tests/Fixtures/ThirdParty/algolia"
      sites.append(RecordedSite.site(try RecordedDemo(folder: recordings)))
    } catch {
      notes.append("The site of recorded answers is left out: its recordings are not here.")
    }
    notes.forEach(say)
    for index in [ShopSite.index, ShopSite.suggestionsIndex, MoviesSite.index, PackagesSite.index] {
      backend.announce(index)
    }
    self.sites = sites
    self.notes = notes
    self.assets = try SiteAssets(LoadedAssets(folder: root))
  }

  /// The pages of all sites.
  package var application: SearchApplication { application(assets) }

  /// The pages of all sites, with templates and files that were loaded since.
  package func application(_ assets: SiteAssets) -> SearchApplication {
    SearchApplication(
      sites: sites, notes: notes, assets: assets.shared, siteAssets: assets.own,
      extraRoutes: Self.addDrawings, log: say)
  }

  /// Reads the shop and the films, which takes a moment: a server can then begin to listen.
  package func loadDemo() throws {
    let edition = try Places.edition()
    try load(ShopSite.index, ShopSite.indexSettings, edition) { DemoShop.itemRecords() }
    try load(ShopSite.suggestionsIndex, ShopSite.suggestionSettings, edition) { DemoShop.suggestionRecords() }
    try load(MoviesSite.index, MoviesSite.indexSettings, edition) { DemoMovies.records() }
  }

  /// Reads the package index, the first time from apt's lists.
  package func loadPackages() throws {
    guard hasPackages else { return }
    if let text = try folder.store.fingerprint(of: PackagesSite.index),
      PackageIndexFingerprint(text: text).isCurrent
    {
      if try folder.store.settings(of: PackagesSite.index) != PackagesSite.indexSettings {
        try folder.writable().change(PackagesSite.indexSettings, of: PackagesSite.index)
      }
    } else {
      try importPackages()
    }
    backend.publish(try folder.store.load(index: PackagesSite.index), as: PackagesSite.index)
  }

  /// `loadPackages` on a thread of its own, beside a server that answers already.
  package func loadPackagesInBackground() {
    DispatchQueue(label: "packages").async {
      do { try loadPackages() } catch { say("The site /packages cannot be searched: \(error)") }
    }
  }
}

extension DemoSites {
  private static func findPackages(_ store: Store, _ notes: inout [String]) -> Bool {
    if let text = try? store.fingerprint(of: PackagesSite.index),
      PackageIndexFingerprint(text: text).isCurrent
    {
      return true
    }
    do {
      try PackageIndex.requireLists()
      return true
    } catch {
      notes.append("The site of Debian packages is left out: \(error)")
      return false
    }
  }

  private func load(
    _ index: String, _ settings: IndexSettings, _ edition: String, _ records: () -> [String]
  ) throws {
    if try folder.store.fingerprint(of: index) != edition || folder.store.settings(of: index) != settings {
      let parsed = try records().map { try Self.record($0) }
      try folder.writable().replace(index: index, settings: settings, fingerprint: edition, records: parsed)
    }
    backend.publish(try folder.store.load(index: index), as: index)
  }

  private func importPackages() throws {
    say("Reading the package index of this machine…")
    let contents = try PackageIndex.read { say("  \($0.packages) packages read") }
    let records = contents.records.lazy.map { (id: $0.name, record: $0.object) }
    let report = try folder.writable().replace(
      index: PackagesSite.index, settings: PackagesSite.indexSettings, fingerprint: contents.fingerprint.text,
      records: records
    ) { count in
      if count.isMultiple(of: 20_000) { say("  \(count) of \(contents.records.count) packages imported") }
    }
    var line = "Packages: \(report.recordCount) imported"
    if contents.superseded > 0 { line += ", \(contents.superseded) lower versions left out" }
    if contents.malformed > 0 { line += ", \(contents.malformed) malformed entries passed over" }
    if report.refusedCount > 0 { line += ", \(report.refusedCount) refused" }
    say(line + ".")
  }

  /// The record of a JSON text that holds an object with an `objectID`.
  private static func record(_ json: String) throws -> (id: String, record: RecordObject) {
    guard case .object(let object) = try JSONText.parse(json), let id = object.text(at: "objectID") else {
      preconditionFailure("demo data is written by this program: \(json)")
    }
    return (id, object)
  }

  /// The pictures of shop and films, drawn when they are asked for.
  private static func addDrawings(_ router: inout Router) {
    router.get("/demo/shop/{name}", drawing(DemoShop.drawing(named:)))
    router.get("/demo/movies/{name}", drawing(DemoMovies.poster(named:)))
  }

  private static func drawing(_ draw: @escaping @Sendable (String) -> [UInt8]?) -> Handler {
    { request in
      guard let name = request.parameters["name"], let svg = draw(name) else {
        return .now(.text("There is no such drawing.\n", status: 404))
      }
      let headers: Headers = [
        "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
        "X-Content-Type-Options": "nosniff",
      ]
      return .now(respond(Response(headers: headers, body: .bytes(svg)), to: request))
    }
  }
}
