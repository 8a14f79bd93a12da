import Glibc

/// Bytes of a text somewhere in a buffer.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// Whether the left text comes first, byte by byte; the order of SQLite's `BINARY` collation.
@inline(__always)
func precedes(_ left: Bytes, _ right: Bytes) -> Bool {
  let order = compare(left, right)
  return order < 0
}

/// Negative, 0 or positive as the left text comes before, equals or follows the right one, byte by byte.
@inline(__always)
func compare(_ left: Bytes, _ right: Bytes) -> Int {
  let shared = min(left.count, right.count)
  if shared > 0, let leftBase = left.baseAddress, let rightBase = right.baseAddress {
    let order = memcmp(leftBase, rightBase, shared)
    if order != 0 { return Int(order) }
  }
  return left.count - right.count
}

/// The first eight bytes as a number that orders as the bytes do; shorter texts are filled with zeros.
@inline(__always)
func leadingBytes(_ bytes: Bytes) -> UInt64 {
  if bytes.count >= 8, let base = bytes.baseAddress {
    return UInt64(bigEndian: UnsafeRawPointer(base).loadUnaligned(as: UInt64.self))
  }
  var value: UInt64 = 0
  for index in 0..<8 { value = value << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
  return value
}

extension String {
  init(utf8 bytes: Bytes) { self.init(decoding: bytes, as: UTF8.self) }
}
