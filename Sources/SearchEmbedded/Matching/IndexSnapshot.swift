import SearchCore

/// Reads rows by id from outside the snapshot: one entry for each id, `nil` where the record is gone.
typealias RowReader = @Sendable (_ ids: [String]) throws -> [[UInt8]?]

/// One state of an index, immutable: a request that has it sees the same hits, totals and texts until its
/// end.
///
/// Today it is one segment; changed and removed records will come as further small segments beside it.
package final class IndexSnapshot: Sendable {
  package let settings: IndexSettings
  let segment: Segment
  /// Set where the rows are too many for memory.
  private let readRows: RowReader?
  /// Stored records that could not be read and are left out.
  package let unreadableCount: Int
  private let scratches: ScratchPool
  private let shortAnswers = ShortAnswers()

  init(settings: IndexSettings, segment: Segment, readRows: RowReader? = nil, unreadableCount: Int = 0) {
    self.settings = settings
    self.segment = segment
    self.readRows = readRows
    self.unreadableCount = unreadableCount
    scratches = ScratchPool(recordCount: segment.count)
  }

  /// An index in memory alone. Of several records with one id the last counts; what a store would refuse is
  /// left out.
  package convenience init(
    settings: IndexSettings, records: some Sequence<(id: String, record: RecordObject)>
  ) {
    var rows = RecordRows.Builder()
    var row: [UInt8] = []
    var unreadable = 0
    for (id, record) in records {
      do throws(CutRow.Refusal) {
        try CutRow.write(record, to: &row)
        var id = id
        id.withUTF8 { id in row.withUnsafeBufferPointer { rows.append(id: id, row: $0) } }
      } catch {
        unreadable += 1
      }
    }
    let segment = SegmentBuilder.build(rows.finished(), settings)
    self.init(settings: settings, segment: segment, unreadableCount: unreadable)
  }

  /// Records in the index.
  package var count: Int { segment.count }

  /// Whether hits can be made without a look into the store.
  var hasRows: Bool { segment.rows.hasRows }

  /// Answers at once, on the calling thread and however long that takes; for work that nobody waits for.
  package func answer(_ query: SearchQuery) throws(BackendError) -> SearchResults {
    try answer(prepare(query), .none)
  }

  func prepare(_ query: SearchQuery) throws(BackendError) -> PreparedQuery { try PreparedQuery(query, self) }

  /// Finds and reads the hits of a query.
  func answer(_ prepared: PreparedQuery, _ limit: ScanLimit) throws(BackendError) -> SearchResults {
    try limit.check()
    let found = try find(prepared, limit)
    return SearchResults(
      hits: try hits(found.records, prepared), total: found.total, facets: found.facets)
  }

  private func find(_ prepared: PreparedQuery, _ limit: ScanLimit) throws(BackendError) -> Found {
    guard let key = ShortAnswers.key(prepared) else { return Found(try scan(prepared, limit)) }
    if let known = shortAnswers[key] { return known.found(prepared.query) }
    var whole = prepared.query
    whole.offset = 0
    whole.limit = ShortAnswers.hitLimit
    whole.facets = segment.facets.keys.map { FacetRequest(attribute: $0, limit: ShortAnswers.valueLimit) }
    let found = Found(try scan(PreparedQuery(whole, self), limit))
    let answer = ShortAnswers.Answer(
      records: found.records, total: found.total,
      facets: Dictionary(found.facets.map { ($0.attribute, $0) }, uniquingKeysWith: { first, _ in first }))
    shortAnswers.keep(answer, key)
    return answer.found(prepared.query)
  }

  func scan(_ prepared: PreparedQuery, _ limit: ScanLimit) throws(BackendError) -> RankedPage {
    try scratches.withScratch { scratch throws(BackendError) in
      var collector = HitCollector(prepared, recordCount: segment.count)
      try SegmentScan(segment: segment, scratch: scratch, limit: limit).run(
        prepared.candidates, &collector)
      return RankedPage(keys: collector.page(), total: collector.total, facets: collector.facets())
    }
  }

  // MARK: Hits

  /// Records whose row is gone from the store or cannot be read are left out.
  func hits(_ records: [UInt32], _ prepared: PreparedQuery) throws(BackendError) -> [Hit] {
    guard !records.isEmpty else { return [] }
    let ids = records.map { String(utf8: segment.id(Int($0))) }
    let read = try self.records(records, ids)
    var highlighter = Highlighter(prepared.words)
    var hits: [Hit] = []
    hits.reserveCapacity(records.count)
    for (id, record) in zip(ids, read) {
      guard var record else { continue }
      if let displayed = settings.displayed { record = record.keeping(displayed) }
      hits.append(highlighter.hit(id, record, prepared.query))
    }
    return hits
  }

  func records(_ records: [UInt32], _ ids: [String]) throws(BackendError) -> [RecordObject?] {
    guard let readRows, !hasRows else {
      return records.map { CutRow.record(segment.rows.row(Int(segment.places[Int($0)]))) }
    }
    do {
      return try readRows(ids).map { row in
        row.flatMap { $0.withUnsafeBufferPointer { CutRow.record($0) } }
      }
    } catch {
      throw .embedded(.refused("\(error)"))
    }
  }
}

/// What a scan found: the rank keys of the wanted page, the number of all hits, the counted facets.
struct RankedPage: Sendable {
  let keys: [UInt64]
  let total: Int
  let facets: [Facet]
}

/// The records of the wanted page, the number of all hits, the counted facets.
struct Found: Sendable {
  let records: [UInt32]
  let total: Int
  let facets: [Facet]
}

extension Found {
  init(_ page: RankedPage) {
    self.init(records: page.keys.map(RankKey.record), total: page.total, facets: page.facets)
  }
}

extension IndexSnapshot {
  /// About how long a query will take, in nanoseconds; made for keeping to a budget, not for promises.
  package func estimatedCost(_ query: SearchQuery) throws(BackendError) -> Int { cost(try prepare(query)) }

  /// About how long a query will take, in nanoseconds; made for choosing a thread, not for promises.
  func cost(_ prepared: PreparedQuery) -> Int {
    let limit = min(max(prepared.query.limit, 0), 1000)
    if let key = ShortAnswers.key(prepared), let known = shortAnswers[key] {
      return min(limit, known.records.count) * Cost.hit
    }
    let (candidates, scan) = work(prepared.candidates)
    let perCandidate = scan + Cost.column * (1 + prepared.filters.count + prepared.facets.count)
    let values = prepared.facets.reduce(0) { $0 + $1.values.count }
    return min(limit, candidates) * Cost.hit + candidates * perCandidate + values
  }

  /// At most how many records are looked at, and what one of them costs before filters and facets.
  private func work(_ candidates: PreparedQuery.Candidates) -> (count: Int, cost: Int) {
    switch candidates {
    case .none: return (0, 0)
    case .one: return (1, 0)
    case .all: return (segment.count, 0)
    case .words(let words):
      let rarest = words.lazy.map(\.postingCount).min() ?? 0
      return (rarest, words.count == 1 ? Cost.posting : Cost.check * words.count)
    }
  }

  /// Nanoseconds, measured on records of a dozen words.
  private enum Cost {
    /// Reading and highlighting a hit.
    static let hit = 4000
    /// A look into a facet column or the heap.
    static let column = 5
    /// A posting of the only word.
    static let posting = 5
    /// Looking for a word among those of a record.
    static let check = 30
  }
}
