/// What a key takes, as far as its documentation and an editor need to know.
indirect enum ValueShape: Sendable {
  /// - Parameters:
  ///   - words: What it is, such as `a colour`; stands behind “takes”.
  ///   - pattern: A regular expression that every such text matches, for editors; `nil` for any.
  case text(words: String, pattern: String? = nil)
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  case boolean
  case choice([String])
  case list(ValueShape, plural: String, ClosedRange<Int>)
  /// One, or a list of them.
  case oneOrMore(ValueShape, plural: String, limit: Int)
  /// From attributes to values.
  case attributes(ValueShape)
  case group(GroupShape)

  /// Stands behind “takes”.
  var words: String {
    switch self {
    case .text(let words, _): words
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      "a number from \(NumberText.shortest(range.lowerBound)) to \(NumberText.shortest(range.upperBound))"
    case .boolean: "true or false"
    case .choice(let choices): Words.either(choices)
    case .list(_, let plural, _): "a list of \(plural)"
    case .oneOrMore(let shape, let plural, _): "\(shape.words), or a list of \(plural)"
    case .attributes(let shape): "a key for each attribute, with \(shape.words)"
    case .group(let group):
      group.lone.map { "\($0.shape.words), or keys" } ?? "keys"
    }
  }
}

/// The keys of one map.
struct GroupShape: Sendable {
  /// With its article, such as `a facet`.
  let name: String
  let keys: [KeyShape]
  /// The key that a lone value stands for.
  let shorthand: String?

  var lone: KeyShape? { keys.first { $0.name == shorthand } }
}

/// One key of a map.
struct KeyShape: Sendable {
  let name: String
  /// What it does, in one or two sentences.
  let about: String
  let isRequired: Bool
  /// As it would be written; `nil` where leaving the key out has no value of its own.
  let defaultNode: WrittenNode?
  let shape: ValueShape
}
