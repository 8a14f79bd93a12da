/// What separates the cells of a CSV text.
struct CSVDialect {
  let separator: UInt8

  static let separators: [UInt8] = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }

  /// The first rows of a text, as one separator cuts them.
  struct Sample {
    let separator: UInt8
    /// The number of cells that most rows have.
    let width: Int
    /// Rows of that width, in hundredths of all.
    let share: Int
  }

  private static let sampleRows = 200

  /// The separator that cuts the most rows into the same number of cells, more than one; a comma where none does.
  static func detect(_ text: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> CSVDialect {
    let samples = separators.map { sample(text, isWhole, $0) }.filter { $0.width > 1 }
    // `max` takes the last of equals; the list begins with the most usual separator.
    let best = samples.reversed().max { ($0.share / 5, $0.width) < ($1.share / 5, $1.width) }
    return CSVDialect(separator: best?.separator ?? UInt8(ascii: ","))
  }

  private static func sample(
    _ text: UnsafeBufferPointer<UInt8>, _ isWhole: Bool, _ separator: UInt8
  ) -> Sample {
    var widths: [Int: Int] = [:]
    var rows = CSVSampleRows(text, isWhole: isWhole, separator: separator)
    while widths.values.reduce(0, +) < sampleRows, let cells = rows.next() {
      widths[cells.count, default: 0] += 1
    }
    let total = max(1, widths.values.reduce(0, +))
    let most = widths.max { ($0.value, $0.key) < ($1.value, $1.key) }
    return Sample(separator: separator, width: most?.key ?? 0, share: (most?.value ?? 0) * 100 / total)
  }
}

/// The rows of a text in memory that are complete, empty ones left out.
struct CSVSampleRows: IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private let isWhole: Bool
  private var scan: CSVRowScan
  private var index = 0

  init(_ text: UnsafeBufferPointer<UInt8>, isWhole: Bool, separator: UInt8) {
    self.text = text
    self.isWhole = isWhole
    scan = CSVRowScan(separator: separator)
  }

  mutating func next() -> [String?]? {
    while index < text.count {
      var literalQuotes: [Int] = []
      var outcome = scan.run(text, from: index, isLast: isWhole)
      while case .unclosed(let quote) = outcome {
        literalQuotes.append(quote)
        outcome = scan.run(text, from: index, isLast: isWhole, literalQuotes: literalQuotes)
      }
      guard case .complete(let end) = outcome else { return nil }
      index = end
      if !scan.isBlank { return scan.cells.map { $0.string(text) } }
    }
    return nil
  }
}

extension CSVRowScan {
  /// Whether the row is an empty line.
  var isBlank: Bool { cells.count == 1 && cells[0].text.isEmpty && !cells[0].isQuoted }
}

extension CSVRowScan.Cell {
  /// The cell's text; `nil` for an empty one without quotes.
  func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard isQuoted || !text.isEmpty else { return nil }
    let slice = UnsafeBufferPointer(rebasing: bytes[text])
    guard hasDoubledQuotes else { return String(decoding: slice, as: UTF8.self) }
    var plain: [UInt8] = []
    plain.reserveCapacity(slice.count)
    var index = 0
    while index < slice.count {
      plain.append(slice[index])
      let isDoubled =
        slice[index] == UInt8(ascii: "\"") && index + 1 < slice.count
        && slice[index + 1] == UInt8(ascii: "\"")
      index += isDoubled ? 2 : 1
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
