import LibXML
import RecordReading

/// What is known about a file to import, instead of being found out.
package struct ImportOptions: Sendable, Hashable {
  /// How the file is read. Where `isStrict` is set, the first record that would be left out or replaced by a later one
  /// ends the import too.
  package var reading: RecordReadingOptions
  /// The field whose values are the ids, or a path such as `meta.id`; `nil` looks for one.
  package var id: String?
  /// What kind the texts at some paths are, whatever they look like. A path goes through lists without numbers:
  /// `variants.description`.
  package var kinds: [String: TextKind]

  package init(
    reading: RecordReadingOptions = RecordReadingOptions(), id: String? = nil, kinds: [String: TextKind] = [:]
  ) {
    self.reading = reading
    self.id = id
    self.kinds = kinds
  }
}
