/// A command line that cannot be carried out, in words that say how to mend it.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description + "\nTry: searchlight --help" }
}
