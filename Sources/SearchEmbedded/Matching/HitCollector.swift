import SearchCore

/// Filters, counts and ranks the candidates of a query, each offered once, in one pass.
///
/// A candidate that fails the filters of exactly one attribute is no hit, but counts in that attribute's own
/// facet: that is disjunctive counting without further queries.
struct HitCollector: ~Copyable {
  private struct Filter: BitwiseCopyable {
    let starts: UnsafeMutablePointer<UInt32>
    let ordinals: UnsafeMutablePointer<UInt32>
    let accepted: UnsafeMutablePointer<UInt64>
    /// Filters of the same attribute have the same number.
    let attribute: Int

    @inline(__always)
    func accepts(_ record: Int) -> Bool {
      for index in Int(starts[record])..<Int(starts[record + 1]) {
        let ordinal = ordinals[index]
        if accepted[Int(ordinal >> 6)] >> UInt64(ordinal & 63) & 1 == 1 { return true }
      }
      return false
    }
  }

  private struct Counter: BitwiseCopyable {
    let starts: UnsafeMutablePointer<UInt32>
    let ordinals: UnsafeMutablePointer<UInt32>
    let counts: UnsafeMutablePointer<UInt32>
    /// The number of the attribute's own filter that the counts leave out; -1 for none.
    let ownFilter: Int

    @inline(__always)
    func count(_ record: Int) {
      for index in Int(starts[record])..<Int(starts[record + 1]) { counts[Int(ordinals[index])] &+= 1 }
    }
  }

  // Keeps the memory behind the pointers alive.
  private let prepared: PreparedQuery
  private let sort: SortColumn?
  private let isAscending: Bool
  private let filters: FlatBuffer<Filter>
  private let counters: FlatBuffer<Counter>
  private let counts: [FlatBuffer<UInt32>]
  private var top: TopKeys
  private(set) var total = 0

  init(_ prepared: PreparedQuery, recordCount: Int) {
    self.prepared = prepared
    sort = prepared.sort
    isAscending = prepared.query.sort?.isAscending ?? true
    var attributes: [String] = []
    filters = FlatBuffer(
      copying: prepared.filters.map { filter in
        let known = attributes.firstIndex(of: filter.attribute)
        if known == nil { attributes.append(filter.attribute) }
        return Filter(
          starts: filter.column.starts.base, ordinals: filter.column.ordinals.base,
          accepted: filter.accepted.base, attribute: known ?? attributes.count - 1)
      })
    let counts = prepared.facets.map { FlatBuffer<UInt32>(repeating: 0, count: $0.values.count) }
    self.counts = counts
    counters = FlatBuffer(
      copying: prepared.facets.indices.map { index in
        let request = prepared.query.facets[index]
        let own = request.isDisjunctive ? attributes.firstIndex(of: request.attribute) : nil
        return Counter(
          starts: prepared.facets[index].starts.base, ordinals: prepared.facets[index].ordinals.base,
          counts: counts[index].base, ownFilter: own ?? -1)
      })
    top = TopKeys(capacity: min(max(prepared.wanted, 0), recordCount))
  }

  /// Takes a candidate; each record at most once.
  @inline(__always)
  mutating func take(_ record: UInt32, match: UInt32) {
    var failed = -1
    for index in 0..<filters.count {
      let filter = filters.base[index]
      if !filter.accepts(Int(record)) {
        if failed >= 0, failed != filter.attribute { return }
        failed = filter.attribute
      }
    }
    for index in 0..<counters.count {
      let counter = counters.base[index]
      if failed < 0 || counter.ownFilter == failed { counter.count(Int(record)) }
    }
    guard failed < 0 else { return }
    total += 1
    let upper = sort.map { $0.rank(Int(record), isAscending: isAscending) } ?? match
    top.offer(RankKey.key(upper, record: record))
  }

  /// The keys of the wanted page, in order.
  func page() -> [UInt64] { Array(top.sorted().dropFirst(max(prepared.query.offset, 0))) }

  func facets() -> [Facet] {
    prepared.facets.indices.map { index in
      FacetCounts(prepared.facets[index], counts[index]).facet(
        prepared.query.facets[index], filters: prepared.query.filters)
    }
  }
}
