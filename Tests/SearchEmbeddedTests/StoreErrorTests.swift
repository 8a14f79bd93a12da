import CSQLite
import Glibc
import SearchCore
import TestSupport
import Testing

@testable import SearchEmbedded

@Suite struct StoreErrorTests {
  private let folder = TemporaryFolder()
  private var file: String { folder.path + "/" + Store.fileName }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a newer schema is refused`() throws {
    do {
      let store = try Store(folder: folder.path)
      try store.write { try $0.execute("PRAGMA user_version = 9") }
    }
    #expect(
      message { _ = try Store(folder: folder.path) }
        == "store: \(file): has schema version 9, this version knows up to 2. "
        + "Use the newer version, or move the file away to have it built again.")
  }

  @Test func `an older schema is brought up to date, once`() throws {
    let connection = try Connection(path: file)
    let first = "CREATE TABLE a (x); INSERT INTO a VALUES (1)"
    let second = "ALTER TABLE a ADD COLUMN y; UPDATE a SET y = x + 1"
    try StoreSchema.migrate(connection, [first])
    try StoreSchema.migrate(connection, [first, second])
    try StoreSchema.migrate(connection, [first, second])
    #expect(try connection.integer("SELECT y FROM a") == 2)
    #expect(try connection.integer("SELECT count(*) FROM a") == 1)
    #expect(try connection.integer("PRAGMA user_version") == 2)
  }

  @Test func `a step that fails leaves the schema as it was`() throws {
    let connection = try Connection(path: file)
    try StoreSchema.migrate(connection, ["CREATE TABLE a (x)"])
    #expect(throws: StoreError.self) {
      try StoreSchema.migrate(connection, ["", "CREATE TABLE b (x)", "CREATE NONSENSE"])
    }
    #expect(try connection.integer("PRAGMA user_version") == 1)
    #expect(try connection.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'b'") == 0)
  }

  @Test func `a file that is no database is told`() {
    folder.write(Array(String(repeating: "no database ", count: 100).utf8), to: Store.fileName)
    #expect(
      message { _ = try Store(folder: folder.path) }
        == "store: \(file): file is not a database (SQLite code 26). Move the file away to have it built again."
    )
  }

  @Test func `a damaged database is told`() throws {
    do {
      let store = try Store(folder: folder.path)
      try store.fill(
        index: "a", settings: IndexSettings(searchable: ["name"]), fingerprint: "1",
        records: (0..<2000).map { ("\($0)", ["name": .text("record \($0)")]) })
      _ = try store.write { try $0.integer("PRAGMA wal_checkpoint(TRUNCATE)") }
    }
    var bytes = folder.bytes(of: Store.fileName)
    for index in 4096..<bytes.count { bytes[index] = 0xA5 }
    folder.write(bytes, to: Store.fileName)
    let told = message { _ = try Store(folder: folder.path).load(index: "a") }
    #expect(
      told
        == "store: \(file): database disk image is malformed (SQLite code 11). Move the file away to have it built again."
    )
  }

  @Test func `the database of another program is left alone`() throws {
    try Connection(path: file).execute("CREATE TABLE theirs (x)")
    #expect(
      message { _ = try Store(folder: folder.path) }
        == "store: \(file): is the database of another program. Choose another folder.")
    #expect(try Connection(path: file).integer("SELECT count(*) FROM sqlite_schema") == 1)
  }

  @Test func `a full disk is told and the old content stays`() throws {
    let store = try Store(folder: folder.path)
    let settings = IndexSettings(searchable: ["name"])
    try store.fill(index: "a", settings: settings, fingerprint: "old", records: [("1", ["name": "one"])])
    // SQLite's own limit of pages gives the error of a full disk.
    try store.write { try $0.execute("PRAGMA max_page_count = 40") }
    let told = message {
      try store.fill(
        index: "a", settings: settings, fingerprint: "new",
        records: (0..<20_000).map { ("\($0)", ["name": .text("record \($0)")]) })
    }
    #expect(
      told
        == "store: \(file): database or disk is full (SQLite code 13). "
        + "Make room on the disk and start again; what was stored before is unchanged.")
    #expect(try store.fingerprint(of: "a") == "old")
    #expect(try store.load(index: "a").count == 1)
  }

  @Test func `a folder that cannot be made is told`() {
    folder.write([], to: "file")
    #expect(
      message { _ = try Store(folder: folder.path + "/file/data") }
        == "store: \(folder.path)/file/data: cannot create the folder: Not a directory. "
        + "Choose another folder or let this user write there.")
    #expect(
      message { _ = try Store(folder: folder.path + "/file") }
        == "store: \(folder.path)/file: cannot create the folder: Not a directory. "
        + "Choose another folder or let this user write there.")
  }

  @Test func `a folder in which no file can be made is told`() {
    let told = message { _ = try Store(folder: "/proc/self") }
    #expect(
      told
        == "store: /proc/self/\(Store.fileName): unable to open database file (SQLite code 14). "
        + "Let this user read and write the file and its folder, or choose another folder.")
  }

  @Test func `an index that is not there is told`() throws {
    let store = try Store(folder: folder.path)
    let expected = "store: \(file): holds no index “a”. Import its records first."
    #expect(message { _ = try store.load(index: "a") } == expected)
    #expect(message { try store.change(IndexSettings(searchable: []), of: "a") } == expected)
  }
}
