/// The bytes of one run, read from the front: first what chooses, then what is tried.
package struct FuzzedInput {
  private var bytes: ArraySlice<UInt8>

  package init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    // Safety: libFuzzer keeps the bytes until the run ends; they are copied here.
    bytes = ArraySlice(UnsafeBufferPointer(start: start, count: count))
  }

  /// The next byte; 0 at the end.
  package mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number from 0 to below `limit`, out of two bytes.
  package mutating func number(below limit: Int) -> Int {
    (Int(byte()) << 8 | Int(byte())) % max(limit, 1)
  }

  /// The next `count` bytes, or what is left, as text: bytes that are no UTF-8 become U+FFFD.
  package mutating func text(_ count: Int) -> String {
    defer { bytes = bytes.dropFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// All that is left.
  package var rest: [UInt8] { Array(bytes) }
  package var restAsText: String { String(decoding: bytes, as: UTF8.self) }
}

/// Ends the process where a property does not hold, so that libFuzzer keeps the input.
package func hold(
  _ condition: Bool, _ words: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) {
  if !condition { fatalError(words(), file: file, line: line) }
}
