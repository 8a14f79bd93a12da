import SearchCore

/// What suggestions are made from: the title and facet values of a bounded number of records.
///
/// Each record has a number drawn from its own title and values; the records with the smallest numbers stay.
/// So the sample is as good as random, and the same whatever the order in which records come.
struct RecordSample {
  struct Record {
    /// Its beginning where it is long; empty for a record without a title.
    let title: String
    let isTitleWhole: Bool
    /// For each facet, in the order of the paths, its values.
    let values: [[String]]
  }

  /// Records kept; a phrase of one record in a thousand is met some twenty times.
  static let capacity = 20_000
  /// Bytes of a title that are looked at.
  static let titleLength = 400
  /// Values of one facet of one record that are looked at, and bytes that a value may have.
  static let valueLimit = 64
  static let valueLength = 200

  /// Paths of the title.
  let titles: [String]
  private let facets: [String]
  let capacity: Int
  private var kept: [UInt64: Record] = [:]
  /// The largest number that may still belong to the sample.
  private var threshold = UInt64.max

  init(titles: [String], facets: [String], capacity: Int = RecordSample.capacity) {
    self.titles = titles
    self.facets = facets
    self.capacity = max(capacity, 1)
  }

  /// In an order that depends on the records alone.
  var records: [Record] {
    kept.sorted { $0.key < $1.key }.prefix(capacity).map(\.value)
  }

  mutating func observe(_ record: RecordObject) {
    let title = Self.title(of: record, at: titles) ?? ""
    let values = facets.map { path in
      Array(record.texts(at: path).lazy.filter { $0.utf8.count <= Self.valueLength }.prefix(Self.valueLimit))
    }
    guard !title.isEmpty || values.contains(where: { !$0.isEmpty }) else { return }
    let number = Self.number(title, values)
    guard number <= threshold, kept[number] == nil else { return }
    let beginning = Self.beginning(of: title)
    kept[number] = Record(
      title: beginning, isTitleWhole: beginning.utf8.count == title.utf8.count, values: values)
    if kept.count >= capacity * 2 { shrink() }
  }

  static func title(of record: RecordObject, at paths: [String]) -> String? {
    paths.lazy.compactMap { record.text(at: $0) }.first
  }

  private mutating func shrink() {
    let numbers = kept.keys.sorted()
    threshold = numbers[capacity - 1]
    for number in numbers.dropFirst(capacity) { kept[number] = nil }
  }

  private static func number(_ title: String, _ values: [[String]]) -> UInt64 {
    var hash = StableHash()
    hash.add(title.utf8)
    for (index, values) in values.enumerated() {
      for value in values {
        hash.add(separator: UInt8(truncatingIfNeeded: index))
        hash.add(value.utf8)
      }
    }
    return hash.value
  }

  /// The first `titleLength` bytes without the word that the cut goes through.
  private static func beginning(of title: String) -> String {
    guard title.utf8.count > titleLength else { return title }
    let bytes = title.utf8.prefix(titleLength)
    let end = bytes.lastIndex { $0 == UInt8(ascii: " ") } ?? bytes.startIndex
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
