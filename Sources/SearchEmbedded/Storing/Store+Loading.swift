import SearchCore

extension Store {
  /// Rows up to this many bytes stay in memory unless told otherwise.
  package static let defaultRowMemory = 256 << 20

  /// Makes a searchable index from the stored rows, without parsing any JSON.
  /// - Parameters:
  ///   - settings: How it is read; `nil` for the settings that it is stored with.
  ///   - rowMemory: The most bytes of rows to keep in memory for hits; an index with more reads them from the store.
  package func load(
    index: String, settings: IndexSettings? = nil, rowMemory: Int = defaultRowMemory
  ) throws -> IndexSnapshot {
    let ((number, stored), (rows, unreadable)) = try read { connection in
      guard let entry = try entry(index, connection) else {
        throw StoreError(path: path, reason: .unknownIndex(index))
      }
      return (entry, try self.rows(of: entry.number, index, connection))
    }
    let settings = settings ?? stored
    var segment = SegmentBuilder.build(rows, settings)
    guard rows.rowBytes > rowMemory else {
      return IndexSnapshot(settings: settings, segment: segment, unreadableCount: unreadable)
    }
    segment = segment.withoutRows()
    return IndexSnapshot(
      settings: settings, segment: segment,
      readRows: { [self] ids in try self.rows(ids, of: number) }, unreadableCount: unreadable)
  }

  /// All rows of an index, and how many are left out because they cannot be read.
  private func rows(
    of number: Int, _ index: String, _ connection: Connection
  ) throws -> (rows: RecordRows, unreadable: Int) {
    let statement = try connection.prepare(
      "SELECT id, cut FROM cut_rows WHERE index_number = ? ORDER BY id")
    try statement.bind(number, 0)
    var builder = RecordRows.Builder()
    var unreadable = 0
    while try statement.step() {
      let row = statement.bytes(1)
      guard CutRow.object(in: row) != nil else {
        unreadable += 1
        continue
      }
      builder.append(id: statement.bytes(0), row: row)
    }
    guard builder.rowBytes < UInt32.max else {
      throw StoreError(path: path, reason: .tooLarge(index: index, bytes: builder.rowBytes))
    }
    return (builder.finished(), unreadable)
  }

  /// Single rows of an index, by id.
  private func rows(_ ids: [String], of number: Int) throws -> [[UInt8]?] {
    try read { connection in
      let statement = try connection.prepare("SELECT cut FROM cut_rows WHERE index_number = ? AND id = ?")
      try statement.bind(number, 0)
      return try ids.map { id in
        statement.reset()
        try statement.bind(id, 1)
        return try statement.step() ? Array(statement.bytes(0)) : nil
      }
    }
  }
}
