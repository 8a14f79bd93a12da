import NearestNames

/// How a value is reached while a page is rendered.
struct ValueSource: Sendable {
  enum Step: Sendable {
    /// A field of the model in frame `frame`, after going through the objects of `path`.
    case field(frame: Int, path: [NestedField], FieldValue)
    /// `{{.}}` in a list of texts.
    case currentText(frame: Int)
    /// Keys within open data: the frames to ask, inner first, each with those right around it; the first that knows the
    /// first key answers.
    case openKeys(frames: [Int], keys: [String])
    /// Keys below an `.open` field.
    case openField(
      frame: Int, path: [NestedField], get: @Sendable (UnsafeRawPointer) -> TemplateData, keys: [String])
  }

  var step: Step
  /// Asked when open frames do not know the name.
  var fallback: [ValueSource] = []
}

/// A name, resolved.
struct ResolvedName: Sendable {
  let source: ValueSource
  let kind: FieldKind
  /// Equal for two names that reach the same value in the same frame.
  let identity: String
  /// The names that open in a section over this value.
  let nested: (@Sendable () -> Schema)?
}

/// The values that are open at a place in a template, outermost first.
struct Scope: Sendable {
  enum Content: Sendable {
    case model(Schema)
    case text
    case open
    /// A section over a shown value: `{{.}}` is that value, no frame exists at run time.
    case alias(ResolvedName)
  }

  struct Frame: Sendable {
    /// Unique in the expansion of one page.
    let id: Int
    let content: Content
    /// The place on the renderer's stack, nil for an alias.
    let runtimeIndex: Int?

    var runtimeID: Int? { runtimeIndex == nil ? nil : id }

    var isOpen: Bool {
      if case .open = content { true } else { false }
    }
  }

  private(set) var frames: [Frame] = []
  private var runtimeCount = 0

  mutating func push(_ content: Content, id: Int) {
    if case .alias = content {
      frames.append(Frame(id: id, content: content, runtimeIndex: nil))
    } else {
      frames.append(Frame(id: id, content: content, runtimeIndex: runtimeCount))
      runtimeCount += 1
    }
  }

  mutating func pop() {
    if let frame = frames.popLast(), frame.runtimeIndex != nil { runtimeCount -= 1 }
  }

  /// Whether the innermost frame at run time is one of open data.
  var isInOpen: Bool { frames.last { $0.runtimeIndex != nil }?.isOpen ?? false }

  /// What `name` means here, or why it means nothing. Inner frames come first.
  func resolve(_ name: String) -> Result<ResolvedName, TemplateFaultReason.Unknown> {
    if name == "." { return resolveCurrent() }
    let keys = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = keys.first, !keys.contains("") else { return .failure(.init(nearest: nil, owner: nil)) }
    var openFrames: [Frame] = []
    var isBehindOpen = false
    for frame in frames.reversed() {
      defer { if frame.runtimeIndex != nil { isBehindOpen = frame.isOpen } }
      switch frame.content {
      // An open frame knows the ones right around it.
      case .open: if !isBehindOpen { openFrames.append(frame) }
      case .model(let schema):
        guard let field = schema.fields[first], let index = frame.runtimeIndex else { continue }
        let found = resolve(keys, field, frame: index, id: frame.id)
        guard !openFrames.isEmpty, case .success(let own) = found, own.kind.mayStandIn else { return found }
        return .success(inOpen(openFrames, keys, fallback: own))
      case .text, .alias: continue
      }
    }
    if !openFrames.isEmpty { return .success(inOpen(openFrames, keys, fallback: nil)) }
    return .failure(.init(nearest: NearestName.find(first, in: knownNames), owner: nil))
  }

  private var knownNames: Set<String> {
    frames.reduce(into: []) { names, frame in
      if case .model(let schema) = frame.content { names.formUnion(schema.names) }
    }
  }

  private func resolveCurrent() -> Result<ResolvedName, TemplateFaultReason.Unknown> {
    guard let frame = frames.last else { return .failure(.init(nearest: nil, owner: nil)) }
    let index = frame.runtimeIndex ?? 0
    switch frame.content {
    case .text:
      return .success(
        ResolvedName(
          source: .init(step: .currentText(frame: index)), kind: .text, identity: "\(frame.id):.", nested: nil
        ))
    case .open:
      return .success(
        ResolvedName(
          source: .init(step: .openKeys(frames: [index], keys: [])), kind: .open, identity: "\(frame.id):.",
          nested: nil))
    case .alias(let resolved): return .success(resolved)
    case .model: return .failure(.init(nearest: nil, owner: nil))
    }
  }

  /// Goes through objects (or into open data) key by key.
  private func resolve(
    _ keys: [String], _ field: (kind: FieldKind, value: FieldValue), frame: Int, id: Int
  ) -> Result<ResolvedName, TemplateFaultReason.Unknown> {
    var path: [NestedField] = []
    var field = field
    let identity = "\(id):\(keys.joined(separator: "."))"
    for (position, key) in keys.enumerated().dropFirst() {
      switch field.value {
      case .open(let get):
        let step = ValueSource.Step.openField(
          frame: frame, path: path, get: get, keys: Array(keys[position...]))
        return .success(.init(source: .init(step: step), kind: .open, identity: identity, nested: nil))
      case .nested(let nested) where field.kind == .object:
        let schema = nested.schema()
        guard let next = schema.fields[key] else {
          let owner = keys[..<position].joined(separator: ".")
          let nearest = NearestName.find(key, in: schema.names).map { "\(owner).\($0)" }
          return .failure(.init(nearest: nearest, owner: owner))
        }
        path.append(nested)
        field = next
      default:
        return .failure(.init(nearest: nil, owner: keys[..<position].joined(separator: ".")))
      }
    }
    var schema: (@Sendable () -> Schema)?
    if case .nested(let nested) = field.value { schema = nested.schema }
    if case .open(let get) = field.value {
      let step = ValueSource.Step.openField(frame: frame, path: path, get: get, keys: [])
      return .success(.init(source: .init(step: step), kind: .open, identity: identity, nested: nil))
    }
    let step = ValueSource.Step.field(frame: frame, path: path, field.value)
    return .success(.init(source: .init(step: step), kind: field.kind, identity: identity, nested: schema))
  }

  private func inOpen(_ open: [Frame], _ keys: [String], fallback: ResolvedName?) -> ResolvedName {
    return ResolvedName(
      source: ValueSource(
        step: .openKeys(frames: open.compactMap(\.runtimeIndex), keys: keys),
        fallback: fallback.map { [$0.source] } ?? []),
      kind: .open, identity: "\(open[0].id):?\(keys.joined(separator: "."))", nested: nil)
  }
}

extension FieldKind {
  /// Whether a page's own field may stand in where open data do not know the name. Lists, objects and markup
  /// need another treatment than open data and are always the page's own.
  fileprivate var mayStandIn: Bool {
    switch self {
    case .text, .link, .url, .number, .flag, .marked: true
    case .safeHTML, .object, .list, .texts, .open, .json: false
    }
  }
}
