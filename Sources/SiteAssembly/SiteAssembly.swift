import HTTPServer
import JSONText
import RecordGuessing
import RecordImporting
import SearchCore
import SearchEmbedded
import SearchWeb
import ShippedAssets
import SiteConfiguration
import SuggestionMaking

/// The sites of a configuration on the embedded engine: from files to pages.
package final class SiteAssembly: Sendable {
  /// What happens while sites are made ready, for whoever waits for them.
  package enum Event {
    case progress(IndexSource, ImportProgress)
    case imported(IndexSource, FileImportReport)
  }

  package let configuration: Configuration
  package let folder: DataFolder
  /// The templates and files of the pages, as they were when this was made.
  package let assets: SiteAssets
  private let backend = EmbeddedBackend()
  private let log: @Sendable (String) -> Void

  /// Opens the data folder and checks the templates; nothing is imported yet.
  ///
  /// - Parameter folder: Keeps the indices.
  /// - Throws: The faults of templates, or why the folder cannot be used.
  package init(
    _ configuration: Configuration, folder: DataFolder, assets: LoadedAssets,
    log: @escaping @Sendable (String) -> Void
  ) throws {
    self.configuration = configuration
    self.log = log
    let own = configuration.sites.compactMap { site in
      site.templates.map { (site.path, $0.resolved) }
    }
    self.assets = try SiteAssets(assets, folders: Dictionary(own) { first, _ in first })
    self.folder = folder
  }

  /// Pages that say that the indices are being read.
  package func waiting(_ assets: SiteAssets) -> SearchApplication {
    SearchApplication(
      waitingFor: configuration.sites.map(\.title).joined(separator: ", "), assets: assets.shared)
  }

  /// The pages of sites that have been loaded.
  package func application(of sites: [Site], _ assets: SiteAssets) -> SearchApplication {
    SearchApplication(sites: sites, assets: assets.shared, siteAssets: assets.own, log: log)
  }

  /// Imports the files that have changed, and reads every index.
  ///
  /// - Parameter tell: See `fill`.
  package func load(_ tell: (Event) throws -> Void) throws -> [Site] {
    try fill(tell)
    var published: [String: PublishedIndex] = [:]
    return try configuration.sites.map { try self.site($0, &published) }
  }

  /// Imports the files that have changed.
  ///
  /// - Parameter tell: Called on the way; an error that it throws ends the work, and the index that was being imported is
  ///   as before.
  package func fill(_ tell: (Event) throws -> Void) throws {
    var filled: Set<String> = []
    for site in configuration.sites {
      guard let source = IndexSource(site), filled.insert(source.index).inserted else { continue }
      try fill(source, tell)
    }
  }

  private func fill(_ source: IndexSource, _ tell: (Event) throws -> Void) throws {
    let fingerprint = source.fingerprint()
    let stored = try folder.store.fingerprint(of: source.index)
    guard fingerprint == nil || stored != fingerprint else { return }
    let report = try source.fill(folder.writable()) {
      try tell(.progress(source, $0))
    }
    try tell(.imported(source, report))
  }

  /// What is known about the records of an index; looked at anew where no import of this version has learnt it.
  package static func knowledge(of index: String, in store: Store) throws -> IndexKnowledge {
    if let about = try store.about(of: index), let known = IndexKnowledge(about) { return known }
    var learning = IndexLearning()
    try store.forEachRecord(of: index) { _, json in
      if case .object(let record) = try JSONText.parse(json) { learning.observe(record) }
    }
    return learning.knowledge(kinds: [:])
  }

  // MARK: One site

  /// An index that can be searched under a name.
  private struct PublishedIndex {
    let settings: IndexSettings
    let snapshot: IndexSnapshot
  }

  private func site(
    _ configured: ConfiguredSite, _ published: inout [String: PublishedIndex]
  ) throws -> Site {
    let store = folder.store
    guard try store.fingerprint(of: configured.indexName) != nil else {
      throw AssemblyError.noIndex(
        configured.indexName, site: configured.path, known: try store.indices().map(\.name))
    }
    let knowledge = try Self.knowledge(of: configured.indexName, in: store)
    let site = configured.completed(by: knowledge.guess)
    let (name, snapshot) = try publish(site, &published)
    let suggestions = try self.suggestions(site, snapshot, name)
    var origins = site.imageOrigins.map(Set.init)
    if origins == nil, let image = site.fields?.image { origins = knowledge.origins(at: image) }
    return Site(
      site, index: name, suggestions: suggestions, imageOrigins: ImageOrigins(origins ?? []),
      backend: backend)
  }

  /// Publishes the index of a completed site. Sites that read an index in one way share it; one that reads it in
  /// another way than the first has it under a name of its own.
  private func publish(
    _ site: ConfiguredSite, _ published: inout [String: PublishedIndex]
  ) throws -> (name: String, snapshot: IndexSnapshot) {
    let settings = IndexSettings(site)
    let first = published[site.indexName]
    if let first, first.settings == settings { return (site.indexName, first.snapshot) }
    // The store keeps how the first site reads it, for `searchlight search`.
    if first == nil, folder.isOwned, try folder.store.settings(of: site.indexName) != settings {
      try folder.store.change(settings, of: site.indexName)
    }
    let snapshot = try folder.store.load(index: site.indexName, settings: settings)
    let name = first == nil ? site.indexName : site.indexName + "@" + site.path
    published[name] = PublishedIndex(settings: settings, snapshot: snapshot)
    backend.publish(snapshot, as: name)
    return (name, snapshot)
  }

  /// The name of the index of a site's suggestions, once it can be searched; `nil` for a site without.
  private func suggestions(
    _ site: ConfiguredSite, _ snapshot: IndexSnapshot, _ published: String
  ) throws -> String? {
    switch site.suggestions.from {
    case .off: return nil
    case .index:
      guard let index = site.suggestions.index else { return nil }
      guard try folder.store.fingerprint(of: index) != nil else {
        throw AssemblyError.noIndex(
          index, site: site.path, known: try folder.store.indices().map(\.name))
      }
      backend.publish(
        try folder.store.load(index: index, settings: SuggestionMaker.settings), as: index + "/suggestions")
      return index + "/suggestions"
    case .generated:
      let name = published + "/suggestions"
      let made = GeneratedSuggestions(site, keptAs: published.replacing("@", with: ".") + ".suggestions")
      backend.publish(try made.snapshot(of: snapshot, in: folder), as: name)
      return name
    }
  }
}

/// Why the sites of a configuration cannot be served.
package enum AssemblyError: Error, Hashable, CustomStringConvertible {
  case noIndex(String, site: String, known: [String])

  package var description: String {
    switch self {
    case .noIndex(let index, let site, let known):
      "the site “\(site)” searches the index “\(index)”, which is not in the data folder. Fill it with "
        + "searchlight import FILE --index \(index), or name a source in the configuration."
        + (known.isEmpty ? "" : " The indices there are \(known.joined(separator: ", ")).")
    }
  }
}
