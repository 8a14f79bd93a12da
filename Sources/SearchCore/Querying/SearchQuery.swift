/// One question to an engine, in no engine's own words.
public struct SearchQuery: Sendable, Hashable {
  /// The engine's name of the index to search.
  public var index: String
  /// What was typed; empty matches every record. The last word is a prefix.
  public var text: String
  /// Only the record with this id, whatever the text says.
  public var recordID: String?
  /// All of these must hold.
  public var filters: [FacetFilter]
  /// The attributes whose values are counted.
  public var facets: [FacetRequest]
  /// `nil` is the engine's own order: best match, then its custom ranking.
  public var sort: SortOrder?
  /// Hits to pass over, from 0.
  public var offset: Int
  /// Hits to return, from 0 (counts alone) to 1,000.
  public var limit: Int
  /// Attributes whose matches are told apart.
  public var highlighted: [String]
  /// Attributes that are shortened to the words around their best match.
  public var snippets: [SnippetRequest]

  /// A question to one index; what is left out asks for the first 20 records in the engine's own order.
  public init(
    index: String, text: String = "", recordID: String? = nil, filters: [FacetFilter] = [],
    facets: [FacetRequest] = [], sort: SortOrder? = nil, offset: Int = 0, limit: Int = 20,
    highlighted: [String] = [], snippets: [SnippetRequest] = []
  ) {
    self.index = index
    self.text = text
    self.recordID = recordID
    self.filters = filters
    self.facets = facets
    self.sort = sort
    self.offset = offset
    self.limit = limit
    self.highlighted = highlighted
    self.snippets = snippets
  }
}

/// Hits must have at least one of these values in this attribute.
public struct FacetFilter: Sendable, Hashable {
  /// The attribute's path in the record.
  public var attribute: String
  /// Compared exactly, case included; not empty.
  public var values: [String]

  /// - Parameters:
  ///   - attribute: The attribute's path in the record.
  ///   - values: At least one; a hit must have one of them.
  public init(attribute: String, anyOf values: [String]) {
    self.attribute = attribute
    self.values = values
  }
}

/// An attribute whose values are to be counted.
public struct FacetRequest: Sendable, Hashable {
  /// The attribute's path in the record.
  public var attribute: String
  /// The most values to return, the most frequent first; values in use by a filter come on top of that.
  public var limit: Int
  /// Whether the counts leave out the attribute's own filter, so that its other values stay to be chosen.
  public var isDisjunctive: Bool

  /// - Parameters:
  ///   - attribute: The attribute's path in the record.
  ///   - limit: The most values to return, from 0.
  ///   - isDisjunctive: Whether the counts leave out the attribute's own filter.
  public init(attribute: String, limit: Int = 100, isDisjunctive: Bool = true) {
    self.attribute = attribute
    self.limit = limit
    self.isDisjunctive = isDisjunctive
  }
}
