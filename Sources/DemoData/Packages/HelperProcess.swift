import Glibc

/// A command whose output is read while it runs. No shell is involved; its input is empty.
struct HelperProcess {
  /// The program, looked up in PATH when it has no slash, and its arguments.
  let command: [String]

  enum Failure: Error, Equatable {
    /// There is no such program.
    case notFound
    /// The system refused to run it, or to let its output be read.
    case notRun(errno: Int32)
    /// It ended with that status, or 128 + the number of the signal that ended it.
    case ended(status: Int32, message: String)
  }

  /// Runs the command and hands on its standard output piece by piece.
  ///
  /// A status other than 0 fails with the first 4 KiB of standard error, even after output was handed on.
  func run(_ body: (UnsafeRawBufferPointer) -> Void) throws(Failure) {
    var output = try Pipe()
    defer { output.close() }
    var errors = try Pipe()
    defer { errors.close() }

    let child = try start(output: output.writeEnd, errors: errors.writeEnd)
    output.closeWriteEnd()  // or the end of the output would never be seen
    errors.closeWriteEnd()
    var message: [UInt8] = []
    let readError = Self.readToEnd([output.readEnd, errors.readEnd]) { index, piece in
      if index == 0 { body(piece) } else { message.append(contentsOf: piece.prefix(4096 - message.count)) }
    }
    output.close()  // a command that still writes ends now instead of waiting for a reader
    errors.close()
    let status = Self.waitForEnd(of: child)
    if readError != 0 { throw .notRun(errno: readError) }
    if status != 0 { throw .ended(status: status, message: String(decoding: message, as: UTF8.self)) }
  }

  private func start(output: Int32, errors: Int32) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)

    // Safety: the copies live until posix_spawnp has returned; the new process has its own by then.
    var arguments = command.map { strdup($0) }
    arguments.append(nil)
    defer {
      for argument in arguments { free(argument) }
    }
    var child: pid_t = 0
    let fault = posix_spawnp(&child, command[0], &actions, nil, arguments, environ)
    if fault == ENOENT { throw .notFound }
    if fault != 0 { throw .notRun(errno: fault) }
    return child
  }

  /// Reads both files as their bytes come, so that a full pipe never stops the command.
  ///
  /// - Returns: 0, or the error that ended reading.
  private static func readToEnd(_ files: [Int32], _ body: (Int, UnsafeRawBufferPointer) -> Void) -> Int32 {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    var waiting = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while waiting.contains(where: { $0.fd >= 0 }) {
      if poll(&waiting, nfds_t(waiting.count), -1) < 0 {
        if errno == EINTR { continue }
        return errno
      }
      for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let count = read(waiting[index].fd, buffer.baseAddress, buffer.count)
        if count > 0 {
          body(index, UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else if count == 0 {
          waiting[index].fd = -1  // poll passes over negative numbers
        } else if errno != EINTR {
          return errno
        }
      }
    }
    return 0
  }

  private static func waitForEnd(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return 127 }
    }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}

/// Two connected files, which other processes do not inherit.
private struct Pipe {
  private(set) var readEnd: Int32
  private(set) var writeEnd: Int32

  init() throws(HelperProcess.Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .notRun(errno: errno) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  mutating func closeWriteEnd() {
    if writeEnd >= 0 { Glibc.close(writeEnd) }
    writeEnd = -1
  }

  mutating func close() {
    closeWriteEnd()
    if readEnd >= 0 { Glibc.close(readEnd) }
    readEnd = -1
  }
}
