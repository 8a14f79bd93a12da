/// Finds articles by the words a shopper would expect to find them by.
///
/// The rule is the plainest there is: every word of the query must be a word of the article's name, brand,
/// categories, kind, colours, material or tags; the last one may be the beginning of such a word.
struct WordIndex {
  private var postings: [String: [Int]] = [:]
  private let vocabulary: [String]

  init(_ items: [ShopItem]) {
    for (position, item) in items.enumerated() {
      for word in Self.words(of: item) where postings[word]?.last != position {
        postings[word, default: []].append(position)
      }
    }
    vocabulary = postings.keys.sorted()
  }

  /// Positions of the articles that match, ascending.
  func matches(_ query: String) -> [Int] {
    let words = Folding.words(of: query)
    guard let last = words.last else { return [] }
    var found = positions(startingWith: last)
    for word in words.dropLast() {
      let others = Set(postings[word] ?? [])
      found.removeAll { !others.contains($0) }
    }
    return found
  }

  private func positions(startingWith prefix: String) -> [Int] {
    var low = 0
    var high = vocabulary.count
    while low < high {
      let middle = (low + high) / 2
      if vocabulary[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    var found: Set<Int> = []
    while low < vocabulary.count, vocabulary[low].hasPrefix(prefix) {
      found.formUnion(postings[vocabulary[low]] ?? [])
      low += 1
    }
    return found.sorted()
  }

  private static func words(of item: ShopItem) -> [String] {
    let texts =
      [item.name, item.brand ?? "", item.kind.noun, item.material] + item.categoryNames + item.colours
      + item.tags
    return texts.flatMap(Folding.words)
  }
}
