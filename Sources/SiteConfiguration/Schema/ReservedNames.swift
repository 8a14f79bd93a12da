import SearchCore

/// Names that sites and facets may not take, because pages of Searchlight's own have them.
enum ReservedNames {
  /// First segments of addresses.
  static let sites = ["admin", "assets", "demo", "development", "healthz", "readyz", "vendor"]
  /// Parameters of addresses.
  static let parameters = SearchState.reservedParameters.sorted()
}

extension ConfiguredSite {
  /// Whether pages of Searchlight's own have this path.
  package static func isReserved(path: String) -> Bool { ReservedNames.sites.contains(path) }
}
