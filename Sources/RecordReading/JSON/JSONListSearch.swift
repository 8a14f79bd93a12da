import JSONText
import SearchCore

/// Walks through a JSON object to the lists of objects in it, without keeping the object.
struct JSONListSearch {
  private let window: TextWindow
  /// The names that lead to where the walk stands.
  private var path: [String] = []
  /// The names of the outermost object's own fields, as far as the walk came.
  private(set) var names: [String] = []

  /// Objects inside each other that are looked into.
  private static let deepest = 4

  /// - Parameter window: It stands at the object's opening bracket.
  init(_ window: TextWindow) throws(RecordReadingError) {
    self.window = window
    if try window.skipSpace() == UInt8(ascii: "{") { window.start += 1 }
  }

  /// Moves behind the opening bracket of the next list whose first element is an object; its path, `nil` where no more
  /// such list comes.
  mutating func next() throws(RecordReadingError) -> String? {
    while let byte = try window.skipSpace() {
      switch byte {
      case UInt8(ascii: ","): window.start += 1
      case UInt8(ascii: "}"):
        window.start += 1
        guard path.popLast() != nil else { return nil }
      case UInt8(ascii: "\""):
        guard let name = try self.name() else { return nil }
        if path.isEmpty { names.append(name) }
        if let found = try list(called: name) { return found }
      default: return nil
      }
    }
    return nil
  }

  /// Passes over the rest of a list that `next` entered; false where the text breaks off.
  mutating func leaveList() throws(RecordReadingError) -> Bool {
    while let byte = try window.skipSpace() {
      switch byte {
      case UInt8(ascii: "]"):
        window.start += 1
        return true
      case UInt8(ascii: ","): window.start += 1
      default:
        guard try skipValue() else { return false }
      }
    }
    return false
  }

  /// Enters the value of a field where it is an object or a list of objects, else passes over it.
  private mutating func list(called name: String) throws(RecordReadingError) -> String? {
    switch try window.skipSpace() {
    case UInt8(ascii: "{")? where path.count + 1 < Self.deepest:
      path.append(name)
      window.start += 1
    case UInt8(ascii: "[")?:
      let opening = window.offset(of: window.start)
      window.start += 1
      if try window.skipSpace() == UInt8(ascii: "{") {
        return (path + [name]).joined(separator: ".")
      }
      // Back to the bracket, so that the list is passed over as a whole; it is still in memory unless megabytes of
      // white space follow it.
      let index = opening - window.offset(of: 0)
      guard index >= 0 else { return nil }
      window.start = index
      guard try skipValue() else { return nil }
    case .some: _ = try skipValue()
    case nil: break
    }
    return nil
  }

  /// Reads a field's name and the colon behind it.
  private func name() throws(RecordReadingError) -> String? {
    guard let end = try endOfValue(keeping: true) else { return nil }
    let text = String(decoding: window.bytes[window.start..<end], as: UTF8.self)
    window.start = end
    guard try window.skipSpace() == UInt8(ascii: ":") else { return nil }
    window.start += 1
    guard case .text(let name)? = try? JSONText.parse(text) else { return nil }
    return name
  }

  private func skipValue() throws(RecordReadingError) -> Bool {
    guard let end = try endOfValue(keeping: false), end > window.start else { return false }
    window.start = end
    return true
  }

  private func endOfValue(keeping: Bool) throws(RecordReadingError) -> Int? {
    var scan = JSONElementScan(from: window.start)
    while true {
      switch window.bytes.withUnsafeBufferPointer({ scan.run($0) }) {
      case .complete(let end): return end
      case .fault: return nil
      case .needsMore:
        if !keeping { window.start = scan.index }
        guard let moved = try window.fill() else { return nil }
        scan.moveDown(by: moved)
      }
    }
  }
}
