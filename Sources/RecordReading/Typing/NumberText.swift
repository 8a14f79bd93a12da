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

  /// The number that a text is with a comma before its fraction: `12,5`, `1.234,50`, `-3`; dots stand between thousands.
  package static func commaDecimal(_ text: String) -> Double? {
    let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2 else { return nil }
    let digits = whole.first == UInt8(ascii: "-") ? whole.dropFirst() : whole
    let groups = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let first = groups.first, isWhole(first),
      groups.count == 1 || (first.count <= 3 && digits.first != UInt8(ascii: "0")),
      groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy(isDigit) })
    else { return nil }
    var plain = String(whole.filter { $0 != UInt8(ascii: ".") }.map { Character(Unicode.Scalar($0)) })
    if parts.count == 2 {
      guard !parts[1].isEmpty, parts[1].allSatisfy(isDigit) else { return nil }
      plain += "." + String(parts[1].map { Character(Unicode.Scalar($0)) })
    }
    guard let number = Double(plain), number.isFinite else { return nil }
    return number
  }

  /// Whether the dots of a text may just as well stand between thousands: `1.000`, `12.500`.
  package static func mayBeGrouped(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: ".")) && !text.utf8.contains(UInt8(ascii: ","))
      && commaDecimal(text) != nil
  }

  private static func isWhole(_ digits: Substring.UTF8View) -> Bool {
    !digits.isEmpty && digits.allSatisfy(isDigit) && (digits.count == 1 || digits.first != UInt8(ascii: "0"))
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
