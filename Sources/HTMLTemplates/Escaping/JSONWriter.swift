/// Writes JSON that may stand in a script element: nothing in it can end the element or open a comment.
///
/// `<`, `>`, `&` and the line separators U+2028 and U+2029 are written as `\u` escapes, members in the order of their
/// names.
enum JSONWriter {
  static func append(_ value: TemplateData, to page: inout PageBytes) {
    switch value {
    case .null: page.append("null")
    case .bool(let flag): page.append(flag ? "true" : "false" as StaticString)
    case .number(let text):
      if isNumber(text) { page.append(text) } else { append(string: text, to: &page) }
    case .text(let text): append(string: text, to: &page)
    case .list(let items):
      append("[", items, "]", to: &page) { item, page in append(item, to: &page) }
    case .object(let members):
      append("{", members.sorted { $0.key < $1.key }, "}", to: &page) { member, page in
        append(string: member.key, to: &page)
        page.append(UInt8(ascii: ":"))
        append(member.value, to: &page)
      }
    }
  }

  private static func append<Items: Collection>(
    _ open: Unicode.Scalar, _ items: Items, _ close: Unicode.Scalar, to page: inout PageBytes,
    _ write: (Items.Element, inout PageBytes) -> Void
  ) {
    page.append(UInt8(ascii: open))
    for (index, item) in items.enumerated() {
      if index > 0 { page.append(UInt8(ascii: ",")) }
      write(item, &page)
    }
    page.append(UInt8(ascii: close))
  }

  private static func append(string: String, to page: inout PageBytes) {
    page.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": page.append("\\\"")
      case "\\": page.append("\\\\")
      case "\n": page.append("\\n")
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
        appendEscape(scalar.value, to: &page)
      default: page.append(String(scalar))
      }
    }
    page.append(UInt8(ascii: "\""))
  }

  private static func appendEscape(_ code: UInt32, to page: inout PageBytes) {
    let digits = String(code, radix: 16)
    page.append("\\u")
    page.append(String(repeating: "0", count: 4 - digits.utf8.count))
    page.append(digits)
  }

  /// RFC 8259, section 6: no leading zeros, a digit on both sides of the point.
  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func digits() -> Int {
      let run = rest.prefix { $0.isDigit }
      rest = rest.dropFirst(run.count)
      return run.count
    }
    func skip(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip("-")
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let count = digits()
    guard count == 1 || count > 1 && !startsWithZero else { return false }
    if skip("."), digits() == 0 { return false }
    if skip("eE") {
      _ = skip("+-")
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }
}
