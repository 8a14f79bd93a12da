import SearchCore

/// Names that sites and facets may not take, because pages of Searchlight's own have them.
enum ReservedNames {
  /// First segments of addresses.
  static let sites = ["admin", "assets", "demo", "healthz", "readyz", "vendor"]
  /// Parameters of addresses.
  static let parameters = SearchState.reservedParameters.sorted()
}
