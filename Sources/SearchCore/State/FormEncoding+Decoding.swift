extension FormEncoding {
  /// Reads `name=value&name=value`, in the order given.
  ///
  /// Nothing here fails: a `%` without two hexadecimal digits stands for itself, bytes that are no UTF-8 become
  /// U+FFFD, a name without `=` has an empty value, and empty pairs are left out.
  public static func decode(_ text: some StringProtocol) -> [(name: String, value: String)] {
    text.utf8.split(separator: UInt8(ascii: "&")).map { pair in
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      return (decoded(name), decoded(pair.dropFirst(name.count + 1)))
    }
  }

  private static func decoded(_ encoded: some Sequence<UInt8>) -> String {
    let encoded = Array(encoded)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.count)
    var index = 0
    while index < encoded.count {
      switch encoded[index] {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        if index + 2 < encoded.count, let high = digit(encoded[index + 1]),
          let low = digit(encoded[index + 2])
        {
          bytes.append(high << 4 | low)
          index += 2
        } else {
          bytes.append(UInt8(ascii: "%"))
        }
      case let byte: bytes.append(byte)
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
