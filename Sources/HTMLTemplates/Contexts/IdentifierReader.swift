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

/// Lets a tag be one whole URL of a `srcset` and nothing less.
struct SourceSetReader: ValueReader {
  enum State: Hashable { case start, url, tag, descriptor }

  let flat: FlatTemplate
  private(set) var contexts: [Int: ValueContext] = [:]
  private(set) var faults: [Int?: TemplateFaultReason] = [:]

  init(_ flat: FlatTemplate) {
    self.flat = flat
  }

  private var lastMark: Int?

  mutating func read(literal: [UInt8], from states: Set<State>) -> Set<State> {
    var states = states
    for byte in literal { states = Set(states.map { next(byte, $0) }) }
    return states
  }

  private mutating func next(_ byte: UInt8, _ state: State) -> State {
    switch state {
    case .start: return byte.isSpace || byte == UInt8(ascii: ",") ? .start : .url
    case .url: return byte.isSpace ? .descriptor : .url
    case .tag:
      if byte.isSpace { return .descriptor }
      if byte == UInt8(ascii: ",") { return .start }
      if let lastMark { refuse(lastMark) }
      return .url
    case .descriptor: return byte == UInt8(ascii: ",") ? .start : .descriptor
    }
  }

  mutating func read(mark: Int, from states: Set<State>) -> Set<State> {
    contexts[mark] = .listedURL
    lastMark = mark
    if states != [.start] { refuse(mark) }
    return [.tag]
  }

  private mutating func refuse(_ mark: Int) {
    faults[mark] = .sourceSetTag(tag: flat.marks[mark].shown)
  }
}
