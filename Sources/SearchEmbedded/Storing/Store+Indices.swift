import SearchCore

extension Store {
  /// All indices, by name.
  package func indices() throws -> [IndexEntry] {
    try read { connection in
      let statement = try connection.prepare(
        "SELECT name, record_count, row_bytes, fingerprint, settings, changed_at FROM indices ORDER BY name")
      var entries: [IndexEntry] = []
      while try statement.step() {
        entries.append(
          IndexEntry(
            name: statement.text(0) ?? "", recordCount: statement.integer(1), rowBytes: statement.integer(2),
            fingerprint: statement.text(3),
            settings: IndexSettings(CutRow.record(statement.bytes(4)) ?? RecordObject()),
            changedAt: statement.isNull(5) ? nil : statement.integer(5)))
      }
      return entries
    }
  }

  /// What the source of an index was when its records were imported; `nil` for an index that is not there.
  ///
  /// An equal fingerprint means that the source need not be read again.
  package func fingerprint(of index: String) throws -> String? {
    try read { connection in
      let statement = try connection.prepare("SELECT fingerprint FROM indices WHERE name = ?")
      try statement.bind(index, 0)
      return try statement.step() ? statement.text(0) : nil
    }
  }

  /// How a stored index is read; `nil` for an index that is not there.
  package func settings(of index: String) throws -> IndexSettings? {
    try read { connection in try entry(index, connection)?.settings }
  }

  /// What was told about an index beside its settings; `nil` where nothing was, and for an index that is not there.
  package func about(of index: String) throws -> RecordObject? {
    try read { connection in
      let statement = try connection.prepare("SELECT about FROM indices WHERE name = ? AND about IS NOT NULL")
      try statement.bind(index, 0)
      return try statement.step() ? CutRow.record(statement.bytes(0)) : nil
    }
  }

  /// Changes how an index is read from its next `load` on; its records stay.
  package func change(_ settings: IndexSettings, of index: String) throws {
    try change("settings", to: settings.record, of: index)
  }

  /// Changes what is told about an index; `nil` for nothing.
  package func change(about: RecordObject?, of index: String) throws {
    try change("about", to: about, of: index)
  }

  private func change(_ column: String, to record: RecordObject?, of index: String) throws {
    try write { connection in
      let statement = try connection.prepare("UPDATE indices SET \(column) = ? WHERE name = ?")
      try statement.bind(cut: record, 0)
      try statement.bind(index, 1)
      try statement.run()
      guard connection.changeCount > 0 else { throw StoreError(path: path, reason: .unknownIndex(index)) }
    }
  }

  /// Removes an index with all its records. The file keeps its size; the room is used again.
  package func remove(index: String) throws {
    try write { connection in
      try connection.transaction {
        guard let number = try entry(index, connection)?.number else {
          throw StoreError(path: path, reason: .unknownIndex(index))
        }
        try removeRecords(of: number, connection)
        try connection.execute("DELETE FROM indices WHERE number = \(number)")
      }
    }
    emptyLog()
  }

  /// Hands over all records of an index as JSON, in the order of their ids' bytes, in the state of one moment.
  package func forEachRecord(of index: String, _ body: (_ id: String, _ json: String) throws -> Void) throws {
    try read { connection in
      guard let number = try entry(index, connection)?.number else {
        throw StoreError(path: path, reason: .unknownIndex(index))
      }
      let statement = try connection.prepare(
        "SELECT id, json FROM records WHERE index_number = \(number) ORDER BY id")
      while try statement.step() { try body(statement.text(0) ?? "", statement.text(1) ?? "{}") }
    }
  }

  /// The number and settings of an index; `nil` for one that is not there.
  func entry(_ index: String, _ connection: Connection) throws -> (number: Int, settings: IndexSettings)? {
    let statement = try connection.prepare("SELECT number, settings FROM indices WHERE name = ?")
    try statement.bind(index, 0)
    guard try statement.step() else { return nil }
    return (statement.integer(0), IndexSettings(CutRow.record(statement.bytes(1)) ?? RecordObject()))
  }

  func removeRecords(of number: Int, _ connection: Connection) throws(StoreError) {
    try connection.execute("DELETE FROM records WHERE index_number = \(number)")
    try connection.execute("DELETE FROM cut_rows WHERE index_number = \(number)")
  }
}

extension Statement {
  /// Binds a record as a row; null for none.
  func bind(cut record: RecordObject?, _ parameter: Int32) throws {
    guard let record else { return try bindNull(parameter) }
    var bytes: [UInt8] = []
    try CutRow.write(record, to: &bytes)
    try bind(bytes, parameter)
  }
}
