import Compression

/// What a reader found a file to be, and how reading went so far.
package struct RecordReport: Sendable, Hashable {
  package internal(set) var format: RecordFormat
  package internal(set) var encoding: TextEncoding
  package internal(set) var compression: CompressionFormat?
  /// The path of the list that was read, such as `hits`; `nil` where the records are not inside an object.
  package internal(set) var list: String?
  /// Lists of objects beside it that were not read.
  package internal(set) var otherLists: [String] = []
  /// The columns of a CSV file, in order.
  package internal(set) var columns: [String] = []
  /// Whether the names of the columns stood in the file's first line.
  package internal(set) var hasHeader = false

  /// Records handed over.
  package internal(set) var recordCount = 0
  /// Records skipped.
  package internal(set) var lostCount = 0
  /// The first problems, at most `keptProblems`.
  package internal(set) var problems: [RecordProblem] = []
  package internal(set) var problemCount = 0

  /// How many problems are kept to be told in words.
  package static let keptProblems = 20

  /// One line on what was read: `1,500 records (JSON list, UTF-8), 2 skipped, 3 problems`.
  package var summary: String {
    var parts = ["\(recordCount) \(recordCount == 1 ? "record" : "records") (\(source))"]
    if lostCount > 0 { parts.append("\(lostCount) skipped") }
    if problemCount > 0 { parts.append("\(problemCount) \(problemCount == 1 ? "problem" : "problems")") }
    return parts.joined(separator: ", ")
  }

  /// What the file is: `JSON list, under “hits”, UTF-8, gzip`.
  package var source: String {
    var words = [format.words]
    if let list { words.append("under “\(list)”") }
    words.append(encoding.rawValue)
    if let compression { words.append(compression.rawValue) }
    return words.joined(separator: ", ")
  }
}
