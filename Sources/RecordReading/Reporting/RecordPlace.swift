/// Where a record stands in its file.
package struct RecordPlace: Sendable, Hashable, CustomStringConvertible {
  /// Counted from 1, records that were skipped included; 0 in front of the first.
  package let record: Int
  /// Counted from 1; `nil` where records are no lines (JSON lists).
  package let line: Int?
  /// Bytes in front of it, in the text as UTF-8.
  package let offset: Int

  package init(record: Int, line: Int?, offset: Int) {
    self.record = record
    self.line = line
    self.offset = offset
  }

  package var description: String { line.map { "line \($0)" } ?? "record \(record) (byte \(offset))" }
}
