/// Makes query suggestions from the facets of the articles and their combinations.
struct SuggestionBuilder {
  private let items: [ShopItem]
  private let index: WordIndex
  private let departments: ValueCounts
  private let shelves: ValueCounts
  private let brands: ValueCounts
  private let colours: ValueCounts
  private let materials: ValueCounts
  private let tags: ValueCounts

  private static let valuesKept = 5

  init(items: [ShopItem]) {
    self.items = items
    index = WordIndex(items)
    departments = ValueCounts(items) { $0.kind.categories[0] }
    shelves = ValueCounts(items) { $0.kind.categories[1] }
    brands = ValueCounts(items) { $0.brand.map { [$0] } ?? [] }
    colours = ValueCounts(items, \.colours)
    materials = ValueCounts(items) { [$0.material] }
    tags = ValueCounts(items, \.tags)
  }

  /// Distinct queries that find something, the most popular first.
  func suggestions() -> [QuerySuggestion] {
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
    let byKind = Dictionary(grouping: items.indices) { items[$0].kind.id }
    return ProductKind.all.flatMap { kind in phrases(for: kind, at: byKind[kind.id] ?? []) } + shelfPhrases()
  }

  /// `lantern`, `brass lantern`, `tarn & fell lantern`, `repairable lantern`, `lantern on sale`,
  /// `ember camp lantern`.
  private func phrases(for kind: ProductKind, at positions: [Int]) -> [String] {
    let noun = kind.noun
    var phrases = [noun]
    phrases += colours.best(2, at: positions).map { "\($0.value) \(noun)" }
    phrases += brands.best(1, at: positions).map { "\($0.value.lowercased()) \(noun)" }
    phrases += materials.best(1, at: positions).map { "\($0.value) \(noun)" }
    phrases += tags.best(2, at: positions).map { Self.phrase(tag: $0.value, noun: noun) }
    let top = positions.map { items[$0] }.max { ($0.popularity, $1.id) < ($1.popularity, $0.id) }
    if let top { phrases.append(top.modelName.lowercased()) }
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
    ProductKind.all.flatMap { kind in
      kind.categories[1].flatMap { shelf in
        let names = TableRow.cells(of: shelf.lowercased(), separatedBy: ">")
        return [names[0], names[1], "\(names[0]) \(names[1])"]
      }
    }
  }

  private func suggestion(_ query: String, _ positions: [Int]) -> QuerySuggestion {
    var chance = SeededGenerator(query)
    let isCounted = chance.number(below: 45) != 0
    return QuerySuggestion(
      query: query,
      popularity: isCounted ? positions.reduce(0) { $0 + items[$1].popularity } : nil,
      hits: positions.count,
      departments: departments.best(Self.valuesKept, at: positions),
      shelves: shelves.best(Self.valuesKept, at: positions),
      brands: brands.best(Self.valuesKept, at: positions))
  }
}
