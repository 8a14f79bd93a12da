import Glibc
import RecordReading

/// A file that can be read several times, the same bytes each time.
///
/// Pipes and standard input are kept in a file of their own, which is gone when this is. Every pass reads the one open
/// file: a file that is moved to the path meanwhile does not mix in.
final class ImportSource {
  /// The path as given.
  let path: String
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  /// Where the records begin: standard input may have been read in part.
  private let start: off_t
  private let opened: stat

  /// - Parameters:
  ///   - limit: The most bytes to keep of what is no file.
  ///   - wait: Called at least ten times a second while a pipe is read; an error that it throws ends it.
  init(path: String, limit: Int, wait: () throws -> Void) throws {
    self.path = path
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Self.cannotOpen(path) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      let error = Self.cannotOpen(path)
      if path != "-" { close(file) }
      throw error
    }
    // A folder stays as it is, for the reader to refuse.
    if [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      descriptor = file
      ownsDescriptor = path != "-"
      start = max(0, lseek(file, 0, SEEK_CUR))
    } else {
      defer { if path != "-" { close(file) } }
      descriptor = try PipeKeeping(path: path, limit: limit).keep(file, wait)
      ownsDescriptor = true
      start = 0
      fstat(descriptor, &status)
    }
    opened = status
  }

  deinit { if ownsDescriptor { close(descriptor) } }

  /// A reader at the first record.
  func reader(_ options: RecordReadingOptions) throws -> RecordReader {
    lseek(descriptor, start, SEEK_SET)
    return try RecordReader(descriptor: descriptor, name: path, options: options)
  }

  /// Throws where the file is no longer what it was when it was opened.
  func check() throws {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size == opened.st_size,
      status.st_mtim.tv_sec == opened.st_mtim.tv_sec, status.st_mtim.tv_nsec == opened.st_mtim.tv_nsec
    else { throw ImportError(path: path, reason: .changed) }
  }

  private static func cannotOpen(_ path: String) -> RecordReadingError {
    RecordReadingError(path: path, reason: .cannotOpen(String(cString: strerror(errno))))
  }
}
