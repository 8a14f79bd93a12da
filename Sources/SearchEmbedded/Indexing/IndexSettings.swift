import SearchCore

/// How an index reads its records. All attributes are paths such as `name` or `price.value`.
package struct IndexSettings: Sendable, Hashable {
  /// What the query's words are looked for in, the most important attribute first.
  package var searchable: [String]
  /// What can be counted and filtered: texts, numbers and booleans, single or in lists.
  package var facets: [String]
  /// What decides between equal matches, the weightiest first; records without the attribute come last either
  /// way.
  package var customRanking: [SortOrder]
  /// What hits can be sorted by: numbers (and booleans as 0 and 1), then texts.
  package var sortable: [String]
  /// What hits carry; `nil` for whole records. An attribute brings all that is below it.
  package var displayed: [String]?

  package init(
    searchable: [String], facets: [String] = [], customRanking: [SortOrder] = [], sortable: [String] = [],
    displayed: [String]? = nil
  ) {
    self.searchable = searchable
    self.facets = facets
    self.customRanking = customRanking
    self.sortable = sortable
    self.displayed = displayed
  }
}

// Kept in the store as a record.
extension IndexSettings {
  var record: RecordObject {
    func list(_ paths: [String]) -> RecordValue { .list(paths.map(RecordValue.text)) }
    return [
      "searchable": list(searchable), "facets": list(facets), "sortable": list(sortable),
      "displayed": displayed.map(list) ?? .null,
      "customRanking": .list(
        customRanking.map { ["attribute": .text($0.attribute), "isAscending": .bool($0.isAscending)] }),
    ]
  }

  /// Leaves out what is not as `record` writes it.
  init(_ record: RecordObject) {
    func list(_ name: String) -> [String] {
      guard case .list(let values)? = record[name] else { return [] }
      return values.compactMap { if case .text(let path) = $0 { path } else { nil } }
    }
    var ranking: [SortOrder] = []
    if case .list(let orders)? = record["customRanking"] {
      for case .object(let order) in orders {
        guard case .text(let attribute)? = order["attribute"],
          case .bool(let isAscending)? = order["isAscending"]
        else { continue }
        ranking.append(SortOrder(attribute: attribute, isAscending: isAscending))
      }
    }
    var displayed: [String]?
    if case .list? = record["displayed"] { displayed = list("displayed") }
    self.init(
      searchable: list("searchable"), facets: list("facets"), customRanking: ranking,
      sortable: list("sortable"), displayed: displayed)
  }
}
