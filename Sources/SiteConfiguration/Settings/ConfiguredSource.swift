/// The file that fills an index.
package struct ConfiguredSource: Sendable, Hashable {
  package var file: FilePath
  /// `nil` to tell it from the file.
  package var format: ConfiguredFormat?
  /// The attribute that names each record; `nil` to look for one.
  package var id: String?
  /// Whether one bad record refuses the whole file.
  package var isStrict = false

  package init(file: FilePath = FilePath("", in: "")) { self.file = file }
}

package enum ConfiguredFormat: String, Sendable, CaseIterable { case json, ndjson, csv }
