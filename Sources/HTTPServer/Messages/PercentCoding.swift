/// Percent-encoding of URLs, RFC 3986 section 2, over bytes.
enum PercentCoding {
  /// The bytes that `encoded` stands for, as text.
  ///
  /// `%` without two hexadecimal digits behind it stays as it is. Bytes that are not UTF-8 become U+FFFD.
  static func decode(_ encoded: some Collection<UInt8>, plusIsSpace: Bool = false) -> String {
    guard encoded.contains(where: { $0 == UInt8(ascii: "%") || (plusIsSpace && $0 == UInt8(ascii: "+")) })
    else { return String(decoding: encoded, as: UTF8.self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.count)
    var rest = encoded[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2)
        if digits.count == 2, let high = hexValue(digits.first), let low = hexValue(digits.dropFirst().first)
        {
          bytes.append(high << 4 | low)
          rest = rest.dropFirst(2)
        } else {
          bytes.append(byte)
        }
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `text` as one segment of a path: a `/` in it is escaped, and so is all that a browser might read as
  /// something else (`\`, tabs, quotes, characters outside ASCII).
  static func encodeSegment(_ text: String) -> String {
    encode(text.utf8, keeping: isSegmentByte)
  }

  /// `query`, encoded before, with every byte escaped that may not stand in a query.
  static func repairQuery(_ query: String) -> String {
    encode(query.utf8) {
      isSegmentByte($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "%")
    }
  }

  private static func encode(_ bytes: String.UTF8View, keeping isKept: (UInt8) -> Bool) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(bytes.count)
    for byte in bytes {
      if isKept(byte) {
        encoded.append(byte)
      } else {
        encoded.append(UInt8(ascii: "%"))
        encoded.append(hexDigit(byte >> 4))
        encoded.append(hexDigit(byte & 15))
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// RFC 3986 `pchar` without the escapes: unreserved, sub-delims, `:` and `@`.
  private static func isSegmentByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"),
      UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="),
      UInt8(ascii: ":"), UInt8(ascii: "@"):
      return true
    default: return false
    }
  }

  private static func hexValue(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(let byte) where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"):
      return byte - UInt8(ascii: "0")
    case .some(let byte) where byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "F"):
      return byte - UInt8(ascii: "A") + 10
    case .some(let byte) where byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f"):
      return byte - UInt8(ascii: "a") + 10
    default: return nil
    }
  }

  static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
