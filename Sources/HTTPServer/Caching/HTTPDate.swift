/// A point in time as HTTP writes it, RFC 9110 section 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`.
struct HTTPDate: Sendable, Hashable, Comparable {
  /// Seconds since 1970-01-01 00:00:00 UTC; from there to the end of the year 9999, the last that can be written.
  let seconds: Int

  /// Times outside of the range become its nearest end.
  init(seconds: Int) {
    self.seconds = min(max(seconds, 0), 253_402_300_799)
  }

  static func < (one: HTTPDate, other: HTTPDate) -> Bool {
    one.seconds < other.seconds
  }

  /// Reads the preferred form only; nil for anything else. The two older forms, which nothing has sent for decades,
  /// cost the reader no more than the whole file.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT",
      let day = Int(words[1]), (1...31).contains(day),
      let month = HTTPDate.months.firstIndex(of: String(words[2])),
      let year = Int(words[3]), (1...9999).contains(year)
    else { return nil }
    let clock = words[4].split(separator: ":").map { Int($0) }
    guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    let days = HTTPDate.days(year: year, month: month + 1, day: day)
    self.init(seconds: days * 86400 + hour * 3600 + minute * 60 + second)
  }

  var text: String {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86400)
    let date = HTTPDate.civil(days: days)
    // 1970-01-01 was a Thursday.
    let weekday = HTTPDate.weekdays[(days + 4) % 7]
    return "\(weekday), \(two(date.day)) \(HTTPDate.months[date.month - 1]) \(four(date.year)) "
      + "\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60)) GMT"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  private func four(_ number: Int) -> String {
    String(repeating: "0", count: 4 - "\(number)".count) + "\(number)"
  }

  /// Days since 1970-01-01 of a date in the Gregorian calendar. Years start in March here, so that the leap day is
  /// a year's last.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let yearDay = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + yearDay - 719_468
  }

  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    let days = days + 719_468
    let era = days / 146_097
    let eraDay = days % 146_097
    let eraYear = (eraDay - eraDay / 1460 + eraDay / 36_524 - eraDay / 146_096) / 365
    let yearDay = eraDay - (365 * eraYear + eraYear / 4 - eraYear / 100)
    let shifted = (5 * yearDay + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (era * 400 + eraYear + (month <= 2 ? 1 : 0), month, yearDay - (153 * shifted + 2) / 5 + 1)
  }
}
