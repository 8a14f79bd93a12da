import CSQLite

/// One connection to a SQLite database.
final class Connection: @unchecked Sendable {
  // Safety: opened with SQLITE_OPEN_FULLMUTEX, so calls from several threads are serialized by SQLite itself;
  // a `Store` also lets only one thread at a time use a connection, so statements do not mix.
  let path: String
  private let handle: OpaquePointer
  /// How long a statement waits for another process, in milliseconds.
  private static let patience: Int32 = 5000

  /// Opens a database file, which is created where there is none.
  init(path: String) throws(StoreError) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let words = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(handle)
      throw StoreError(path: path, reason: .database(code: code, words: words))
    }
    self.path = path
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Self.patience)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements that have no parameters and whose rows do not matter.
  func execute(_ sql: String) throws(StoreError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw error() }
  }

  func prepare(_ sql: String) throws(StoreError) -> Statement {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw error()
    }
    return Statement(connection: self, handle: statement)
  }

  /// The integer in the first column of the first row; 0 where there is none.
  func integer(_ sql: String) throws(StoreError) -> Int {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// Runs `body` in a transaction: all of it happens or nothing.
  func transaction<Output>(_ begin: String = "BEGIN IMMEDIATE", _ body: () throws -> Output) throws -> Output
  {
    try execute(begin)
    do {
      let output = try body()
      try execute("COMMIT")
      return output
    } catch {
      // After some errors SQLite has rolled back by itself; the first error is the one to tell.
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  /// Moves the write-ahead log into the database and empties it, as far as that goes without waiting for others.
  func emptyLog() {
    sqlite3_busy_timeout(handle, 0)
    sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    sqlite3_busy_timeout(handle, Self.patience)
  }

  /// Rows that the last statement inserted, changed or deleted.
  var changeCount: Int { Int(sqlite3_changes64(handle)) }

  /// The last error, in SQLite's words.
  fileprivate func error() -> StoreError {
    StoreError(
      path: path,
      reason: .database(
        code: sqlite3_extended_errcode(handle), words: String(cString: sqlite3_errmsg(handle))))
  }
}

/// A prepared statement. Parameters and columns count from 0.
final class Statement {
  private let connection: Connection
  private let handle: OpaquePointer
  // Safety: SQLite copies what is bound with this marker before the call returns (SQLITE_TRANSIENT).
  private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

  fileprivate init(connection: Connection, handle: OpaquePointer) {
    self.connection = connection
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  /// Makes the statement ready to run again; parameters keep their values.
  func reset() { sqlite3_reset(handle) }

  func bind(_ value: Int, _ parameter: Int32) throws(StoreError) {
    try check(sqlite3_bind_int64(handle, parameter + 1, Int64(value)))
  }

  func bind(_ value: String?, _ parameter: Int32) throws(StoreError) {
    guard var value else { return try check(sqlite3_bind_null(handle, parameter + 1)) }
    let code = value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress else {
          return sqlite3_bind_text(handle, parameter + 1, "", 0, Self.copied)
        }
        return sqlite3_bind_text64(
          handle, parameter + 1, base, UInt64(text.count), Self.copied, UInt8(SQLITE_UTF8))
      }
    }
    try check(code)
  }

  func bindNull(_ parameter: Int32) throws(StoreError) {
    try check(sqlite3_bind_null(handle, parameter + 1))
  }

  func bind(_ value: [UInt8], _ parameter: Int32) throws(StoreError) {
    let code = value.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return sqlite3_bind_zeroblob(handle, parameter + 1, 0) }
      return sqlite3_bind_blob64(handle, parameter + 1, base, UInt64(bytes.count), Self.copied)
    }
    try check(code)
  }

  /// Binds bytes without a copy: they must not change or go before the statement has run or something else is bound.
  func bind(lasting value: Bytes, isText: Bool, _ parameter: Int32) throws(StoreError) {
    guard let base = value.baseAddress, !value.isEmpty else {
      return try isText ? bind("", parameter) : bind([], parameter)
    }
    // Safety: no destructor is SQLite's SQLITE_STATIC, which leaves the bytes to the caller.
    let count = UInt64(value.count)
    let code =
      isText
      ? base.withMemoryRebound(to: CChar.self, capacity: value.count) {
        sqlite3_bind_text64(handle, parameter + 1, $0, count, nil, UInt8(SQLITE_UTF8))
      } : sqlite3_bind_blob64(handle, parameter + 1, base, count, nil)
    try check(code)
  }

  /// Moves to the next row; `false` at the end.
  func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.error()
    }
  }

  /// Runs a statement without rows, and makes it ready to run again.
  func run() throws(StoreError) {
    _ = try step()
    reset()
  }

  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func text(_ column: Int32) -> String? {
    isNull(column) ? nil : String(utf8: bytes(column))
  }

  /// The bytes of a text or blob, good until the next step.
  func bytes(_ column: Int32) -> Bytes {
    guard let blob = sqlite3_column_blob(handle, column) else { return Bytes(start: nil, count: 0) }
    let count = Int(sqlite3_column_bytes(handle, column))
    return Bytes(start: blob.assumingMemoryBound(to: UInt8.self), count: count)
  }

  private func check(_ code: Int32) throws(StoreError) {
    guard code == SQLITE_OK else { throw connection.error() }
  }
}
