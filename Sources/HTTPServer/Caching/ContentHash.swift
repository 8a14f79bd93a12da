/// The 64-bit xxHash of some bytes: the same in every process and on every machine, and quick enough for each page.
///
/// The algorithm is described at https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md. It tells versions
/// of a file apart; it is no protection against somebody who wants two files to have the same hash.
package struct ContentHash: Sendable, Hashable {
  package let value: UInt64

  package init(_ bytes: [UInt8]) {
    value = bytes.withUnsafeBytes(ContentHash.hash)
  }

  /// 16 lower-case hexadecimal digits.
  package var hexadecimal: String {
    let digits = (0..<16).map { place in
      PercentCoding.hexDigit(UInt8(truncatingIfNeeded: value >> UInt64(60 - place * 4)) & 15).lowercasedASCII
    }
    return String(decoding: digits, as: UTF8.self)
  }

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var offset = 0
    var hash = prime5
    if bytes.count >= 32 {
      var lanes: SIMD4<UInt64> = [prime1 &+ prime2, prime2, 0, 0 &- prime1]
      while offset + 32 <= bytes.count {
        for lane in 0..<4 {
          lanes[lane] = round(lanes[lane], word(bytes, offset + lane * 8))
        }
        offset += 32
      }
      hash =
        rotate(lanes[0], 1) &+ rotate(lanes[1], 7) &+ rotate(lanes[2], 12) &+ rotate(lanes[3], 18)
      for lane in 0..<4 {
        hash = (hash ^ round(0, lanes[lane])) &* prime1 &+ prime4
      }
    }
    hash &+= UInt64(bytes.count)
    while offset + 8 <= bytes.count {
      hash = rotate(hash ^ round(0, word(bytes, offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      hash = rotate(hash ^ (half &* prime1), 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.count {
      hash = rotate(hash ^ (UInt64(bytes[offset]) &* prime5), 11) &* prime1
      offset += 1
    }
    hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotate(lane &+ input &* prime2, 31) &* prime1
  }

  private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }
}
