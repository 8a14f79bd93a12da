/// One line of the schema: a key, what it takes, where its value goes, and what it does.
struct Key<Owner: Sendable>: Sendable {
  let name: String
  let about: String
  let isRequired: Bool
  let shape: ValueShape
  /// Puts the value into its owner; `false` where it has a fault, which is then told under the name.
  let read: @Sendable (YAMLNode, _ name: String, inout Owner, inout Reading) -> Bool
  /// `nil` where nothing is to be written.
  let write: @Sendable (Owner) -> WrittenNode?

  init<Value>(
    _ name: String, _ property: any WritableKeyPath<Owner, Value> & Sendable, _ type: ValueType<Value>,
    isRequired: Bool = false, _ about: String
  ) {
    self.name = name
    self.about = about
    self.isRequired = isRequired
    shape = type.shape
    read = { node, name, owner, reading in
      guard let value = type.read(node, name, &reading) else { return false }
      owner[keyPath: property] = value
      return true
    }
    write = { type.write($0[keyPath: property]) }
  }

  /// A key whose value is `nil` where it is left out.
  init<Value>(
    _ name: String, optional property: any WritableKeyPath<Owner, Value?> & Sendable,
    _ type: ValueType<Value>,
    _ about: String
  ) {
    self.init(
      name, property,
      ValueType<Value?>(
        shape: type.shape, read: { node, key, reading in type.read(node, key, &reading).map { .some($0) } },
        write: { $0.flatMap(type.write) }),
      about)
  }
}

/// Lets a table list its keys line by line, each checked by the compiler for itself.
@resultBuilder enum KeyList<Owner: Sendable> {
  static func buildExpression(_ key: Key<Owner>) -> Key<Owner> { key }
  static func buildBlock(_ keys: Key<Owner>...) -> [Key<Owner>] { keys }
}
