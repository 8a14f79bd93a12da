import RecordReading
import SearchCore
import SearchEmbedded

/// Brings the records of one file into an index of a store: all of them that can be read, or nothing.
///
/// The file is read twice in memory that does not grow with it but for some bytes a record: first to find out what its
/// columns are, which field identifies its records and which texts hold HTML; then to store its records as that says.
package struct FileImport {
  private let path: String
  private let options: ImportOptions

  /// - Parameter path: `-` is standard input.
  package init(path: String, options: ImportOptions = ImportOptions()) {
    self.path = path
    self.options = options
  }

  /// Imports the file in one transaction: until it ends, and if it never does, the index is as before.
  ///
  /// No closure may use the store.
  /// - Parameters:
  ///   - fingerprint: What the file is now; see `FileFingerprint`.
  ///   - observe: Called with each stored record, also with one that a later record with its id replaces.
  ///   - finish: Called inside the transaction behind the last record; says how the index is read and what is known about
  ///     it beside that.
  ///   - progress: Called often; an error that it throws ends the import, and the index is as before.
  /// - Throws: `RecordReadingError`, `ImportError`, `StoreError` or what `progress` throws.
  package func run(
    into store: Store, index: String, fingerprint: String,
    observe: (RecordObject) -> Void = { _ in },
    finish: (ImportedContents) throws -> (settings: IndexSettings, about: RecordObject),
    progress: (ImportProgress) throws -> Void = { _ in }
  ) throws -> FileImportReport {
    let source = try ImportSource(path: path, limit: options.reading.limits.fileBytes) {
      try progress(ImportProgress(phase: .reading, recordCount: 0, fraction: nil))
    }
    let survey = try survey(source, progress)
    let reader = try source.reader(options.reading)
    var pass = StoringPass(path: path, isStrict: options.reading.isStrict, survey: survey)
    let stored = try store.replace(index: index, fingerprint: fingerprint) { writer in
      var steps = ImportSteps(.importing)
      var count = 0
      while let next = try reader.next() {
        count += 1
        if let record = try pass.store(next, writer) { observe(record) }
        if let due = steps.due(count, reader) { try progress(due) }
      }
      try source.check()
      let stored = try writer.finish { try progress(steps.storing($0, of: count)) }
      let contents = try finish(try pass.contents(stored))
      try progress(steps.end(count))
      return IndexContents(settings: contents.settings, about: contents.about)
    }
    return pass.report(index: index, reader.report, stored)
  }

  private func survey(
    _ source: ImportSource, _ progress: (ImportProgress) throws -> Void
  ) throws -> FileSurvey {
    let reader = try source.reader(options.reading)
    var steps = ImportSteps(.reading)
    let survey = try FileSurvey(reader, options) { count in
      if let due = steps.due(count, reader) { try progress(due) }
    }
    try source.check()
    guard survey.recordCount > 0 else {
      let report = reader.report
      throw ImportError(
        path: path, reason: .noRecords(skipped: report.lostCount, first: report.problems.first))
    }
    try progress(steps.end(survey.recordCount))
    return survey
  }
}
