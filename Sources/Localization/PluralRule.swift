/// Which counts take a language's singular; the facts are those of Unicode's CLDR for whole numbers.
enum PluralRule: Sendable, Hashable {
  /// English, German: one alone.
  case one
  /// French: none and one.
  case zeroAndOne

  func isOne(_ number: Int) -> Bool {
    switch self {
    case .one: number.magnitude == 1
    case .zeroAndOne: number.magnitude <= 1
    }
  }
}
