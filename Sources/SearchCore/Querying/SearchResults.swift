/// An engine's answer to one query.
public struct SearchResults: Sendable, Hashable {
  /// The hits of the page that was asked for, the best first.
  public var hits: [Hit]
  /// Records that match, on all pages.
  public var total: Int
  /// Whether `total` is exact; otherwise there are at least that many.
  public var isTotalExact: Bool
  /// The number of hits that paging can reach, from the first; `nil` for no limit. Algolia serves 1,000 unless set otherwise.
  public var window: Int?
  /// In the order in which the query asked for them.
  public var facets: [Facet]

  /// An answer; one without arguments found nothing.
  public init(
    hits: [Hit] = [], total: Int = 0, isTotalExact: Bool = true, window: Int? = nil, facets: [Facet] = []
  ) {
    self.hits = hits
    self.total = total
    self.isTotalExact = isTotalExact
    self.window = window
    self.facets = facets
  }

  /// The counts of one attribute; `nil` where the query did not ask for them.
  public func facet(_ attribute: String) -> Facet? { facets.first { $0.attribute == attribute } }

  /// Pages that can be shown, at least 1: a search without hits has an empty first page.
  ///
  /// - Parameter hitsPerPage: Taken as 1 where it is less.
  public func pageCount(hitsPerPage: Int) -> Int {
    let reachable = min(total, window ?? total)
    let size = max(hitsPerPage, 1)
    return max(reachable / size + (reachable % size > 0 ? 1 : 0), 1)
  }
}
