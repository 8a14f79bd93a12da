import SearchCore

/// A query checked against an index's settings and resolved to numbers of its segment.
struct PreparedQuery: Sendable {
  enum Candidates {
    case all
    case one(Int)
    case none
    /// Postings to scan, then the other words to check; at least one word.
    case words([ResolvedWord])
  }

  let query: SearchQuery
  let words: QueryWords
  let candidates: Candidates
  let filters: [ResolvedFilter]
  let sort: SortColumn?
  let facets: [FacetColumn]

  /// Refuses attributes that the index's settings do not name.
  init(_ query: SearchQuery, _ snapshot: IndexSnapshot) throws(BackendError) {
    let segment = snapshot.segment
    self.query = query
    words = QueryWords(query.text)
    var filters: [ResolvedFilter] = []
    for filter in query.filters {
      let column = try Self.column(filter.attribute, "filter by", segment)
      filters.append(ResolvedFilter(filter, column))
    }
    self.filters = filters
    var facets: [FacetColumn] = []
    for facet in query.facets { facets.append(try Self.column(facet.attribute, "count", segment)) }
    self.facets = facets
    if let order = query.sort {
      guard let column = segment.sorts[order.attribute] else {
        throw .embedded(
          .unsupported(
            "sort by “\(order.attribute)”. Add it to the index's sortable attributes or sort by "
              + Self.names(segment.sorts.keys)))
      }
      sort = column
    } else {
      sort = nil
    }
    candidates = Self.candidates(query, words, segment)
  }

  private static func column(_ attribute: String, _ use: String, _ segment: Segment) throws(BackendError)
    -> FacetColumn
  {
    guard let column = segment.facets[attribute] else {
      throw .embedded(
        .unsupported(
          "\(use) “\(attribute)”. Add it to the index's facets or use " + names(segment.facets.keys)))
    }
    return column
  }

  private static func names(_ names: some Sequence<String>) -> String {
    let sorted = names.sorted()
    return sorted.isEmpty ? "none: it has none." : sorted.joined(separator: ", ") + "."
  }

  private static func candidates(_ query: SearchQuery, _ words: QueryWords, _ segment: Segment) -> Candidates
  {
    if let id = query.recordID { return segment.record(withID: id).map(Candidates.one) ?? .none }
    guard !words.isEmpty else { return .all }
    let last = words.words.count - 1
    let resolved = words.words.enumerated().map { index, word in
      ResolvedWord(word, isPrefix: index == last, in: segment)
    }
    return resolved.contains { $0.postingCount == 0 } ? .none : .words(resolved)
  }

  /// Hits to find, from the first: those passed over and those returned.
  var wanted: Int {
    let offset = max(query.offset, 0)
    let limit = min(max(query.limit, 0), 1000)
    return limit == 0 ? 0 : offset.addingReportingOverflow(limit).partialValue
  }
}

/// A filter as a set of ordinals.
struct ResolvedFilter: Sendable {
  let attribute: String
  let column: FacetColumn
  /// One bit for each value of the column.
  let accepted: FlatBuffer<UInt64>

  init(_ filter: FacetFilter, _ column: FacetColumn) {
    attribute = filter.attribute
    self.column = column
    accepted = FlatBuffer(repeating: 0, count: column.values.count / 64 + 1)
    for value in filter.values {
      guard let ordinal = column.ordinal(of: value) else { continue }
      accepted.base[Int(ordinal / 64)] |= 1 << UInt64(ordinal % 64)
    }
  }
}
