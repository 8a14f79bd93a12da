import LibXML
import RecordReading
import SearchCore

/// What a first look at all records of a file found out.
struct FileSurvey {
  let identity: RecordIdentity
  /// Fields that are called like ids and are none.
  let rejections: [IdentityChoice.Rejection]
  /// `nil` where values have types of their own.
  private(set) var typing: TableTyping?
  let texts: TextPaths
  let recordCount: Int
  let columnTypes: [String: ColumnType]

  /// Reads all records.
  /// - Parameter step: Called with the number of records so far.
  init(_ reader: RecordReader, _ options: ImportOptions, _ step: (Int) throws -> Void) throws {
    var choice = IdentityChoice()
    var typing: TableTyping?
    if case .csv = reader.report.format { typing = TableTyping() }
    var texts = TextPaths()
    var count = 0
    while let next = try reader.next() {
      count += 1
      if options.id == nil { choice.observe(next.record, at: next.place) }
      typing?.observe(next.record)
      texts.observe(next.record)
      try step(count)
    }
    texts.settle(options.kinds)
    identity = options.id.map(RecordIdentity.field) ?? choice.identity
    rejections = choice.rejections
    let columns = typing == nil ? [] : reader.report.columns
    columnTypes = Dictionary(
      columns.map { ($0, typing?.type(of: $0) ?? .text) }, uniquingKeysWith: { first, _ in first })
    self.typing = typing
    self.texts = texts
    recordCount = count
  }

  /// What is known about the records of an index that has so many of them.
  func contents(_ recordCount: Int) -> ImportedContents {
    ImportedContents(
      recordCount: recordCount, identity: identity, kinds: texts.kinds, columnTypes: columnTypes)
  }

  /// The record as it is stored.
  mutating func finished(_ record: RecordObject) -> RecordObject {
    texts.plain(typing?.typed(record) ?? record)
  }
}
