/// What one thread read from a run of rows: words, facet values and sort keys, with numbers of its own.
final class SegmentChunk: @unchecked Sendable {
  // Safety: never changed after `init`; the tables and buffers are written by the thread that makes the
  // chunk.
  let words: WordTable
  /// For each row where its words end.
  let wordEnds: FlatBuffer<UInt32>
  let wordNumbers: FlatBuffer<UInt32>
  let occurrences: FlatBuffer<Occurrence>
  /// In the order of `ReadingPlan.facets`.
  let facets: [FacetCollector]
  /// In the order of `ReadingPlan.sorts`.
  let sortKeys: [FlatBuffer<SortKey>]

  init(_ rows: RecordRows, _ places: Range<Int>, _ plan: ReadingPlan) {
    var words = WordTable(capacity: 1 << 14)
    var wordEnds = GrowingBuffer<UInt32>(capacity: places.count)
    var wordNumbers = GrowingBuffer<UInt32>(capacity: places.count * 8)
    var occurrences = GrowingBuffer<Occurrence>(capacity: places.count * 8)
    let facets = plan.facets.map { _ in FacetCollector(rowCount: places.count) }
    let sortKeys = plan.sorts.map { _ in FlatBuffer(repeating: SortKey.missing, count: places.count) }
    var scanner = WordScanner()
    var scalars = GrowingBuffer<CutValue>()
    for place in places {
      let row = rows.row(place)
      for (attribute, path) in plan.searchable.enumerated() {
        path.scalars(in: row, into: &scalars)
        var position = 0
        for scalar in scalars.values {
          let first = occurrences.count
          scalar.withText { text in
            scanner.begin(text)
            while scanner.next() {
              wordNumbers.append(words.number(of: scanner.word))
              occurrences.append(Occurrence(attribute: attribute, position: position))
              position += 1
            }
          }
          guard occurrences.count > first else { continue }
          occurrences[first].markFirst()
          occurrences[occurrences.count - 1].markLast()
          position += Occurrence.gap
        }
      }
      wordEnds.append(UInt32(wordNumbers.count))
      for (index, path) in plan.facets.enumerated() {
        path.scalars(in: row, into: &scalars)
        facets[index].add(scalars.values)
      }
      for (index, path) in plan.sorts.enumerated() {
        path.scalars(in: row, into: &scalars)
        sortKeys[index].base[place - places.lowerBound] = SortKey(scalars.values)
      }
    }
    self.words = words
    self.wordEnds = wordEnds.finished()
    self.wordNumbers = wordNumbers.finished()
    self.occurrences = occurrences.finished()
    self.facets = facets
    self.sortKeys = sortKeys
  }
}

/// The paths that are read from each row.
struct ReadingPlan: Sendable {
  let searchable: [RowPath]
  let facets: [RowPath]
  let sorts: [RowPath]
}

/// The values of one facet in a run of rows, each row's values once.
final class FacetCollector: @unchecked Sendable {
  // Safety: belongs to the thread that makes the chunk until the chunk is whole; only read after that.
  private(set) var values = WordTable(capacity: 64)
  private(set) var ends: GrowingBuffer<UInt32>
  private(set) var numbers: GrowingBuffer<UInt32>

  init(rowCount: Int) {
    ends = GrowingBuffer(capacity: rowCount)
    numbers = GrowingBuffer(capacity: rowCount)
  }

  func add(_ scalars: UnsafeBufferPointer<CutValue>) {
    let start = numbers.count
    for scalar in scalars {
      scalar.withText { text in
        guard !text.isEmpty else { return }
        let number = values.number(of: text)
        for index in start..<numbers.count where numbers[index] == number { return }
        numbers.append(number)
      }
    }
    ends.append(UInt32(numbers.count))
  }
}
