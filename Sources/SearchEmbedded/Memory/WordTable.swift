import Glibc

/// Distinct texts, numbered from 0 in the order in which they first came.
struct WordTable: ~Copyable {
  private var bytes: GrowingBuffer<UInt8>
  /// Where each text starts in `bytes`, and at the end where the last one ends.
  private var starts: GrowingBuffer<UInt32>
  private var hashes: GrowingBuffer<UInt32>
  /// Number plus one of the text in each place of the hash table; 0 is free.
  private var slots: UnsafeMutablePointer<UInt32>
  private var mask: Int

  init(capacity: Int = 1024) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    bytes = GrowingBuffer(capacity: capacity * 8)
    starts = GrowingBuffer(capacity: capacity + 1)
    hashes = GrowingBuffer(capacity: capacity)
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    mask = size - 1
    starts.append(0)
  }

  deinit { slots.deallocate() }

  var count: Int { hashes.count }

  @inline(__always)
  subscript(number: Int) -> Bytes {
    let start = Int(starts[number])
    return Bytes(start: bytes.base + start, count: Int(starts[number + 1]) - start)
  }

  /// The number of a text, which is added where it is not known yet.
  @inline(__always)
  mutating func number(of text: Bytes) -> UInt32 {
    let hash = Self.hash(text)
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, equals(number, text) { return UInt32(number) }
      slot = (slot + 1) & mask
    }
    return add(text, hash, slot)
  }

  @inline(__always)
  private func equals(_ number: Int, _ text: Bytes) -> Bool {
    let own = self[number]
    guard own.count == text.count else { return false }
    guard let left = own.baseAddress, let right = text.baseAddress else { return true }
    return memcmp(left, right, own.count) == 0
  }

  @inline(never)
  private mutating func add(_ text: Bytes, _ hash: UInt32, _ slot: Int) -> UInt32 {
    let number = UInt32(count)
    bytes.append(text)
    starts.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = number + 1
    if count * 2 > mask { rehash() }
    return number
  }

  private mutating func rehash() {
    slots.deallocate()
    mask = mask * 2 + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
    for number in 0..<count {
      var slot = Int(hashes[number]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number) + 1
    }
  }

  /// Eight bytes at a time, each mixed in by a multiplication.
  @inline(__always)
  private static func hash(_ text: Bytes) -> UInt32 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(text.count) &* factor
    var index = 0
    if let base = text.baseAddress {
      let raw = UnsafeRawPointer(base)
      while index + 8 <= text.count {
        hash = (hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* factor
        hash ^= hash >> 29
        index += 8
      }
    }
    var rest: UInt64 = 0
    while index < text.count {
      rest = rest << 8 | UInt64(text[index])
      index += 1
    }
    hash = (hash ^ rest) &* factor
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
