import SearchCore

/// Where a record's id comes from.
package enum RecordIdentity: Sendable, Hashable {
  /// The value of a field, or at a path such as `meta.id`.
  case field(String)
  /// The record's content.
  case content

  /// The longest id taken from a field, in UTF-8 bytes.
  package static let longestID = 512

  /// The record's id; `nil` where the field is missing, empty, longer than `longestID` or no text or number.
  package func id(of record: RecordObject) -> String? {
    switch self {
    case .content: RecordHash.text(of: record)
    case .field(let path): Self.id(record[path] ?? record.value(at: path))
    }
  }

  static func id(_ value: RecordValue?) -> String? {
    switch value {
    case .text(let text)?:
      let text = text.trimmingSpace
      return text.isEmpty || text.utf8.count > longestID ? nil : text
    case .integer?, .number?: return value?.scalarText
    default: return nil
    }
  }
}
