import CSQLite
import Glibc
import SearchCore
import Synchronization

/// The durable home of records, of several indices in one SQLite file.
///
/// Indices in memory are made from it and can always be made again: a crash costs no more than the
/// transaction it interrupts.
package final class Store: Sendable {
  /// The database file in the folder.
  package static let fileName = "searchlight.sqlite"

  package let path: String
  let folder: String
  private let writer: Connection
  private let writing = Mutex(())
  private let readers = Mutex<[Connection]>([])

  /// Opens the store in a folder; both are created where missing, and an older store is brought up to date.
  package init(folder: String) throws {
    try Self.createFolder(folder)
    self.folder = folder
    path = folder.hasSuffix("/") ? folder + Self.fileName : folder + "/" + Self.fileName
    let connection = try Connection(path: path)
    try connection.execute(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 16777216")
    try StoreSchema.migrate(connection)
    writer = connection
  }

  static func createFolder(_ folder: String) throws(StoreError) {
    var created = folder.hasPrefix("/") ? "" : "."
    for part in folder.split(separator: "/") {
      created += "/" + part
      guard mkdir(created, 0o755) != 0, errno != EEXIST else { continue }
      // Where a parent may not be written its existing folder is still good.
      var status = stat()
      let code = errno
      guard stat(created, &status) == 0 else { throw StoreError(path: folder, reason: .folder(code)) }
    }
    var status = stat()
    guard stat(folder, &status) == 0 else { throw StoreError(path: folder, reason: .folder(errno)) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw StoreError(path: folder, reason: .folder(ENOTDIR))
    }
  }

  /// Uses the connection that writes; one thread at a time.
  func write<Output>(_ body: (Connection) throws -> Output) throws -> Output {
    try writing.withLock { _ in try body(writer) }
  }

  /// Uses a connection that only reads, in one transaction, beside the writer and other readers.
  func read<Output>(_ body: (Connection) throws -> Output) throws -> Output {
    let connection = try readers.withLock { $0.popLast() } ?? openReader()
    defer { readers.withLock { if $0.count < 16 { $0.append(connection) } } }
    return try connection.transaction("BEGIN") { try body(connection) }
  }

  /// Moves what the log beside the database holds into it and empties the log, which would else stay as large as the
  /// largest transaction made it.
  ///
  /// Where a reader is in the way, the log is emptied by a later call. Nothing depends on it.
  func emptyLog() {
    writing.withLock { _ in writer.emptyLog() }
  }

  private func openReader() throws -> Connection {
    let connection = try Connection(path: path)
    try connection.execute("PRAGMA query_only = 1; PRAGMA mmap_size = 1073741824")
    return connection
  }
}
