/// Reading of the cells of the hand-written tables.
enum TableRow {
  /// The lines of a table.
  static func lines(of text: String) -> [String] {
    pieces(of: text[...], separatedBy: UInt8(ascii: "\n")).map(String.init)
  }

  /// The words of a cell.
  static func words(of cell: String) -> [String] {
    pieces(of: cell[...], separatedBy: UInt8(ascii: " ")).map(String.init)
  }

  /// The trimmed cells of a row; empty cells are left out.
  static func cells(of row: String, separatedBy separator: Unicode.Scalar) -> [String] {
    pieces(of: row[...], separatedBy: UInt8(ascii: separator)).map { cell in
      var bytes = cell.utf8.drop { $0 == UInt8(ascii: " ") }
      while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
      return String(Substring(bytes))
    }
  }

  /// Splits by bytes, which is ten times quicker than by characters; the separators are ASCII.
  private static func pieces(of text: Substring, separatedBy separator: UInt8) -> [Substring] {
    text.utf8.split(separator: separator).map { Substring($0) }
  }

  /// The pence in `38` or `12.50`.
  static func pence(_ text: String) -> Int {
    let parts = text.split(separator: ".")
    guard let pounds = parts.first.flatMap({ Int($0) }) else { preconditionFailure("No price: \(text)") }
    guard parts.count == 2 else { return pounds * 100 }
    guard parts[1].utf8.count == 2, let pence = Int(parts[1]) else {
      preconditionFailure("No price: \(text)")
    }
    return pounds * 100 + pence
  }
}
