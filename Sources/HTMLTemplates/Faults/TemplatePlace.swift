/// A place in a template file; line and column count from 1, columns in characters.
package struct TemplatePlace: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int

  package var description: String { "\(file):\(line):\(column)" }

  package static func < (left: TemplatePlace, right: TemplatePlace) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
