import Glibc

/// Cuts one row of a CSV text into cells, by RFC 4180 and forgiving what is common beside it.
///
/// Rows end at LF, CR LF or a lone CR. A quote that does not open a cell is a character like any other. Inside a quoted
/// cell a quote that is neither doubled nor followed by a separator or row's end is kept and told, unless it looks as
/// if the quote in front of the cell was never closed.
struct CSVRowScan {
  struct Cell {
    /// The text without the quotes around it.
    let text: Range<Int>
    let isQuoted: Bool
    /// Whether two quotes in it stand for one.
    let hasDoubledQuotes: Bool
  }

  enum Outcome {
    case needsMore
    /// The index behind the row and its end.
    case complete(end: Int)
    /// The cell whose quote at this index is never closed.
    case unclosed(quote: Int)
  }

  let separator: UInt8
  private(set) var cells: [Cell] = []
  /// Whether a quote inside a quoted cell is not doubled.
  private(set) var hasQuoteInCell = false
  /// Where the quote stands whose cell was not closed when more text was needed.
  private(set) var openQuote: Int?
  private var index = 0

  init(separator: UInt8) { self.separator = separator }

  /// - Parameters:
  ///   - isLast: Whether no more text follows.
  ///   - literalQuotes: Where quotes stand that open no cell.
  mutating func run(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool, literalQuotes: [Int] = []
  ) -> Outcome {
    cells.removeAll(keepingCapacity: true)
    hasQuoteInCell = false
    openQuote = nil
    index = start
    while true {
      if index < bytes.count, bytes[index] == Self.quote, !literalQuotes.contains(index) {
        if let outcome = quotedCell(bytes, isLast) { return outcome }
      } else {
        plainCell(bytes)
      }
      guard index < bytes.count else { return isLast ? .complete(end: index) : .needsMore }
      if bytes[index] == separator {
        index += 1
        continue
      }
      guard bytes[index] == UInt8(ascii: "\r") else { return .complete(end: index + 1) }
      guard index + 1 < bytes.count || isLast else { return .needsMore }
      let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      return .complete(end: index + (isPair ? 2 : 1))
    }
  }

  private static let quote = UInt8(ascii: "\"")

  private mutating func plainCell(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = index
    while index < bytes.count, !endsCell(bytes[index]) { index += 1 }
    cells.append(Cell(text: start..<index, isQuoted: false, hasDoubledQuotes: false))
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Reads from the opening quote; `nil` once the cell is complete.
  private mutating func quotedCell(_ bytes: UnsafeBufferPointer<UInt8>, _ isLast: Bool) -> Outcome? {
    let opening = index
    var hasDoubledQuotes = false
    var next = opening + 1
    while let closing = Self.firstQuote(bytes, from: next) {
      if closing + 1 < bytes.count, bytes[closing + 1] == Self.quote {
        hasDoubledQuotes = true
        next = closing + 2
        continue
      }
      let end = bytes[(closing + 1)...].firstIndex { $0 != 0x20 } ?? bytes.count
      guard end < bytes.count || isLast else { return .needsMore }
      if end == bytes.count || endsCell(bytes[end]) {
        cells.append(
          Cell(text: (opening + 1)..<closing, isQuoted: true, hasDoubledQuotes: hasDoubledQuotes))
        index = end
        return nil
      }
      if opensAnotherCell(bytes, closing, since: opening) { return .unclosed(quote: opening) }
      hasQuoteInCell = true
      next = closing + 1
    }
    openQuote = opening
    return isLast ? .unclosed(quote: opening) : .needsMore
  }

  /// Whether a quote opens a cell on a later row, rather than closing the one it was read in.
  private func opensAnotherCell(_ bytes: UnsafeBufferPointer<UInt8>, _ quote: Int, since opening: Int) -> Bool
  {
    quote > opening + 1 && endsCell(bytes[quote - 1])
      && bytes[opening..<quote].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  private static func firstQuote(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < bytes.count, let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    guard let found = memchr(base + start, Int32(quote), bytes.count - start) else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
