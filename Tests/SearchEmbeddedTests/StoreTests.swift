import SearchCore
import TestSupport
import Testing

@testable import SearchEmbedded

@Suite struct StoreTests {
  private let folder = TemporaryFolder()
  private let settings = IndexSettings(
    searchable: ["name"], facets: ["colour"],
    customRanking: [SortOrder(attribute: "rank", isAscending: true)],
    sortable: ["rank"], displayed: ["name", "rank"])

  private func names(_ snapshot: IndexSnapshot) throws -> [String] {
    let query = try snapshot.prepare(SearchQuery(index: "", limit: 1000))
    return try snapshot.answer(query, .none).hits.map { $0.record.text(at: "name") ?? "" }
  }

  private func records(_ names: String...) -> [(id: String, record: RecordObject)] {
    names.enumerated().map { ("\($0)", ["name": .text($1), "rank": .integer(Int64($0))]) }
  }

  @Test func `records and settings come back after reopening`() throws {
    let everything = CutRowTests.everything
    do {
      let store = try Store(folder: folder.path + "/made/on/demand")
      try store.fill(
        index: "things", settings: IndexSettings(searchable: ["text"]), fingerprint: "a",
        records: [("é/1", everything), ("2", ["text": "other"])])
      try store.fill(index: "shop", settings: settings, fingerprint: "b", records: records("one", "two"))
    }
    let store = try Store(folder: folder.path + "/made/on/demand/")
    #expect(try store.fingerprint(of: "things") == "a")
    #expect(try store.fingerprint(of: "shop") == "b")
    #expect(try store.fingerprint(of: "nothing") == nil)
    #expect(try store.settings(of: "shop") == settings)
    #expect(try names(store.load(index: "shop")) == ["one", "two"])
    let things = try store.load(index: "things")
    let query = try things.prepare(SearchQuery(index: "things", text: "東京"))
    let hits = try things.answer(query, .none).hits
    #expect(hits.map(\.id) == ["é/1"])
    #expect(hits.first?.record == everything)
    let json = try store.read { connection in
      let statement = try connection.prepare("SELECT json FROM records WHERE id = 'é/1'")
      return try statement.step() ? statement.text(0) : nil
    }
    #expect(json == everything.json)
  }

  @Test func `replacing takes the place of all records of that index only`() throws {
    let store = try Store(folder: folder.path)
    try store.fill(index: "a", settings: settings, fingerprint: "1", records: records("one", "two", "three"))
    try store.fill(index: "b", settings: settings, fingerprint: "1", records: records("other"))
    try store.fill(index: "a", settings: settings, fingerprint: "2", records: records("four"))
    #expect(try names(store.load(index: "a")) == ["four"])
    #expect(try names(store.load(index: "b")) == ["other"])
    #expect(try store.fingerprint(of: "a") == "2")
    let changes = try store.read { connection in
      [
        try connection.integer("SELECT change FROM records WHERE index_number = 1"),
        try connection.integer("SELECT change FROM records WHERE index_number = 2"),
        try connection.integer("SELECT count(*) FROM records"),
        try connection.integer("SELECT count(*) FROM cut_rows"),
      ]
    }
    #expect(changes == [3, 2, 2, 2])
  }

