import SearchCore

extension AlgoliaReader {
  /// What the engine adds to a record in its answers. `_tags` and `_geoloc` are the record's own and stay in it.
  private static let additions: Set<String> = [
    "_highlightResult", "_snippetResult", "_rankingInfo", "_distinctSeqID", "_answer", "_score",
  ]

  /// Reads one hit; `nil` for what is no object or has no `objectID`, without which a hit has no page to link to.
  package func hit(_ value: RecordValue) -> Hit? {
    guard let object = value.object, let id = object["objectID"]?.scalarText, !id.isEmpty else { return nil }
    let record = RecordObject(object.fields.filter { !Self.additions.contains($0.name) })
    var highlights: [String: Highlight] = [:]
    var levels: [String: MatchLevel] = [:]
    if let tree = object["_highlightResult"] {
      collect(tree, at: "", .object(record)) { path, leaf, stored in
        highlights[path] = Highlight(marked: leaf.text, stored: stored, marks: marks)
        levels[path] = leaf.level
      }
    }
    var snippets: [String: Highlight] = [:]
    if let tree = object["_snippetResult"] {
      // A snippet begins and ends anywhere in the stored text, so that cannot tell its marks from its text.
      collect(tree, at: "", nil) { path, leaf, _ in
        snippets[path] = Highlight(marked: leaf.text, marks: marks)
      }
    }
    return Hit(id: id, record: record, highlights: highlights, snippets: snippets, matchLevels: levels)
  }

  /// What the engine says of one field.
  private struct Leaf {
    let text: String
    /// `nil` for no match, as for a hit that says nothing, and for what the engine does not document.
    let level: MatchLevel?

    init(_ text: String, _ object: RecordObject) {
      self.text = text
      switch object["matchLevel"]?.text {
      case "full"?: level = .full
      case "partial"?: level = .partial
      default: level = nil
      }
    }
  }

  /// Walks a tree that mirrors the record, whose leaves are objects with a scalar `value`, and what the record has there.
  private func collect(
    _ tree: RecordValue, at path: String, _ stored: RecordValue?, leaf: (String, Leaf, String?) -> Void
  ) {
    func step(_ name: String) -> String { path.isEmpty ? name : path + "." + name }
    switch tree {
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        collect(element, at: step(String(index)), stored?.list?[safely: index], leaf: leaf)
      }
    case .object(let object):
      switch object["value"] {
      case .text(let text)? where !path.isEmpty: leaf(path, Leaf(text, object), stored?.scalarText)
      // A leaf whose value is no text is no highlight; a field of the record's own that is called `value` is a tree.
      case .bool?, .integer?, .number?, .null?: return
      default:
        for field in object.fields {
          collect(field.value, at: step(field.name), stored?.object?[field.name], leaf: leaf)
        }
      }
    default: return
    }
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
