import SearchCore

extension RecordObject {
  /// This record with only what stands at or below the given paths; a list of objects keeps its objects, each
  /// cut the same way.
  func keeping(_ paths: [String]) -> RecordObject {
    RecordObject(
      fields.compactMap { field in
        if paths.contains(field.name) { return field }
        let below = paths.filter { $0.hasPrefix(field.name + ".") }
          .map { String($0.dropFirst(field.name.count + 1)) }
        guard !below.isEmpty, let value = field.value.keeping(below) else { return nil }
        return Field(name: field.name, value: value)
      })
  }
}

extension RecordValue {
  fileprivate func keeping(_ paths: [String]) -> RecordValue? {
    switch self {
    case .object(let object):
      let kept = object.keeping(paths)
      return kept.fields.isEmpty ? nil : .object(kept)
    case .list(let values):
      let kept = values.compactMap { $0.keeping(paths) }
      return kept.isEmpty ? nil : .list(kept)
    default: return nil
    }
  }
}
