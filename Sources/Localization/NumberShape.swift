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
    var text: [UInt8] = []
    text.reserveCapacity(2 * number.whole.count + number.fraction.count + 4)
    if number.isNegative { text.append(UInt8(ascii: "-")) }
    for (index, digit) in number.whole.enumerated() {
      if index > 0, (number.whole.count - index) % 3 == 0 { text.append(contentsOf: group.utf8) }
      text.append(UInt8(ascii: "0") + digit)
    }
    if !number.fraction.isEmpty { text.append(contentsOf: point.utf8) }
    for digit in number.fraction { text.append(UInt8(ascii: "0") + digit) }
    return String(decoding: text, as: UTF8.self)
  }
}
