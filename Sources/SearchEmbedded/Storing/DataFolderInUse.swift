import Glibc

/// The process that has a data folder, as far as it is known.
package struct DataFolderHolder: Sendable, Hashable, CustomStringConvertible {
  /// `nil` where the lock's file does not tell it, as in the instant before it is written.
  package let process: Int32?
  /// How it was started, its words with spaces between; empty where that is not known.
  package let command: String

  /// The longest command that is told, in characters.
  private static let longestCommand = 200

  static var thisProcess: DataFolderHolder {
    DataFolderHolder(process: getpid(), command: CommandLine.arguments.joined(separator: " "))
  }

  init(process: Int32?, command: String) {
    self.process = process
    self.command = Self.printable(command)
  }

  /// Reads what `words` wrote, and asks the system how the process was started, where it tells.
  init(words: String) {
    let lines = words.split(separator: "\n", maxSplits: 1)
    let process = lines.first.flatMap { Int32($0) }
    let told = process.flatMap(Self.commandLine) ?? (lines.count > 1 ? String(lines[1]) : "")
    self.init(process: process, command: told)
  }

  /// Two lines: the process and its command.
  var words: String { "\(process.map(String.init) ?? "")\n\(command)\n" }

  package var description: String {
    guard let process else { return "another process" }
    return command.isEmpty ? "process \(process)" : "process \(process) (\(command))"
  }

  private static func commandLine(_ process: Int32) -> String? {
    guard let file = fopen("/proc/\(process)/cmdline", "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    guard count > 0 else { return nil }
    let words = bytes.prefix(count).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return words.joined(separator: " ")
  }

  /// Without what would change the look of a terminal.
  private static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longestCommand) {
      result.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}

/// A data folder that somebody else uses.
package struct DataFolderInUse: Error, Sendable, Hashable, CustomStringConvertible {
  package let folder: String
  package let holder: DataFolderHolder

  package var description: String {
    "data folder \(folder): \(holder) uses it. Stop that process, or choose another folder with --data."
  }
}
