/// Counts the values of one attribute over any selection of articles.
struct ValueCounts {
  private let names: [String]
  /// For each article the numbers of its values.
  private let values: [[Int]]

  init(_ items: [ShopItem], _ attribute: (ShopItem) -> [String]) {
    var numbers: [String: Int] = [:]
    var names: [String] = []
    values = items.map { item in
      attribute(item).map { name in
        if let number = numbers[name] { return number }
        numbers[name] = names.count
        names.append(name)
        return names.count - 1
      }
    }
    self.names = names
  }

  /// The most frequent values of the articles at `positions`, equally frequent ones by name.
  func best(_ limit: Int, at positions: [Int]) -> [QuerySuggestion.Count] {
    var counts = [Int](repeating: 0, count: names.count)
    for position in positions {
      for value in values[position] { counts[value] += 1 }
    }
    return counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], names[$1]) > (counts[$1], names[$0]) }
      .prefix(limit)
      .map { .init(value: names[$0], count: counts[$0]) }
  }
}
