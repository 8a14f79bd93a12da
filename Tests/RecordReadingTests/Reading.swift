import RecordReading
import SearchCore

/// What came of reading a file.
struct Reading {
  let records: [RecordObject]
  let report: RecordReport

  /// The records as JSON, one a line.
  var json: [String] { records.map(\.json) }
  /// The problems in words.
  var problems: [String] { report.problems.map(\.description) }

  init(
    _ bytes: [UInt8], name: String = "file", options: RecordReadingOptions = RecordReadingOptions()
  ) throws {
    let reader = try RecordReader(bytes: bytes, name: name, options: options)
    var records: [RecordObject] = []
    while let record = try reader.next() { records.append(record.record) }
    self.records = records
    report = reader.report
  }

  init(
    _ text: String, name: String = "file", options: RecordReadingOptions = RecordReadingOptions()
  ) throws {
    try self.init(Array(text.utf8), name: name, options: options)
  }
}

/// The error that a file ends with, in words.
func refusal(
  _ bytes: [UInt8], name: String = "file", options: RecordReadingOptions = RecordReadingOptions()
) -> String? {
  do {
    _ = try Reading(bytes, name: name, options: options)
    return nil
  } catch {
    return "\(error)"
  }
}
