/// A finite number as decimal digits, without an exponent, so that rounding sees what a reader would.
struct DecimalText: Equatable {
  let isNegative: Bool
  /// Without leading zeros except a single one.
  var whole: [UInt8]
  var fraction: [UInt8]

  /// The shortest digits that read back as the same number: `0.1 + 0.2` has 17 of them, and 0.3 one. `nil` for infinity and
  /// not-a-number.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    if let whole = Int(exactly: number) { self.init(whole) } else { self.init(digitsOf: number) }
  }

  private init(digitsOf number: Double) {
    // Swift writes `12.5`, `-3.0`, `1e+16` or `1.5e-07`.
    let text = Array(number.magnitude.description.utf8)
    let mantissa = text.prefix { $0 != UInt8(ascii: "e") }
    let exponent = Int(String(decoding: text.dropFirst(mantissa.count + 1), as: UTF8.self)) ?? 0
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    let digits = (whole + mantissa.dropFirst(whole.count + 1)).map { $0 - UInt8(ascii: "0") }
    let point = whole.count + exponent
    let padded = Array(repeating: 0, count: max(-point, 0)) + digits
    let split = max(point, 0)
    isNegative = number.sign == .minus && number != 0
    self.whole = Self.trimmed(
      Array(padded.prefix(split)) + Array(repeating: 0, count: max(split - padded.count, 0)))
    fraction = Array(padded.dropFirst(split))
  }

  init(_ number: Int) {
    isNegative = number < 0
    whole = String(number.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
    fraction = []
  }

  /// With exactly this many digits behind the point; a half goes to the even digit.
  func rounded(to places: Int) -> DecimalText {
    guard fraction.count > places else {
      let zeros = repeatElement(UInt8(0), count: places - fraction.count)
      return DecimalText(
        isNegative: isNegative && (whole != [0] || fraction.contains { $0 != 0 }), whole: whole,
        fraction: fraction + zeros)
    }
    var digits = whole + fraction.prefix(places) + Array(repeating: 0, count: max(places - fraction.count, 0))
    if Self.roundsUp(fraction.dropFirst(places), behind: digits.last ?? 0) {
      var index = digits.count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
    }
    return DecimalText(
      isNegative: isNegative && digits.contains { $0 != 0 }, whole: Self.trimmed(digits.dropLast(places)),
      fraction: Array(digits.suffix(places)))
  }

  /// Without zeros at the end of the fraction.
  var shortened: DecimalText {
    var shortened = self
    while shortened.fraction.last == 0 { shortened.fraction.removeLast() }
    return shortened
  }

  private init(isNegative: Bool, whole: [UInt8], fraction: [UInt8]) {
    self.isNegative = isNegative
    self.whole = whole
    self.fraction = fraction
  }

  private static func roundsUp(_ rest: ArraySlice<UInt8>, behind last: UInt8) -> Bool {
    guard let first = rest.first, first >= 5 else { return false }
    return first > 5 || rest.dropFirst().contains { $0 != 0 } || last % 2 == 1
  }

  private static func trimmed(_ digits: some Collection<UInt8>) -> [UInt8] {
    let trimmed = Array(digits.drop { $0 == 0 })
    return trimmed.isEmpty ? [0] : trimmed
  }
}
