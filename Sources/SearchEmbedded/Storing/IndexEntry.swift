/// One index of a store, as a list of them tells it.
package struct IndexEntry: Sendable, Hashable {
  package let name: String
  package let recordCount: Int
  /// Bytes of the rows that hits are made from; the store needs two to three times as much on the disk.
  package let rowBytes: Int
  /// What its source was; see `Store.fingerprint(of:)`.
  package let fingerprint: String?
  package let settings: IndexSettings
  /// Seconds since 1970 at the time of the last import; `nil` where an earlier version did not keep it.
  package let changedAt: Int?
}
