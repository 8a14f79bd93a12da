import SearchCore

extension Site {
  var suggestionsPath: String { path + "/suggestions" }

  func url(ofHit id: String) -> String { FormEncoding.path(path + "/hit/", segment: id) }

  /// The results of a query alone, without filters.
  func url(searching query: String) -> String { SearchState(query: query).url(path: path, settings) }

  /// The list of all values of a facet, for a search.
  func url(ofFacet facet: FacetSetting, _ links: SearchLinks) -> String {
    links.firstPage(at: FormEncoding.path(path + "/facet/", segment: facet.parameter))
  }
}
