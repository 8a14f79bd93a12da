import SearchCore
import SearchEmbedded

/// Records to measure on, and what readers would look for in them.
struct Corpus {
  let name: String
  let settings: IndexSettings
  let records: [(id: String, record: RecordObject)]
  /// Each is measured letter by letter, as it is typed.
  let queries: [String]
  /// Counted with every query.
  let facets: [String]
  let highlighted: [String]
}

extension Corpus {
  /// All prefixes of all queries, in the order of typing.
  var typedQueries: [String] {
    queries.flatMap { query in (1...query.count).map { String(query.prefix($0)) } }
      .filter { !$0.hasSuffix(" ") }
  }
}
