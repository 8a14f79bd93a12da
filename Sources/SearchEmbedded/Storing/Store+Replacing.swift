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

extension Store {
  /// Records between two calls of `progress`.
  private static let progressStep = 1000

  /// Puts new records in the place of all that an index has, in one transaction.
  ///
  /// Until it ends, and if it never does, the old content stands. Of several records with one id the last
  /// stays.
  /// - Parameters:
  ///   - fingerprint: What the source is now; see `fingerprint(of:)`.
  ///   - progress: Called with the number of records read so far; an error that it throws ends the import and
  ///     keeps the old content.
  @discardableResult
  package func replace(
    index: String, settings: IndexSettings, fingerprint: String,
    records: some Sequence<(id: String, record: RecordObject)>,
    progress: (Int) throws -> Void = { _ in }
  ) throws -> ImportReport {
    try write { connection in
      try connection.transaction {
        let change = try connection.integer("SELECT coalesce(max(change), 0) + 1 FROM indices")
        let number = try begin(index, settings, fingerprint, change, connection)
        let writer = try RecordWriter(connection, indexNumber: number, change: change)
        var report = ImportReport()
        var readCount = 0
        for (id, record) in records {
          try writer.write(id, record, &report)
          readCount += 1
          if readCount % Self.progressStep == 0 { try progress(readCount) }
        }
        try progress(readCount)
        return report
      }
    }
  }

  /// Writes the index's entry and removes its records.
  private func begin(
    _ index: String, _ settings: IndexSettings, _ fingerprint: String, _ change: Int, _ connection: Connection
  ) throws -> Int {
    var bytes: [UInt8] = []
    try CutRow.write(settings.record, to: &bytes)
    let statement = try connection.prepare(
      """
      INSERT INTO indices (name, settings, fingerprint, change) VALUES (?, ?, ?, ?)
      ON CONFLICT (name) DO UPDATE SET
        settings = excluded.settings, fingerprint = excluded.fingerprint, change = excluded.change
      RETURNING number
      """)
    try statement.bind(index, 0)
    try statement.bind(bytes, 1)
    try statement.bind(fingerprint, 2)
    try statement.bind(change, 3)
    guard try statement.step() else { throw StoreError(path: path, reason: .unknownIndex(index)) }
    let number = statement.integer(0)
    _ = try statement.step()
    try connection.execute("DELETE FROM records WHERE index_number = \(number)")
    try connection.execute("DELETE FROM cut_rows WHERE index_number = \(number)")
    return number
  }
}

/// Writes records of one index with two prepared statements.
private struct RecordWriter {
  private let connection: Connection
  private let insertRecord: Statement
  private let replaceRecord: Statement
  private let replaceRow: Statement

  init(_ connection: Connection, indexNumber: Int, change: Int) throws {
    self.connection = connection
    let record = "INTO records (index_number, id, change, json) VALUES (\(indexNumber), ?, \(change), ?)"
    insertRecord = try connection.prepare("INSERT OR IGNORE " + record)
    replaceRecord = try connection.prepare("REPLACE " + record)
    replaceRow = try connection.prepare(
      "REPLACE INTO cut_rows (index_number, id, cut) VALUES (\(indexNumber), ?, ?)")
  }

  func write(_ id: String, _ record: RecordObject, _ report: inout ImportReport) throws {
    var row: [UInt8] = []
    do throws(CutRow.Refusal) {
      try CutRow.write(record, to: &row)
    } catch {
      return Self.refuse(id, error.description, &report)
    }
    guard !id.isEmpty else { return Self.refuse(id, "without an id", &report) }
    let json = record.json
    try run(insertRecord, id, json)
    if connection.changeCount > 0 {
      report.recordCount += 1
    } else {
      report.duplicateCount += 1
      try run(replaceRecord, id, json)
    }
    try replaceRow.bind(id, 0)
    try replaceRow.bind(row, 1)
    try replaceRow.run()
  }

  private func run(_ statement: Statement, _ id: String, _ json: String) throws {
    try statement.bind(id, 0)
    try statement.bind(json, 1)
    try statement.run()
  }

  private static func refuse(_ id: String, _ reason: String, _ report: inout ImportReport) {
    report.refusedCount += 1
    if report.refused.count < 100 { report.refused.append(.init(id: id, reason: reason)) }
  }
}
