import SearchCore

extension SearchResults {
  /// These results with top-level fields of their records under other names.
  func renaming(_ names: [String: String]) -> SearchResults {
    guard !names.isEmpty else { return self }
    var renamed = self
    renamed.hits = hits.map { $0.renaming(names) }
    return renamed
  }
}

extension Hit {
  fileprivate func renaming(_ names: [String: String]) -> Hit {
    func renamed(_ path: String) -> String {
      let field = path.prefix { $0 != "." }
      return names[String(field)].map { $0 + path.dropFirst(field.count) } ?? path
    }
    func renamed(_ highlights: [String: Highlight]) -> [String: Highlight] {
      Dictionary(highlights.map { (renamed($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    return Hit(
      id: id,
      record: RecordObject(record.fields.map { .init(name: names[$0.name] ?? $0.name, value: $0.value) }),
      highlights: renamed(highlights), snippets: renamed(snippets))
  }
}
