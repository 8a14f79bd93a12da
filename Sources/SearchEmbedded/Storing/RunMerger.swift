import Glibc

/// Merges sorted runs of records; of several with one id the one of the last run stays.
struct RunMerger {
  private var cursors: [RunCursor]

  init(file: SpillFile, runs: [Range<Int>]) throws {
    cursors = try runs.map { try RunCursor(file, $0) }
  }

  func visit(_ body: (SortedRecord) throws -> Void) throws {
    while let next = smallest() {
      let record = cursors[next].current
      if let record { try body(record) }
      // The same id in earlier runs was replaced.
      for index in 0..<next { try pass(index, record) }
      try cursors[next].advance()
    }
  }

  /// The run with the smallest id, of equal ones the last; `nil` at the end of all.
  private func smallest() -> Int? {
    var best: (index: Int, key: UInt64, record: SortedRecord)?
    for index in cursors.indices {
      guard let record = cursors[index].current else { continue }
      let key = cursors[index].key
      if let best {
        guard key < best.key || key == best.key && compare(record.id, best.record.id) <= 0 else { continue }
      }
      best = (index, key, record)
    }
    return best?.index
  }

  private func pass(_ index: Int, _ record: SortedRecord?) throws {
    guard let record, let other = cursors[index].current, compare(other.id, record.id) == 0 else { return }
    try cursors[index].advance()
  }
}

/// Reads the records of one run, one behind the other.
private final class RunCursor {
  /// The record in hand; `nil` behind the last.
  private(set) var current: SortedRecord?
  private(set) var key: UInt64 = 0

  private let file: SpillFile
  /// What of the run is not in the buffer yet.
  private var rest: Range<Int>
  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity = 256 << 10
  private var filled = 0
  private var position = 0

  init(_ file: SpillFile, _ run: Range<Int>) throws {
    self.file = file
    rest = run
    buffer = .allocate(capacity: capacity)
    try advance()
  }

  deinit { buffer.deallocate() }

  func advance() throws {
    guard position < filled || !rest.isEmpty else {
      current = nil
      return
    }
    try fill(SortedRecord.Header.size)
    let header = UnsafeRawPointer(buffer + position).loadUnaligned(as: SortedRecord.Header.self)
    try fill(SortedRecord.Header.size + header.bodyCount)
    let record = SortedRecord(header: header, body: buffer + position + SortedRecord.Header.size)
    position += SortedRecord.Header.size + header.bodyCount
    current = record
    key = leadingBytes(record.id)
  }

  /// Makes sure that so many bytes lie behind the position.
  private func fill(_ count: Int) throws {
    guard filled - position < count else { return }
    let kept = filled - position
    if count > capacity {
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
      larger.update(from: buffer + position, count: kept)
      buffer.deallocate()
      buffer = larger
      capacity = count
    } else {
      buffer.update(from: buffer + position, count: kept)
    }
    position = 0
    filled = kept
    let wanted = min(capacity - filled, rest.count)
    try file.read(buffer + filled, wanted, at: rest.lowerBound)
    filled += wanted
    rest = rest.dropFirst(wanted)
    guard filled >= count else { throw StoreError(path: file.folder, reason: .spill(EIO)) }
  }
}
