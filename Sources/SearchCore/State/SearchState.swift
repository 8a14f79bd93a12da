/// What a reader searches for: one immutable value, equal to its URL.
public struct SearchState: Sendable, Hashable {
  /// What the reader typed, without spaces at its ends; empty for the first screen.
  public private(set) var query: String
  /// The chosen facet values, sorted and each once.
  public private(set) var refinements: [Refinement]
  /// The id of the chosen `SortSetting`; `nil` for the engine's own order.
  public private(set) var sort: String?
  /// Counted from 1, at most `lastPage`.
  public private(set) var page: Int

  /// A search; values out of range are brought into it, so that any input makes a valid one.
  ///
  /// - Parameters:
  ///   - query: Cut behind `SearchSettings.maximumQueryLength` Unicode scalars; control characters become spaces.
  ///   - refinements: In any order, repeated ones once.
  ///   - sort: The id of a `SortSetting`; `nil` for the engine's own order.
  ///   - page: From 1 to `lastPage`; other numbers become the nearest of these.
  public init(
    query: String = "", refinements: some Sequence<Refinement> = [], sort: String? = nil, page: Int = 1
  ) {
    self.query = Self.cleaned(query)
    self.refinements = Array(Set(refinements)).sorted()
    self.sort = sort
    self.page = min(max(page, 1), Self.lastPage)
  }

  /// A later page is never asked of an engine; no engine serves as many.
  public static let lastPage = 1_000_000
}

// Each change is a copy of the whole; whatever changes the hits goes back to page 1.
extension SearchState {
  /// This search for another text, filters and sort kept.
  public func asking(_ query: String) -> SearchState {
    SearchState(query: query, refinements: refinements, sort: sort)
  }

  /// This search with one more refinement.
  public func adding(_ refinement: Refinement) -> SearchState {
    SearchState(query: query, refinements: refinements + [refinement], sort: sort)
  }

  /// This search without a refinement; where it is not chosen only the page changes, to 1.
  public func removing(_ refinement: Refinement) -> SearchState {
    SearchState(query: query, refinements: refinements.filter { $0 != refinement }, sort: sort)
  }

  /// This search with a refinement added or, where it is chosen already, removed.
  public func toggling(_ refinement: Refinement) -> SearchState {
    contains(refinement) ? removing(refinement) : adding(refinement)
  }

  /// This search without any refinement; query and sort kept.
  public func clearingRefinements() -> SearchState { SearchState(query: query, sort: sort) }

  /// This search in another order; `nil` is the engine's own.
  public func sorted(by sort: String?) -> SearchState {
    SearchState(query: query, refinements: refinements, sort: sort)
  }

  /// Another page of this search, counted from 1.
  public func onPage(_ page: Int) -> SearchState {
    SearchState(query: query, refinements: refinements, sort: sort, page: page)
  }

  /// Whether a refinement is chosen.
  public func contains(_ refinement: Refinement) -> Bool { refinements.contains(refinement) }

  /// The chosen values of one attribute, sorted.
  public func values(of attribute: String) -> [String] {
    refinements.filter { $0.attribute == attribute }.map(\.value)
  }
}

extension SearchState {
  /// A query as it is kept: control characters as spaces, no spaces at the ends, and of its whole characters as many
  /// as have at most `maximumQueryLength` Unicode scalars together (one character may hold thousands).
  static func cleaned(_ query: String) -> String {
    var cleaned = String.UnicodeScalarView()
    for scalar in query.unicodeScalars {
      cleaned.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    let trimmed = String(cleaned).trimmingSpaces()
    guard trimmed.utf8.count > SearchSettings.maximumQueryLength else { return trimmed }
    return trimmed.prefix(scalars: SearchSettings.maximumQueryLength).trimmingSpaces()
  }
}

extension String {
  /// The longest start of whole characters with no more scalars than this; where the first is longer, a part of it.
  fileprivate func prefix(scalars limit: Int) -> String {
    guard let cut = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), cut < endIndex
    else {
      return self
    }
    var end = startIndex
    while end < cut, index(after: end) <= cut { end = index(after: end) }
    return String(self[..<(end > startIndex ? end : cut)])
  }

  func trimmingSpaces() -> String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
