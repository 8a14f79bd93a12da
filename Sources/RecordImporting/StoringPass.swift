import RecordReading
import SearchCore
import SearchEmbedded

/// The second look at a file's records, in which they are stored.
struct StoringPass {
  private let path: String
  private let isStrict: Bool
  private var survey: FileSurvey
  private var ids: RecordIDs

  init(path: String, isStrict: Bool, survey: FileSurvey) {
    self.path = path
    self.isStrict = isStrict
    self.survey = survey
    ids = RecordIDs(survey.identity)
  }

  /// - Returns: The record as it was stored; `nil` where it was left out.
  mutating func store(_ next: ReadRecord, _ writer: IndexWriter) throws -> RecordObject? {
    // The id of the record as it was read: the types of the columns, which other records decide, do not change it.
    guard let id = ids.id(of: next) else {
      if isStrict { throw strict("\(next.place): \(Self.words(forMissing: survey.identity))") }
      return nil
    }
    if isStrict, let duplicate = ids.duplicates.first { throw strict(duplicate.description) }
    let record = survey.finished(next.record)
    if let refusal = try writer.write(record, id: id) {
      if isStrict { throw strict("\(next.place): the record is \(refusal).") }
      return nil
    }
    return record
  }

  /// What is known behind the last record.
  func contents(_ stored: ImportReport) throws -> ImportedContents {
    guard stored.recordCount > 0 else {
      throw ImportError(path: path, reason: noRecords(stored))
    }
    return survey.contents(stored.recordCount)
  }

  func report(index: String, _ reading: RecordReport, _ stored: ImportReport) -> FileImportReport {
    FileImportReport(
      path: path, index: index, reading: reading, contents: survey.contents(stored.recordCount),
      rejections: survey.rejections, ids: ids, stored: stored)
  }

  static func words(forMissing identity: RecordIdentity) -> String {
    guard case .field(let field) = identity else { return "the record has no id. It is left out." }
    return "the record has no id in “\(field)”. It is left out."
  }

  private func noRecords(_ stored: ImportReport) -> ImportError.Reason {
    if case .field(let field) = survey.identity, stored.refusedCount == 0 {
      return .noIDs(field: field, count: survey.recordCount)
    }
    return .noRecords(skipped: survey.recordCount, first: nil)
  }

  private func strict(_ words: String) -> ImportError { ImportError(path: path, reason: .strict(words)) }
}
