import SearchCore

extension Site {
  /// The results page: `/shop`.
  package var path: String { "/" + FormEncoding.encodeSegment(id) }
  var suggestionsPath: String { path + "/suggestions" }

  func url(ofHit id: String) -> String { path + "/hit/" + FormEncoding.encodeSegment(id) }

  /// The results of a query alone, without filters.
  func url(searching query: String) -> String { SearchState(query: query).url(path: path, settings) }

  /// The list of all values of a facet, for a search.
  func url(ofFacet facet: FacetSetting, _ state: SearchState) -> String {
    state.onPage(1).url(path: path + "/facet/" + FormEncoding.encodeSegment(facet.parameter), settings)
  }
}
