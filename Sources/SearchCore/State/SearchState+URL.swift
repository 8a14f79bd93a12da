extension SearchState {
  /// Parameter names that no facet may take.
  public static let reservedParameters: Set<String> = ["q", "sort", "page", "show", "view", "lang", "tag"]

  /// Reads a URL's parameters, in any order.
  ///
  /// Nothing here fails: unknown parameters, unknown sorts, empty values and pages that are no number are
  /// left out, and the limits of `SearchSettings` cut what is too much. Of repeated `q`, `sort` and `page` the first counts.
  public init(parameters: some Sequence<(name: String, value: String)>, settings: SearchSettings) {
    var query: String?
    var sort: String?
    var page: Int?
    var refinements: [Refinement] = []
    for (name, value) in parameters {
      switch name {
      case "q": query = query ?? value
      case "sort": sort = sort ?? settings.sorts.first { $0.id == value }?.id
      case "page": page = page ?? Int(value)
      default:
        guard refinements.count < SearchSettings.maximumRefinements, !value.isEmpty,
          let facet = settings.facets.first(where: { $0.parameter == name })
        else { continue }
        refinements.append(Refinement(attribute: facet.attribute, value: value))
      }
    }
    self.init(query: query ?? "", refinements: refinements, sort: sort, page: page ?? 1)
  }

  /// The parameters in canonical order: `q`, facets as the site lists them with sorted values, `sort`, `page`.
  ///
  /// What has its default (empty query, engine's order, page 1) is left out, so equal searches have equal URLs.
  public func parameters(_ settings: SearchSettings) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    if !query.isEmpty { pairs.append(("q", query)) }
    for facet in settings.facets {
      pairs += values(of: facet.attribute).map { (facet.parameter, $0) }
    }
    if let sort { pairs.append(("sort", sort)) }
    if page > 1 { pairs.append(("page", String(page))) }
    return pairs
  }

  /// This search as the URL of a page: `path`, then `?` and the parameters where there are any.
  public func url(path: String, _ settings: SearchSettings) -> String {
    let query = FormEncoding.encode(parameters(settings))
    return query.isEmpty ? path : path + "?" + query
  }
}
