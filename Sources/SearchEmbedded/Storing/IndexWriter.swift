import SearchCore

/// Takes the records of an import, one by one, and stores them in the order of their ids.
package final class IndexWriter {
  private let insertRecord: Statement
  private let insertRow: Statement
  private let sorter: RecordSorter
  private var report = ImportReport()
  private var acceptedCount = 0
  private var row: [UInt8] = []
  private var isFinished = false
  /// Bytes of the stored rows.
  private(set) var rowBytes = 0

  /// Records between two calls of `step`.
  private static let storingStep = 1000

  init(_ connection: Connection, folder: String, indexNumber: Int, change: Int) throws {
    sorter = RecordSorter(folder: folder)
    insertRecord = try connection.prepare(
      "INSERT INTO records (index_number, id, change, json) VALUES (\(indexNumber), ?, \(change), ?)")
    insertRow = try connection.prepare(
      "INSERT INTO cut_rows (index_number, id, cut) VALUES (\(indexNumber), ?, ?)")
  }

  /// Takes a record, in place of an earlier one with its id.
  /// - Returns: Why it was refused, which is in the import's report too; `nil` where it will be stored.
  @discardableResult
  package func write(_ record: RecordObject, id: String) throws -> String? {
    do throws(CutRow.Refusal) {
      try CutRow.write(record, to: &row)
    } catch {
      return refuse(id, error.description)
    }
    guard !id.isEmpty else { return refuse(id, "without an id") }
    var (id, json) = (id, record.json)
    try id.withUTF8 { id in
      try json.withUTF8 { json in
        try row.withUnsafeBufferPointer { row in try sorter.append(id: id, row: row, json: json) }
      }
    }
    acceptedCount += 1
    return nil
  }

  /// Stores the records, behind which none may follow.
  /// - Parameter step: Called now and then with the number of records stored so far; an error that it throws ends the
  ///   import.
  package func finish(_ step: (Int) throws -> Void = { _ in }) throws -> ImportReport {
    guard !isFinished else { return report }
    isFinished = true
    try sorter.visit { record in
      // What is bound lives until the statement has run.
      try insertRecord.bind(lasting: record.id, isText: true, 0)
      try insertRecord.bind(lasting: record.json, isText: true, 1)
      try insertRecord.run()
      try insertRow.bind(lasting: record.id, isText: true, 0)
      try insertRow.bind(lasting: record.row, isText: false, 1)
      try insertRow.run()
      rowBytes += record.row.count
      report.recordCount += 1
      if report.recordCount % Self.storingStep == 0 { try step(report.recordCount) }
    }
    report.duplicateCount = acceptedCount - report.recordCount
    return report
  }

  private func refuse(_ id: String, _ reason: String) -> String {
    report.refusedCount += 1
    if report.refused.count < 100 { report.refused.append(.init(id: id, reason: reason)) }
    return reason
  }
}
