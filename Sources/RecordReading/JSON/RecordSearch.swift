import JSONText
import SearchCore

/// Finds the next good record behind a broken one.
///
/// A place at which a record may open is where `}`, perhaps a comma, and `{` stand together, whatever strings the
/// scan believed itself in. The object there must be JSON, have names in common with the last good record, so that no
/// inner object is taken for one, and be followed by what follows a record.
struct RecordSearch {
  private let limits: RecordLimits
  /// Bytes that may be scanned in vain, so that a hostile file costs no more than a few times its size.
  private var credit = 4 << 20

  init(_ limits: RecordLimits) { self.limits = limits }

  /// Moves the window's start from a broken record to the next good one, or to the end of the text.
  mutating func move(_ window: TextWindow, _ builder: RecordBuilder) throws(RecordReadingError) -> Bool {
    window.start = min(window.start + 1, window.bytes.count)
    while try moveToOpening(window) {
      let before = window.offset(of: window.start)
      let (isRecord, farthest) = try isRecord(window, builder)
      if isRecord { return true }
      credit += 8 - (farthest - window.start)
      if credit < 0 {
        credit = (farthest - window.start) * 4
        window.start = farthest
      } else {
        window.start += 1
      }
      credit = min(credit + (window.offset(of: window.start) - before) * 4, 64 << 20)
    }
    return false
  }

  /// Moves to the next `{` that follows a `}` and at most white space and a comma.
  private func moveToOpening(_ window: TextWindow) throws(RecordReadingError) -> Bool {
    var index = window.start
    while true {
      let found = window.bytes.withUnsafeBufferPointer { Self.opening($0, from: &index) }
      if let found {
        window.start = found
        return true
      }
      window.start = index
      guard let moved = try window.fill() else {
        window.start = window.bytes.count
        return false
      }
      index -= moved
    }
  }

  /// Leaves the index where a search with more text must go on.
  private static func opening(_ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) -> Int? {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "}") else {
        index += 1
        continue
      }
      var ahead = index + 1
      var commas = 0
      while ahead < bytes.count, ahead - index < 64 {
        if bytes[ahead] == UInt8(ascii: ","), commas == 0 {
          commas = 1
        } else if !bytes[ahead].isJSONSpace {
          break
        }
        ahead += 1
      }
      guard ahead < bytes.count else { return nil }
      if bytes[ahead] == UInt8(ascii: "{") { return ahead }
      index += 1
    }
    return nil
  }

  /// Whether a record stands at the window's start, and how far one had to look.
  private func isRecord(
    _ window: TextWindow, _ builder: RecordBuilder
  ) throws(RecordReadingError) -> (Bool, farthest: Int) {
    var scan = JSONElementScan(from: window.start)
    while true {
      switch window.bytes.withUnsafeBufferPointer({ scan.run($0) }) {
      case .fault: return (false, scan.index)
      case .complete(let end):
        return (isRecord(window.start..<end, window, builder), end)
      case .needsMore:
        guard window.bytes.count - window.start <= limits.recordBytes, let moved = try window.fill() else {
          return (false, scan.index)
        }
        scan.moveDown(by: moved)
      }
    }
  }

  private func isRecord(_ range: Range<Int>, _ window: TextWindow, _ builder: RecordBuilder) -> Bool {
    let follower = window.bytes[range.upperBound...].first { !$0.isJSONSpace }
    guard follower.map({ Array(",]{".utf8).contains($0) }) ?? true else { return false }
    let value = window.bytes.withUnsafeBufferPointer { bytes in
      try? JSONText.element(
        UnsafeBufferPointer(rebasing: bytes[range]),
        limits: JSONLimits(bytes: limits.recordBytes, depth: limits.depth)
      ).value
    }
    guard case .object(let object)? = value else { return false }
    return builder.isAlike(object)
  }
}
