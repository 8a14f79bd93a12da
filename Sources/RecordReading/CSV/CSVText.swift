import SearchCore

/// Writes CSV by RFC 4180, the way `RecordReader` reads it.
package enum CSVText {
  /// Appends one row and its CR LF; `nil` is an empty cell, an empty text one in quotes.
  package static func writeRow(
    _ cells: some Sequence<String?>, separator: UInt8 = UInt8(ascii: ","), to text: inout [UInt8]
  ) {
    var isFirst = true
    for cell in cells {
      if !isFirst { text.append(separator) }
      isFirst = false
      if let cell { write(cell, separator, &text) }
    }
    text += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
  }

  /// Appends a record's values in the columns' order; lists and objects as JSON.
  package static func writeRecord(
    _ record: RecordObject, columns: [String], separator: UInt8 = UInt8(ascii: ","), to text: inout [UInt8]
  ) {
    let cells = columns.map { record[$0].flatMap { $0 == .null ? nil : $0.scalarText ?? $0.json } }
    writeRow(cells, separator: separator, to: &text)
  }

  private static func write(_ cell: String, _ separator: UInt8, _ text: inout [UInt8]) {
    let special = [separator, UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    guard cell.isEmpty || cell.utf8.contains(where: special.contains) else {
      text += cell.utf8
      return
    }
    text.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { text.append(byte) }
      text.append(byte)
    }
    text.append(UInt8(ascii: "\""))
  }
}
