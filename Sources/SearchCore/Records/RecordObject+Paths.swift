extension RecordObject {
  /// The value at a dotted path such as `price.value`, `image_urls.0` or `variants.colour`; `nil` where nothing stands.
  ///
  /// A field whose own name holds the dots wins over the path. A number picks an element of a list, counted
  /// from 0; a name applied to a list of objects collects the value from each that has it, lists among them opened.
  public func value(at path: String) -> RecordValue? {
    if let value = self[path] { return value }
    return path.utf8.contains(UInt8(ascii: ".")) ? value(below: path[...]) : nil
  }

  /// The scalar text at a path, the first one where a list stands there; `nil` for nulls, objects and empty text.
  public func text(at path: String) -> String? {
    guard let value = value(at: path) else { return nil }
    if case .list(let values) = value { return values.lazy.compactMap(\.scalarText).first { !$0.isEmpty } }
    return value.scalarText.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The number at a path, the first one where a list stands there.
  public func number(at path: String) -> Double? {
    guard let value = value(at: path) else { return nil }
    if case .list(let values) = value { return values.lazy.compactMap(\.number).first }
    return value.number
  }

  /// All scalar texts at or below a path, empty ones left out, in stored order.
  public func texts(at path: String) -> [String] {
    value(at: path)?.scalarTexts.filter { !$0.isEmpty } ?? []
  }

  /// What the first of the scalar texts at or below a path comes to that comes to anything.
  package func firstText<Result>(at path: String, _ transform: (String) -> Result?) -> Result? {
    value(at: path)?.firstScalarText { $0.isEmpty ? nil : transform($0) }
  }

  /// The value at a path whose first part names a field of this object: the shortest such part that leads to one.
  private func value(below path: Substring) -> RecordValue? {
    var end = path.firstDot
    while let dot = end {
      let rest = path[path.utf8.index(after: dot)...]
      if let found = self[String(path[..<dot])]?.value(at: rest) { return found }
      end = rest.firstDot
    }
    return nil
  }
}

extension RecordValue {
  fileprivate func value(at path: Substring) -> RecordValue? {
    switch self {
    case .object(let object): return object.value(at: String(path))
    case .list(let values): return Self.value(at: path, in: values)
    default: return nil
    }
  }

  private static func value(at path: Substring, in values: [RecordValue]) -> RecordValue? {
    let head = path.prefix { $0 != "." }
    if let index = Int(head), head.allSatisfy(\.isNumber) {
      guard values.indices.contains(index) else { return nil }
      return head.endIndex == path.endIndex
        ? values[index] : values[index].value(at: path[path.index(after: head.endIndex)...])
    }
    let found = values.compactMap { $0.value(at: path) }.flatMap { value in
      if case .list(let inner) = value { inner } else { [value] }
    }
    return found.isEmpty ? nil : .list(found)
  }
}

extension Substring {
  /// The first dot that is a character of its own.
  fileprivate var firstDot: Index? {
    // Nothing joins an ASCII character to another but a line break.
    utf8.allSatisfy { $0 < 0x80 } ? utf8.firstIndex(of: UInt8(ascii: ".")) : firstIndex(of: ".")
  }
}
