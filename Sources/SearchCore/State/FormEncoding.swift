/// Names and values as they stand in a URL's query: letters, digits and `-._~` as they are, a space as `+`, all else as `%XX`.
public enum FormEncoding {
  /// One name or value.
  public static func encode(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 8)
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `name=value&name=value`, in the order given.
  public static func encode(_ pairs: some Sequence<(name: String, value: String)>) -> String {
    var bytes: [UInt8] = []
    for pair in pairs {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
      append(pair.name, to: &bytes)
      bytes.append(UInt8(ascii: "="))
      append(pair.value, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One segment of a path: like `encode`, but a space is `%20`.
  public static func encodeSegment(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes, space: nil)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ text: String, to bytes: inout [UInt8], space: UInt8? = UInt8(ascii: "+")) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        bytes.append(byte)
      case UInt8(ascii: " ") where space != nil:
        bytes.append(space ?? byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte & 15))
      }
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
