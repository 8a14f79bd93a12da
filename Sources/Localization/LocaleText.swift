/// Numbers, prices and counted things as a language writes them.
package struct LocaleText: Sendable, Hashable {
  /// The language as HTML's `lang` has it, such as `en`.
  package let language: String
  private let shape: NumberShape
  private let rule: PluralRule
  private let dates: DateShape

  package static let english = LocaleText(language: "en", shape: .english, rule: .one, dates: .english)
  package static let german = LocaleText(language: "de", shape: .german, rule: .one, dates: .german)
  package static let french = LocaleText(language: "fr", shape: .french, rule: .zeroAndOne, dates: .french)

  /// The language of a tag such as `en`, `en-GB` or `DE`; `nil` for a language that is not here.
  package init?(language tag: String) {
    switch tag.lowercased().prefix(while: { $0 != "-" && $0 != "_" }) {
    case "en": self = .english
    case "de": self = .german
    case "fr": self = .french
    default: return nil
    }
  }

  private init(language: String, shape: NumberShape, rule: PluralRule, dates: DateShape) {
    self.language = language
    self.shape = shape
    self.rule = rule
    self.dates = dates
  }

  /// A whole number in groups: `1,204`.
  package func integer(_ number: Int) -> String {
    ShortDecimal(number).map { shape.text($0) } ?? shape.text(DecimalText(number))
  }

  /// A number with at most this many digits behind the point, zeros at its end left out: `4.5`.
  ///
  /// A half goes to the even digit. Infinity and not-a-number, which nothing stored is, come out as `–`.
  package func decimal(_ number: Double, places: Int = 2) -> String {
    DecimalText(number).map { shape.text($0.rounded(to: max(places, 0)).shortened) } ?? "–"
  }

  /// A number with exactly this many digits behind the point: `4.0`, rounded as `decimal` rounds.
  package func fixed(_ number: Double, places: Int) -> String {
    if let number = ShortDecimal(number, places: max(places, 0)) { return shape.text(number) }
    return DecimalText(number).map { shape.text($0.rounded(to: max(places, 0))) } ?? "–"
  }

  /// A number with all of its digits, in groups: `1,234.5`.
  package func number(_ number: Double) -> String {
    DecimalText(number).map { shape.text($0.shortened) } ?? "–"
  }

  /// A day of the Gregorian calendar: `31 March 2021`.
  ///
  /// - Parameters:
  ///   - month: 1 to 12; for any other the number stands.
  ///   - year: Written as it is, without groups.
  package func date(year: Int, month: Int, day: Int) -> String {
    dates.text(year: year, month: month, day: day)
  }

  /// An amount of money: `£38.00`, `¥1,204`, `38.00 XYZ` for a currency without a sign here.
  ///
  /// Rounded to the currency's own digits on the decimal text, a half to the even digit, so that 29.990000000000002 is
  /// £29.99. An amount that is no number comes out as `–`.
  ///
  /// - Parameter currency: An ISO 4217 code, in any case; without one the amount stands alone.
  package func price(_ amount: Double, currency: String) -> String {
    let isUpper = currency.utf8.allSatisfy { $0 < UInt8(ascii: "a") }
    let code = isUpper ? currency : currency.uppercased()
    let money = Currency(code: code)
    let sign = money.sign ?? code
    let before = money.sign != nil && shape.signComesFirst ? sign : ""
    let behind = before.isEmpty && !sign.isEmpty ? "\u{A0}" + sign : ""
    if let amount = ShortDecimal(amount, places: money.places) {
      return shape.text(amount, before: before, behind: behind)
    }
    guard let digits = DecimalText(amount)?.rounded(to: money.places) else { return "–" }
    let text = shape.text(digits)
    return (digits.isNegative ? "-" + before + text.dropFirst() : before + text) + behind
  }

  /// A count with the form of the word that goes with it: `1 product`, `1,204 products`.
  ///
  /// - Parameters:
  ///   - one: The word for one, with which French counts none too.
  ///   - other: The word for every other count.
  package func count(_ number: Int, one: String, other: String) -> String {
    integer(number) + " " + (rule.isOne(number) ? one : other)
  }
}
