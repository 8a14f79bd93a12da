/// A map of the configuration and the value it is read into: the keys, their order, and what they must be together.
struct Group<Owner: Sendable>: Sendable {
  /// With its article, such as `a facet`.
  let name: String
  /// The value with no key given, which holds the defaults.
  let initial: Owner
  let keys: [Key<Owner>]
  /// The key that a lone value stands for.
  let shorthand: String?
  /// Looks for contradictions once the keys are read; those with a fault have their defaults.
  let check: @Sendable (Owner, YAMLNode, inout Reading) -> Void

  init(
    _ name: String, _ initial: Owner, shorthand: String? = nil,
    check: @escaping @Sendable (Owner, YAMLNode, inout Reading) -> Void = { _, _, _ in },
    @KeyList<Owner> keys: () -> [Key<Owner>]
  ) {
    self.name = name
    self.initial = initial
    self.keys = keys()
    self.shorthand = shorthand
    self.check = check
  }

  var shape: GroupShape {
    GroupShape(
      name: name,
      keys: keys.map { key in
        KeyShape(
          name: key.name, about: key.about, isRequired: key.isRequired,
          defaultNode: key.isRequired ? nil : key.write(initial), shape: key.shape)
      },
      shorthand: shorthand)
  }

  /// This group as the type of a key.
  var type: ValueType<Owner> {
    ValueType(shape: .group(shape), read: { read($0, $1, &$2) }, write: { write($0) })
  }

  private func read(_ node: YAMLNode, _ key: String, _ reading: inout Reading) -> Owner? {
    var owner = initial
    switch node.content {
    case .map(let entries): read(entries, node, into: &owner, &reading)
    case .unread: return nil
    case .scalar, .list:
      guard let lone = keys.first(where: { $0.name == shorthand }), lone.shape.takes(node) else {
        let example = (keys.first(where: \.isRequired) ?? keys.first)?.name ?? ""
        reading.add(node.place, .keysExpected(owner: name, found: node.kind, example: example))
        return nil
      }
      guard lone.read(node, key, &owner, &reading) else { return nil }
      let given = YAMLNode(
        content: .map([YAMLEntry(key: lone.name, keyPlace: node.place, value: node)]), place: node.place)
      requireKeys(of: given, &reading)
      check(owner, given, &reading)
      return owner
    }
    check(owner, node, &reading)
    return owner
  }

  private func read(
    _ entries: [YAMLEntry], _ node: YAMLNode, into owner: inout Owner, _ reading: inout Reading
  ) {
    for entry in entries {
      guard let key = keys.first(where: { $0.name == entry.key }) else {
        reading.add(
          entry.keyPlace,
          .unknownKey(entry.key, owner: name, known: keys.map(\.name), inner: inner(entry.key)))
        continue
      }
      if case .scalar(let scalar) = entry.value.content, scalar.isNothing {
        reading.add(
          entry.keyPlace,
          key.shape.isColour ? .noColour(key.name) : .noValue(key.name, isRequired: key.isRequired))
        continue
      }
      _ = key.read(entry.value, key.name, &owner, &reading)
    }
    requireKeys(of: node, &reading)
  }

  /// The key of this map whose own map has this key.
  private func inner(_ key: String) -> String? {
    keys.first { candidate in
      guard case .group(let group) = candidate.shape else { return false }
      return group.keys.contains { $0.name == key }
    }?.name
  }

  private func requireKeys(of node: YAMLNode, _ reading: inout Reading) {
    for key in keys where key.isRequired && node[key.name] == nil {
      reading.add(node.place, .keyMissing(key.name, owner: name, takes: key.shape.words))
    }
  }

  /// What differs from the defaults, in the order of the schema.
  private func write(_ owner: Owner) -> WrittenNode {
    let entries: [WrittenEntry] = keys.compactMap { key in
      guard let node = key.write(owner), key.isRequired || node != key.write(initial) else { return nil }
      return WrittenEntry(key: key.name, about: key.about, node: node)
    }
    if entries.count == 1, let entry = entries.first, entry.key == shorthand, entry.node.isScalar {
      return entry.node
    }
    return .map(entries)
  }
}

extension ValueShape {
  /// Whether a node of this kind can be meant for it.
  func takes(_ node: YAMLNode) -> Bool {
    switch (self, node.content) {
    case (_, .unread): true
    case (.list, .list), (.oneOrMore, .list): true
    case (.list, _), (.attributes, _): false
    case (.group(let group), .scalar): group.lone?.shape.takes(node) ?? false
    case (_, .scalar): true
    default: false
    }
  }

  /// Whether a bare # may have made a comment of the value.
  fileprivate var isColour: Bool {
    switch self {
    case .text(let words, _): words == ThemeColour.words
    case .group(let group): group.lone?.shape.isColour ?? false
    default: false
    }
  }
}

extension YAMLNode {
  var kind: ConfigurationFaultReason.FoundKind {
    switch content {
    case .scalar, .unread: .value
    case .list: .list
    case .map: .map
    }
  }
}
