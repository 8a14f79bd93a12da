/// A number that is none below zero and has few digits behind the point, as most numbers of a page: held whole, so that
/// it is written without the detour through its decimal text.
struct ShortDecimal: Equatable {
  /// The number without its point: 3850 for 38.50.
  let units: Int
  /// Digits behind the point.
  let places: Int

  /// A whole number; `nil` for one below zero.
  init?(_ number: Int) {
    guard number >= 0 else { return nil }
    units = number
    places = 0
  }

  /// `nil` for a number that has more digits behind the point, for a negative one and for one of more than 15 digits.
  ///
  /// A decimal of at most 15 digits is the shortest of those that read back as the same `Double`, but for zeros at its
  /// end; so these are the digits that `DecimalText` has.
  init?(_ number: Double, places: Int) {
    guard Self.scales.indices.contains(places) else { return nil }
    let scale = Self.scales[places]
    let scaled = number * scale
    guard (0..<1e15).contains(scaled) else { return nil }
    units = Int(scaled + 0.5)
    self.places = places
    guard Double(units) / scale == number else { return nil }
  }

  private static let scales: [Double] = [1, 10, 100, 1_000]

  /// One more than the places at least, for the zero before the point.
  var digitCount: Int {
    var count = 1
    var rest = units / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return max(count, places + 1)
  }
}
