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
    _ url: String, allowsMail: Bool, isOwn: Bool = false, isListed: Bool = false, to page: inout PageBytes
  ) {
    url.withBytes { bytes in
      let bytes = trimmed(bytes)
      let start = page.count
      guard isAllowed(bytes, allowsMail, isOwn), append(allowed: bytes, isListed, to: &page) else {
        page.cut(to: start)
        page.append(refused)
        return
      }
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

  /// - Returns: Whether it was written to its end, for want of controls.
  private static func append(
    allowed bytes: UnsafeBufferPointer<UInt8>, _ isListed: Bool, to page: inout PageBytes
  ) -> Bool {
    var runStart = 0
    var position = 0
    while position < bytes.count {
      if position + 8 <= bytes.count {
        let found = ByteScan.url(ByteScan.eight(bytes, position))
        position += found.trailingZeroBitCount / 8
        if found == 0 { continue }
      }
      let byte = bytes[position]
      if isSpecial(byte), byte != UInt8(ascii: ",") || isListed {
        guard byte >= 0x20, byte != 0x7F else { return false }
        page.append(bytes, runStart..<position)
        if byte == UInt8(ascii: "&") {
          page.append("&amp;")
        } else {
          PercentEncoder.append(byte, to: &page)
        }
        runStart = position + 1
      }
      position += 1
    }
    page.append(bytes, runStart..<bytes.count)
    return true
  }

  /// Bytes to be written otherwise: those no URL holds, `&`, and the comma (in lists only).
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    let set: UInt64 =
      switch byte >> 6 {
      case 0: 0x5000_10C5_FFFF_FFFF  // controls and space " & ' , < >
      case 1: 0xB800_0001_5000_0000  // \ ^ ` { | } DEL
      default: ~0
      }
    return set >> UInt64(byte & 63) & 1 != 0
  }
}

/// Percent-encoding of everything but letters, digits and `- . _ ~` (RFC 3986, 2.3).
enum PercentEncoder {
  static func append(_ text: String, to page: inout PageBytes) {
    text.withBytes { bytes in
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

  static func append(_ byte: UInt8, to page: inout PageBytes) {
    page.append(UInt8(ascii: "%"))
    page.append(digit(byte >> 4))
    page.append(digit(byte & 15))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
