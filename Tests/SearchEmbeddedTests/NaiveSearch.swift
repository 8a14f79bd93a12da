import SearchCore

@testable import SearchEmbedded

/// The engine's promises written down the slow way: every record is looked at, everything is sorted.
struct NaiveSearch {
  let settings: IndexSettings
  /// One for each id.
  let records: [String: RecordObject]

  init(settings: IndexSettings, records: [(id: String, record: RecordObject)]) {
    self.settings = settings
    self.records = Dictionary(records.map { ($0.id, $0.record) }, uniquingKeysWith: { _, last in last })
  }

  struct Answer: Equatable {
    var ids: [String]
    var facets: [Facet]
  }

  /// All hits in order, and the facets.
  func answer(_ query: SearchQuery) -> Answer {
    let words = Self.words(query.text)
    var hits: [(key: [SortValue], id: String)] = []
    var counts = query.facets.map { _ in [String: Int]() }
    for (id, record) in records {
      if let only = query.recordID, id != only { continue }
      guard let match = query.recordID == nil ? match(record, words) : (0, 0) else { continue }
      let failed = Set(
        query.filters.filter { filter in
          !record.texts(at: filter.attribute).contains { filter.values.contains($0) }
        }.map(\.attribute))
      for (index, request) in query.facets.enumerated()
      where failed.isEmpty || (request.isDisjunctive && failed == [request.attribute]) {
        for value in Set(record.texts(at: request.attribute)) { counts[index][value, default: 0] += 1 }
      }
      guard failed.isEmpty else { continue }
      var key: [SortValue] = []
      if let sort = query.sort {
        key.append(Self.sortValue(record, sort))
      } else {
        key += [.number(Double(match.attribute)), .number(Double(match.exactness))]
      }
      key += settings.customRanking.map { Self.sortValue(record, $0) }
      hits.append((key + [.bytes(Array(id.utf8))], id))
    }
    hits.sort { $0.key.lexicographicallyPrecedes($1.key) }
    return Answer(
      ids: hits.map(\.id), facets: query.facets.indices.map { facet(query, $0, counts[$0]) })
  }

  private func facet(_ query: SearchQuery, _ index: Int, _ counts: [String: Int]) -> Facet {
    let request = query.facets[index]
    let sorted = counts.map { FacetValue($0.key, count: $0.value) }.sorted(by: FacetValue.precedes)
    var values = Array(sorted.prefix(request.limit))
    let used = Set(query.filters.filter { $0.attribute == request.attribute }.flatMap(\.values))
    for value in used where !values.contains(where: { $0.value == value }) {
      values.append(FacetValue(value, count: counts[value] ?? 0))
    }
    return Facet(
      attribute: request.attribute, values: values.sorted(by: FacetValue.precedes), valueCount: counts.count)
  }

  // MARK: Words

  static func words(_ text: String) -> [String] {
    var scanner = WordScanner()
    var words: [String] = []
    var text = text
    text.withUTF8 { bytes in
      scanner.begin(bytes)
      while scanner.next() { words.append(String(decoding: scanner.word, as: UTF8.self)) }
    }
    return words
  }

  /// The sum of the words' best attributes, and 0 for a whole value, 1 for words in full, 2 for a prefix.
  private func match(_ record: RecordObject, _ query: [String]) -> (attribute: Int, exactness: Int)? {
    guard let last = query.last else { return (0, 0) }
    let values = settings.searchable.enumerated().flatMap { attribute, path in
      record.texts(at: path).map { (attribute, Self.words($0)) }
    }
    var sum = 0
    var isLastExact = false
    for (index, word) in query.enumerated() {
      var best: (Int, Int)?
      for (attribute, words) in values {
        for candidate in words {
          let isExact = candidate == word
          guard isExact || (index == query.count - 1 && candidate.hasPrefix(last)) else { continue }
          let found = (attribute, isExact ? 0 : 1)
          if let known = best, known <= found { continue }
          best = found
        }
      }
      guard let best else { return nil }
      sum += best.0
      isLastExact = best.1 == 0
    }
    let isWhole = values.contains { $0.1 == query && $0.0 * query.count == sum }
    return (sum, isWhole ? 0 : isLastExact ? 1 : 2)
  }

  // MARK: Order

  enum SortValue: Comparable {
    case number(Double)
    case text([UInt8], [UInt8])
    case bytes([UInt8])
    case missing
    indirect case descending(SortValue)

    static func < (left: SortValue, right: SortValue) -> Bool {
      switch (left, right) {
      case (.missing, _): false
      case (_, .missing): true
      case (.descending(let left), .descending(let right)): right < left
      case (.number(let left), .number(let right)): left < right
      case (.number, _): true
      case (.text(let left, let leftBytes), .text(let right, let rightBytes)):
        left == right
          ? leftBytes.lexicographicallyPrecedes(rightBytes) : left.lexicographicallyPrecedes(right)
      case (.bytes(let left), .bytes(let right)): left.lexicographicallyPrecedes(right)
      default: false
      }
    }
  }

  private static func sortValue(_ record: RecordObject, _ order: SortOrder) -> SortValue {
    guard let found = record.value(at: order.attribute), let value = firstValue(found) else {
      return .missing
    }
    return order.isAscending ? value : .descending(value)
  }

  private static func firstValue(_ value: RecordValue) -> SortValue? {
    switch value {
    case .null: nil
    case .bool(let flag): .number(flag ? 1 : 0)
    case .integer(let number): .number(Double(number))
    case .number(let number): number.isNaN ? nil : .number(number)
    case .text(let text):
      text.isEmpty ? nil : .text(Array(words(text).joined(separator: " ").utf8), Array(text.utf8))
    case .list(let values): values.lazy.compactMap(firstValue).first
    case .object(let object): object.fields.lazy.compactMap { firstValue($0.value) }.first
    }
  }
}
