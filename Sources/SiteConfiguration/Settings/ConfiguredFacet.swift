/// An attribute whose values are counted and can be chosen.
package struct ConfiguredFacet: Sendable, Hashable {
  package var field: String
  /// `nil` for the field's own name.
  package var parameter: String?
  package var title: String
  /// Values shown before "more"; 1 to 100.
  package var limit = 10
  package var sort = ConfiguredFacetSort.count

  package init(field: String = "", parameter: String? = nil, title: String = "") {
    self.field = field
    self.parameter = parameter
    self.title = title
  }

  /// The facet's name in addresses.
  package var parameterName: String { parameter ?? field }
}

/// The order of a facet's values.
package enum ConfiguredFacetSort: String, Sendable, CaseIterable {
  /// The most frequent first.
  case count
  case name
}

/// An order of hits by one attribute.
package struct ConfiguredOrder: Sendable, Hashable {
  package var field: String
  package var direction: ConfiguredDirection

  package init(field: String = "", direction: ConfiguredDirection = .descending) {
    self.field = field
    self.direction = direction
  }
}

package enum ConfiguredDirection: String, Sendable, CaseIterable {
  case ascending = "asc"
  case descending = "desc"
}

/// A way to sort hits that readers can choose.
package struct ConfiguredSort: Sendable, Hashable {
  /// The value of `sort` in addresses.
  package var id: String
  package var title: String
  package var field: String
  package var direction: ConfiguredDirection

  package init(
    id: String = "", title: String = "", field: String = "", direction: ConfiguredDirection = .ascending
  ) {
    self.id = id
    self.title = title
    self.field = field
    self.direction = direction
  }
}
