import RecordGuessing
import SearchCore

/// One role of one file: what was expected, what was guessed, and whether that is right.
struct Verdict: CustomStringConvertible {
  let role: String
  let expected: String
  let found: String
  let isRight: Bool

  var description: String { "\(role): expected \(expected), found \(found)" }

  static func all(_ guess: RecordGuess, _ expected: ExpectedRoles) -> [Verdict] {
    var verdicts = [
      one("title", expected.title, guess.title.first),
      one("subtitle", expected.subtitle, guess.subtitle.first),
      one("text", expected.text, guess.text.first),
      one("image", expected.image, guess.image),
      one("url", expected.url, guess.url),
      one("price", expected.price, guess.price.first),
      one("was price", expected.wasPrice, guess.wasPrice),
      one("currency", expected.currency.map { [$0] } ?? [], guess.currency),
      one("rating", expected.rating, guess.rating),
      one("rating count", expected.ratingCount, guess.ratingCount),
      one("date", expected.date, guess.date),
      one("tags", expected.tags, guess.tags),
      one("ranking", expected.ranking, guess.ranking.first?.attribute),
      one("layout", [expected.layout], guess.layout.rawValue),
      one("first searched", expected.title, guess.search.first),
    ]
    if !expected.rating.isEmpty {
      verdicts.append(one("rating scale", [String(expected.ratingScale)], String(guess.ratingScale)))
    }
    let facets = guess.facets.map { ($0.isHierarchical ? ">" : "") + $0.path }
    verdicts += each("facet", expected.facets, in: facets)
    verdicts += none("facet", expected.notFacets, in: guess.facets.map(\.path))
    verdicts += each("range", expected.ranges, in: guess.ranges.map(\.path))
    verdicts += none("range", expected.notRanges, in: guess.ranges.map(\.path))
    verdicts += each("searched", expected.searched, in: guess.search)
    verdicts += none("searched", expected.notSearched, in: guess.search)
    verdicts += each("sort", expected.sorts, in: guess.sorts.map(\.id))
    let details = guess.details + guess.ranges + guess.facts
    verdicts += each("digits", expected.digits, in: details.filter { $0.shape == .digits }.map(\.path))
    verdicts += each("date shape", expected.dates, in: details.filter { $0.shape == .date }.map(\.path))
    return verdicts
  }

  private static func one(_ role: String, _ expected: [String], _ found: String?) -> Verdict {
    let isRight = found.map(expected.contains) ?? expected.isEmpty
    return Verdict(
      role: role, expected: expected.isEmpty ? "none" : expected.joined(separator: " or "),
      found: found ?? "none", isRight: isRight)
  }

  private static func each(_ role: String, _ expected: [String], in found: [String]) -> [Verdict] {
    expected.map {
      Verdict(role: role, expected: $0, found: found.joined(separator: ", "), isRight: found.contains($0))
    }
  }

  private static func none(_ role: String, _ unwanted: [String], in found: [String]) -> [Verdict] {
    unwanted.map {
      Verdict(
        role: role, expected: "no " + $0, found: found.joined(separator: ", "), isRight: !found.contains($0))
    }
  }
}
