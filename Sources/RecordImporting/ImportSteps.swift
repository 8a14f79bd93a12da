import RecordReading

/// Says when an import should tell how far it is.
struct ImportSteps {
  private let phase: ImportProgress.Phase
  private var nextCount = ImportSteps.recordsAStep
  private var nextBytes = ImportSteps.bytesAStep

  private static let recordsAStep = 100
  private static let bytesAStep = 1 << 20

  /// The part of the second pass that reads; the rest writes to the disk.
  private static let readingPart = 0.5

  init(_ phase: ImportProgress.Phase) { self.phase = phase }

  /// What to tell after so many records; `nil` where that is too early.
  mutating func due(_ recordCount: Int, _ reader: RecordReader) -> ImportProgress? {
    guard recordCount >= nextCount || reader.fileBytesRead >= nextBytes else { return nil }
    nextCount = recordCount + Self.recordsAStep
    nextBytes = reader.fileBytesRead + Self.bytesAStep
    return ImportProgress(phase: phase, recordCount: recordCount, fraction: fraction(reader))
  }

  /// What to tell while records that were read go into the store, so many of all.
  func storing(_ storedCount: Int, of recordCount: Int) -> ImportProgress {
    let part = recordCount > 0 ? min(1, Double(storedCount) / Double(recordCount)) : 1
    return ImportProgress(
      phase: phase, recordCount: recordCount, fraction: Self.readingPart + (1 - Self.readingPart) * part)
  }

  /// What to tell behind the last record.
  func end(_ recordCount: Int) -> ImportProgress {
    ImportProgress(phase: phase, recordCount: recordCount, fraction: 1)
  }

  private func fraction(_ reader: RecordReader) -> Double? {
    let part = phase == .importing ? Self.readingPart : 1
    return reader.fileSize.map { size in
      size > 0 ? part * min(1, Double(reader.fileBytesRead) / Double(size)) : part
    }
  }
}
