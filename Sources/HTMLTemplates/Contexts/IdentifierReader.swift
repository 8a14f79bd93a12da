/// Sees to it that every id a tag is part of starts with letters of the template's own.
struct IdentifierReader: ValueReader {
  enum State: Hashable { case start, inside }

  let flat: FlatTemplate
  let attribute: String
  private(set) var contexts: [Int: ValueContext] = [:]
  private(set) var faults: [Int?: TemplateFaultReason] = [:]

  init(_ flat: FlatTemplate, attribute: String) {
    self.flat = flat
    self.attribute = attribute
  }

  mutating func read(literal: [UInt8], from states: Set<State>) -> Set<State> {
    guard let last = literal.last else { return states }
    return [last.isSpace ? .start : .inside]
  }

  mutating func read(mark: Int, from states: Set<State>) -> Set<State> {
    contexts[mark] = .component
    if states.contains(.start) { faults[mark] = .idPrefix(tag: flat.marks[mark].shown, attribute: attribute) }
    return [.inside]
  }
}
