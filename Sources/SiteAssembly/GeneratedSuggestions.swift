import SearchCore
import SearchEmbedded
import SiteConfiguration
import SuggestionMaking

/// The query suggestions that the titles and facets of a site's own records make, kept in the store until either changes.
struct GeneratedSuggestions {
  private let site: ConfiguredSite
  private let name: String

  /// - Parameters:
  ///   - site: Completed.
  ///   - name: The index of the store that keeps them.
  init(_ site: ConfiguredSite, keptAs name: String) {
    self.site = site
    self.name = name
  }

  private var titles: [String] { site.fields?.title ?? [] }
  private var facets: [String] { (site.facets ?? []).map(\.field) }

  /// The suggestions as an index that can be searched.
  ///
  /// - Parameters:
  ///   - records: The records of the site.
  ///   - folder: Where this process may not change it, they are made for this run alone.
  func snapshot(of records: IndexSnapshot, in folder: DataFolder) throws -> IndexSnapshot {
    let fingerprint = try fingerprint(folder.store)
    if try isKept(in: folder.store), try folder.store.fingerprint(of: name) == fingerprint {
      return try folder.store.load(index: name, settings: SuggestionMaker.settings)
    }
    var maker = SuggestionMaker(index: site.indexName, titles: titles, facets: facets)
    try records.forEachRecord { maker.observe($0) }
    let made = try maker.records(countedBy: records)
    let isFree = try folder.store.fingerprint(of: name) == nil
    guard folder.isOwned, try isFree || isKept(in: folder.store) else {
      return IndexSnapshot(settings: SuggestionMaker.settings, records: made)
    }
    try folder.store.replace(index: name, fingerprint: fingerprint) { writer in
      for (id, record) in made { try writer.write(record, id: id) }
      return IndexContents(
        settings: SuggestionMaker.settings, about: ["generatedFrom": .text(site.indexName)])
    }
    return try folder.store.load(index: name)
  }

  /// Whether the index of that name was made here: somebody's own index is left alone.
  private func isKept(in store: Store) throws -> Bool {
    try store.about(of: name)?["generatedFrom"] == .text(site.indexName)
  }

  /// Changes with the records, and with what else decides what is suggested: a searched attribute or a facet more.
  private func fingerprint(_ store: Store) throws -> String {
    let made: RecordObject = [
      "version": .integer(Int64(SuggestionMaker.version)),
      "records": .text(try store.fingerprint(of: site.indexName) ?? ""),
      "titles": .list(titles.map(RecordValue.text)), "facets": .list(facets.map(RecordValue.text)),
      "search": .list((site.search ?? []).map(RecordValue.text)),
    ]
    return made.json
  }
}
