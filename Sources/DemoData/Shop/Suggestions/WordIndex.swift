/// Finds articles by the words a shopper would expect to find them by.
///
/// The rule is the plainest there is: every word of the query must be a word of the article's name, brand,
/// categories, kind, colours, material, tags or description; the last one may be the beginning of such a word.
struct WordIndex {
  private var postings: [String: [Int]] = [:]
  private let vocabulary: [String]
  private let count: Int

  init(_ items: [ShopItem]) {
    var wordsOfText: [String: [String]] = [:]
    for (position, item) in items.enumerated() {
      for text in Self.texts(of: item) {
        let words = wordsOfText[text] ?? Folding.searchWords(of: text)
        wordsOfText[text] = words
        for word in words { Self.add(position, to: &postings[word, default: []]) }
      }
    }
    vocabulary = postings.keys.sorted()
    count = items.count
  }

  /// Positions of the articles that match, ascending.
  func matches(_ query: String) -> [Int] {
    let words = Folding.searchWords(of: query)
    guard let last = words.last else { return [] }
    var hits = [Int](repeating: 0, count: count)
    for (turn, word) in words.dropLast().enumerated() {
      for position in postings[word] ?? [] where hits[position] == turn { hits[position] = turn + 1 }
    }
    for position in positions(startingWith: last) where hits[position] == words.count - 1 {
      hits[position] = words.count
    }
    return hits.indices.filter { hits[$0] == words.count }
  }

  private func positions(startingWith prefix: String) -> [Int] {
    var low = 0
    var high = vocabulary.count
    while low < high {
      let middle = (low + high) / 2
      if vocabulary[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    return vocabulary[low...].prefix { $0.hasPrefix(prefix) }.flatMap { postings[$0] ?? [] }
  }

  private static func add(_ position: Int, to postings: inout [Int]) {
    if postings.last != position { postings.append(position) }
  }

  private static func texts(of item: ShopItem) -> [String] {
    [item.name, item.brand ?? "", item.kind.noun, item.material, item.description ?? ""]
      + item.kind.categoryNames + item.colours + item.plainColours + item.tags
  }
}
