/// The file that fills an index.
package struct ConfiguredSource: Sendable, Hashable {
  package var file: FilePath
  /// `nil` to tell it from the file.
  package var format: ConfiguredFormat?
  /// `nil` to tell it from the file.
  package var encoding: ConfiguredEncoding?
  /// What stands between the cells of a CSV file, one sign of ASCII; `nil` to tell it from the file.
  package var separator: String?
  /// The path of the list inside a JSON object; `nil` for the first that holds records.
  package var list: String?
  /// The attribute that names each record; `nil` to look for one.
  package var id: String?
  /// How the texts of attributes are meant; guessed where nothing is said.
  package var kinds: [String: ConfiguredTextKind] = [:]
  /// Whether one bad record refuses the whole file.
  package var isStrict = false

  package init(file: FilePath = FilePath("", in: "")) { self.file = file }
}

package enum ConfiguredFormat: String, Sendable, CaseIterable { case json, ndjson, csv }

package enum ConfiguredEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16-le"
  case utf16BigEndian = "utf-16-be"
  case windows1252 = "windows-1252"
}

/// What a stored text holds.
package enum ConfiguredTextKind: String, Sendable, CaseIterable {
  /// Plain text, shown as it is.
  case text
  /// Text with character references such as `&amp;`.
  case entities
  /// HTML, of which the text is kept.
  case html
}
