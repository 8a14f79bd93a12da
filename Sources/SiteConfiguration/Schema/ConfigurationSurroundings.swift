import Glibc

/// What a configuration is checked against: the variables of the environment and the files of the machine.
package struct ConfigurationSurroundings: Sendable {
  package enum Found: Sendable {
    case file
    case folder
  }

  /// The value of a variable; `nil` where it is not set.
  package let variable: @Sendable (String) -> String?
  /// What stands at a path, links followed; `nil` for nothing.
  package let look: @Sendable (String) -> Found?

  package init(
    variable: @escaping @Sendable (String) -> String?, look: @escaping @Sendable (String) -> Found?
  ) {
    self.variable = variable
    self.look = look
  }

  /// This process and this machine.
  package static let process = ConfigurationSurroundings(
    variable: { getenv($0).map { String(cString: $0) } },
    look: { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    })
}
