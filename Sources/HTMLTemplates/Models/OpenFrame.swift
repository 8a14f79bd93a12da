/// A value of open shape that a section has opened, and those opened around it.
///
/// Safety: `outer` points to a frame further down the renderer's stack, which outlives this one.
struct OpenFrame {
  let data: TemplateData
  let outer: UnsafePointer<OpenFrame>?

  /// What the innermost frame that knows the first key has under `keys`; nil where none knows it.
  func value(at keys: [String]) -> TemplateData? {
    guard let first = keys.first else { return data }
    var frame = self
    while true {
      if case .object(let members) = frame.data, let value = members[first] {
        return value.value(at: keys.dropFirst())
      }
      guard let next = frame.outer else { return nil }
      frame = next.pointee
    }
  }
}
