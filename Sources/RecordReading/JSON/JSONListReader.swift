import JSONText
import SearchCore

/// Records of a JSON list, or JSON objects one after the other, cut apart before each is parsed alone.
final class JSONListReader: RecordSource {
  enum Layout {
    /// The window stands behind the opening bracket of a list that is the whole text.
    case list
    /// The same, where the list stands inside an object.
    case innerList
    /// No brackets around, and no commas needed between.
    case sequence
  }

  private let window: TextWindow
  private let layout: Layout
  private let log: ProblemLog
  private var builder: RecordBuilder
  private var number = 0
  /// Whether a comma is due before the next record.
  private var needsComma = false
  private var isAtEnd = false
  private var search: RecordSearch

  init(_ window: TextWindow, _ layout: Layout, _ limits: RecordLimits, _ log: ProblemLog) {
    self.window = window
    self.layout = layout
    self.log = log
    builder = RecordBuilder(limits, log)
    search = RecordSearch(limits)
  }

  func next() throws(RecordReadingError) -> ReadRecord? {
    while !isAtEnd, try moveToElement() {
      number += 1
      let here = place
      switch try cut() {
      case .complete(let end):
        if isInsideOut(end) {
          try passOver(here)
          continue
        }
        let range = window.start..<end
        window.start = end
        needsComma = true
        if let record = try record(in: range, here) { return ReadRecord(record: record, place: here) }
      case .tooLarge: try log.tell(.recordTooLarge(limit: builder.limits.recordBytes), at: here)
      case .unfinished, .unbalanced: try passOver(here)
      }
    }
    return nil
  }

  private var place: RecordPlace {
    RecordPlace(record: number, line: nil, offset: window.offset(of: window.start))
  }

  private func record(
    in range: Range<Int>, _ place: RecordPlace
  ) throws(RecordReadingError) -> RecordObject? {
    // The closure of the buffer carries no typed error through.
    let result = window.bytes.withUnsafeBufferPointer { bytes -> Result<RecordObject?, RecordReadingError> in
      do throws(RecordReadingError) {
        return .success(try builder.record(UnsafeBufferPointer(rebasing: bytes[range]), at: place))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

// MARK: Between records

extension JSONListReader {
  /// Moves to the first byte of the next element; false at the end of the records.
  private func moveToElement() throws(RecordReadingError) -> Bool {
    while let byte = try window.skipSpace() {
      switch byte {
      case UInt8(ascii: ","):
        if !needsComma, layout != .sequence { try log.tell(.strayComma, at: nextPlace) }
        needsComma = false
        window.start += 1
      case UInt8(ascii: "]"):
        if layout != .sequence, number > 0, !needsComma { try log.tell(.strayComma, at: nextPlace) }
        window.start += 1
        guard try isListGoingOn() else {
          isAtEnd = true
          return false
        }
      case UInt8(ascii: "}"), UInt8(ascii: ":"):
        try log.tell(.strayBracket(String(UnicodeScalar(byte))), at: nextPlace)
        window.start += 1
      default:
        if needsComma, layout != .sequence { try log.tell(.missingComma, at: nextPlace) }
        return true
      }
    }
    isAtEnd = true
    if layout != .sequence { try log.tell(.listNotClosed, at: nextPlace) }
    return false
  }

  private var nextPlace: RecordPlace {
    RecordPlace(record: number + 1, line: nil, offset: window.offset(of: window.start))
  }

  /// Whether records follow the list's closing bracket, which is told.
  private func isListGoingOn() throws(RecordReadingError) -> Bool {
    if layout == .sequence {
      try log.tell(.strayBracket("]"), at: nextPlace)
      return true
    }
    guard let byte = try window.skipSpace() else { return false }
    if layout == .innerList, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") { return false }
    try log.tell(.textBehindList, at: nextPlace)
    switch byte {
    case UInt8(ascii: ","): needsComma = true
    case UInt8(ascii: "["):
      needsComma = false
      window.start += 1
    case UInt8(ascii: "{"): needsComma = false
    default:
      // A broken record may have held the bracket.
      needsComma = false
      return try search.move(window, builder)
    }
    return true
  }
}

// MARK: Cutting

extension JSONListReader {
  private enum Cut {
    case complete(end: Int)
    /// The window stands behind it.
    case tooLarge
    case unfinished
    case unbalanced
  }

  /// Finds the end of the element at the window's start.
  private func cut() throws(RecordReadingError) -> Cut {
    var scan = JSONElementScan(from: window.start)
    var isSkipping = false
    while true {
      switch window.bytes.withUnsafeBufferPointer({ scan.run($0) }) {
      case .complete(let end):
        guard isSkipping || end - window.start > builder.limits.recordBytes else {
          return .complete(end: end)
        }
        window.start = end
        needsComma = true
        return .tooLarge
      case .fault: return .unbalanced
      case .needsMore:
        isSkipping = isSkipping || window.bytes.count - window.start > builder.limits.recordBytes
        if isSkipping { window.start = scan.index }
        guard let moved = try window.fill() else { return .unfinished }
        scan.moveDown(by: moved)
      }
    }
  }

  /// Whether a word stands here with a quote right behind it, as where a missing quote turned texts inside out.
  private func isInsideOut(_ end: Int) -> Bool {
    !Array("{[\"".utf8).contains(window.bytes[window.start]) && end < window.bytes.count
      && window.bytes[end] == UInt8(ascii: "\"")
  }

  /// Tells of a broken record and moves to the next good one.
  private func passOver(_ place: RecordPlace) throws(RecordReadingError) {
    let found = try search.move(window, builder)
    try log.tell(
      found ? .unbalanced(skippedBytes: window.offset(of: window.start) - place.offset) : .unfinished,
      at: place)
    needsComma = false
    isAtEnd = !found
  }
}
