import Glibc

/// Why the package index of this machine cannot be read, and how to mend it.
package enum PackageIndexError: Error, Hashable, CustomStringConvertible {
  /// apt is not installed; `program` is what was not found.
  case noApt(program: String)
  /// apt is there, but has not fetched any list of packages.
  case noLists
  /// The lists hold no package that could be read; `malformed` stanzas were passed over.
  case noPackages(malformed: Int)
  /// A command of apt ended with an error.
  case commandFailed(command: String, status: Int32, message: String)
  /// The system could not run a command.
  case commandNotRun(command: String, errno: Int32)

  package var description: String {
    switch self {
    case .noApt(let program):
      "package index: \(program) was not found. The index is apt's, so use a Debian machine or leave this site out."
    case .noLists:
      "package index: apt has no package lists on this machine. Fetch them as root: apt-get update"
    case .noPackages(let malformed):
      "package index: no package in apt's lists (malformed stanzas: \(malformed)). Fetch them again as root: apt-get update"
    case .commandFailed(let command, let status, let message):
      "package index: `\(command)` ended with status \(status)\(Self.detail(message)) Fetch the lists again as root: apt-get update"
    case .commandNotRun(let command, let errno):
      "package index: `\(command)` could not be run: \(String(cString: strerror(errno))). Check the limits of this machine."
    }
  }

  /// What the command said, in one line.
  private static func detail(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline)
    return lines.isEmpty ? "." : ": \(lines.joined(separator: "; "))."
  }
}
