import NearestNames

/// An option of a command, with the dashes.
struct OptionForm: Hashable, Sendable {
  let name: String
  /// What its value is called in the help; `nil` for an option that takes none.
  let value: String?
  let about: String
  /// Whether it may be given several times.
  let isRepeatable: Bool

  init(_ name: String, _ value: String?, isRepeatable: Bool = false, _ about: String) {
    self.name = name
    self.value = value
    self.about = about
    self.isRepeatable = isRepeatable
  }
}

/// The words of a command line, taken apart into options and the rest.
///
/// `--name value` and `--name=value` are the same; `--` ends the options.
struct Arguments {
  /// The values of each option that was given, in order; an empty text for one that takes none.
  private var given: [String: [String]] = [:]
  private(set) var words: [String] = []

  init(_ arguments: some Sequence<String>, options: [OptionForm]) throws(UsageError) {
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
      guard let form = options.first(where: { $0.name == parts[0] }) else {
        throw UsageError(Self.unknown(parts[0], options))
      }
      try add(form, parts.count > 1 ? parts[1] : nil, &arguments)
    }
  }

  private mutating func add(
    _ form: OptionForm, _ attached: String?, _ arguments: inout ArraySlice<String>
  ) throws(UsageError) {
    guard form.isRepeatable || given[form.name] == nil else {
      throw UsageError("\(form.name) is given twice.")
    }
    guard form.value != nil else {
      guard attached == nil else { throw UsageError("\(form.name) takes no value.") }
      given[form.name, default: []].append("")
      return
    }
    guard let value = attached ?? arguments.popFirst(), !value.isEmpty else {
      throw UsageError("\(form.name) needs a value.")
    }
    given[form.name, default: []].append(value)
  }

  private static func unknown(_ name: String, _ options: [OptionForm]) -> String {
    let names = options.map(\.name)
    let mend =
      NearestName.find(name, in: names).map { "Did you mean \($0)?" }
      ?? (names.isEmpty ? "This command has none." : "The options are \(names.joined(separator: ", ")).")
    return "there is no option \(name). " + mend
  }

  /// The value of an option that may be given once.
  subscript(name: String) -> String? { given[name]?.first }

  func all(_ name: String) -> [String] { given[name] ?? [] }

  func has(_ name: String) -> Bool { given[name] != nil }

  /// The only word, or none.
  func word(of command: String, _ what: String) throws(UsageError) -> String? {
    guard words.count <= 1 else {
      throw UsageError("\(command) takes \(what), not “\(words[1])” as well.")
    }
    return words.first
  }

  /// A whole number in a range.
  func number(_ name: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”.")
    }
    return number
  }
}
