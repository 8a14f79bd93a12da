import Glibc

/// Where the program writes: results to standard output, everything else to standard error.
enum Terminal {
  /// Standard output could not be written.
  struct WriteError: Error, CustomStringConvertible {
    let code: Int32

    var description: String { "the output cannot be written: \(String(cString: strerror(code)))" }
  }

  static func print(_ text: String) throws(WriteError) { try output(Array((text + "\n").utf8)) }

  static func output(_ bytes: [UInt8]) throws(WriteError) { try write(bytes[...], to: STDOUT_FILENO) }

  /// Words for people; where they cannot be written there is nobody to tell.
  ///
  /// Names of files and texts of records may hold control characters, which a terminal would take for commands.
  static func error(_ text: String) {
    try? write(Array((plain(text) + "\n").utf8)[...], to: STDERR_FILENO)
  }

  /// Line ends stay, other control characters become spaces.
  private static func plain(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText.plain(String($0)) }
      .joined(separator: "\n")
  }

  /// Writes all of it. A reader who has seen enough and closes the pipe is no error.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(WriteError) {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      if written < 0, errno == EPIPE { return }
      guard written > 0 else { throw WriteError(code: errno) }
      rest = rest.dropFirst(written)
    }
  }
}
