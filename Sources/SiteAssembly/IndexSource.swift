import LibXML
import RecordGuessing
import RecordImporting
import RecordReading
import SearchCore
import SearchEmbedded
import SiteConfiguration

/// A file that fills an index, and how it is read.
package struct IndexSource: Sendable {
  package let path: String
  package let index: String
  package let options: ImportOptions

  package init(path: String, index: String, options: ImportOptions = ImportOptions()) {
    self.path = path
    self.index = index
    self.options = options
  }

  /// The source of a site; `nil` for one whose index is filled otherwise.
  package init?(_ site: ConfiguredSite) {
    guard let source = site.source else { return nil }
    self.init(path: source.file.resolved, index: site.indexName, options: ImportOptions(source))
  }

  /// What the file is now, with all that decides what its import makes of it; `nil` for what can be read but once.
  package func fingerprint() -> String? {
    FileFingerprint.text(path: path, options: options).map { $0 + "\nguess \(RecordGuess.version)" }
  }

  /// Imports the file, and guesses what its fields are for.
  package func fill(
    _ store: Store, progress: (ImportProgress) throws -> Void
  ) throws -> FileImportReport {
    var learning = IndexLearning()
    return try FileImport(path: path, options: options).run(
      into: store, index: index, fingerprint: fingerprint() ?? "read once", observe: { learning.observe($0) },
      finish: { contents in
        let knowledge = learning.knowledge(kinds: contents.kinds)
        let site = ConfiguredSite(path: "", title: "").completed(by: knowledge.guess)
        return (IndexSettings(site), knowledge.record)
      },
      progress: progress)
  }
}

extension ImportOptions {
  /// How the file of a configuration is read.
  package init(_ source: ConfiguredSource) {
    self.init(id: source.id)
    reading.isStrict = source.isStrict
    reading.list = source.list
    reading.format = source.format.flatMap { RecordReadingOptions.Format(rawValue: $0.rawValue) }
    reading.separator = source.separator.flatMap { $0 == "tab" ? UInt8(ascii: "\t") : $0.utf8.first }
    reading.encoding =
      switch source.encoding {
      case .utf8?: .utf8
      case .utf16LittleEndian?: .utf16LittleEndian
      case .utf16BigEndian?: .utf16BigEndian
      case .windows1252?: .windows1252
      case nil: nil
      }
    kinds = source.kinds.mapValues { kind in
      switch kind {
      case .text: .text
      case .entities: .entities
      case .html: .html
      }
    }
  }
}
