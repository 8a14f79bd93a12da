/// A value on its way into a file.
indirect enum WrittenNode: Sendable, Hashable {
  /// Quoted where it has to be.
  case text(String)
  /// Written as it stands: numbers, booleans, names of a choice.
  case literal(String)
  case list([WrittenNode])
  case map([WrittenEntry])

  var isScalar: Bool {
    switch self {
    case .text, .literal: true
    case .list, .map: false
    }
  }
}

struct WrittenEntry: Sendable, Hashable {
  let key: String
  /// The comment above the key; `nil` for none.
  let about: String?
  let node: WrittenNode
}
