/// Finds out how a file holds its records and makes the stage that reads them.
struct RecordOpening {
  let path: String
  let options: RecordReadingOptions
  let window: TextWindow
  let log: ProblemLog

  struct Opened {
    let format: RecordFormat
    let source: any RecordSource
    var list: String?
    var otherLists: [String] = []
  }

  func open() throws(RecordReadingError) -> Opened {
    if let words = Self.foreignFormat(window.rawHead, window.decoder.encoding) {
      throw error(.notRecords(words))
    }
    let format = options.format ?? formatByName
    // The decoder must know before the first text is decoded whether Windows-1252 is likely.
    let first = window.rawHead.first { !$0.isJSONSpace && $0 != 0 }
    let isBracket = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    if format == .csv || format == nil && !isBracket { window.allowWindows1252() }
    guard let byte = try window.skipSpace() else { throw error(.empty) }
    switch format {
    case .csv?: return try openCSV()
    case .ndjson?:
      // A list in a file that is only called so.
      return options.format == nil && byte == UInt8(ascii: "[") ? try openJSON(byte) : lines()
    case .json?:
      guard isBracket else {
        throw error(
          .notRecords("this is not JSON: “[” or “{” was expected first. For CSV or NDJSON, name the format."))
      }
      return try openJSON(byte)
    case nil: return isBracket ? try openJSON(byte) : try openCSV()
    }
  }

  private func error(_ reason: RecordReadingError.Reason) -> RecordReadingError {
    RecordReadingError(path: path, reason: reason)
  }

  /// Only the names of formats that hold nothing else.
  private var formatByName: RecordReadingOptions.Format? {
    var name = path.lowercased()
    for ending in [".gz", ".zst"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    if name.hasSuffix(".csv") || name.hasSuffix(".tsv") { return .csv }
    if name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") { return .ndjson }
    return nil
  }

  private func lines() -> Opened {
    Opened(format: .jsonLines, source: JSONLineReader(window, options.limits, log))
  }

  private func list(_ layout: JSONListReader.Layout) -> JSONListReader {
    JSONListReader(window, layout, options.limits, log)
  }

  private func openCSV() throws(RecordReadingError) -> Opened {
    let source = try CSVRecordReader(window, options, log)
    return Opened(format: .csv(separator: source.dialect.separator), source: source)
  }

  private func openJSON(_ first: UInt8) throws(RecordReadingError) -> Opened {
    if first == UInt8(ascii: "{"), let path = options.list { return try innerList(path, others: []) }
    switch try JSONLayout(window) {
    case .list:
      window.start += 1
      return Opened(format: .jsonList, source: list(.list))
    case .lines: return lines()
    case .sequence: return Opened(format: .jsonSequence, source: list(.sequence))
    case .innerList(let path, let others): return try innerList(path, others: others)
    }
  }

  /// Moves to the list at a path, or to the first list of objects.
  private func innerList(_ wanted: String?, others: [String]) throws(RecordReadingError) -> Opened {
    var search = try JSONListSearch(window)
    var seen: [String] = []
    while let path = try search.next() {
      guard let wanted, wanted != path else {
        return Opened(
          format: .jsonList, source: list(.innerList), list: path, otherLists: others.isEmpty ? seen : others)
      }
      seen.append(path)
      guard try search.leaveList() else { break }
    }
    let words = seen.isEmpty ? "" : " There is: " + seen.map { "“\($0)”" }.joined(separator: ", ") + "."
    throw error(
      .notRecords(
        wanted.map { "there is no list of objects under “\($0)”.\(words)" }
          ?? "this is one JSON object, and no list of objects was found in it."))
  }

  /// What files that hold no records open with, and what to do.
  private static func foreignFormat(_ head: ArraySlice<UInt8>, _ encoding: TextEncoding) -> String? {
    if head.starts(with: Array("PK\u{3}\u{4}".utf8)) {
      return "this is a ZIP archive or a spreadsheet. Unpack it, or save the sheet as CSV."
    }
    if head.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return "this is a spreadsheet. Save the sheet as CSV." }
    if head.starts(with: Array("SQLite format 3".utf8)) {
      return "this is an SQLite database. Export a table as CSV."
    }
    if head.starts(with: Array("PAR1".utf8)) { return "this is a Parquet file. Save it as CSV or NDJSON." }
    // The first two bytes of its mark are those of UTF-16, which are no longer there.
    if encoding == .utf16LittleEndian && head.starts(with: [0, 0]) || head.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "this is UTF-32. Save it as UTF-8."
    }
    if head.starts(with: [0x42, 0x5A, 0x68]) { return "this is compressed by bzip2. Use gzip or zstd." }
    if head.starts(with: [0xFD, 0x37, 0x7A, 0x58]) { return "this is compressed by xz. Use gzip or zstd." }
    let start = String(decoding: head.drop { $0.isJSONSpace }.prefix(16), as: UTF8.self).lowercased()
    if start.hasPrefix("<!doctype") || start.hasPrefix("<html") || start.hasPrefix("<?xml") {
      return "this is HTML or XML. A file of records was expected: JSON, NDJSON or CSV."
    }
    if encoding == .utf8, head.contains(0) {
      return "this is no text. A file of records was expected: JSON, NDJSON or CSV."
    }
    return nil
  }
}
