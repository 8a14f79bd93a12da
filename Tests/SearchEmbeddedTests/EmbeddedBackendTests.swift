import Dispatch
import Glibc
import SearchCore
import Synchronization
import Testing

@testable import SearchEmbedded

@Suite struct EmbeddedBackendTests {
  private static let settings = IndexSettings(
    searchable: ["name", "summary"], facets: ["colour"],
    customRanking: [SortOrder(attribute: "rank", isAscending: false)], sortable: ["rank"])

  private static func snapshot(_ records: [(id: String, record: RecordObject)]) -> IndexSnapshot {
    IndexSnapshot(settings: settings, records: records)
  }

  private func ids(_ query: String, _ records: [(id: String, record: RecordObject)]) async throws -> [String]
  {
    let backend = EmbeddedBackend(indices: ["a": (Self.settings, records)])
    return try await answer(backend, SearchQuery(index: "a", text: query)).hits.map(\.id)
  }

  @Test func `a better attribute wins, then exactness, then the custom ranking, then the id`() async throws {
    let records: [(id: String, record: RecordObject)] = [
      ("summary", ["name": "editor", "summary": "vim", "rank": 9]),
      ("prefix", ["name": "vimdiff", "rank": 9]),
      ("word-b", ["name": "gtk vim", "rank": 5]),
      ("word-a", ["name": "nox vim", "rank": 5]),
      ("popular", ["name": "vim tiny", "rank": 7]),
      ("whole", ["name": "Vim", "rank": 1]),
      ("unranked", ["name": "vim scripts"]),
    ]
    #expect(
      try await ids("vim", records)
        == ["whole", "popular", "word-a", "word-b", "unranked", "prefix", "summary"])
  }

  @Test func `several words that are the whole value win`() async throws {
    let records: [(id: String, record: RecordObject)] = [
      ("longer", ["name": "Red shirt dress", "rank": 9]), ("turned", ["name": "Shirt red", "rank": 8]),
      ("whole", ["name": "red shirt", "rank": 1]), ("split", ["name": "red", "summary": "shirt", "rank": 9]),
    ]
    #expect(try await ids("red shirt", records) == ["whole", "longer", "turned", "split"])
  }

  @Test func `an id picks its record whatever the text says`() async throws {
    let backend = EmbeddedBackend(indices: [
      "a": (Self.settings, [("é 1", ["name": "one"]), ("2", ["name": "two"])])
    ])
    var query = SearchQuery(index: "a", text: "nothing like it", recordID: "é 1")
    #expect(try await answer(backend, query).hits.map(\.record) == [["name": "one"]])
    query.recordID = "3"
    #expect(try await answer(backend, query) == SearchResults())
  }

  @Test func `values in use are returned even where nothing has them`() async throws {
    let backend = EmbeddedBackend(indices: [
      "a": (
        Self.settings,
        [
          ("1", ["name": "x", "colour": "red"]), ("2", ["name": "x", "colour": ["red", "blue"]]),
          ("3", ["colour": "green"]),
        ]
      )
    ])
    let query = SearchQuery(
      index: "a", text: "x", filters: [FacetFilter(attribute: "colour", anyOf: ["green", "nowhere"])],
      facets: [FacetRequest(attribute: "colour", limit: 1)])
    let results = try await answer(backend, query)
    #expect(results.total == 0)
    #expect(
      results.facets == [
        Facet(
          attribute: "colour",
          values: [.init("red", count: 2), .init("green", count: 0), .init("nowhere", count: 0)],
          valueCount: 2)
      ])
  }

  @Test(arguments: [
    (
      SearchQuery(index: "b"),
      "embedded: there is no index “b”. Check the site's configuration."
    ),
    (
      SearchQuery(index: "loading"), "embedded: the index is still being read. Try again in a moment."
    ),
    (
      SearchQuery(index: "a", filters: [FacetFilter(attribute: "name", anyOf: ["x"])]),
      "embedded: cannot do this: filter by “name”. Add it to the index's facets or use colour."
    ),
    (
      SearchQuery(index: "a", facets: [FacetRequest(attribute: "brand")]),
      "embedded: cannot do this: count “brand”. Add it to the index's facets or use colour."
    ),
    (
      SearchQuery(index: "a", sort: SortOrder(attribute: "name", isAscending: true)),
      "embedded: cannot do this: sort by “name”. Add it to the index's sortable attributes or sort by rank."
    ),
  ])
  func `what cannot be answered says why and leaves other queries whole`(query: SearchQuery, message: String)
    async throws
  {
    let backend = EmbeddedBackend(indices: ["a": (Self.settings, [("1", ["name": "one"])])])
    backend.announce("loading")
    backend.announce("a")
    let outcomes = await backend.search([query, SearchQuery(index: "a")], before: .now + .seconds(60))
    #expect(backend.searchNow([query, SearchQuery(index: "a")]) == outcomes)
    #expect(throws: BackendError.self) { try outcomes[0].get() }
    if case .failure(let error) = outcomes[0] { #expect(error.description == message) }
    #expect(try outcomes[1].get().hits.map(\.id) == ["1"])
  }

  @Test func `extreme pages and limits are answered`() async throws {
    let backend = EmbeddedBackend(indices: [
      "a": (Self.settings, [("1", ["name": "one"]), ("2", ["name": "one"])])
    ])
    for (offset, limit, ids) in [
      (0, 0, []), (0, -5, []), (-3, 1, ["1"]), (1, .max, ["2"]), (.max, 10, []), (.max, .max, []), (2, 1, []),
    ] as [(Int, Int, [String])] {
      for text in ["", "o", "one"] {
        let results = try await answer(
          backend, SearchQuery(index: "a", text: text, offset: offset, limit: limit))
        #expect(results.hits.map(\.id) == ids, "\(text) \(offset) \(limit)")
        #expect(results.total == 2)
      }
    }
  }

  @Test func `kept answers to short queries are those of the first time`() async throws {
    let records = (0..<6000).map { number -> (id: String, record: RecordObject) in
      (
        "\(number)",
        [
          "name": .text("lib\(number % 7)"), "colour": .text("\(number % 300)"),
          "rank": .integer(Int64(number)),
        ]
      )
    }
    let backend = EmbeddedBackend(indices: ["a": (Self.settings, records)])
    let naive = NaiveSearch(settings: Self.settings, records: records)
    for text in ["", "l", "li", "x", "l", "li", ""] {
      for (offset, limit, facetLimit) in [(0, 20, 5), (150, 50, 200), (190, 20, 300), (0, 0, 0)] {
        let query = SearchQuery(
          index: "a", text: text, facets: [FacetRequest(attribute: "colour", limit: facetLimit)],
          offset: offset,
          limit: limit)
        let results = try await answer(backend, query)
        let expected = naive.answer(query)
        #expect(results.hits.map(\.id) == Array(expected.ids.dropFirst(offset).prefix(limit)))
        #expect(results.total == expected.ids.count)
        #expect(results.facets == expected.facets)
      }
    }
  }

  @Test func `an empty index answers`() async throws {
    let backend = EmbeddedBackend(indices: ["a": (Self.settings, [])])
    for text in ["", "o", "one two"] {
      let query = SearchQuery(index: "a", text: text, facets: [FacetRequest(attribute: "colour")])
      #expect(
        try await answer(backend, query)
          == SearchResults(facets: [Facet(attribute: "colour", values: [], valueCount: 0)]))
    }
  }

  @Test func `readers see one whole index while others are published`() async throws {
    let backend = EmbeddedBackend()
    let snapshots = (0..<4).map { version in
      Self.snapshot(
        (0..<60).map { ("\($0)", ["name": .text("version \(version)"), "colour": .text("\(version)")]) })
    }
    backend.publish(snapshots[0], as: "a")
    // Set once the last reader is done. The writer has a thread of its own: on the shared pool, which runs all other
    // tests too, it might wait for minutes.
    let isDone = Cancellation()
    DispatchQueue(label: "writer").async {
      var round = 0
      while !isDone.isCancelled {
        backend.publish(snapshots[round % 4], as: "a")
        round += 1
        usleep(100)
      }
    }
    defer { isDone.cancel() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for reader in 0..<4 {
        group.addTask {
          for _ in 0..<100 {
            let query = SearchQuery(
              index: "a", text: reader.isMultiple(of: 2) ? "version" : "v",
              facets: [FacetRequest(attribute: "colour")], limit: 60)
            let outcomes =
              reader < 2
              ? backend.searchNow([query]) : await backend.search([query], before: .now + .seconds(60))
            let results = try #require(outcomes?.first).get()
            let names = Set(results.hits.map { $0.record.text(at: "name") })
            let counts = results.facets.first?.values.map(\.count)
            guard results.total == 60, results.hits.count == 60, names.count == 1, counts == [60] else {
              Issue.record("total \(results.total), hits \(results.hits.count), versions \(names)")
              return
            }
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `a deadline that has passed is told without a scan`() async {
    let backend = EmbeddedBackend(indices: ["a": (Self.settings, [("1", ["name": "one"])])])
    let outcomes = await backend.search([SearchQuery(index: "a")], before: .now - .seconds(1))
    #expect(outcomes == [.failure(BackendError(backend: "embedded", .timedOut))])
  }

  @Test(arguments: ["", "o", "one", "one two"])
  func `a scan ends at its deadline and with its request, and leaves nothing behind`(text: String) throws {
    let snapshot = Self.snapshot(
      (0..<20_000).map { ("\($0)", ["name": "one two", "rank": .integer(Int64($0))]) })
    let query = try snapshot.prepare(SearchQuery(index: "a", text: text, limit: 2))
    let cancellation = Cancellation()
    cancellation.cancel()
    let late = ScanLimit(deadline: .now, cancellation: nil)
    #expect(throws: BackendError(backend: "embedded", .timedOut)) { try snapshot.answer(query, late) }
    #expect(throws: BackendError(backend: "embedded", .refused("the request was cancelled"))) {
      try snapshot.answer(query, ScanLimit(deadline: nil, cancellation: cancellation))
    }
    let scratch = Scratch(recordCount: snapshot.count)
    var collector = HitCollector(query, recordCount: snapshot.count)
    #expect(throws: BackendError.self) {
      try SegmentScan(segment: snapshot.segment, scratch: scratch, limit: late).run(
        query.candidates, &collector)
    }
    #expect(scratch.best.values.allSatisfy { $0 == 0 })
    let results = try snapshot.answer(query, .none)
    #expect(results.total == 20_000)
    #expect(results.hits.map(\.id) == ["19999", "19998"])
  }

  @Test func `searches beyond the waiting limit fail as overloaded, the others are answered`() async throws {
    let backend = EmbeddedBackend(threads: 1, waitingLimit: 2)
    backend.publish(Self.snapshot([("1", ["name": "one"])]), as: "a")
    let outcomes = await withTaskGroup(of: Result<SearchResults, BackendError>?.self) { group in
      for _ in 0..<200 {
        group.addTask { await backend.search([SearchQuery(index: "a")], before: .now + .seconds(60)).first }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let overloaded = BackendError(backend: "embedded", .overloaded)
    let answered = outcomes.count { (try? $0?.get())?.total == 1 }
    #expect(answered > 0)
    #expect(outcomes.count { $0 == .failure(overloaded) } == 200 - answered)
  }

  @Test func `a full queue refuses and is served again when it has room`() {
    let gate = Gate()
    let pool = WorkerPool(threads: 1, waitingLimit: 2)
    var accepted = 0
    gate.lock.withLock { _ in
      for _ in 0..<10
      where pool.submit({
        gate.lock.withLock { _ in }
        gate.done.add(1, ordering: .relaxed)
      }) { accepted += 1 }
    }
    // One with the thread, at most, and two that wait.
    #expect((2...3).contains(accepted))
    while gate.done.load(ordering: .relaxed) < accepted { usleep(100) }
    #expect(pool.submit { gate.done.add(1, ordering: .relaxed) })
    while gate.done.load(ordering: .relaxed) <= accepted { usleep(100) }
  }

  private final class Gate: Sendable {
    let lock = Mutex(())
    let done = Atomic(0)
  }
}
