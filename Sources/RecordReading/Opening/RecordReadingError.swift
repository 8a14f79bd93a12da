import Compression

/// Why a file of records is not read, or not read to its end.
package struct RecordReadingError: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Reason: Sendable, Hashable {
    /// The system's words for why the file cannot be opened.
    case cannotOpen(String)
    case isFolder
    /// The system's words for why reading stopped.
    case cannotRead(String)
    case empty
    /// What the file is instead, and what to do about it.
    case notRecords(String)
    case compression(CompressionError)
    /// More bytes, counted after decompression, than may be read.
    case tooLarge(limit: Int, isCompressed: Bool)
    /// The first problem, where problems are to end the reading.
    case strict(RecordProblem)
  }

  /// The path as given; `-` is standard input.
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path == "-" ? "standard input" : path): \(words)" }

  private var words: String {
    switch reason {
    case .cannotOpen(let words): "it cannot be opened (\(words))."
    case .isFolder: "this is a folder. Name a file in it."
    case .cannotRead(let words): "reading stopped (\(words))."
    case .empty: "there is nothing in it. A file of records was expected: JSON, NDJSON or CSV."
    case .notRecords(let words): words
    case .compression(let error): error.description
    case .tooLarge(let limit, let isCompressed):
      "it has more than \(limit) bytes\(isCompressed ? " once decompressed" : ""), the most that this machine's"
        + " memory allows for. Split it, or raise the limit."
    case .strict(let problem): problem.description
    }
  }
}
