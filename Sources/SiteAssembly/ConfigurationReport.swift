import SearchEmbedded
import SearchWeb
import SiteConfiguration

/// What is wrong with a configuration: the file itself, templates, sources, indices, attributes.
package struct ConfigurationReport {
  /// Each fault in a line, a template's with its own line and a caret below; none where all is well.
  package private(set) var lines: [String] = []
  /// Indices that a site's own file fills, once it is served.
  private let filled: Set<String>
  private let data: String
  /// Whether the file itself is without a fault.
  private let isSound: Bool

  /// - Parameters:
  ///   - assets: The shipped templates, which those of sites override.
  ///   - data: The folder of the indices, which may not be there yet.
  package init(_ read: ReadConfiguration, assets: LoadedAssets, data: String) throws {
    self.data = data
    filled = Set(read.configuration.sites.filter { $0.source != nil }.map(\.indexName))
    isSound = read.faults.isEmpty
    var faults = read.faults
    for (site, uses) in zip(read.configuration.sites, read.attributes) {
      var own = assets
      if let templates = site.templates {
        do {
          own = try assets.overridden(by: [templates.resolved])
          lines += own.strays.map(\.description)
        } catch { lines += error.faults.map(\.description) }
      }
      do { faults += try self.faults(site, uses) } catch { lines.append("\(error)") }
      let names = TemplateCheck(own)
      guard !names.uses.isEmpty else { continue }
      do { lines += names.warnings(try self.faults(site, names.uses)) } catch { lines.append("\(error)") }
    }
    if !faults.isEmpty {
      lines.insert(contentsOf: read.error(faults).description.split(separator: "\n").map(String.init), at: 0)
    }
    lines = lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func faults(
    _ site: ConfiguredSite, _ uses: [AttributeUse]
  ) throws -> [ConfigurationFault] {
    // Where a source or the data folder may be what is wrong, no index can be told to be missing.
    guard isSound || site.source != nil else { return [] }
    if isSound, site.suggestions.from == .index, let index = site.suggestions.index {
      _ = try store(with: index, for: site)
    }
    if let source = IndexSource(site) { return try AttributeCheck.faults(of: site, uses, in: source) }
    // An index that another site fills is checked with that site's file.
    guard let store = try store(with: site.indexName, for: site) else { return [] }
    return try AttributeCheck.faults(of: site, uses, in: store)
  }

  /// The store that has an index; `nil` for one that another site's file fills.
  private func store(with index: String, for site: ConfiguredSite) throws -> Store? {
    guard !filled.contains(index) else { return nil }
    let store = Places.holdsStore(data) ? try Store(folder: data) : nil
    guard let store, try store.fingerprint(of: index) != nil else {
      throw AssemblyError.noIndex(index, site: site.path, known: try store?.indices().map(\.name) ?? [])
    }
    return store
  }
}
