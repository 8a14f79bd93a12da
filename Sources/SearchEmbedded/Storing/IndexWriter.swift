import SearchCore

/// Takes the records of an import, one by one.
package final class IndexWriter {
  private let insertRecord: Statement
  private let replaceRecord: Statement
  private let replaceRow: Statement
  private let connection: Connection
  private var report = ImportReport()
  private var row: [UInt8] = []
  /// Bytes of the rows, those of replaced records included.
  private(set) var rowBytes = 0

  init(_ connection: Connection, indexNumber: Int, change: Int) throws {
    self.connection = connection
    let record = "INTO records (index_number, id, change, json) VALUES (\(indexNumber), ?, \(change), ?)"
    insertRecord = try connection.prepare("INSERT OR IGNORE " + record)
    replaceRecord = try connection.prepare("REPLACE " + record)
    replaceRow = try connection.prepare(
      "REPLACE INTO cut_rows (index_number, id, cut) VALUES (\(indexNumber), ?, ?)")
  }

  /// Stores a record, in place of an earlier one with its id.
  /// - Returns: Why it was refused, which is in the import's report too; `nil` where it was stored.
  @discardableResult
  package func write(_ record: RecordObject, id: String) throws -> String? {
    do throws(CutRow.Refusal) {
      try CutRow.write(record, to: &row)
    } catch {
      return refuse(id, error.description)
    }
    guard !id.isEmpty else { return refuse(id, "without an id") }
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
    rowBytes += row.count
    return nil
  }

  /// What came of all records, of which none may follow.
  package func finish() throws -> ImportReport { report }

  private func run(_ statement: Statement, _ id: String, _ json: String) throws {
    try statement.bind(id, 0)
    try statement.bind(json, 1)
    try statement.run()
  }

  private func refuse(_ id: String, _ reason: String) -> String {
    report.refusedCount += 1
    if report.refused.count < 100 { report.refused.append(.init(id: id, reason: reason)) }
    return reason
  }
}
