/// The commands of apt that find and read its lists of packages. Both work for every user.
struct AptCommands: Sendable {
  /// Prints the path of each list, one a line.
  var listFiles = ["apt-get", "indextargets", "--format", "$(FILENAME)", "Created-By: Packages"]
  /// Prints the list whose path is added, uncompressed. The lists may be stored compressed.
  var readList = ["/usr/lib/apt/apt-helper", "cat-file"]

  /// The paths of the lists, at least one.
  func paths() throws(PackageIndexError) -> [String] {
    var output: [UInt8] = []
    try run(listFiles) { output.append(contentsOf: $0) }
    let paths = output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    if paths.isEmpty { throw .noLists }
    return paths
  }

  func read(_ path: String, _ body: (UnsafeRawBufferPointer) -> Void) throws(PackageIndexError) {
    try run(readList + [path], body)
  }

  private func run(_ command: [String], _ body: (UnsafeRawBufferPointer) -> Void) throws(PackageIndexError) {
    do {
      try HelperProcess(command: command).run(body)
    } catch {
      throw PackageIndexError(error, command: command)
    }
  }
}

extension PackageIndexError {
  fileprivate init(_ failure: HelperProcess.Failure, command: [String]) {
    let line = command.joined(separator: " ")
    self =
      switch failure {
      case .notFound: .noApt(program: command[0])
      case .notRun(let errno): .commandNotRun(command: line, errno: errno)
      case .ended(let status, let message): .commandFailed(command: line, status: status, message: message)
      }
  }
}
