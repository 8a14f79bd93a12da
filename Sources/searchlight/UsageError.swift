/// A command line that cannot be carried out, in words that say how to mend it.
struct UsageError: Error, CustomStringConvertible {
  let message: String
  /// The command whose help says more; `nil` for the program's.
  let command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  var description: String {
    message + "\nTry: searchlight " + (command.map { $0 + " " } ?? "") + "--help"
  }
}
