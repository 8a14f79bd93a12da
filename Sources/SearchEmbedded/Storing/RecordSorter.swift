import Glibc

/// Puts any number of records in the order of their ids, in memory that does not grow with them.
///
/// A B-tree that takes rows in order writes each page once; in any other order, as that of hashes, it writes most pages
/// many times once it is larger than its cache. Records beyond a bound are therefore sorted in runs, kept in a file
/// without a name, and merged. Of several records with one id the last stays.
final class RecordSorter {
  /// Records that are in memory, and at the end of each run are sorted.
  private var bytes = GrowingBuffer<UInt8>(capacity: 1 << 16)
  private var entries = GrowingBuffer<Entry>(capacity: 1 << 10)
  private var isSorted = true
  private var runs: [Range<Int>] = []
  private var file: SpillFile?

  private let folder: String
  private let runSize: Int

  /// - Parameters:
  ///   - folder: Where the file of runs is made, if one is needed.
  ///   - runSize: Bytes of records to keep in memory.
  init(folder: String, runSize: Int = 48 << 20) {
    self.folder = folder
    self.runSize = runSize
  }

  /// Where a record lies in `bytes`: its id, then its row, then its JSON.
  private struct Entry: BitwiseCopyable {
    /// The first bytes of the id, by which most are told apart.
    let key: UInt64
    let start: Int
    let header: SortedRecord.Header
  }

  func append(id: Bytes, row: Bytes, json: Bytes) throws {
    let header = SortedRecord.Header(
      idCount: UInt32(id.count), rowCount: UInt32(row.count), jsonCount: UInt32(json.count))
    if entries.count > 0, bytes.count + header.bodyCount > runSize { try spill() }
    if entries.count > 0, isSorted { isSorted = compare(self.id(entries[entries.count - 1]), id) < 0 }
    entries.append(Entry(key: leadingBytes(id), start: bytes.count, header: header))
    bytes.append(id)
    bytes.append(row)
    bytes.append(json)
  }

  /// Hands over all records in order; nothing may be appended any more.
  func visit(_ body: (SortedRecord) throws -> Void) throws {
    guard let file else {
      sort()
      return try visitInMemory(body)
    }
    try spill()
    // What is merged needs no memory here.
    bytes = GrowingBuffer<UInt8>()
    entries = GrowingBuffer<Entry>()
    try RunMerger(file: file, runs: runs).visit(body)
  }

  private func visitInMemory(_ body: (SortedRecord) throws -> Void) throws {
    for index in 0..<entries.count {
      // The last one of those with the same id.
      if index + 1 < entries.count, compare(id(entries[index]), id(entries[index + 1])) == 0 { continue }
      try body(record(entries[index]))
    }
  }

  private func record(_ entry: Entry) -> SortedRecord {
    SortedRecord(header: entry.header, body: bytes.base + entry.start)
  }

  private func id(_ entry: Entry) -> Bytes {
    Bytes(start: bytes.base + entry.start, count: Int(entry.header.idCount))
  }

  /// Equal ids stay in the order in which they came.
  private func sort() {
    guard !isSorted else { return }
    var all = UnsafeMutableBufferPointer(start: entries.base, count: entries.count)
    all.sort { left, right in
      guard left.key == right.key else { return left.key < right.key }
      let order = compare(id(left), id(right))
      return order == 0 ? left.start < right.start : order < 0
    }
    isSorted = true
  }

  private func spill() throws {
    guard entries.count > 0 else { return }
    sort()
    let file = try self.file ?? SpillFile(folder: folder)
    self.file = file
    let start = file.count
    try visitInMemory { try file.append($0) }
    try file.flush()
    runs.append(start..<file.count)
    bytes.removeAll()
    entries.removeAll()
  }
}

/// A record that is handed over in order; its bytes are good until the next one.
struct SortedRecord {
  struct Header: BitwiseCopyable {
    let idCount: UInt32
    let rowCount: UInt32
    let jsonCount: UInt32

    static let size = MemoryLayout<Header>.size

    var bodyCount: Int { Int(idCount) + Int(rowCount) + Int(jsonCount) }
  }

  let header: Header
  let body: UnsafeMutablePointer<UInt8>

  var id: Bytes { Bytes(start: body, count: Int(header.idCount)) }
  var row: Bytes { Bytes(start: body + Int(header.idCount), count: Int(header.rowCount)) }
  var json: Bytes {
    Bytes(start: body + Int(header.idCount) + Int(header.rowCount), count: Int(header.jsonCount))
  }
}
