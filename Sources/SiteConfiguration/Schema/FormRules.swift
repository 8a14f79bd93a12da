import Glibc

/// The forms that names, addresses and theme values must have.
enum FormRules {
  static let longestSite = 64

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  static func isSiteScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "-", "_": true
    default: false
    }
  }

  /// Letters, digits, hyphens, dots and underscores.
  static func isIdentifier(_ text: String) -> Bool {
    let signs: Set = [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")]
    guard (1...100).contains(text.utf8.count), let first = text.utf8.first, isLetterOrDigit(first) else {
      return false
    }
    return text.utf8.allSatisfy { isLetterOrDigit($0) || signs.contains($0) }
  }

  /// An identifier that starts with a letter.
  static func isParameter(_ text: String) -> Bool {
    guard let first = text.utf8.first, isIdentifier(text) else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }

  /// The path of an attribute: names joined with dots. A name may hold dots itself, so `No.` is a path too.
  static func attribute(_ text: String, _ key: String) throws(ConfigurationFaultReason) -> String {
    guard text.count <= 500, text.first?.isWhitespace == false, text.last?.isWhitespace == false,
      text.utf8.contains(where: { $0 != UInt8(ascii: ".") }),
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .attributeMalformed(key: key, text) }
    return text
  }

  /// An IP address and a port, as the server reads it.
  static func isListenAddress(_ text: String) -> Bool {
    guard let colon = text.lastIndex(of: ":") else { return false }
    let port = text[text.index(after: colon)...]
    guard port.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), UInt16(port) != nil
    else { return false }
    let host = text[..<colon]
    if host.isEmpty || host == "localhost" { return true }
    var address = in6_addr()  // larger than an IPv4 address, which inet_pton writes to its start
    guard host.hasPrefix("["), host.hasSuffix("]") else {
      return inet_pton(AF_INET, String(host), &address) == 1
    }
    return inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &address) == 1
  }

  /// `http://` or `https://`, a host of letters, digits, dots and hyphens, and maybe a port, in lower case; `nil` for
  /// everything else.
  static func origin(_ text: String) -> String? {
    let text = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
    let parts = text.dropFirst(scheme.count).split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, parts.count <= 2, let first = host.utf8.first, isLetterOrDigit(first),
      host.utf8.allSatisfy({
        isLetterOrDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
      })
    else { return nil }
    if parts.count == 2 {
      guard let port = UInt16(parts[1]), port > 0, !parts[1].hasPrefix("+") else { return nil }
    }
    return text
  }

  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in lower case; `nil` for everything else.
  static func colour(_ text: String) -> String? {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), [3, 4, 6, 8].contains(digits.count),
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    return text.lowercased()
  }

  /// A number that is not negative, with its unit.
  static func length(_ text: String) -> String? {
    let unit = ["rem", "em", "ch", "vw", "px"].first { text.hasSuffix($0) }
    guard let unit, let number = NumberText.read(String(text.dropLast(unit.count))), number >= 0,
      number <= 10_000
    else { return nil }
    return NumberText.shortest(number) + unit
  }

  /// Two numbers above 0 with a slash between them, as CSS writes it.
  static func ratio(_ text: String) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let numbers = parts.compactMap { part in
      NumberText.read(String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
    }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0 <= 1000 }) else { return nil }
    return numbers.map(NumberText.shortest).joined(separator: " / ")
  }

  /// A family's name, which needs no escaping inside quotes of CSS.
  static func isFont(_ text: String) -> Bool {
    text.count <= 100 && text.first != " " && text.last != " "
      && text.unicodeScalars.allSatisfy {
        $0 == " " || $0 == "-" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
  }
}
