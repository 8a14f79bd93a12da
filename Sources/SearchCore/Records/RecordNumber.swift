import Glibc  // for libm, which rounding needs at link time

/// How numbers are written where a reader or an engine sees them.
public enum RecordNumber {
  /// The shortest decimal text that reads back as the same number: `40`, never `40.0`; `10000000000000000`, never `1e+16`.
  ///
  /// Infinity and not-a-number, which JSON cannot hold, come out as `0`.
  public static func shortestText(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    if number == number.rounded(), abs(number) < 0x1p63 { return String(Int64(number)) }
    let text = number.description
    guard let mark = text.firstIndex(of: "e") else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let exponent = Int(text[text.index(after: mark)...]) ?? 0
    return expanded(mantissa: text[..<mark], exponent: exponent)
  }

  /// Writes `1.5` with exponent 17 or -6 without an exponent.
  private static func expanded(mantissa: Substring, exponent: Int) -> String {
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let parts = mantissa.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
    let whole = parts.first.map(String.init) ?? "0"
    let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
    let digits = whole + fraction
    let point = whole.count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
