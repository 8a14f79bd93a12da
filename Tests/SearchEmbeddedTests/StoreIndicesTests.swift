import Glibc
import SearchCore
import TestSupport
import Testing

@testable import SearchEmbedded

@Suite struct StoreIndicesTests {
  private let folder = TemporaryFolder()
  private let settings = IndexSettings(searchable: ["name"])

  private func log() -> Int { folder.bytes(of: Store.fileName + "-wal").count }

  @Test func `indices are listed by name with what they hold`() throws {
    let store = try Store(folder: folder.path)
    try store.fill(
      index: "b", settings: settings, fingerprint: "f",
      records: [("1", ["name": "one"]), ("1", ["name": "two"])])
    try store.fill(index: "a", settings: IndexSettings(searchable: []), fingerprint: "g", records: [])
    let entries = try store.indices()
    #expect(entries.map(\.name) == ["a", "b"])
    #expect(entries.map(\.recordCount) == [0, 1])
    #expect(entries.map(\.fingerprint) == ["g", "f"])
    #expect(entries.map(\.settings) == [IndexSettings(searchable: []), settings])
    // Tag and length of the object, length and text of the name, tag, length and text of the value.
    #expect(entries.map(\.rowBytes) == [0, 5 + 5 + 5])
    #expect(entries.allSatisfy { ($0.changedAt ?? 0) > 1_600_000_000 })
  }

  @Test func `what is known about an index is kept and can be changed`() throws {
    let store = try Store(folder: folder.path)
    try store.replace(index: "a", fingerprint: "1") { writer in
      try writer.write(["name": "one"], id: "1")
      return IndexContents(settings: settings, about: ["roles": ["title": "name"]])
    }
    #expect(try store.about(of: "a") == ["roles": ["title": "name"]])
    #expect(try store.settings(of: "a") == settings)
    try store.change(about: ["n": 1], of: "a")
    #expect(try store.about(of: "a") == ["n": 1])
    try store.change(about: nil, of: "a")
    #expect(try store.about(of: "a") == nil)
    #expect(try store.about(of: "none") == nil)
    #expect(throws: StoreError(path: store.path, reason: .unknownIndex("none"))) {
      try store.change(about: ["n": 1], of: "none")
    }
  }

  @Test func `records come out in the order of their ids`() throws {
    let store = try Store(folder: folder.path)
    try store.fill(
      index: "a", settings: settings, fingerprint: "1",
      records: [("é", ["name": "x"]), ("10", ["n": 1.5]), ("9", ["list": [1, nil]])])
    try store.fill(index: "b", settings: settings, fingerprint: "1", records: [("z", ["name": "other"])])
    var lines: [String] = []
    try store.forEachRecord(of: "a") { lines.append("\($0) \($1)") }
    #expect(lines == [#"10 {"n":1.5}"#, #"9 {"list":[1,null]}"#, #"é {"name":"x"}"#])
    #expect(throws: StoreError(path: store.path, reason: .unknownIndex("c"))) {
      try store.forEachRecord(of: "c") { _, _ in }
    }
  }

  @Test func `an index is removed with its records, and only that one`() throws {
    let store = try Store(folder: folder.path)
    for name in ["a", "b"] {
      try store.fill(index: name, settings: settings, fingerprint: "1", records: [("1", ["name": "one"])])
    }
    try store.remove(index: "a")
    #expect(try store.indices().map(\.name) == ["b"])
    #expect(try store.load(index: "b").count == 1)
    #expect(try store.read { try $0.integer("SELECT count(*) FROM records") } == 1)
    #expect(throws: StoreError(path: store.path, reason: .unknownIndex("a"))) { try store.remove(index: "a") }
  }

  @Test func `a store of the first version gets the columns of the second`() throws {
    do {
      let connection = try Connection(path: folder.path + "/" + Store.fileName)
      try StoreSchema.migrate(connection, Array(StoreSchema.steps.prefix(1)))
      var row: [UInt8] = []
      try CutRow.write(["name": "one"], to: &row)
      try connection.execute("INSERT INTO indices VALUES (1, 'a', x'', 'f', 1), (2, 'b', x'', 'g', 2)")
      for id in ["1", "2"] {
        let statement = try connection.prepare("INSERT INTO cut_rows VALUES (1, ?, ?)")
        try statement.bind(id, 0)
        try statement.bind(row, 1)
        try statement.run()
      }
    }
    let store = try Store(folder: folder.path)
    #expect(try store.indices().map(\.recordCount) == [2, 0])
    #expect(try store.indices().map(\.rowBytes) == [30, 0])
    #expect(try store.indices().map(\.changedAt) == [nil, nil])
    #expect(try store.about(of: "a") == nil)
    #expect(try store.load(index: "a").count == 2)
  }

  @Test func `the log is empty behind an import, and stays while a reader is in the way`() throws {
    let store = try Store(folder: folder.path)
    let records = (0..<5000).map { (id: "\($0)", record: ["name": "record"] as RecordObject) }
    try store.fill(index: "a", settings: settings, fingerprint: "1", records: records)
    #expect(log() == 0)
    try store.read { connection in
      #expect(try connection.integer("SELECT count(*) FROM records") == 5000)
      try store.fill(index: "a", settings: settings, fingerprint: "2", records: [])
      #expect(log() > 0)
      #expect(try connection.integer("SELECT count(*) FROM records") == 5000)
    }
    store.emptyLog()
    #expect(log() == 0)
    #expect(try store.load(index: "a").count == 0)
  }

  @Test(arguments: [
    "", "a b", "-a", ".a", "é", "a/b", "a\n", String(repeating: "a", count: 101), "_", "a’",
  ])
  func `names that the configuration would refuse are refused`(name: String) throws {
    let store = try Store(folder: folder.path)
    let error = StoreError(path: store.path, reason: .indexName(name))
    #expect(throws: error) { try store.fill(index: name, settings: settings, fingerprint: "1", records: []) }
    #expect(
      error.description
        == "store: \(store.path): an index cannot be called “\(name)”. Use 1 to 100 letters (a to z, A to Z), "
        + "digits, hyphens, dots and underscores, the first a letter or digit.")
    #expect(try store.indices().isEmpty)
  }

  @Test(arguments: ["a", "0", "A-b_c.d", String(repeating: "a", count: 100)])
  func `all other names are allowed`(name: String) { #expect(IndexName.isAllowed(name)) }
}
