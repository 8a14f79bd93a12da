/// What names mean in a scope, whatever values are open: in two scopes of one shape every name leads to the same place.
struct ScopeShape: Equatable {
  private enum Item: Equatable {
    case model(ObjectIdentifier)
    case open
    case text
  }

  private var items: [Item] = []

  /// - Returns: Nil where `{{.}}` is the value of a section, which has no frame to be handed on.
  init?(_ scope: Scope) {
    if case .alias = scope.frames.last?.content { return nil }
    var seen: Set<ObjectIdentifier> = []
    var isBehindOpen = false
    for frame in scope.frames.reversed() where frame.runtimeIndex != nil {
      switch frame.content {
      case .model(let schema): if seen.insert(schema.model).inserted { items.append(.model(schema.model)) }
      case .open: if !isBehindOpen { items.append(.open) }
      case .text: if items.isEmpty, frame.id == scope.frames.last?.id { items.append(.text) }
      case .alias: break
      }
      isBehindOpen = frame.isOpen
    }
  }
}

extension Scope {
  /// For each run-time frame of `entry`, a scope of this one's shape, the frame here that stands for it.
  func window(for entry: Scope) -> [Int] {
    let own = heads()
    let others = entry.heads()
    return entry.frames.compactMap { frame -> Int? in
      guard let index = frame.runtimeIndex else { return nil }
      switch frame.content {
      case .model(let schema): return innermost(schema.model) ?? 0
      case .open:
        let group = others.firstIndex { $0 <= index + entry.openRun(from: index) && $0 >= index } ?? 0
        return own.indices.contains(group) ? own[group] : 0
      case .text: return frames.last?.runtimeIndex ?? 0
      case .alias: return nil
      }
    }
  }

  private func innermost(_ model: ObjectIdentifier) -> Int? {
    frames.last { frame in
      if case .model(let schema) = frame.content { schema.model == model } else { false }
    }?.runtimeIndex
  }

  /// The innermost frame of each run of open frames, inner runs first.
  private func heads() -> [Int] {
    var isBehindOpen = false
    return frames.reversed().compactMap { frame in
      guard let index = frame.runtimeIndex else { return nil }
      defer { isBehindOpen = frame.isOpen }
      return frame.isOpen && !isBehindOpen ? index : nil
    }
  }

  /// How many open frames stand right inside the one at `index`.
  private func openRun(from index: Int) -> Int {
    let inner = frames.filter { $0.runtimeIndex.map { $0 > index } ?? false }
    return inner.prefix { $0.isOpen }.count
  }
}
