import Synchronization

/// The memory of the last page written, for the next one to be written in.
final class SparePage: Sendable {
  private let page = Mutex<PageBytes?>(nil)

  /// Memory larger than this is given back: one page of a huge record should not hold it for good.
  private static let largest = 1 << 20

  /// An empty page, which belongs to the caller alone.
  func take() -> PageBytes {
    let spare = page.withLock { $0.take() }
    return spare ?? PageBytes(capacity: 1 << 16)
  }

  func giveBack(_ used: consuming PageBytes) {
    guard used.capacity <= Self.largest else { return }
    used.cut(to: 0)
    var given: PageBytes? = used
    page.withLock { swap(&$0, &given) }
  }
}
