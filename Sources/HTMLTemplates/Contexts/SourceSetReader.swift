/// Lets a tag be one whole URL of a `srcset` or `ping` and nothing less.
struct SourceSetReader: ValueReader {
  enum State: Hashable { case start, url, tag, descriptor }

  let flat: FlatTemplate
  private(set) var contexts: [Int: ValueContext] = [:]
  private(set) var faults: [Int?: TemplateFaultReason] = [:]

  /// Whether spaces alone part the URLs, as in `ping`; else a comma ends an item and its descriptor.
  let isSpaced: Bool

  init(_ flat: FlatTemplate, isSpaced: Bool = false) {
    self.flat = flat
    self.isSpaced = isSpaced
  }

  private var lastMark: Int?

  mutating func read(literal: [UInt8], from states: Set<State>) -> Set<State> {
    var states = states
    for byte in literal { states = Set(states.map { next(byte, $0) }) }
    return states
  }

  private mutating func next(_ byte: UInt8, _ state: State) -> State {
    if isSpaced, byte.isSpace { return .start }
    switch state {
    case .start: return byte.isSpace || !isSpaced && byte == UInt8(ascii: ",") ? .start : .url
    case .url: return byte.isSpace ? .descriptor : .url
    case .tag:
      if byte.isSpace { return .descriptor }
      if !isSpaced, byte == UInt8(ascii: ",") { return .start }
      if let lastMark { refuse(lastMark) }
      return .url
    case .descriptor: return byte == UInt8(ascii: ",") ? .start : .descriptor
    }
  }

  mutating func read(mark: Int, from states: Set<State>) -> Set<State> {
    contexts[mark] = isSpaced ? .url(allowsMail: false) : .listedURL
    lastMark = mark
    if states != [.start] { refuse(mark) }
    return [.tag]
  }

  private mutating func refuse(_ mark: Int) {
    faults[mark] =
      isSpaced ? .pingTag(tag: flat.marks[mark].shown) : .sourceSetTag(tag: flat.marks[mark].shown)
  }
}
