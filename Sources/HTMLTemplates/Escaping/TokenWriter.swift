/// Writes one name, or a part of one, into a list of names such as `class`: each run of white space becomes a hyphen, so
/// that a value cannot add names of its own; the rest is escaped like any attribute value.
enum TokenWriter {
  static func append(_ text: String, to page: inout PageBytes) {
    let isSeparator = { (byte: UInt8) in byte.isSpace }
    guard text.utf8.contains(where: isSeparator) else {
      return TextEscaper.append(text, isAttribute: true, to: &page)
    }
    let words = text.utf8.split(whereSeparator: isSeparator).map { String(decoding: $0, as: UTF8.self) }
    TextEscaper.append(words.joined(separator: "-"), isAttribute: true, to: &page)
  }
}

/// Tells numbers as HTML's numeric attributes hold them.
enum NumberCheck {
  /// Digits, with a sign and a fraction at most.
  static func isNumber(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
  }
}
