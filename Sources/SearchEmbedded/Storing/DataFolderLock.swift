import Glibc

/// The right of one process to use a data folder, held until it is released or the process ends, however it ends.
///
/// The system's lock on a small file in the folder is what counts; the file's text only tells others who holds it.
package final class DataFolderLock: Sendable {
  /// The file in the folder, which stays there.
  package static let fileName = "searchlight.lock"

  package let folder: String
  private let descriptor: Int32

  private init(folder: String, descriptor: Int32) {
    self.folder = folder
    self.descriptor = descriptor
  }

  deinit {
    // Whoever gets the lock next finds no words about this process.
    ftruncate(descriptor, 0)
    close(descriptor)
  }

  /// Takes the folder, which is created where missing, without waiting.
  ///
  /// A second lock in this process is refused as one of another process is. Programs started from this one do not
  /// inherit it.
  /// - Throws: `DataFolderInUse` where somebody has it, `StoreError` where no lock can be had at all.
  package static func acquire(folder: String) throws -> DataFolderLock {
    try Store.createFolder(folder)
    let path = file(in: folder)
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(path: path, reason: .lock(errno)) }
    for attempt in 1...4 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        write(DataFolderHolder.thisProcess, to: descriptor)
        return DataFolderLock(folder: folder, descriptor: descriptor)
      }
      let code = errno
      guard code == EWOULDBLOCK || code == EINTR else {
        close(descriptor)
        throw StoreError(path: path, reason: .lock(code))
      }
      // A look by `holder(of:)` has the lock for an instant.
      if attempt < 4 { usleep(5_000) }
    }
    let holder = DataFolderHolder(words: text(of: descriptor))
    close(descriptor)
    throw DataFolderInUse(folder: folder, holder: holder)
  }

  /// Who has the folder; `nil` where nobody has.
  package static func holder(of folder: String) -> DataFolderHolder? {
    let descriptor = open(file(in: folder), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else { return nil }
    return DataFolderHolder(words: text(of: descriptor))
  }

  private static func file(in folder: String) -> String {
    folder.hasSuffix("/") ? folder + fileName : folder + "/" + fileName
  }

  private static func write(_ holder: DataFolderHolder, to descriptor: Int32) {
    let bytes = Array(holder.words.utf8)
    ftruncate(descriptor, 0)
    pwrite(descriptor, bytes, bytes.count, 0)
  }

  private static func text(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
