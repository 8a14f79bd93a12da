import SearchCore

/// A record's content as a short text, the same on every machine and at every time.
package enum RecordHash {
  /// 32 hexadecimal digits: FNV-1a with 128 bits over the record's canonical JSON.
  ///
  /// Records that differ only in the order of their fields have the same. It is no protection against somebody who
  /// makes two records alike on purpose: those count as one record.
  package static func text(of record: RecordObject) -> String {
    let hash = record.canonical.json.utf8.reduce(FNV.offset) { ($0 ^ UInt128($1)) &* FNV.prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// The constants of the algorithm's description for 128 bits.
  private enum FNV {
    static let offset: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
  }
}

extension RecordObject {
  /// This object with the fields of all its objects in the order of their names' bytes.
  package var canonical: RecordObject {
    RecordObject(
      fields.map { Field(name: $0.name, value: $0.value.canonical) }
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
  }
}

extension RecordValue {
  fileprivate var canonical: RecordValue {
    switch self {
    case .list(let values): .list(values.map(\.canonical))
    case .object(let object): .object(object.canonical)
    default: self
    }
  }
}
