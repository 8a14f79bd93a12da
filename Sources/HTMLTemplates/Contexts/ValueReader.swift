/// Goes through an attribute's value in every order its sections allow, keeping the set of states the value may
/// be in.
protocol ValueReader {
  associatedtype State: Hashable
  mutating func read(literal: [UInt8], from states: Set<State>) -> Set<State>
  mutating func read(mark: Int, from states: Set<State>) -> Set<State>
}

extension ValueReader {
  mutating func read(_ items: [AttributeItem], from start: Set<State>, in flat: FlatTemplate) -> Set<State> {
    var states = start
    for item in items {
      switch item {
      case .literal(let bytes): states = read(literal: bytes, from: states)
      case .value(let mark): states = read(mark: mark, from: states)
      case .section(let index, let body):
        states = read(section: flat.sections[index], body, from: states, in: flat)
      }
    }
    return states
  }

  private mutating func read(
    section: FlatTemplate.Section, _ body: [AttributeItem], from states: Set<State>, in flat: FlatTemplate
  ) -> Set<State> {
    var after = states.union(read(body, from: states, in: flat))
    guard !section.isInverted, [.list, .texts, .open].contains(section.resolved.kind) else { return after }
    // A list may go round again: from wherever one round can end.
    for _ in 0..<8 {
      let next = after.union(read(body, from: after, in: flat))
      if next == after { break }
      after = next
    }
    return after
  }
}
