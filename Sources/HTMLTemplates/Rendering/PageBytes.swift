/// The bytes of a page while it is written: memory that only grows, without an array's checks at each byte.
///
/// Safety: the memory belongs to this one value, which cannot be copied, so it may go from thread to thread; it is freed
/// with the value. The first `count` of `capacity` bytes are written.
struct PageBytes: ~Copyable, @unchecked Sendable {
  private var start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 256) {
    self.capacity = max(capacity, 16)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    append(source, bytes.count)
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard let source = bytes.baseAddress else { return }
    append(source + range.lowerBound, range.count)
  }

  @inline(__always)
  mutating func append(_ literal: StaticString) {
    append(literal.utf8Start, literal.utf8CodeUnitCount)
  }

  mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  @inline(__always)
  private mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    if length > capacity - count { grow(by: length) }
    (start + count).initialize(from: source, count: length)
    count += length
  }

  /// Takes back what was written behind the first `count` bytes.
  mutating func cut(to count: Int) { self.count = min(count, self.count) }

  func ends(with literal: StaticString) -> Bool {
    let length = literal.utf8CodeUnitCount
    return length <= count && (0..<length).allSatisfy { start[count - length + $0] == literal.utf8Start[$0] }
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    capacity = max(capacity * 2, count + length)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
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
