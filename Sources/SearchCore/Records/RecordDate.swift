/// A moment, or a day, that a record names.
package struct RecordDate: Sendable, Hashable {
  /// Seconds since 1970 in UTC, leap seconds not counted; the day's first for a date without a time.
  package let seconds: Double
  /// Whether a time of day was named.
  package let hasTime: Bool
  /// Seconds east of Greenwich that the text named; 0 where it named none.
  package let offset: Int

  /// A date or date-time by ISO 8601 in its extended form: `2021-03-31`, `2021-03-31T22:00`,
  /// `2021-03-31 22:00:05.123+02:00`, years 0000 to 9999 of the Gregorian calendar.
  ///
  /// A time without an offset counts as UTC. `24:00` is the next day's beginning, second 60 the next minute's.
  package init?(iso text: String) {
    var parser = DateParser(text.utf8[...])
    guard let day = parser.day() else { return nil }
    guard !parser.isAtEnd else {
      self.init(seconds: Double(day * 86_400), hasTime: false, offset: 0)
      return
    }
    guard let time = parser.time(), let offset = parser.offset(), parser.isAtEnd else { return nil }
    self.init(seconds: Double(day * 86_400) + time - Double(offset), hasTime: true, offset: offset)
  }

  /// A moment that a number stands for: seconds since 1970 from 1973 to the end of 2099, or milliseconds from 1973 on.
  ///
  /// Smaller numbers are more likely prices, years or counts.
  package init?(unix number: Double) {
    switch number {
    case 100_000_000..<4_102_444_800: self.init(seconds: number, hasTime: true, offset: 0)
    case 100_000_000_000..<4_102_444_800_000: self.init(seconds: number / 1000, hasTime: true, offset: 0)
    default: return nil
    }
  }

  private init(seconds: Double, hasTime: Bool, offset: Int) {
    self.seconds = seconds
    self.hasTime = hasTime
    self.offset = offset
  }
}

extension RecordDate {
  /// The date that a value of a record stands for: an ISO 8601 text or a plausible number of seconds or milliseconds.
  package init?(_ value: RecordValue) {
    switch value {
    case .text(let text): self.init(iso: text.trimmingSpaces())
    case .integer(let number): self.init(unix: Double(number))
    case .number(let number): self.init(unix: number)
    case .null, .bool, .list, .object: return nil
    }
  }

  /// A day of the Gregorian calendar.
  package struct Day: Sendable, Hashable {
    package let year: Int
    /// 1 to 12.
    package let month: Int
    /// 1 to 31.
    package let day: Int

    /// `2021-03-31`, as HTML's `time` element takes it.
    package var iso: String {
      func padded(_ number: Int, to count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(count - digits.count, 0)) + digits
      }
      return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
    }
  }

  /// The day as the text wrote it, where its own clock was; for a number the day in UTC.
  package var day: Day {
    let days = Int(((seconds + Double(offset)) / 86_400).rounded(.down))
    // Counted in years that begin in March, so that the leap day is the last.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return Day(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}

/// Reads the parts of an ISO 8601 text in order.
private struct DateParser {
  private var rest: Substring.UTF8View

  init(_ text: Substring.UTF8View) { rest = text }

  var isAtEnd: Bool { rest.isEmpty }

  /// `YYYY-MM-DD` as days since 1970-01-01.
  mutating func day() -> Int? {
    guard let year = digits(4), take("-") != nil, let month = digits(2), take("-") != nil,
      let day = digits(2),
      1...12 ~= month, 1...Self.length(of: month, in: year) ~= day
    else { return nil }
    // Counted in years that begin in March, so that the leap day is the last.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// `Thh:mm`, `Thh:mm:ss` or with a fraction, as seconds.
  mutating func time() -> Double? {
    guard take("T") ?? take("t") ?? take(" ") != nil, let hour = digits(2), take(":") != nil,
      let minute = digits(2), hour <= 24, minute <= 59
    else { return nil }
    var seconds = 0.0
    if take(":") != nil {
      guard let whole = digits(2), whole <= 60 else { return nil }
      seconds = Double(whole)
      if take(".") ?? take(",") != nil {
        guard let fraction = fraction() else { return nil }
        seconds += fraction
      }
    }
    let total = Double(hour * 3600 + minute * 60) + seconds
    return hour < 24 || total == 86_400 ? total : nil
  }

  /// `Z`, `+hh`, `+hhmm`, `+hh:mm` or nothing, as seconds east of Greenwich.
  mutating func offset() -> Int? {
    if isAtEnd || take("Z") ?? take("z") != nil { return 0 }
    let sign = take("-") != nil ? -1 : 1
    guard sign < 0 || take("+") != nil, let hours = digits(2), hours <= 23 else { return nil }
    guard !isAtEnd else { return sign * hours * 3600 }
    _ = take(":")
    guard let minutes = digits(2), minutes <= 59 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private mutating func fraction() -> Double? {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return Double("0." + String(Substring(digits)))
  }

  private mutating func take(_ character: Unicode.Scalar) -> Void? {
    guard rest.first == UInt8(ascii: character) else { return nil }
    rest = rest.dropFirst()
    return ()
  }

  private mutating func digits(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func length(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
