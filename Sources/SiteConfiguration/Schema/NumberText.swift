import SearchCore

/// Numbers as a configuration writes them: decimal digits, with a point before the fraction.
enum NumberText {
  /// `nil` for everything else, exponents, signs before positive numbers and hexadecimal digits among it.
  static func read(_ text: String) -> Double? {
    var rest = Array(text.utf8)[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2,
      parts.allSatisfy({
        !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  static func shortest(_ number: Double) -> String { RecordNumber.shortestText(number) }
}

/// Times as a configuration writes them: a whole number and its unit.
enum DurationText {
  private static let units: [(name: String, milliseconds: Int64)] = [
    ("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000),
  ]

  static func read(_ text: String) -> Duration? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard digits.count <= 12, let number = Int64(digits),
      let unit = units.first(where: { $0.name == text[digits.endIndex...] })
    else { return nil }
    return .milliseconds(number * unit.milliseconds)
  }

  /// With the largest unit that leaves a whole number; parts of a millisecond are dropped.
  static func write(_ duration: Duration) -> String {
    let parts = duration.components
    let milliseconds = parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
    let unit = units.last { milliseconds != 0 && milliseconds % $0.milliseconds == 0 } ?? units[1]
    return "\(milliseconds / unit.milliseconds)\(unit.name)"
  }
}
