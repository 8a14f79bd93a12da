/// One value that is neither list nor object, and its own path: `variants.0.colour`.
package struct RecordLeaf: Sendable, Hashable {
  package let path: String
  package let value: RecordValue
}

extension RecordObject {
  /// The scalars at or below a path, each under its own path, in stored order; engines name highlights like this.
  ///
  /// The path is read as `value(at:)` reads it.
  ///
  /// - Parameter opensObjects: Whether the fields of an object that stands there are among them.
  package func leaves(at path: String, opensObjects: Bool = true) -> [RecordLeaf] {
    var leaves: [RecordLeaf] = []
    _ = walk(path[...], "") { $0.addLeaves($1, opensObjects, &leaves) }
    return leaves
  }

  /// Finds what `value(at:)` finds; of a name that is applied to a list, each element's value for itself.
  fileprivate func walk(
    _ path: Substring, _ place: String, _ found: (RecordValue, String) -> Void
  ) -> Bool {
    if let value = self[String(path)] {
      found(value, place + path)
      return true
    }
    var end = path.firstIndex(of: ".")
    while let dot = end {
      let rest = path[path.index(after: dot)...]
      if let value = self[String(path[..<dot])], value.walk(rest, place + path[...dot], found) { return true }
      end = rest.firstIndex(of: ".")
    }
    return false
  }
}

extension RecordValue {
  /// - Parameter place: This value's own path with a dot behind it.
  fileprivate func walk(
    _ path: Substring, _ place: String, _ found: (RecordValue, String) -> Void
  ) -> Bool {
    switch self {
    case .object(let object): return object.walk(path, place, found)
    case .list(let values):
      let head = path.prefix { $0 != "." }
      guard let index = Int(head), head.allSatisfy(\.isNumber) else {
        return values.enumerated().reduce(false) { isFound, element in
          element.element.walk(path, "\(place)\(element.offset).", found) || isFound
        }
      }
      guard values.indices.contains(index) else { return false }
      guard head.endIndex < path.endIndex else {
        found(values[index], place + head)
        return true
      }
      return values[index].walk(path[path.index(after: head.endIndex)...], place + head + ".", found)
    default: return false
    }
  }

  fileprivate func addLeaves(_ path: String, _ opensObjects: Bool, _ leaves: inout [RecordLeaf]) {
    switch self {
    case .list(let values):
      for (index, value) in values.enumerated() { value.addLeaves("\(path).\(index)", opensObjects, &leaves) }
    case .object(let object) where opensObjects:
      for field in object.fields { field.value.addLeaves(path + "." + field.name, opensObjects, &leaves) }
    case .object: break
    default: leaves.append(RecordLeaf(path: path, value: self))
    }
  }
}
