import SearchCore
import Synchronization

/// Working memory of one scan, as large as the segment and clean between scans.
final class Scratch: Sendable {
  /// For each record the best match so far, plus one; 0 for records not met yet.
  let best: FlatBuffer<UInt16>
  /// The records met, in the order of the scan.
  let touched: FlatBuffer<UInt32>

  init(recordCount: Int) {
    best = FlatBuffer(repeating: 0, count: recordCount)
    touched = FlatBuffer(repeating: 0, count: recordCount)
  }

  /// Cleans what a scan has touched.
  func reset(_ touchedCount: Int) {
    for index in 0..<touchedCount { best.base[Int(touched.base[index])] = 0 }
  }
}

/// Scratch memory of one segment: each scan takes one, alone, and gives it back.
final class ScratchPool: Sendable {
  private let recordCount: Int
  private let free = Mutex<[Scratch]>([])
  private static let limit = 16

  init(recordCount: Int) { self.recordCount = recordCount }

  func withScratch<Output>(
    _ body: (Scratch) throws(BackendError) -> Output
  ) throws(BackendError) -> Output {
    let scratch = free.withLock { $0.popLast() } ?? Scratch(recordCount: recordCount)
    defer { free.withLock { if $0.count < Self.limit { $0.append(scratch) } } }
    return try body(scratch)
  }
}
