import Glibc
import RecordReading

/// Keeps what comes out of a pipe in a file without a name, so that it can be read twice.
struct PipeKeeping {
  /// What the pipe is called in messages.
  let path: String
  /// The most bytes that are kept.
  let limit: Int

  private static let pieceSize = 256 << 10

  /// - Returns: The file, which the system removes once it is closed.
  func keep(_ pipe: Int32, _ wait: () throws -> Void) throws -> Int32 {
    let file = try makeFile()
    do {
      try copy(pipe, to: file, wait)
      return file
    } catch {
      close(file)
      throw error
    }
  }

  private func copy(_ pipe: Int32, to file: Int32, _ wait: () throws -> Void) throws {
    var piece = [UInt8](repeating: 0, count: Self.pieceSize)
    var total = 0
    while true {
      try wait()
      var poll = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      // Also where a signal came, so that it can be heard.
      guard Glibc.poll(&poll, 1, 100) > 0 else { continue }
      let count = read(pipe, &piece, piece.count)
      if count == 0 { return }
      guard count > 0 else {
        if errno == EINTR || errno == EAGAIN { continue }
        throw RecordReadingError(path: path, reason: .cannotRead(String(cString: strerror(errno))))
      }
      total += count
      guard total <= limit else {
        throw RecordReadingError(path: path, reason: .tooLarge(limit: limit, isCompressed: false))
      }
      try write(piece[..<count], to: file)
    }
  }

  private func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw cannotKeep(count < 0 ? errno : ENOSPC) }
      rest = rest.dropFirst(count)
    }
  }

  private func makeFile() throws -> Int32 {
    var template = Array((folder + "/searchlight-import-XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw cannotKeep(errno) }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    unlink(template)
    return file
  }

  private func cannotKeep(_ code: Int32) -> ImportError {
    ImportError(path: path, reason: .cannotKeep(folder: folder, code: code))
  }

  private var folder: String {
    let asked = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return asked.isEmpty ? "/tmp" : asked
  }
}
