import Glibc
import RecordReading

/// Why a file is not imported. Nothing is stored then.
package struct ImportError: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Reason: Sendable, Hashable {
    /// It has another size or time than when it was opened.
    case changed
    /// How many records were skipped, and the first problem.
    case noRecords(skipped: Int, first: RecordProblem?)
    /// None of its records has an id in the field that was named.
    case noIDs(field: String, count: Int)
    /// What strict reading ends with, beside what `RecordReadingError` tells.
    case strict(String)
    /// Standard input cannot be kept to be read twice: the folder and the system's error number.
    case cannotKeep(folder: String, code: Int32)
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
    case .changed: "the file changed while it was read. Nothing was stored. Start again once it is complete."
    case .noRecords(0, _): "no record was found in it. Nothing was stored."
    case .noRecords(let skipped, let first):
      "no record could be read, \(skipped) \(skipped == 1 ? "was" : "were") skipped. Nothing was stored."
        + (first.map { " The first problem: \($0)" } ?? "")
    case .noIDs(let field, let count):
      "none of its \(WholeNumber.text(count)) \(count == 1 ? "record" : "records") has an id in “\(field)”. Nothing was "
        + "stored. Name the field with --id, or leave it to be found."
    case .strict(let problem): problem
    case .cannotKeep(let folder, let code):
      "it cannot be kept in \(folder) to be read twice (\(String(cString: strerror(code)))). Make room there, name another "
        + "folder in TMPDIR, or save it as a file."
    }
  }
}
