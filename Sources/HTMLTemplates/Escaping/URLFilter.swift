/// Writes URLs into quoted attribute values, and nothing where a URL could run something.
enum URLFilter {
  /// What stands in place of a URL that is refused.
  static let refused = UInt8(ascii: "#")

  static func isAllowed(scheme: some StringProtocol, allowsMail: Bool) -> Bool {
    switch scheme.lowercased() {
    case "http", "https": true
    case "mailto", "tel": allowsMail
    default: false
    }
  }

  /// Writes a URL that stands at the start of a value.
  ///
  /// Spaces and controls around it are dropped as browsers do. Relative URLs and allowed schemes pass, with
  /// characters that no URL holds percent-encoded; an existing `%` stays. Everything else becomes `#`.
  /// - Parameters:
  ///   - isOwn: Takes only paths on our own host.
  ///   - isListed: Encodes commas too, which would end the URL in a list.
  static func append(
    _ url: String, allowsMail: Bool, isOwn: Bool = false, isListed: Bool = false, to page: inout [UInt8]
  ) {
    var url = url
    url.withUTF8 { bytes in
      let bytes = trimmed(bytes)
      guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }), isAllowed(bytes, allowsMail, isOwn) else {
        page.append(refused)
        return
      }
      for byte in bytes { append(byte, isListed, to: &page) }
    }
  }

  private static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  private static func isAllowed(_ bytes: UnsafeBufferPointer<UInt8>, _ allowsMail: Bool, _ isOwn: Bool)
    -> Bool
  {
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    if isOwn, bytes.count > 1, isSlash(bytes[0]), isSlash(bytes[1]) { return false }
    let delimiter = bytes.firstIndex { byte in
      byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
        || byte == UInt8(ascii: "#")
    }
    guard let delimiter, bytes[delimiter] == UInt8(ascii: ":") else { return true }
    let scheme = String(decoding: bytes[..<delimiter], as: UTF8.self)
    return !isOwn && isAllowed(scheme: scheme, allowsMail: allowsMail)
  }

  @inline(__always)
  private static func append(_ byte: UInt8, _ isListed: Bool, to page: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): page.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: ","): if isListed { PercentEncoder.append(byte, to: &page) } else { page.append(byte) }
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "}"), 0x80...:
      PercentEncoder.append(byte, to: &page)
    default: page.append(byte)
    }
  }
}

/// Percent-encoding of everything but letters, digits and `- . _ ~` (RFC 3986, 2.3).
enum PercentEncoder {
  static func append(_ text: String, to page: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes {
        if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
          || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
        {
          page.append(byte)
        } else {
          append(byte, to: &page)
        }
      }
    }
  }

  static func append(_ byte: UInt8, to page: inout [UInt8]) {
    page.append(UInt8(ascii: "%"))
    page.append(digit(byte >> 4))
    page.append(digit(byte & 15))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
