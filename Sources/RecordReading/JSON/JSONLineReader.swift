import SearchCore

/// Records of which each is one line.
final class JSONLineReader: RecordSource {
  private let window: TextWindow
  private let log: ProblemLog
  private var builder: RecordBuilder
  private var line = 0
  private var number = 0

  init(_ window: TextWindow, _ limits: RecordLimits, _ log: ProblemLog) {
    self.window = window
    self.log = log
    builder = RecordBuilder(limits, log)
  }

  func next() throws(RecordReadingError) -> ReadRecord? {
    while let end = try endOfLine() {
      defer { window.start = min(end + 1, window.bytes.count) }
      line += 1
      guard let text = trimmed(window.start..<end) else { continue }
      number += 1
      let place = RecordPlace(record: number, line: line, offset: window.offset(of: text.lowerBound))
      // The closure of the buffer carries no typed error through.
      let result = window.bytes.withUnsafeBufferPointer {
        bytes -> Result<RecordObject?, RecordReadingError> in
        do throws(RecordReadingError) {
          return .success(
            try builder.record(UnsafeBufferPointer(rebasing: bytes[text]), at: place))
        } catch {
          return .failure(error)
        }
      }
      if let record = try result.get() { return ReadRecord(record: record, place: place) }
    }
    return nil
  }

  /// The index of the line feed that ends the line at the window's start, or of the text's end; `nil` behind the last.
  ///
  /// A line longer than the limit is told and passed over.
  private func endOfLine() throws(RecordReadingError) -> Int? {
    var searched = window.start
    var isSkipping = false
    while true {
      if let end = window.lineFeed(from: searched) {
        guard isSkipping else { return end }
        window.start = end + 1
        (searched, isSkipping) = (end + 1, false)
        continue
      }
      searched = window.bytes.count
      if searched - window.start > builder.limits.recordBytes {
        if !isSkipping { try tellTooLarge() }
        isSkipping = true
      }
      if isSkipping { window.start = window.bytes.count }
      guard let moved = try window.fill() else {
        return isSkipping || window.start == window.bytes.count ? nil : window.bytes.count
      }
      searched -= moved
    }
  }

  private func tellTooLarge() throws(RecordReadingError) {
    line += 1
    number += 1
    try log.tell(
      .recordTooLarge(limit: builder.limits.recordBytes),
      at: RecordPlace(record: number, line: line, offset: window.offset(of: window.start)))
  }

  /// The range without white space around it; `nil` where nothing else is there.
  private func trimmed(_ range: Range<Int>) -> Range<Int>? {
    window.bytes.withUnsafeBufferPointer { bytes in
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end, bytes[start].isJSONSpace { start += 1 }
      while start < end, bytes[end - 1].isJSONSpace { end -= 1 }
      return start < end ? start..<end : nil
    }
  }
}
