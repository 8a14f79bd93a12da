import LibXML
import RecordReading

/// What is known about the records of a file behind the last of them.
package struct ImportedContents: Sendable, Hashable {
  /// Records in the index.
  package let recordCount: Int
  /// Where their ids come from.
  package let identity: RecordIdentity
  /// The kinds of the texts that were turned into plain text, by path; all other texts are plain.
  package let kinds: [String: TextKind]
  /// What the columns of a CSV file are, by name; empty for other files.
  package let columnTypes: [String: ColumnType]
}
