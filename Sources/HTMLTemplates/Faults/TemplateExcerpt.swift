/// The line of a fault with a caret under its column, for messages.
package struct TemplateExcerpt: Sendable, Hashable, CustomStringConvertible {
  /// The line or the part of it around the fault; a tab is one space, what a terminal would act on is U+FFFD.
  let line: String
  /// Characters of `line` before the fault.
  let offset: Int

  /// So many characters are shown at most.
  private static let widest = 100

  /// - Parameter column: From 1, in characters (Unicode scalars).
  init(of line: some Sequence<Unicode.Scalar>, column: Int) {
    // Only what is shown is looked at closely: a line may be long and have many faults.
    let scalars = Array(line)
    let before = max(0, min(column - 1, scalars.count))
    let first =
      scalars.count <= Self.widest ? 0 : max(0, min(before - Self.widest / 2, scalars.count - Self.widest))
    let end = min(first + Self.widest, scalars.count)
    let window = String(String.UnicodeScalarView(scalars[first..<end].map(Self.shown)))
    self.line = (first > 0 ? "…" : "") + window + (end < scalars.count ? "…" : "")
    offset = before - first + (first > 0 ? 1 : 0)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\t" ? " " : "\u{FFFD}"
    case .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: "\u{FFFD}"
    default: scalar
    }
  }

  package var description: String {
    "  \(line)\n  \(String(repeating: " ", count: offset))^"
  }
}
