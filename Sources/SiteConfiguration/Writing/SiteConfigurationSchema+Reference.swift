extension SiteConfigurationSchema {
  /// Every key as Markdown: a table for each map of the configuration.
  package static func reference() -> String {
    section(configuration.shape, path: "")
  }

  private static func section(_ group: GroupShape, path: String) -> String {
    var text = "#### " + (path.isEmpty ? "The whole file" : "`\(path)`") + "\n"
    text += "\n| key | takes | default | what it does |\n|---|---|---|---|\n"
    for key in group.keys {
      let given = key.isRequired ? "required" : key.defaultNode.flatMap(line).map { "`\($0)`" } ?? ""
      text += "| `\(key.name)` | \(cell(key.shape.words)) | \(given) | \(cell(key.about)) |\n"
    }
    for key in group.keys {
      guard let inner = key.shape.innerGroup else { continue }
      let path = path.isEmpty ? key.name : path + "." + key.name
      text += "\n" + section(inner, path: path)
    }
    return text
  }

  /// A default in one line; `nil` for none and for maps, whose own table says it.
  private static func line(_ node: WrittenNode) -> String? {
    switch node {
    case .text(let text): text.isEmpty ? nil : text
    case .literal(let text): text
    case .list(let nodes): nodes.isEmpty ? "[]" : nil
    case .map: nil
    }
  }

  private static func cell(_ text: String) -> String {
    let escapes: [Character: String] = ["|": "\\|", "&": "&amp;", "<": "&lt;", "*": "\\*", "_": "\\_"]
    return text.map { escapes[$0] ?? String($0) }.joined()
  }
}

extension ValueShape {
  /// The map that a value of this shape is or holds.
  var innerGroup: GroupShape? {
    switch self {
    case .group(let group): group
    case .list(let item, _, _), .oneOrMore(let item, _, _), .attributes(let item): item.innerGroup
    default: nil
    }
  }
}
