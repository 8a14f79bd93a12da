import SearchCore

/// The names of a CSV text's columns.
struct CSVHeader {
  private(set) var names: [String]
  /// Whether they stand in the first row.
  let isInFile: Bool
  /// What had to be mended.
  private(set) var problems: [RecordProblem.Reason] = []

  /// - Parameter rows: The first rows of the text, complete ones only.
  init(rows: [[String?]], isInFile: Bool?) {
    let first = rows.first ?? []
    self.isInFile = isInFile ?? Self.isHeader(first, above: rows.dropFirst())
    names = []
    let width = self.isInFile ? first.count : rows.map(\.count).max() ?? 0
    for number in 1...max(1, width) {
      names.append(
        self.isInFile
          ? name(number, first.indices.contains(number - 1) ? first[number - 1] : nil) : name(number))
    }
  }

  /// The name of a column counted from 0; one of its own where the header has none.
  func name(ofColumn column: Int) -> String {
    names.indices.contains(column) ? names[column] : name(column + 1)
  }

  private mutating func name(_ number: Int, _ text: String?) -> String {
    let text = (text ?? "").trimmingSpace
    guard !text.isEmpty else {
      let name = name(number)
      problems.append(.unnamedColumn(number: number, name: name))
      return name
    }
    guard names.contains(text) else { return text }
    let name = (2...).lazy.map { "\(text) \($0)" }.first { !names.contains($0) } ?? text
    problems.append(.repeatedColumn(text, name: name))
    return name
  }

  private func name(_ number: Int) -> String {
    let name = "column \(number)"
    guard names.contains(name) else { return name }
    return (2...).lazy.map { "\(name) \($0)" }.first { !names.contains($0) } ?? name
  }
}

// MARK: Telling a header from a record

extension CSVHeader {
  /// Whether the first row names the columns.
  ///
  /// It does not where its cells are numbers or dates above numbers or dates, or where a name would be long or stand
  /// again among the values below it.
  private static func isHeader(_ first: [String?], above rows: some Collection<[String?]>) -> Bool {
    var votes = 0
    for (column, cell) in first.enumerated() {
      let below = rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
      votes += vote(cell ?? "", above: below)
    }
    if votes != 0 { return votes > 0 }
    let texts = first.map { $0 ?? "" }
    let isRepeated = texts.enumerated().contains { column, text in
      !text.isEmpty && rows.contains { $0.indices.contains(column) && $0[column] == text }
    }
    return !isRepeated && !texts.contains { $0.utf8.count > 100 }
  }

  /// 1 where a cell seems to be a name, -1 where it is a value like those below it, 0 where that is open.
  private static func vote(_ cell: String, above below: [String]) -> Int {
    guard !cell.isEmpty else { return 0 }
    let isValue = isValue(cell)
    // Years above numbers are names as often as not.
    if isValue, let year = NumberText.integer(cell), 1900...2100 ~= year { return 0 }
    guard !below.isEmpty else { return isValue ? -1 : 0 }
    let valueCount = below.count { isValueOrNone($0) }
    guard valueCount * 10 >= below.count * 9, below.contains(where: { self.isValue($0) }) else { return 0 }
    return isValue ? -1 : 1
  }

  private static func isValueOrNone(_ text: String) -> Bool { text.isEmpty || isValue(text) }

  private static func isValue(_ text: String) -> Bool {
    NumberText.decimal(text) != nil || RecordDate(iso: text) != nil
      || ["true", "false"].contains(text.lowercased())
  }
}

extension String {
  /// This text without white space at either end.
  var trimmingSpace: String {
    var rest = self[...]
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest.drop { $0.isWhitespace })
  }
}
