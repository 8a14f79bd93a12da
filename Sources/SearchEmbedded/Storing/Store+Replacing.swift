import SearchCore

/// What an import did.
package struct ImportReport: Sendable, Hashable {
  /// Records in the index.
  package var recordCount = 0
  /// Records that replaced an earlier one with the same id.
  package var duplicateCount = 0
  /// Records left out, with the reason; the first 100.
  package var refused: [Refusal] = []
  /// All records left out.
  package var refusedCount = 0

  package struct Refusal: Sendable, Hashable {
    package let id: String
    package let reason: String
  }
}

/// What an index is, told at the end of an import.
package struct IndexContents: Sendable, Hashable {
  /// How its records are read.
  package var settings: IndexSettings
  /// What is known about them beside that; kept for `Store.about(of:)`.
  package var about: RecordObject?

  package init(settings: IndexSettings, about: RecordObject? = nil) {
    self.settings = settings
    self.about = about
  }
}

extension Store {
  /// Records between two calls of `progress`.
  private static let progressStep = 1000

  /// Puts new records in the place of all that an index has, in one transaction.
  ///
  /// Until it ends, and if it never does, the old content stands. Of several records with one id the last
  /// stays.
  /// - Parameters:
  ///   - fingerprint: What the source is now; see `fingerprint(of:)`.
  ///   - progress: Called with the number of records read so far, also while they go to the disk; an error that it throws ends the import and
  ///     keeps the old content.
  @discardableResult
  package func replace(
    index: String, settings: IndexSettings, fingerprint: String,
    records: some Sequence<(id: String, record: RecordObject)>,
    progress: (Int) throws -> Void = { _ in }
  ) throws -> ImportReport {
    try replace(index: index, fingerprint: fingerprint) { writer in
      var readCount = 0
      for (id, record) in records {
        try writer.write(record, id: id)
        readCount += 1
        if readCount % Self.progressStep == 0 { try progress(readCount) }
      }
      _ = try writer.finish { _ in try progress(readCount) }
      try progress(readCount)
      return IndexContents(settings: settings)
    }
  }

  /// The same, for records that are handed over one by one, and with an index that is described after its last record.
  /// - Parameter body: Writes the records, and returns how they are read. It runs inside the transaction: it must not
  ///   use the store otherwise, and an error that it throws keeps the old content.
  @discardableResult
  package func replace(
    index: String, fingerprint: String, _ body: (IndexWriter) throws -> IndexContents
  ) throws -> ImportReport {
    guard IndexName.isAllowed(index) else { throw StoreError(path: path, reason: .indexName(index)) }
    let report = try write { connection in
      try connection.transaction {
        let change = try connection.integer("SELECT coalesce(max(change), 0) + 1 FROM indices")
        let number = try begin(index, fingerprint, change, connection)
        let writer = try IndexWriter(
          connection, folder: folder, indexNumber: number, change: change)
        let contents = try body(writer)
        let report = try writer.finish()
        try describe(number, contents, report, rowBytes: writer.rowBytes, connection)
        return report
      }
    }
    emptyLog()
    return report
  }

  /// Makes the index's entry and removes its records.
  private func begin(
    _ index: String, _ fingerprint: String, _ change: Int, _ connection: Connection
  ) throws -> Int {
    let statement = try connection.prepare(
      """
      INSERT INTO indices (name, settings, fingerprint, change, changed_at) VALUES (?, x'', ?, ?, unixepoch())
      ON CONFLICT (name) DO UPDATE SET
        fingerprint = excluded.fingerprint, change = excluded.change, changed_at = excluded.changed_at
      RETURNING number
      """)
    try statement.bind(index, 0)
    try statement.bind(fingerprint, 1)
    try statement.bind(change, 2)
    guard try statement.step() else { throw StoreError(path: path, reason: .unknownIndex(index)) }
    let number = statement.integer(0)
    _ = try statement.step()
    try removeRecords(of: number, connection)
    return number
  }

  private func describe(
    _ number: Int, _ contents: IndexContents, _ report: ImportReport, rowBytes: Int, _ connection: Connection
  ) throws {
    let statement = try connection.prepare(
      """
      UPDATE indices SET settings = ?, about = ?, record_count = \(report.recordCount), row_bytes = \(rowBytes)
      WHERE number = \(number)
      """)
    try statement.bind(cut: contents.settings.record, 0)
    try statement.bind(cut: contents.about, 1)
    try statement.run()
  }
}
