/// A value that no message, log or page may show.
package struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The variable of the environment that held it.
  package let variable: String
  private let value: String

  package init(_ value: String, variable: String) {
    self.value = value
    self.variable = variable
  }

  /// The value, for the one place that sends it.
  package func reveal() -> String { value }

  package var description: String { "•••" }
  package var debugDescription: String { "•••" }
  package var customMirror: Mirror { Mirror(self, children: []) }

  /// The name in `${NAME}`; `nil` for everything else.
  static func variable(in text: String) -> String? {
    guard text.hasPrefix("${"), text.hasSuffix("}") else { return nil }
    let name = text.dropFirst(2).dropLast()
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      name.utf8.allSatisfy({ FormRules.isLetterOrDigit($0) || $0 == UInt8(ascii: "_") })
    else { return nil }
    return String(name)
  }
}
