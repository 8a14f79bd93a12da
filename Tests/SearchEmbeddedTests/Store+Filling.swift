import SearchCore

@testable import SearchEmbedded

extension Store {
  /// `replace` with a list, so that records can be written as literals.
  @discardableResult
  func fill(
    index: String, settings: IndexSettings, fingerprint: String,
    records: [(id: String, record: RecordObject)],
    progress: (Int) throws -> Void = { _ in }
  ) throws -> ImportReport {
    try replace(
      index: index, settings: settings, fingerprint: fingerprint, records: records, progress: progress)
  }
}
