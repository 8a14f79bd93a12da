import SearchCore
import SearchEmbedded

/// The titles of a sample, and whether they are names that readers would type, as those of films are.
struct TitleNames {
  /// Different titles, long ones cut, in an order that depends on them alone.
  let distinct: [String]
  private let whole: [String]
  /// Whether most titles are short.
  let areNames: Bool

  private static let nameLength = 40

  init(_ records: [RecordSample.Record]) {
    distinct = Self.distinct(records)
    whole = Self.distinct(records.filter(\.isTitleWhole))
    areNames =
      !distinct.isEmpty
      && distinct.count { $0.utf8.count <= Self.nameLength } * 4 > distinct.count * 3
  }

  private static func distinct(_ records: [RecordSample.Record]) -> [String] {
    Set(records.lazy.map(\.title).filter { !$0.isEmpty }).sorted { $0.precedesExactly($1) }
  }

  /// The titles as they are written, those of a better rank first.
  func candidates(ranks: [String: Int], limit: Int) -> [Candidate] {
    whole.compactMap(SuggestionText.line)
      .sorted { left, right in
        let (one, other) = (ranks[left] ?? .max, ranks[right] ?? .max)
        return one == other ? left.precedesExactly(right) : one < other
      }
      .prefix(limit)
      .map { line in
        Candidate(query: line, words: QueryWords(line).words, kind: .title, support: 1, weight: 0)
      }
  }
}
