/// Numbers as texts write them.
///
/// Only what a program would write counts: no plus in front, no zero in front of other digits, no separators between
/// thousands, a point for decimals. So `007`, `+49 30 1234` and `1,234` are no numbers.
package enum NumberText {
  /// The whole number that a text is, as far as 64 bits hold it.
  package static func integer(_ text: String) -> Int64? {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard isWhole(digits), digits.count <= 19, text != "-0" else { return nil }
    return Int64(text)
  }

  /// The number that a text is; an exponent needs a sign (`1e-05`), as `12E4` is more likely a code.
  package static func decimal(_ text: String) -> Double? {
    var rest = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let whole = rest.prefix(while: isDigit)
    guard isWhole(whole) else { return nil }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return nil }
      rest = rest.dropFirst(1 + fraction.count)
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      let exponent = rest.dropFirst()
      guard exponent.first == UInt8(ascii: "-") || exponent.first == UInt8(ascii: "+") else { return nil }
      let digits = exponent.dropFirst()
      guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
      rest = digits.dropFirst(digits.count)
    }
    guard rest.isEmpty, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private static func isWhole(_ digits: Substring.UTF8View) -> Bool {
    !digits.isEmpty && digits.allSatisfy(isDigit) && (digits.count == 1 || digits.first != UInt8(ascii: "0"))
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
