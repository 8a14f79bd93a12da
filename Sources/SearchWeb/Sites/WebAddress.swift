/// An address on the web as a record's text has it, read as browsers do and only where all of them agree.
///
/// A user's name in it, a backslash before the path and control characters make it none: with these a reader would be
/// shown one host and led to another.
package struct WebAddress: Hashable {
  /// Without spaces around it; `https:` stands in front where the text began with the host.
  let text: String
  /// In lower case, without the port; with brackets for an IPv6 address.
  let host: String
  /// Scheme, host and port, as policies name it; `nil` for a host with letters that are not ASCII.
  package let origin: String?

  /// - Parameter text: `http://…`, `https://…` or `//…`, the scheme in any case.
  package init?(_ text: String) {
    guard let trimmed = Self.trimmed(text), let scheme = Self.scheme(of: trimmed) else { return nil }
    let rest = trimmed.dropFirst(scheme.length)
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let portStart = authority.hasSuffix("]") ? nil : authority.lastIndex(of: ":")
    let host = authority[..<(portStart ?? authority.endIndex)].lowercased()
    let port = portStart.map { authority[$0...].dropFirst() } ?? ""
    guard Self.isHost(host), port.utf8.count <= 5, port.utf8.allSatisfy(Self.isDigit) else { return nil }
    self.text = scheme.name + "://" + rest
    self.host = host
    origin =
      host.utf8.allSatisfy { $0 < 0x80 } ? scheme.name + "://" + host + (port.isEmpty ? "" : ":" + port) : nil
  }

  /// The address of a picture: on the web, or a path of this server such as `/images/a.jpg`. Everything else that
  /// records have in such fields (nothing, `N/A`, blurhashes, `data:`, relative paths) is none.
  static func image(_ text: String) -> String? {
    guard let trimmed = trimmed(text) else { return nil }
    guard trimmed.hasPrefix("/"), !trimmed.hasPrefix("//") else { return WebAddress(trimmed)?.text }
    return trimmed.utf8.count > 1 && !trimmed.utf8.contains(UInt8(ascii: "\\")) ? trimmed : nil
  }

  /// Without spaces and controls around it, which browsers drop; `nil` for a text with controls inside.
  private static func trimmed(_ text: String) -> String? {
    let bytes = text.utf8.drop { $0 <= 0x20 }
    let end = bytes.lastIndex { $0 > 0x20 }.map { bytes.index(after: $0) } ?? bytes.startIndex
    let trimmed = bytes[..<end]
    guard !trimmed.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    return trimmed.count == text.utf8.count ? text : String(Substring(trimmed))
  }

  private static func scheme(of text: String) -> (name: String, length: Int)? {
    let start = text.prefix(8).lowercased()
    if start.hasPrefix("https://") { return ("https", 8) }
    if start.hasPrefix("http://") { return ("http", 7) }
    return start.hasPrefix("//") ? ("https", 2) : nil
  }

  private static func isHost(_ host: String) -> Bool {
    guard (1...253).contains(host.utf8.count) else { return false }
    if host.hasPrefix("[") {
      return host.hasSuffix("]") && host.utf8.count > 2
        && host.dropFirst().dropLast().utf8.allSatisfy { $0 == UInt8(ascii: ":") || isHexDigit($0) }
    }
    return host.unicodeScalars.contains { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
      && host.unicodeScalars.allSatisfy { scalar in
        scalar == "-" || scalar == "." || scalar == "_" || ("0"..."9").contains(scalar)
          || (scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isAlphabetic)
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }
}
