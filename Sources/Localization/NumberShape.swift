/// How a language writes numbers and prices; the facts are those of Unicode's CLDR.
struct NumberShape: Sendable, Hashable {
  /// Stands between groups of three digits.
  let group: String
  /// Stands before the fraction.
  let point: String
  /// Whether a currency's sign stands before the amount.
  let signComesFirst: Bool

  static let english = NumberShape(group: ",", point: ".", signComesFirst: true)
  static let german = NumberShape(group: ".", point: ",", signComesFirst: false)
  /// A narrow no-break space groups.
  static let french = NumberShape(group: "\u{202F}", point: ",", signComesFirst: false)

  func text(_ number: DecimalText) -> String {
    var text = number.isNegative ? "-" : ""
    for (index, digit) in number.whole.enumerated() {
      let left = number.whole.count - index
      if index > 0, left % 3 == 0 { text += group }
      text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
    }
    guard !number.fraction.isEmpty else { return text }
    text += point
    for digit in number.fraction { text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit)) }
    return text
  }
}
