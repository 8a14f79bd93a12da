/// Decides for each tag of a URL whether it starts the URL, continues it behind a known path, or would choose its
/// scheme or host, which no escaping makes safe.
struct URLReader: ValueReader {
  enum State: Hashable {
    /// Nothing but white space so far.
    case start
    /// Letters that may yet turn out to be a scheme; tainted when a tag was among them.
    case word(String, isTainted: Bool)
    /// `scheme:`, and how many slashes behind it.
    case scheme(slashes: Int)
    /// Behind `mailto:` or `tel:`, which have no host.
    case opaque
    /// One slash and nothing else.
    case slash
    case host, path, query, fragment
    /// A value stands at the start, and nothing behind it that ends a host.
    case value
    /// A value and one slash.
    case valueSlash
  }

  let flat: FlatTemplate
  let attribute: String
  let element: String
  let kind: AttributeKind
  private(set) var contexts: [Int: ValueContext] = [:]
  private(set) var faults: [Int?: TemplateFaultReason] = [:]

  init(_ flat: FlatTemplate, attribute: String, of element: String, kind: AttributeKind) {
    self.flat = flat
    self.attribute = attribute
    self.element = element
    self.kind = kind
  }

  private var allowsMail: Bool { kind == .url(allowsMail: true) }

  // MARK: Literal text

  mutating func read(literal: [UInt8], from states: Set<State>) -> Set<State> {
    var states = states
    for byte in literal {
      states = Set(states.map { next(byte, $0) })
    }
    return states
  }

  private mutating func next(_ byte: UInt8, _ state: State) -> State {
    if byte.isSpace {
      if state != .start { note(.urlCharacter(attribute: attribute, what: "A space")) }
      return state
    }
    if byte == UInt8(ascii: "\\") { note(.urlCharacter(attribute: attribute, what: "A backslash")) }
    switch state {
    case .start: return byte == UInt8(ascii: "/") ? .slash : word("", byte, isTainted: false)
    case .word(let text, let isTainted): return word(text, byte, isTainted: isTainted)
    case .scheme(let slashes):
      guard byte == UInt8(ascii: "/") else { return .host }
      return slashes == 0 ? .scheme(slashes: 1) : .host
    case .opaque: return behindHost(byte) == .query ? .query : .opaque
    case .slash: return byte == UInt8(ascii: "/") ? .host : behindHost(byte) ?? .path
    case .host: return behindHost(byte) ?? .host
    case .path: return byte == UInt8(ascii: "/") ? .path : behindHost(byte) ?? .path
    case .query: return byte == UInt8(ascii: "#") ? .fragment : .query
    case .fragment: return .fragment
    case .value:
      if byte == UInt8(ascii: ":") { note(.schemeFromTag(tag: lastTag, attribute: attribute), lastMark) }
      return byte == UInt8(ascii: "/") ? .valueSlash : behindHost(byte) ?? .value
    case .valueSlash: return byte == UInt8(ascii: "/") ? .value : behindHost(byte) ?? .path
    }
  }

  private func behindHost(_ byte: UInt8) -> State? {
    switch byte {
    case UInt8(ascii: "/"): .path
    case UInt8(ascii: "?"): .query
    case UInt8(ascii: "#"): .fragment
    default: nil
    }
  }

  private mutating func word(_ text: String, _ byte: UInt8, isTainted: Bool) -> State {
    if let state = behindHost(byte) { return state }
    guard byte == UInt8(ascii: ":") else {
      // Longer than any scheme: what is cut off cannot make it an allowed one.
      let longer = text.utf8.count < 16 ? text + String(UnicodeScalar(byte.asLowercase)) : text
      return .word(longer, isTainted: isTainted)
    }
    if isTainted {
      note(.schemeFromTag(tag: lastTag, attribute: attribute), lastMark)
    } else if !URLFilter.isAllowed(scheme: text, allowsMail: allowsMail) {
      note(.urlScheme(scheme: text, attribute: attribute))
    }
    return text == "mailto" || text == "tel" ? .opaque : .scheme(slashes: 0)
  }

  /// The tag read last: the one a fault in the text behind it is about.
  private var lastMark: Int?
  private var lastTag: String { lastMark.map { flat.marks[$0].shown } ?? "" }

  // MARK: Tags

  mutating func read(mark: Int, from states: Set<State>) -> Set<State> {
    lastMark = mark
    contexts[mark] = .component
    if states == [.start] { return startsURL(mark) }
    if states.contains(.start) {
      note(.ambiguousURL(tag: lastTag, attribute: attribute), mark)
      return [.path]
    }
    if isLink(mark) { note(.linkNotFirst(tag: lastTag, attribute: attribute), mark) }
    if states.contains(.slash) { contexts[mark] = .firstComponent }
    return Set(states.map { behindTag($0, mark) })
  }

  private mutating func startsURL(_ mark: Int) -> Set<State> {
    switch kind {
    case .ownURL:
      contexts[mark] = .ownURL
      if !isLink(mark) {
        note(.ownLinkNeeded(tag: lastTag, attribute: attribute, element: element), mark)
      }
    case .svgReference: note(.svgReference, mark)
    default: contexts[mark] = .url(allowsMail: allowsMail)
    }
    return [.value]
  }

  private func isLink(_ mark: Int) -> Bool {
    guard case .value(let resolved, _) = flat.marks[mark].mark else { return false }
    return resolved.kind == .link
  }

  private mutating func behindTag(_ state: State, _ mark: Int) -> State {
    switch state {
    case .word(let text, _): return .word(text, isTainted: true)
    case .scheme, .host, .value, .valueSlash:
      note(.hostFromTag(tag: lastTag, attribute: attribute), mark)
      return state
    case .start, .slash: return .path
    case .opaque, .path, .query, .fragment: return state
    }
  }

  private mutating func note(_ reason: TemplateFaultReason, _ mark: Int? = nil) {
    if faults[mark] == nil { faults[mark] = reason }
  }
}
