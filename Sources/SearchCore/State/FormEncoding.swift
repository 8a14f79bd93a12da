/// Names and values as they stand in a URL's query: letters, digits and `-._~` as they are, a space as `+`, all else as `%XX`.
public enum FormEncoding {
  /// One name or value.
  public static func encode(_ text: String) -> String {
    encoded(text, behind: "", space: UInt8(ascii: "+"))
  }

  /// `name=value&name=value`, in the order given.
  public static func encode(_ pairs: some Sequence<(name: String, value: String)>) -> String {
    var text = ""
    for pair in pairs {
      if !text.isEmpty { text += "&" }
      text += encode(pair.name)
      text += "="
      text += encode(pair.value)
    }
    return text
  }

  /// One segment of a path: like `encode`, but a space is `%20`.
  public static func encodeSegment(_ text: String) -> String { encoded(text, behind: "", space: nil) }

  /// A path with one more segment, which is encoded; the path is not.
  package static func path(_ path: String, segment: String) -> String {
    encoded(segment, behind: path, space: nil)
  }

  private static func encoded(_ text: String, behind start: String, space: UInt8?) -> String {
    // The exact length, for then a short text needs no memory of its own.
    let length = text.withBytes { text in
      var length = 0
      for byte in text { length += isKept(byte) || byte == UInt8(ascii: " ") && space != nil ? 1 : 3 }
      return length
    }
    return String(unsafeUninitializedCapacity: start.utf8.count + length) { memory in
      var bytes = BoundedBytes(memory)
      bytes.append(start)
      append(text, to: &bytes, space: space)
      return bytes.count
    }
  }

  /// Takes three bytes for each of the text's at most.
  static func append(_ text: String, to bytes: inout BoundedBytes, space: UInt8? = UInt8(ascii: "+")) {
    text.withBytes { text in
      for byte in text {
        if isKept(byte) {
          bytes.append(byte)
        } else if byte == UInt8(ascii: " "), let space {
          bytes.append(space)
        } else {
          bytes.append(UInt8(ascii: "%"))
          bytes.append(digit(byte >> 4))
          bytes.append(digit(byte & 15))
        }
      }
    }
  }

  /// Letters, digits and `-._~`: a bit for each byte.
  @inline(__always)
  private static func isKept(_ byte: UInt8) -> Bool {
    let set: UInt64 =
      switch byte >> 6 {
      case 0: 0x03FF_6000_0000_0000
      case 1: 0x47FF_FFFE_87FF_FFFE
      default: 0
      }
    return set >> UInt64(byte & 63) & 1 != 0
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