  @Test func `of records with one id the last stays, and what cannot be stored is reported`() throws {
    let store = try Store(folder: folder.path)
    var deep: RecordValue = 1
    for _ in 0..<300 { deep = [deep] }
    let report = try store.fill(
      index: "a", settings: settings, fingerprint: "1",
      records: [
        ("1", ["name": "first"]), ("2", ["name": "two"]), ("1", ["name": "last"]), ("", ["name": "nobody"]),
        ("3", ["deep": deep]), ("4", ["name": 5, "rank": "wrong", "colour": ["nested": ["x": 1]]]),
      ])
    #expect(
      report
        == ImportReport(
          recordCount: 3, duplicateCount: 1,
          refused: [
            .init(id: "", reason: "without an id"), .init(id: "3", reason: "nested deeper than 200 levels"),
          ], refusedCount: 2))
    #expect(try names(store.load(index: "a")) == ["5", "last", "two"])
  }

  @Test func `a second record with a known id replaces text and row`() throws {
    let store = try Store(folder: folder.path)
    try store.fill(
      index: "a", settings: settings, fingerprint: "1",
      records: [("1", ["name": "first"]), ("1", ["name": "last"])])
    let json = try store.read { connection in
      let statement = try connection.prepare("SELECT json FROM records")
      return try statement.step() ? statement.text(0) : nil
    }
    #expect(json == #"{"name":"last"}"#)
  }

  @Test func `an import that fails leaves the old content`() throws {
    struct Stop: Error {}
    let store = try Store(folder: folder.path)
    try store.fill(index: "a", settings: settings, fingerprint: "old", records: records("one", "two"))
    var calls = 0
    #expect(throws: Stop.self) {
      try store.fill(
        index: "a", settings: IndexSettings(searchable: []), fingerprint: "new",
        records: (0..<2500).map { ("\($0)", ["name": "x"]) },
        progress: { count in
          calls += 1
          if count == 2000 { throw Stop() }
        })
    }
    #expect(calls == 2)
    #expect(try store.fingerprint(of: "a") == "old")
    #expect(try store.settings(of: "a") == settings)
    #expect(try names(store.load(index: "a")) == ["one", "two"])
    try store.fill(index: "a", settings: settings, fingerprint: "new", records: records("three"))
    #expect(try names(store.load(index: "a")) == ["three"])
  }

  @Test func `a process killed in the middle of an import leaves the old content`() throws {
    let store = try Store(folder: folder.path)
    try store.fill(
      index: "a", settings: settings, fingerprint: "old", records: records("one", "two"))
    // What stands on the disk at that moment is what a killed process would leave.
    let killed = TemporaryFolder()
    try store.replace(index: "a", fingerprint: "new") { writer in
      for number in 0..<30_000 {
        try writer.write(["name": .text("record number \(number)")], id: "\(number)")
      }
      _ = try writer.finish { count in
        guard count == 30_000 else { return }
        for suffix in ["", "-wal"] {
          killed.write(folder.bytes(of: Store.fileName + suffix), to: Store.fileName + suffix)
        }
      }
      return IndexContents(settings: settings)
    }
    // The interrupted transaction was long enough to stand in the file that was copied.
    #expect(killed.bytes(of: Store.fileName + "-wal").count > 500_000)
    let left = try Store(folder: killed.path)
    #expect(try left.fingerprint(of: "a") == "old")
    #expect(try names(left.load(index: "a")) == ["one", "two"])
    #expect(try store.load(index: "a").count == 30_000)
  }

  @Test func `changed settings hold from the next load on`() throws {
    let store = try Store(folder: folder.path)
    try store.fill(index: "a", settings: settings, fingerprint: "1", records: records("one", "two"))
    var turned = settings
    turned.customRanking = [SortOrder(attribute: "rank", isAscending: false)]
    try store.change(turned, of: "a")
    #expect(try names(store.load(index: "a")) == ["two", "one"])
  }

  @Test func `rows beyond the memory limit are read from the store`() async throws {
    let store = try Store(folder: folder.path)
    try store.fill(index: "a", settings: settings, fingerprint: "1", records: records("one", "two", "three"))
    let backend = EmbeddedBackend()
    backend.publish(try store.load(index: "a", rowMemory: 10), as: "a")
    let query = SearchQuery(index: "a", text: "t", highlighted: ["name"])
    #expect(backend.searchNow([query]) == nil)
    let outcomes = await backend.search([query], before: .now + .seconds(60))
    let results = try #require(outcomes.first).get()
    #expect(results.hits.map(\.id) == ["1", "2"])
    #expect(results.hits.first?.record == ["name": "two", "rank": 1])
    #expect(results.hits.first?.highlight(at: "name")?.parts.map(\.text) == ["t", "wo"])
  }

  @Test func `rows that cannot be read are left out and counted`() throws {
    let store = try Store(folder: folder.path)
    try store.fill(index: "a", settings: settings, fingerprint: "1", records: records("one", "two", "three"))
    try store.write { try $0.execute("UPDATE cut_rows SET cut = x'0799' WHERE id = '1'") }
    let snapshot = try store.load(index: "a")
    #expect(snapshot.unreadableCount == 1)
    #expect(try names(snapshot) == ["one", "three"])
  }
}
