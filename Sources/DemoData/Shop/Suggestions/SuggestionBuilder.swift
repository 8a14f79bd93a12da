/// Makes query suggestions from the facets of the articles and their combinations.
struct SuggestionBuilder {
  let items: [ShopItem]

  private static let valuesKept = 5

  /// Distinct queries that find something, the most popular first.
  func suggestions() -> [QuerySuggestion] {
    let index = WordIndex(items)
    var seen: Set<[String]> = []
    var found: [QuerySuggestion] = []
    for query in candidates() where seen.insert(Self.key(query)).inserted {
      let positions = index.matches(query)
      if !positions.isEmpty { found.append(suggestion(query, positions)) }
    }
    return found.sorted { ($0.popularity ?? 0, $1.query) > ($1.popularity ?? 0, $0.query) }
  }

  /// The words of a query without order, case, accents and plural, so that near doubles meet.
  static func key(_ query: String) -> [String] {
    Folding.words(of: query).map(singular).sorted()
  }

  private static func singular(_ word: String) -> String {
    for (ending, replacement) in [("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("s", "")]
    where word.hasSuffix(ending) && !word.hasSuffix("ss") && word.utf8.count > ending.utf8.count + 2 {
      return word.dropLast(ending.count) + replacement
    }
    return word
  }

  private func candidates() -> [String] {
    let byKind = Dictionary(grouping: items) { $0.kind.id }
    return ProductKind.all.flatMap { kind in phrases(for: kind, of: byKind[kind.id] ?? []) } + shelfPhrases()
  }

  /// `lantern`, `brass lantern`, `tarn & fell lantern`, `repairable lantern`, `lantern on sale`,
  /// `ember camp lantern`.
  private func phrases(for kind: ProductKind, of items: [ShopItem]) -> [String] {
    let noun = kind.noun
    var phrases = [noun]
    phrases += best(2, items.flatMap(\.colours)).map { "\($0) \(noun)" }
    phrases += best(1, items.compactMap(\.brand)).map { "\($0.lowercased()) \(noun)" }
    phrases += best(1, items.map(\.material)).map { "\($0) \(noun)" }
    phrases += best(2, items.flatMap(\.tags)).map { Self.phrase(tag: $0, noun: noun) }
    if let top = items.max(by: { ($0.popularity, $1.id) < ($1.popularity, $0.id) }) {
      phrases += kind.models.filter { top.name.hasPrefix($0.name) }.map { $0.name.lowercased() }
    }
    return phrases
  }

  private static func phrase(tag: String, noun: String) -> String {
    switch tag {
    case "repairable", "new", "recycled": "\(tag) \(noun)"
    default: "\(noun) \(tag)"
    }
  }

  /// `outdoor`, `pots & pans`, `garden hand tools`.
  private func shelfPhrases() -> [String] {
    var phrases: [String] = []
    for shelf in ProductKind.all.flatMap(\.shelves) {
      let names = TableRow.cells(of: shelf.lowercased(), separatedBy: ">")
      phrases += [names[0], names[1], "\(names[0]) \(names[1])"]
    }
    return phrases
  }

  private func suggestion(_ query: String, _ positions: [Int]) -> QuerySuggestion {
    let matched = positions.map { items[$0] }
    var chance = SeededGenerator(query)
    return QuerySuggestion(
      query: query,
      popularity: chance.number(below: 45) == 0 ? nil : matched.reduce(0) { $0 + $1.popularity },
      hits: matched.count,
      departments: counts(matched.flatMap { $0.categories(depth: 1) }),
      shelves: counts(matched.flatMap { $0.categories(depth: 2) }),
      brands: counts(matched.compactMap(\.brand)))
  }

  private func best(_ count: Int, _ values: [String]) -> [String] {
    counts(values).prefix(count).map(\.value)
  }

  /// The most frequent values, equal ones by name.
  private func counts(_ values: [String]) -> [QuerySuggestion.Count] {
    Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
      .sorted { ($0.value, $1.key) > ($1.value, $0.key) }
      .prefix(Self.valuesKept)
      .map { .init(value: $0.key, count: $0.value) }
  }
}
