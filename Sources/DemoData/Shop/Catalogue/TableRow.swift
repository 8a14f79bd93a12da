/// Reading of the cells of the hand-written tables.
enum TableRow {
  /// The trimmed cells of a row.
  static func cells(of row: String, separatedBy separator: Character) -> [String] {
    row.split(separator: separator, omittingEmptySubsequences: false).map { cell in
      var cell = cell.drop { $0 == " " }
      while cell.last == " " { cell.removeLast() }
      return String(cell)
    }
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
