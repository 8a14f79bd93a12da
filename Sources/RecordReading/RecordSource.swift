import SearchCore

/// One record of a file, and where it stood.
package struct ReadRecord: Sendable, Hashable {
  package let record: RecordObject
  package let place: RecordPlace
}

/// A stage that hands over the records of one file, one by one.
protocol RecordSource: AnyObject {
  /// The next record, `nil` behind the last; what is skipped on the way is told.
  func next() throws(RecordReadingError) -> ReadRecord?
}

extension UInt8 {
  /// JSON's white space, and the record separator that RFC 7464 puts in front of each text.
  var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 || self == 0x1E }
}
