import Compression

/// Reads the records of one file, one by one, in memory that does not grow with the file.
///
/// Compression, encoding and format are found out from the first bytes, whatever the file is called; see
/// `RecordReadingOptions` for what can be said instead. A record that cannot be read is skipped, counted and told in
/// `report`, and costs none of its neighbours.
package final class RecordReader {
  private let stream: ByteStream
  private let window: TextWindow
  private let source: any RecordSource
  private let log: ProblemLog
  private var found: RecordReport
  private var hasToldEncoding = false

  /// Opens a file and finds out what it is.
  /// - Parameter path: `-` reads standard input.
  package convenience init(path: String, options: RecordReadingOptions = RecordReadingOptions())
    throws(RecordReadingError)
  {
    try self.init(ByteStream(path: path, limit: options.limits.fileBytes), options)
  }

  /// Reads an open file on from where it stands; it stays open, and is moved while this reads.
  /// - Parameter name: What the file is called, `-` for standard input; an ending such as `.csv` counts as in a path.
  package convenience init(
    descriptor: Int32, name: String, options: RecordReadingOptions = RecordReadingOptions()
  ) throws(RecordReadingError) {
    try self.init(
      ByteStream(descriptor, owns: false, path: name, limit: options.limits.fileBytes), options)
  }

  /// Reads the records of a file that is in memory.
  /// - Parameter name: What the file is called; an ending such as `.csv` counts as in a path.
  package convenience init(
    bytes: [UInt8], name: String, options: RecordReadingOptions = RecordReadingOptions()
  ) throws(RecordReadingError) {
    try self.init(ByteStream(bytes, path: name, limit: options.limits.fileBytes), options)
  }

  private init(_ stream: ByteStream, _ options: RecordReadingOptions) throws(RecordReadingError) {
    self.stream = stream
    window = try TextWindow(stream, encoding: options.encoding)
    log = ProblemLog(path: stream.path, isStrict: options.isStrict)
    let opened = try RecordOpening(path: stream.path, options: options, window: window, log: log).open()
    source = opened.source
    found = RecordReport(
      format: opened.format, encoding: window.decoder.encoding, compression: stream.compression,
      list: opened.list, otherLists: opened.otherLists)
  }

  /// The next record; `nil` behind the last.
  package func next() throws(RecordReadingError) -> ReadRecord? {
    if let record = try source.next() {
      found.recordCount += 1
      return record
    }
    try tellEncoding()
    return nil
  }

  /// What was found out and told so far.
  package var report: RecordReport {
    var report = found
    report.encoding = window.decoder.encoding
    report.problems = log.problems
    report.problemCount = log.count
    report.lostCount = log.lostCount
    if let table = source as? CSVRecordReader {
      report.columns = table.header.names
      report.hasHeader = table.header.isInFile
    }
    return report
  }

  /// Bytes of the file read so far, before decompression: the progress through `fileSize`.
  package var fileBytesRead: Int { stream.fileBytesRead }

  /// `nil` for pipes.
  package var fileSize: Int? { stream.fileSize }

  private func tellEncoding() throws(RecordReadingError) {
    guard !hasToldEncoding, let first = window.decoder.firstRepair else { return }
    hasToldEncoding = true
    try log.tell(
      .notInEncoding(window.decoder.encoding.rawValue, count: window.decoder.repairCount),
      at: RecordPlace(record: found.recordCount, line: nil, offset: first))
  }
}
