import SearchEmbedded
import SearchWeb
import SiteConfiguration

/// What is wrong with a configuration that can be read: templates, files, indices, attributes.
package struct ConfigurationReport {
  /// A fault a line; none where all is well.
  package private(set) var lines: [String] = []
  /// Indices that a site's own file fills, once it is served.
  private let filled: Set<String>

  /// - Parameters:
  ///   - assets: The shipped templates, which those of sites override.
  ///   - data: The folder of the indices, which may not be there yet.
  package init(_ read: ReadConfiguration, assets: LoadedAssets, data: String) throws {
    filled = Set(read.configuration.sites.filter { $0.source != nil }.map(\.indexName))
    var attributes: [ConfigurationFault] = []
    for (site, uses) in zip(read.configuration.sites, read.attributes) {
      if let templates = site.templates {
        do { _ = try assets.overridden(by: [templates.resolved]) } catch { lines.append("\(error)") }
      }
      do { attributes += try faults(site, uses, data) } catch { lines.append("\(error)") }
    }
    if !attributes.isEmpty { lines.insert(read.error(attributes).description, at: 0) }
    lines = lines.flatMap { $0.split(separator: "\n").map(String.init) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func faults(
    _ site: ConfiguredSite, _ uses: [AttributeUse], _ data: String
  ) throws -> [ConfigurationFault] {
    if site.suggestions.from == .index, let index = site.suggestions.index {
      try requireIndex(index, site, data)
    }
    if let source = IndexSource(site) { return try AttributeCheck.faults(of: site, uses, in: source) }
    try requireIndex(site.indexName, site, data)
    // An index that another site fills is checked with that site's file.
    guard !filled.contains(site.indexName) else { return [] }
    return try AttributeCheck.faults(of: site, uses, in: Store(folder: data))
  }

  private func requireIndex(_ index: String, _ site: ConfiguredSite, _ data: String) throws {
    guard !filled.contains(index) else { return }
    guard Places.holdsStore(data) else { throw AssemblyError.noIndex(index, site: site.path, known: []) }
    let store = try Store(folder: data)
    guard try store.fingerprint(of: index) == nil else { return }
    throw AssemblyError.noIndex(index, site: site.path, known: try store.indices().map(\.name))
  }
}
