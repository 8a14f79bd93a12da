/// How a language writes a day; the facts are those of Unicode's CLDR, format `dateFormats/long`.
struct DateShape: Sendable, Hashable {
  /// As they stand in a date, January first.
  let months: [String]
  /// What stands behind the number of a month's first day, and of any other.
  let firstEnding: String
  let otherEnding: String

  static let english = DateShape(
    "January February March April May June July August September October November December")
  static let german = DateShape(
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    firstEnding: ".", otherEnding: ".")
  static let french = DateShape(
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre", firstEnding: "er")

  private init(_ months: String, firstEnding: String = "", otherEnding: String = "") {
    self.months = months.split(separator: " ").map(String.init)
    self.firstEnding = firstEnding
    self.otherEnding = otherEnding
  }

  func text(year: Int, month: Int, day: Int) -> String {
    let name = months.indices.contains(month - 1) ? months[month - 1] : String(month)
    return String(day) + (day == 1 ? firstEnding : otherEnding) + " " + name + " " + String(year)
  }
}
