/// How a file holds its records.
package enum RecordFormat: Sendable, Hashable {
  /// A JSON list of objects, alone or inside an object.
  case jsonList
  /// One JSON object a line.
  case jsonLines
  /// JSON objects one after the other, over any number of lines; a single object is one.
  case jsonSequence
  /// Text with a separator between cells, by RFC 4180.
  case csv(separator: UInt8)

  /// For a reader.
  package var words: String {
    switch self {
    case .jsonList: "JSON list"
    case .jsonLines: "NDJSON"
    case .jsonSequence: "JSON objects"
    case .csv(let separator):
      switch separator {
      case UInt8(ascii: "\t"): "tab-separated text"
      case UInt8(ascii: ","): "CSV"
      default: "CSV with “\(Character(Unicode.Scalar(separator)))”"
      }
    }
  }
}
