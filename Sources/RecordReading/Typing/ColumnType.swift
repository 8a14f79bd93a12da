import JSONText
import SearchCore

/// What all values of a column are.
package enum ColumnType: String, Sendable, Hashable, CaseIterable {
  case text, integer, decimal, boolean
  /// Numbers with a comma before the fraction, and maybe dots between thousands: `1.234,50`.
  case commaDecimal
  /// Dates stay the texts that they are; `RecordDate` reads them.
  case date
  /// Lists and objects, as JSON.
  case json

  /// The value that a cell's text is; `nil` where it is none of this type.
  package func value(of text: String) -> RecordValue? {
    switch self {
    case .text: return .text(text)
    case .integer: return NumberText.integer(text).map(RecordValue.integer)
    case .decimal:
      if let integer = NumberText.integer(text) { return .integer(integer) }
      return NumberText.decimal(text).map { number in
        Int64(exactly: number).map(RecordValue.integer) ?? .number(number)
      }
    case .commaDecimal:
      return NumberText.commaDecimal(text).map { number in
        Int64(exactly: number).map(RecordValue.integer) ?? .number(number)
      }
    case .boolean:
      switch text {
      case "true", "True", "TRUE": return .bool(true)
      case "false", "False", "FALSE": return .bool(false)
      default: return nil
      }
    case .date: return RecordDate(iso: text).map { _ in .text(text) }
    case .json:
      guard text.hasPrefix("[") || text.hasPrefix("{") else { return nil }
      return try? JSONText.parse(text)
    }
  }
}
