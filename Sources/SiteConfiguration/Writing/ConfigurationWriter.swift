/// Writes a configuration as YAML that explains itself: above each key, the first time, what it does.
///
/// Keys with their default value are left out. What is written reads back as the same configuration.
package struct ConfigurationWriter {
  /// Columns of a comment or of a list in one line.
  private static let width = 100

  private var text = ""
  private var explained: Set<String> = []

  /// - Parameter heading: Comment lines at the start of the file.
  package static func write(_ configuration: Configuration, heading: [String] = []) -> String {
    guard case .map(let entries)? = SiteConfigurationSchema.configuration.type.write(configuration) else {
      return ""
    }
    var writer = ConfigurationWriter()
    for line in heading { writer.comment(line, indent: 0) }
    if !heading.isEmpty { writer.text += "\n" }
    writer.write(entries, path: "", indent: 0, isItem: false)
    return writer.text
  }

  /// - Parameter isItem: Whether the first entry stands behind the hyphen of a list.
  private mutating func write(_ entries: [WrittenEntry], path: String, indent: Int, isItem: Bool) {
    for (index, entry) in entries.enumerated() {
      let path = path + "." + entry.key
      let startsItem = isItem && index == 0
      if let about = entry.about, explained.insert(path).inserted {
        if index > 0, indent <= 4 { text += "\n" }
        comment(about, indent: startsItem ? indent - 2 : indent)
      }
      text += String(repeating: " ", count: startsItem ? indent - 2 : indent) + (startsItem ? "- " : "")
      text += ScalarText.write(entry.key) + ":"
      write(entry.node, path: path, indent: indent)
    }
  }

  /// The value of a key, behind its colon.
  private mutating func write(_ node: WrittenNode, path: String, indent: Int) {
    if let line = Self.inline(node, room: Self.width - indent - 20) {
      text += " " + line + "\n"
      return
    }
    text += "\n"
    switch node {
    case .map(let entries): write(entries, path: path, indent: indent + 2, isItem: false)
    case .list(let nodes):
      let areRows = nodes.allSatisfy { node in
        if case .map(let entries) = node, !entries.isEmpty {
          return Self.row(node, room: Self.width - indent - 4) != nil
        }
        return true
      }
      if areRows { explainRows(nodes, path: path, indent: indent + 2) }
      for node in nodes {
        if areRows, let row = Self.row(node, room: Self.width - indent - 4) {
          text += String(repeating: " ", count: indent + 2) + "- " + row + "\n"
        } else if case .map(let entries) = node, !entries.isEmpty {
          write(entries, path: path, indent: indent + 4, isItem: true)
        } else {
          text +=
            String(repeating: " ", count: indent + 2) + "- " + (Self.inline(node, room: .max) ?? "") + "\n"
        }
      }
    case .text, .literal: break
    }
  }

  /// A map of scalars in one line; `nil` for everything else and for what is too long for one.
  private static func row(_ node: WrittenNode, room: Int) -> String? {
    guard case .map(let entries) = node, !entries.isEmpty, entries.allSatisfy({ $0.node.isScalar }) else {
      return nil
    }
    let pairs = entries.map { ScalarText.write($0.key) + ": " + (inline($0.node, room: .max) ?? "") }
    let line = "{" + pairs.joined(separator: ", ") + "}"
    return line.count <= room ? line : nil
  }

  /// What the keys of a list of maps do, above the first of its items, which stand in one line each.
  private mutating func explainRows(_ nodes: [WrittenNode], path: String, indent: Int) {
    for case .map(let entries) in nodes {
      for entry in entries {
        guard let about = entry.about, explained.insert(path + "." + entry.key).inserted else { continue }
        comment("\(entry.key): \(about)", indent: indent)
      }
    }
  }

  /// Scalars, short lists of scalars and what is empty; `nil` for the rest.
  private static func inline(_ node: WrittenNode, room: Int) -> String? {
    switch node {
    case .text(let text): return ScalarText.write(text)
    case .literal(let text): return text
    case .map(let entries): return entries.isEmpty ? "{}" : nil
    case .list(let nodes):
      guard nodes.allSatisfy(\.isScalar) else { return nil }
      let line = "[" + nodes.compactMap { inline($0, room: .max) }.joined(separator: ", ") + "]"
      return line.count <= room ? line : nil
    }
  }

  private mutating func comment(_ words: String, indent: Int) {
    var line = ""
    for word in words.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, indent + line.count + word.count + 3 > Self.width {
        text += String(repeating: " ", count: indent) + "#" + line + "\n"
        line = ""
      }
      line += " " + word
    }
    text += String(repeating: " ", count: indent) + "#" + line + "\n"
  }
}
