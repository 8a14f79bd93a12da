import SearchCore
import SearchEmbedded

extension Corpus {
  /// Invented packages, for machines without a package index: latencies are of the right size, the texts mean nothing.
  ///
  /// Words are drawn by a skewed law as in real texts: a few are everywhere, most are rare.
  static func synthetic(count: Int) -> Corpus {
    var numbers = Numbers(state: 1)
    let words = (0..<40_000).map { Self.word($0, &numbers) }
    func word(_ numbers: inout Numbers) -> String {
      let position = numbers.next(1 << 20)
      // The square of a square crowds the draws at the beginning of the list.
      let share = Double(position) / Double(1 << 20)
      return words[Int(share * share * share * share * Double(words.count - 1))]
    }
    let records = (0..<count).map { number -> (id: String, record: RecordObject) in
      let name = (0...numbers.next(3)).map { _ in word(&numbers) }.joined(separator: "-") + "-\(number)"
      let summary = (0..<4 + numbers.next(6)).map { _ in word(&numbers) }.joined(separator: " ")
      let tags = (0..<numbers.next(5)).map { _ in RecordValue.text("use::\(words[numbers.next(400)])") }
      return (
        name,
        [
          "name": .text(name), "summary": .text(summary), "section": .text(words[numbers.next(60)]),
          "tags": .list(tags), "installed_size": .integer(Int64(numbers.next(100_000))),
          "popularity": .integer(Int64(numbers.next(1000))),
        ]
      )
    }
    return Corpus(
      name: "\(count) invented records", settings: .packages, records: records,
      queries: (0..<26).map { index in
        let rank = 3 + index * index
        return index % 3 == 0 ? words[rank] + " " + words[rank / 2] : words[rank]
      }, facets: ["section", "tags"], highlighted: ["name", "summary"])
  }

  private static func word(_ number: Int, _ numbers: inout Numbers) -> String {
    let syllables = [
      "li", "py", "ba", "con", "da", "de", "ex", "fo", "gi", "go", "ja", "ka", "lo", "ma", "net", "no", "per",
      "qu", "ra", "ru", "se", "to", "ux", "vi", "wi", "xy", "za", "ser", "form", "ing", "er", "al",
    ]
    return (0..<2 + numbers.next(3)).map { _ in syllables[numbers.next(syllables.count)] }.joined()
      + (number % 7 == 0 ? "\(number % 10)" : "")
  }

  private struct Numbers {
    var state: UInt64

    /// The next number, from 0 below `bound`.
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}

extension IndexSettings {
  /// How package records are indexed here.
  static let packages = IndexSettings(
    searchable: ["name", "summary"], facets: ["section", "tags"],
    customRanking: [SortOrder(attribute: "popularity", isAscending: false)],
    sortable: ["name", "installed_size"])
}
