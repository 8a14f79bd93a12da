import SearchCore

/// A dotted path, ready to be followed in rows; it leads to the same values as `RecordObject.value(at:)`.
struct RowPath: Sendable {
  private struct Step: Sendable {
    let start: Int
    let end: Int
    /// Set where the step picks an element of a list.
    let index: Int?
  }

  private enum Outcome {
    case missing
    /// A list without elements: found, but adds nothing where values are collected from a list of objects.
    case emptyList
    case found
  }

  private let bytes: FlatBuffer<UInt8>
  private let steps: [Step]

  init(_ path: String) {
    let bytes = Array(path.utf8)
    var steps: [Step] = []
    var start = 0
    for end in bytes.indices where bytes[end] == UInt8(ascii: ".") {
      steps.append(Self.step(bytes, start, end))
      start = end + 1
    }
    steps.append(Self.step(bytes, start, bytes.count))
    self.steps = steps
    self.bytes = FlatBuffer(copying: bytes)
  }

  private static func step(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Step {
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    return Step(start: start, end: end, index: name.allSatisfy(\.isNumber) ? Int(name) : nil)
  }

  /// Puts all scalars but nulls at or below the path, in stored order, in place of what `scalars` held.
  ///
  /// What cannot be read is passed over.
  @inline(__always)
  func scalars(in row: Bytes, into scalars: inout GrowingBuffer<CutValue>) {
    scalars.removeAll()
    guard let object = CutRow.object(in: row) else { return }
    _ = find(inObject: object, 0, 1, &scalars)
  }

  private func name(_ first: Int, _ last: Int) -> Bytes {
    Bytes(rebasing: bytes.values[steps[first].start..<steps[last].end])
  }

  private func field(_ name: Bytes, of object: Bytes) -> CutValue? {
    var cursor = CutCursor(object)
    while !cursor.isAtEnd {
      guard let own = cursor.text(), let value = cursor.value() else { return nil }
      if own.count == name.count, compare(own, name) == 0 { return value }
    }
    return nil
  }

  /// Follows the steps from `step` on.
  private func find(
    inObject object: Bytes, _ step: Int, _ depth: Int, _ scalars: inout GrowingBuffer<CutValue>
  ) -> Outcome {
    let last = steps.count - 1
    if let value = field(name(step, last), of: object) { return Self.take(value, depth, &scalars) }
    for end in step..<last {
      guard let value = field(name(step, end), of: object) else { continue }
      let outcome = find(in: value, end + 1, depth, &scalars)
      if outcome != .missing { return outcome }
    }
    return .missing
  }

  private func find(
    in value: CutValue, _ step: Int, _ depth: Int, _ scalars: inout GrowingBuffer<CutValue>
  ) -> Outcome {
    guard depth < CutRow.maximumDepth else { return .missing }
    switch value.tag {
    case .object: return find(inObject: value.content, step, depth + 1, &scalars)
    case .list: return find(inList: value.content, step, depth + 1, &scalars)
    default: return .missing
    }
  }

  private func find(
    inList list: Bytes, _ step: Int, _ depth: Int, _ scalars: inout GrowingBuffer<CutValue>
  ) -> Outcome {
    var cursor = CutCursor(list)
    guard let wanted = steps[step].index else {
      var outcome = Outcome.missing
      while let element = cursor.value() {
        if find(in: element, step, depth, &scalars) == .found { outcome = .found }
      }
      return outcome
    }
    var index = 0
    while let element = cursor.value() {
      if index == wanted {
        return step < steps.count - 1
          ? find(in: element, step + 1, depth, &scalars) : Self.take(element, depth, &scalars)
      }
      index += 1
    }
    return .missing
  }

  private static func take(
    _ value: CutValue, _ depth: Int, _ scalars: inout GrowingBuffer<CutValue>
  ) -> Outcome {
    collect(value, depth, &scalars)
    return value.tag == .list && value.content.isEmpty ? .emptyList : .found
  }

  private static func collect(_ value: CutValue, _ depth: Int, _ scalars: inout GrowingBuffer<CutValue>) {
    switch value.tag {
    case .null: break
    case .no, .yes, .integer, .number, .text: scalars.append(value)
    case .list:
      guard depth < CutRow.maximumDepth else { return }
      var cursor = CutCursor(value.content)
      while let element = cursor.value() { collect(element, depth + 1, &scalars) }
    case .object:
      guard depth < CutRow.maximumDepth else { return }
      var cursor = CutCursor(value.content)
      while !cursor.isAtEnd {
        guard cursor.text() != nil, let element = cursor.value() else { return }
        collect(element, depth + 1, &scalars)
      }
    }
  }
}

extension CutValue {
  /// Gives the scalar's text (`RecordValue.scalarText`) to `body`.
  @inline(__always)
  func withText(_ body: (Bytes) -> Void) {
    if tag == .text { return body(content) }
    var text = numberText
    text.withUTF8(body)
  }

  @inline(never)
  private var numberText: String {
    switch tag {
    case .integer: String(integer)
    case .number: RecordNumber.shortestText(double)
    case .yes: "true"
    case .no: "false"
    case .null, .text, .list, .object: ""
    }
  }
}
