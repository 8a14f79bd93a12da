import NearestNames

/// The words of a command line, taken apart into options with values and the rest.
///
/// `--name value` and `--name=value` are the same; `--` ends the options.
struct Arguments {
  private(set) var options: [String: String] = [:]
  private(set) var words: [String] = []

  /// - Parameter names: The options of the command, with the dashes; all of them take a value.
  init(_ arguments: some Sequence<String>, options names: [String]) throws {
    var arguments = Array(arguments)[...]
    while let word = arguments.popFirst() {
      if word == "--" {
        words += arguments
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      guard names.contains(name) else {
        throw UsageError(
          "there is no option \(name). "
            + (NearestName.find(name, in: names).map { "Did you mean \($0)?" }
              ?? "The options are \(names.joined(separator: ", "))."))
      }
      guard options[name] == nil else { throw UsageError("\(name) is given twice.") }
      guard let value = parts.count > 1 ? parts[1] : arguments.popFirst(), !value.isEmpty else {
        throw UsageError("\(name) needs a value.")
      }
      options[name] = value
    }
  }
}
