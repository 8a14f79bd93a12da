import Glibc

/// A file without a name for records that are too many for memory; it is gone when this is, or the process.
final class SpillFile {
  private let descriptor: Int32
  let folder: String
  private var pending = GrowingBuffer<UInt8>(capacity: 1 << 20)
  private var written = 0

  init(folder: String) throws(StoreError) {
    var template = Array((folder + "/.searchlight-sort-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    self.folder = folder
    guard descriptor >= 0 else { throw StoreError(path: folder, reason: .spill(errno)) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Bytes in the file, those that wait to be written included.
  var count: Int { written + pending.count }

  func append(_ record: SortedRecord) throws(StoreError) {
    if pending.count > 1 << 20 { try flush() }
    var header = record.header
    withUnsafeBytes(of: &header) { bytes in pending.append(bytes.bindMemory(to: UInt8.self)) }
    pending.append(Bytes(start: record.body, count: record.header.bodyCount))
  }

  func flush() throws(StoreError) {
    var done = 0
    while done < pending.count {
      let count = write(descriptor, pending.base + done, pending.count - done)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw StoreError(path: folder, reason: .spill(count < 0 ? errno : ENOSPC)) }
      done += count
    }
    written += done
    pending.removeAll()
  }

  /// Fills a buffer from a place in the file.
  func read(_ buffer: UnsafeMutablePointer<UInt8>, _ count: Int, at start: Int) throws(StoreError) {
    var done = 0
    while done < count {
      let read = pread(descriptor, buffer + done, count - done, off_t(start + done))
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { throw StoreError(path: folder, reason: .spill(read < 0 ? errno : EIO)) }
      done += read
    }
  }
}
