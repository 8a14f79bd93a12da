/// What one site lets its readers search, filter and sort by.
public struct SearchSettings: Sendable {
  /// The index that holds the records.
  public var index: String
  /// The index that holds the query suggestions; `nil` where a site has none.
  public var suggestionsIndex: String?
  /// In the order in which a page shows them and a URL holds them.
  public var facets: [FacetSetting]
  /// The ways to sort besides the engine's own order, which is always there.
  public var sorts: [SortSetting]
  /// Hits on one page, 1 to 1,000.
  public var hitsPerPage: Int
  /// Attributes whose matches are told apart in hits.
  public var highlighted: [String]
  /// Attributes that a results page shows shortened, with their lengths; the dropdown's hits have none.
  public var snippets: [SnippetRequest]
  /// Suggestions in the dropdown; 0 leaves them out.
  public var suggestionLimit: Int
  /// Hits in the dropdown, beside the suggestions; 0 leaves them out.
  public var previewLimit: Int

  /// A query is cut behind this many Unicode scalars. Algolia reads 512 bytes; its autocomplete sends 512 characters.
  public static let maximumQueryLength = 512
  /// Refinements beyond this number in one URL are ignored.
  public static let maximumRefinements = 100

  /// Settings of a site; only the index is needed.
  public init(
    index: String, suggestionsIndex: String? = nil, facets: [FacetSetting] = [], sorts: [SortSetting] = [],
    hitsPerPage: Int = 24, highlighted: [String] = [], snippets: [SnippetRequest] = [],
    suggestionLimit: Int = 8, previewLimit: Int = 4
  ) {
    self.index = index
    self.suggestionsIndex = suggestionsIndex
    self.facets = facets
    self.sorts = sorts
    self.hitsPerPage = hitsPerPage
    self.highlighted = highlighted
    self.snippets = snippets
    self.suggestionLimit = suggestionLimit
    self.previewLimit = previewLimit
  }
}

/// A facet that a site shows: an attribute, its name in the URL and on the page.
public struct FacetSetting: Sendable, Hashable {
  /// The attribute's path in the record.
  public let attribute: String
  /// The parameter's name in the URL, such as `brand`; not one of `SearchState.reservedParameters`.
  public let parameter: String
  /// The facet's title on the page.
  public let title: String
  /// Values shown before "more".
  public let limit: Int
  /// The order in which a page shows the values that the engine sent.
  public let order: FacetOrder

  /// - Parameters:
  ///   - attribute: The attribute's path in the record.
  ///   - parameter: The parameter's name in the URL; the attribute's path unless told otherwise.
  ///   - title: The facet's title on the page.
  ///   - limit: Values shown before "more".
  ///   - order: The order in which a page shows the values.
  public init(
    attribute: String, parameter: String? = nil, title: String, limit: Int = 10, order: FacetOrder = .count
  ) {
    self.attribute = attribute
    self.parameter = parameter ?? attribute
    self.title = title
    self.limit = limit
    self.order = order
  }
}

/// The order of a facet's values on a page. Engines send the most frequent ones, whatever the order.
public enum FacetOrder: Sendable, Hashable {
  /// The most frequent first, as engines send them.
  case count
  /// By value, upper and lower case alike, in the order of Unicode scalars: the same in every language.
  case name
}

extension FacetOrder {
  /// The values of a facet in this order.
  public func sorted(_ values: [FacetValue]) -> [FacetValue] {
    guard self == .name else { return values }
    return values.map { (folded: $0.value.lowercased(), value: $0) }.sorted { left, right in
      left.folded.isExactly(right.folded)
        ? left.value.value.precedesExactly(right.value.value) : left.folded.precedesExactly(right.folded)
    }.map(\.value)
  }
}

/// A way to sort hits, with its name in the URL and on the page.
public struct SortSetting: Sendable, Hashable {
  /// The value of `sort` in the URL, such as `price-asc`.
  public let id: String
  /// What the reader chooses, such as `Price, low to high`.
  public let title: String
  /// What the engine is asked for.
  public let order: SortOrder

  /// - Parameters:
  ///   - id: The value of `sort` in the URL.
  ///   - title: What the reader chooses.
  ///   - order: What the engine is asked for.
  public init(id: String, title: String, order: SortOrder) {
    self.id = id
    self.title = title
    self.order = order
  }
}

/// An order of hits by one attribute; records without the attribute come last either way.
public struct SortOrder: Sendable, Hashable {
  /// The attribute's path in the record.
  public let attribute: String
  /// Whether the smallest value comes first.
  public let isAscending: Bool

  /// An order by the values at a path.
  public init(attribute: String, isAscending: Bool) {
    self.attribute = attribute
    self.isAscending = isAscending
  }
}
