import SearchCore

// One name for each expected type; another type counts as missing.
extension RecordValue {
  var object: RecordObject? { if case .object(let object) = self { object } else { nil } }

  var list: [RecordValue]? { if case .list(let values) = self { values } else { nil } }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// A whole number from 0.
  var count: Int? {
    guard case .integer(let number) = self, number >= 0 else { return nil }
    return Int(exactly: number)
  }
}
