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

/// A small generator with a seed, so that a failing case comes again.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
