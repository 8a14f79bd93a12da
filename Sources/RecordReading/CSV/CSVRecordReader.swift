import SearchCore

/// Records of a CSV text: every cell a text, an empty one without quotes null.
final class CSVRecordReader: RecordSource {
  let dialect: CSVDialect
  private(set) var header: CSVHeader

  private let window: TextWindow
  private let limits: RecordLimits
  private let log: ProblemLog
  private var scan: CSVRowScan
  private var line = 1
  private var number = 0
  private var hasToldHeader = false

  /// Bytes of the text by which separator and header are told.
  private static let sampleSize = 128 << 10

  init(
    _ window: TextWindow, _ options: RecordReadingOptions, _ log: ProblemLog
  ) throws(RecordReadingError) {
    self.window = window
    self.log = log
    limits = options.limits
    try window.fill(atLeast: Self.sampleSize)
    let stated = Self.takeSeparatorLine(window)
    if stated != nil { line += 1 }
    let (start, isWhole) = (window.start, window.isComplete)
    let (dialect, rows) = window.bytes.withUnsafeBufferPointer { bytes -> (CSVDialect, [[String?]]) in
      let text = UnsafeBufferPointer(rebasing: bytes[start...])
      let dialect =
        (options.separator ?? stated).map(CSVDialect.init(separator:))
        ?? CSVDialect.detect(text, isWhole: isWhole)
      var sample = CSVSampleRows(text, isWhole: isWhole, separator: dialect.separator)
      var rows: [[String?]] = []
      while rows.count < 100, let row = sample.next() { rows.append(row) }
      return (dialect, rows)
    }
    self.dialect = dialect
    header = CSVHeader(rows: rows, isInFile: options.hasHeader)
    scan = CSVRowScan(separator: dialect.separator)
  }

  func next() throws(RecordReadingError) -> ReadRecord? {
    if !hasToldHeader { try readHeader() }
    while let row = try row() {
      guard !scan.isBlank else { continue }
      number += 1
      let place = RecordPlace(record: number, line: row.line, offset: row.offset)
      try tellFaults(of: row, place)
      guard scan.cells.count <= limits.fields else {
        try log.tell(.tooManyFields(limit: limits.fields), at: place)
        continue
      }
      return ReadRecord(record: record(), place: place)
    }
    return nil
  }

  /// The first line of some spreadsheets' exports, `sep=;`, which states the separator.
  private static func takeSeparatorLine(_ window: TextWindow) -> UInt8? {
    let line = window.bytes[window.start...].prefix { $0 != UInt8(ascii: "\n") }
    guard line.count >= 5, line.prefix(4).elementsEqual("sep=".utf8) else { return nil }
    let rest = line.dropFirst(4).filter { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\"") }
    guard rest.count == 1, let separator = rest.first else { return nil }
    window.start = min(line.endIndex + 1, window.bytes.count)
    return separator
  }

  private func readHeader() throws(RecordReadingError) {
    hasToldHeader = true
    guard header.isInFile else { return }
    while let row = try row() {
      guard !scan.isBlank else { continue }
      let place = RecordPlace(record: 0, line: row.line, offset: row.offset)
      for problem in header.problems { try log.tell(problem, at: place) }
      return
    }
  }

  private func tellFaults(of row: Row, _ place: RecordPlace) throws(RecordReadingError) {
    if row.hasUnclosedQuote { try log.tell(.quoteNotClosed, at: place) }
    if scan.hasQuoteInCell { try log.tell(.quoteInCell, at: place) }
    let (found, expected) = (scan.cells.count, header.names.count)
    if found < expected { try log.tell(.tooFewCells(found: found, expected: expected), at: place) }
    if found > expected { try log.tell(.tooManyCells(found: found, expected: expected), at: place) }
  }

  private func record() -> RecordObject {
    window.bytes.withUnsafeBufferPointer { bytes in
      var fields: [RecordObject.Field] = []
      fields.reserveCapacity(max(scan.cells.count, header.names.count))
      for (column, cell) in scan.cells.enumerated() {
        let name = header.name(ofColumn: column)
        fields.append(.init(name: name, value: cell.string(bytes).map(RecordValue.text) ?? .null))
      }
      for name in header.names.dropFirst(scan.cells.count) { fields.append(.init(name: name, value: .null)) }
      return RecordObject(fields)
    }
  }
}

// MARK: Rows

extension CSVRecordReader {
  private struct Row {
    let line: Int
    let offset: Int
    let hasUnclosedQuote: Bool
  }

  /// Cuts the row at the window's start into `scan` and moves behind it; `nil` at the end of the text.
  ///
  /// The row's bytes stay in memory until the next call.
  private func row() throws(RecordReadingError) -> Row? {
    if window.start == window.bytes.count, try window.fill() == nil { return nil }
    var literalQuotes: [Int] = []
    while true {
      let (start, isLast) = (window.start, window.isComplete)
      let outcome = window.bytes.withUnsafeBufferPointer {
        scan.run($0, from: start, isLast: isLast, literalQuotes: literalQuotes)
      }
      switch outcome {
      case .complete(let end):
        guard end - start <= limits.recordBytes else {
          try passOver(to: end)
          if window.start == window.bytes.count, try window.fill() == nil { return nil }
          literalQuotes = []
          continue
        }
        let row = Row(line: line, offset: window.offset(of: start), hasUnclosedQuote: !literalQuotes.isEmpty)
        line += lineEnds(in: start..<end)
        window.start = end
        return row
      case .unclosed(let quote): literalQuotes.append(quote)
      case .needsMore:
        let waiting = window.bytes.count - start
        if waiting > limits.recordBytes {
          if let quote = scan.openQuote {
            literalQuotes.append(quote)
            continue
          }
          try passOverWaiting()
          literalQuotes = []
          if window.start == window.bytes.count, try window.fill() == nil { return nil }
          continue
        }
        let offset = window.offset(of: start)
        try window.fill(atLeast: waiting * 2)
        let moved = offset - window.offset(of: 0)
        literalQuotes = literalQuotes.map { $0 - start + moved }
      }
    }
  }

  private func lineEnds(in range: Range<Int>) -> Int {
    window.bytes.withUnsafeBufferPointer { bytes in
      var count = 1
      for cell in scan.cells where cell.isQuoted {
        for index in cell.text where bytes[index] == UInt8(ascii: "\n") { count += 1 }
      }
      return count
    }
  }

  private func passOver(to end: Int) throws(RecordReadingError) {
    number += 1
    try log.tell(
      .recordTooLarge(limit: limits.recordBytes),
      at: RecordPlace(record: number, line: line, offset: window.offset(of: window.start)))
    line += 1
    window.start = end
  }

  /// Passes over a row that is too long to be kept: to the next line feed, whatever quotes are open.
  private func passOverWaiting() throws(RecordReadingError) {
    try passOver(to: window.start)
    while window.lineFeed(from: window.start) == nil {
      window.start = window.bytes.count
      guard try window.fill() != nil else { return }
    }
    window.start = window.lineFeed(from: window.start).map { $0 + 1 } ?? window.bytes.count
  }
}
