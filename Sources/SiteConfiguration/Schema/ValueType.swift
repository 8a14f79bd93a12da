/// A type of values: how one is read with all checks, how it is written, and what it looks like.
struct ValueType<Value: Sendable>: Sendable {
  let shape: ValueShape
  /// - Returns: `nil` for a value with a fault, which is then told under the key's name.
  let read: @Sendable (_ node: YAMLNode, _ key: String, inout Reading) -> Value?
  /// `nil` where there is nothing to write.
  let write: @Sendable (Value) -> WrittenNode?

  init(
    shape: ValueShape, read: @escaping @Sendable (YAMLNode, String, inout Reading) -> Value?,
    write: @escaping @Sendable (Value) -> WrittenNode?
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  /// A type whose values are single scalars.
  ///
  /// - Parameter parse: Reads the scalar of the named key, or throws what is wrong with it.
  static func scalar(
    _ shape: ValueShape,
    parse: @escaping @Sendable (YAMLScalar, _ key: String, Reading) throws(ConfigurationFaultReason) -> Value,
    write: @escaping @Sendable (Value) -> WrittenNode?
  ) -> ValueType {
    ValueType(
      shape: shape,
      read: { node, key, reading in
        switch node.content {
        case .unread: return nil
        case .list, .map:
          reading.add(node.place, .wrongKind(key, takes: shape.words, found: node.kind))
          return nil
        case .scalar(let scalar) where scalar.isNothing:
          reading.add(node.place, .noValue(key, isRequired: true))
          return nil
        case .scalar(let scalar):
          do throws(ConfigurationFaultReason) { return try parse(scalar, key, reading) } catch {
            reading.add(node.place, error)
            return nil
          }
        }
      },
      write: write)
  }
}
