/// Memory that is filled from its start on, and never beyond its end.
///
/// Safety: whoever makes one has counted how much it will append; should the count be wrong, the program stops.
struct BoundedBytes {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    precondition(count < memory.count)
    memory.initializeElement(at: count, to: byte)
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(bytes.count <= memory.count - count)
    guard let source = bytes.baseAddress, let start = memory.baseAddress else { return }
    (start + count).initialize(from: source, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ text: String) { text.withBytes { append($0) } }

  /// A run of a text's bytes.
  mutating func append(_ text: String, _ range: Range<Int>) {
    text.withBytes { append(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension String {
  /// Calls with the text's UTF-8, where it stands if it stands in one piece.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var text = self
    return text.withUTF8(body)
  }
}
