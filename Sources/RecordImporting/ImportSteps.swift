import RecordReading

/// Says when an import should tell how far it is.
struct ImportSteps {
  private let phase: ImportProgress.Phase
  private var nextCount = ImportSteps.recordsAStep
  private var nextBytes = ImportSteps.bytesAStep

  private static let recordsAStep = 100
  private static let bytesAStep = 1 << 20

  init(_ phase: ImportProgress.Phase) { self.phase = phase }

  /// What to tell after so many records; `nil` where that is too early.
  mutating func due(_ recordCount: Int, _ reader: RecordReader) -> ImportProgress? {
    guard recordCount >= nextCount || reader.fileBytesRead >= nextBytes else { return nil }
    nextCount = recordCount + Self.recordsAStep
    nextBytes = reader.fileBytesRead + Self.bytesAStep
    return ImportProgress(phase: phase, recordCount: recordCount, fraction: fraction(reader))
  }

  /// What to tell behind the last record.
  func end(_ recordCount: Int) -> ImportProgress {
    ImportProgress(phase: phase, recordCount: recordCount, fraction: 1)
  }

  private func fraction(_ reader: RecordReader) -> Double? {
    reader.fileSize.map { size in size > 0 ? min(1, Double(reader.fileBytesRead) / Double(size)) : 1 }
  }
}
