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
  /// What people type besides: phrases across kinds, and words that stand in names only.
  private static let typed = [
    "brass lantern", "wool blanket", "picnic blanket", "enamel mug", "copper kettle", "tent for two",
    "tent for four", "bell tent", "canvas tent", "cast iron oven", "cast iron pan", "crêpe pan",
    "bread knife",
    "oak board", "linen apron", "merino socks", "waxed jacket", "rain jacket", "wellington boots",
    "gardening gloves", "beeswax candle", "honey soap", "terracotta pot", "child’s watering can",
    "down sleeping bag", "titanium mug", "kettle", "knife", "pan", "lamp", "basket",
    "recycled glass", "stoneware", "enamel", "cast iron", "made nearby", "on sale", "repairable",
  ]
  /// How many articles of no popularity every query is thought to find besides.
  private static let doubt = 8

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
    for candidate in candidates() where seen.insert(Self.key(candidate.query)).inserted {
      let positions = index.matches(candidate.query)
      if !positions.isEmpty { found.append(suggestion(candidate, positions)) }
    }
    return found.sorted { ($0.popularity ?? 0, $1.query) > ($1.popularity ?? 0, $0.query) }
  }

  /// The words of a query without order, repetition, case, accents and plural, so that near doubles meet.
  static func key(_ query: String) -> [String] {
    Set(Folding.words(of: query).map(singular)).sorted()
  }

  private static func singular(_ word: String) -> String {
    for (ending, replacement) in [("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("s", "")]
    where word.hasSuffix(ending) && !word.hasSuffix("ss") && word.utf8.count > ending.utf8.count + 2 {
      return word.dropLast(ending.count) + replacement
    }
    return word
  }

  /// A query before it is known what it finds.
  private struct Candidate {
    let query: String
    /// How readily it is suggested beside the others of its kind, in hundredths.
    let share: Int
  }

  private func candidates() -> [Candidate] {
    let byKind = Dictionary(grouping: items.indices) { items[$0].kind.id }
    return ProductKind.all.flatMap { kind in
      [Candidate(query: kind.noun, share: 100)]
        + phrases(for: kind, at: byKind[kind.id] ?? []).map { Candidate(query: $0, share: 60) }
    } + Self.typed.map { Candidate(query: $0, share: 70) }
      + shelfPhrases().map { Candidate(query: $0, share: 50) }
  }

  /// `brass lantern`, `tarn & fell lantern`, `repairable lantern`, `lantern on sale`, `ember camp lantern`.
  private func phrases(for kind: ProductKind, at positions: [Int]) -> [String] {
    let noun = kind.noun
    var phrases = colours.best(2, at: positions).map { "\($0.value) \(noun)" }
    phrases += brands.best(1, at: positions).map { "\($0.value.lowercased()) \(noun)" }
    phrases += materials.best(1, at: positions).map { "\($0.value) \(noun)" }
    phrases += tags.best(4, at: positions).filter { $0.value != "free shipping" }.prefix(1)
      .map { Self.phrase(tag: $0.value, noun: noun) }
    phrases.append(Self.phrase(tag: "on sale", noun: noun))
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

  /// `outdoor`, `pots & pans`, `garden hand tools`; a department is put only before short names that do
  /// not repeat it.
  private func shelfPhrases() -> [String] {
    ProductKind.all.flatMap { kind in
      kind.categories[1].flatMap { shelf in
        let names = TableRow.cells(of: shelf.lowercased(), separatedBy: ">")
        let words = Folding.words(of: names[1])
        let isShort = words.count <= 2 && !names[1].contains("&")
        let repeats = Folding.words(of: names[0]).contains { words.contains($0) }
        return [names[0], names[1]] + (isShort && !repeats ? ["\(names[0]) \(names[1])"] : [])
      }
    }
  }

  /// The mean popularity of the articles found, drawn towards nothing where they are few: neither the
  /// widest query nor one lucky article comes first.
  private func popularity(at positions: [Int]) -> Int {
    positions.reduce(0) { $0 + items[$1].popularity } / (positions.count + Self.doubt)
  }

  private func suggestion(_ candidate: Candidate, _ positions: [Int]) -> QuerySuggestion {
    var chance = SeededGenerator(candidate.query)
    let isCounted = chance.number(below: 45) != 0
    return QuerySuggestion(
      query: candidate.query,
      popularity: isCounted ? popularity(at: positions) * candidate.share / 100 : nil,
      hits: positions.count,
      departments: departments.best(Self.valuesKept, at: positions),
      shelves: shelves.best(Self.valuesKept, at: positions),
      brands: brands.best(Self.valuesKept, at: positions))
  }
}
