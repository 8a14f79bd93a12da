import SearchCore

extension IndexSnapshot {
  /// Rows that are read from the store at once.
  private static let batch = 1000

  /// Every record of the index, the best in custom ranking first; those that cannot be read are left out.
  package func forEachRecord(_ body: (RecordObject) throws -> Void) throws {
    for start in stride(from: 0, to: segment.count, by: Self.batch) {
      let numbers = (start..<min(start + Self.batch, segment.count)).map { UInt32($0) }
      let ids = numbers.map { String(utf8: segment.id(Int($0))) }
      for record in try records(numbers, ids) { if let record { try body(record) } }
    }
  }
}
