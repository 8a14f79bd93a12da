/// The packages of an index, and what was left out.
package struct PackageIndexContents: Sendable {
  /// One for each name, in the order of the lists.
  package let records: [PackageRecord]
  /// Packages left out because a record with the same name has the same or a higher version.
  package let superseded: Int
  /// Stanzas passed over because they are malformed.
  package let malformed: Int
  /// Store it with the imported records; while it `isCurrent` nothing needs to be read.
  package let fingerprint: PackageIndexFingerprint
}
