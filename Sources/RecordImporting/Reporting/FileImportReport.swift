import LibXML
import RecordReading
import SearchEmbedded

/// What came of an import.
package struct FileImportReport: Sendable, Hashable {
  /// The path as given; `-` is standard input.
  package let path: String
  package let index: String
  /// What the file was found to be, and how its second reading went.
  package let reading: RecordReport
  /// The index and its records.
  package let contents: ImportedContents
  /// Fields that are called like ids and are none.
  package let rejections: [IdentityChoice.Rejection]

  /// Records whose id was there before: they took the place of an earlier one.
  package let duplicateCount: Int
  /// The first of them, at most `RecordReport.keptProblems`.
  package let duplicates: [RecordIDs.Duplicate]
  /// Records that were left out because they have no id.
  package let missingCount: Int
  /// Where the first of them stand, at most `RecordReport.keptProblems`.
  package let missing: [RecordPlace]
  /// Records that the store left out.
  package let refusedCount: Int
  package let refused: [ImportReport.Refusal]

  /// Every record that was read is stored, replaced, without an id or refused; what could not be read is
  /// `reading.lostCount`.
  package var storedCount: Int { contents.recordCount }

  init(
    path: String, index: String, reading: RecordReport, contents: ImportedContents,
    rejections: [IdentityChoice.Rejection], ids: RecordIDs, stored: ImportReport
  ) {
    self.path = path
    self.index = index
    self.reading = reading
    self.contents = contents
    self.rejections = rejections
    duplicateCount = stored.duplicateCount
    duplicates = ids.duplicates
    missingCount = ids.missingCount
    missing = ids.missing
    refusedCount = stored.refusedCount
    refused = stored.refused
  }
}
