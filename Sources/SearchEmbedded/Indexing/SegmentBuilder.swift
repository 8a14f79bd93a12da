import SearchCore

/// Makes a segment from rows: reads them on several threads, then puts words, records and values in their
/// final order.
enum SegmentBuilder {
  /// - Parameter threads: At least 1; few rows are read on one thread anyway.
  static func build(_ rows: RecordRows, _ settings: IndexSettings, threads: Int = Threads.cores) -> Segment {
    let sortPaths = paths(settings)
    let plan = ReadingPlan(
      searchable: settings.searchable.map(RowPath.init), facets: settings.facets.map(RowPath.init),
      sorts: sortPaths.map(RowPath.init))
    let size = max((rows.count + threads - 1) / max(threads, 1), 2000)
    let chunkCount = max((rows.count + size - 1) / size, 1)
    let chunks = Threads.map(chunkCount) { index in
      SegmentChunk(rows, index * size..<min((index + 1) * size, rows.count), plan)
    }
    let (words, (order, columns)) = Threads.both(
      { MergedWords(chunks) },
      {
        let columns = sortPaths.indices.map { column(chunks, $0, rowCount: rows.count) }
        let byPath = Dictionary(zip(sortPaths, columns), uniquingKeysWith: { first, _ in first })
        return (recordOrder(settings.customRanking, byPath, count: rows.count), byPath)
      })
    let (text, (facets, sorts)) = Threads.both(
      { () -> (ForwardIndex, Postings) in
        let forward = forwardIndex(chunks, size, words, order)
        return (forward, postings(forward, wordCount: words.vocabulary.count))
      },
      { () -> ([String: FacetColumn], [String: SortColumn]) in
        let facets = settings.facets.enumerated().map { ($1, facetColumn(chunks, $0, size, order)) }
        let sorts = settings.sortable.compactMap { path in
          columns[path].map { (path, sorted($0, order)) }
        }
        return (
          Dictionary(facets, uniquingKeysWith: { first, _ in first }),
          Dictionary(sorts, uniquingKeysWith: { first, _ in first })
        )
      })
    return Segment(
      rows: rows, order: order, vocabulary: words.vocabulary, postings: text.1, forward: text.0,
      facets: facets, sorts: sorts)
  }

  /// All paths that something is sorted by, each once.
  private static func paths(_ settings: IndexSettings) -> [String] {
    var paths: [String] = []
    for path in settings.customRanking.map(\.attribute) + settings.sortable where !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }

  private static func column(_ chunks: [SegmentChunk], _ index: Int, rowCount: Int) -> SortColumn {
    var keys = GrowingBuffer<SortKey>(capacity: rowCount)
    for chunk in chunks { keys.append(chunk.sortKeys[index].values) }
    return SortColumn(keys.finished())
  }

  private static func sorted(_ column: SortColumn, _ order: RecordOrder) -> SortColumn {
    let ranks = FlatBuffer<UInt32>(repeating: 0, count: order.places.count)
    for number in 0..<ranks.count { ranks.base[number] = column.ranks[Int(order.places[number])] }
    return SortColumn(ranks: ranks, rankCount: column.rankCount)
  }

  /// Sorts by the last ranking attribute first; each further sort keeps the order of the one before between
  /// equals.
  private static func recordOrder(
    _ ranking: [SortOrder], _ columns: [String: SortColumn], count: Int
  ) -> RecordOrder {
    var places = Array(0..<UInt32(count))
    for order in ranking.reversed() {
      guard let column = columns[order.attribute] else { continue }
      var keys = places.enumerated().map { position, place in
        UInt64(column.rank(Int(place), isAscending: order.isAscending)) << 32 | UInt64(position)
      }
      keys.sort()
      let previous = places
      for index in places.indices { places[index] = previous[Int(keys[index] & 0xFFFF_FFFF)] }
    }
    let numbers = FlatBuffer<UInt32>(repeating: 0, count: count)
    for (number, place) in places.enumerated() { numbers.base[Int(place)] = UInt32(number) }
    return RecordOrder(places: FlatBuffer(copying: places), numbers: numbers)
  }

  private static func forwardIndex(
    _ chunks: [SegmentChunk], _ size: Int, _ words: MergedWords, _ order: RecordOrder
  ) -> ForwardIndex {
    let total = chunks.reduce(0) { $0 + $1.wordNumbers.count }
    var starts = GrowingBuffer<UInt32>(capacity: order.places.count + 1)
    let numbers = FlatBuffer<UInt32>(repeating: 0, count: total)
    var occurrences = GrowingBuffer<Occurrence>(capacity: total)
    starts.append(0)
    var next = 0
    for place in order.places.values {
      let chunk = chunks[Int(place) / size]
      let row = Int(place) % size
      let start = row == 0 ? 0 : Int(chunk.wordEnds[row - 1])
      let end = Int(chunk.wordEnds[row])
      let final = words.finalNumbers[Int(place) / size].base
      for index in start..<end {
        numbers.base[next] = final[Int(chunk.wordNumbers[index])]
        next += 1
      }
      occurrences.append(UnsafeBufferPointer(rebasing: chunk.occurrences.values[start..<end]))
      starts.append(UInt32(next))
    }
    return ForwardIndex(starts: starts.finished(), words: numbers, occurrences: occurrences.finished())
  }

  private static func postings(_ forward: ForwardIndex, wordCount: Int) -> Postings {
    let starts = FlatBuffer<UInt32>(repeating: 0, count: wordCount + 1)
    let words = forward.words.base
    for index in 0..<forward.words.count { starts.base[Int(words[index]) + 1] += 1 }
    for word in 0..<wordCount { starts.base[word + 1] += starts.base[word] }
    let next = FlatBuffer(copying: starts.values)
    let records = FlatBuffer<UInt32>(repeating: 0, count: forward.words.count)
    let occurrences = FlatBuffer(
      repeating: Occurrence(attribute: 0, position: 0), count: forward.words.count)
    for record in 0..<forward.starts.count - 1 {
      for index in Int(forward.starts[record])..<Int(forward.starts[record + 1]) {
        let place = Int(next.base[Int(words[index])])
        next.base[Int(words[index])] += 1
        records.base[place] = UInt32(record)
        occurrences.base[place] = forward.occurrences.base[index]
      }
    }
    return Postings(starts: starts, records: records, occurrences: occurrences)
  }

  private static func facetColumn(
    _ chunks: [SegmentChunk], _ facet: Int, _ size: Int, _ order: RecordOrder
  ) -> FacetColumn {
    var merged = WordTable(capacity: 256)
    let mergedNumbers = chunks.map { chunk in
      let values = chunk.facets[facet]
      return (0..<values.values.count).map { merged.number(of: values.values[$0]) }
    }
    let texts = (0..<merged.count).map { String(utf8: merged[$0]) }
    let sorted = texts.indices.sorted { texts[$0].precedesExactly(texts[$1]) }
    var ordinals = [UInt32](repeating: 0, count: texts.count)
    for (ordinal, number) in sorted.enumerated() { ordinals[number] = UInt32(ordinal) }
    let final = mergedNumbers.map { numbers in FlatBuffer(copying: numbers.map { ordinals[Int($0)] }) }
    var starts = GrowingBuffer<UInt32>(capacity: order.places.count + 1)
    var values = GrowingBuffer<UInt32>(capacity: order.places.count)
    starts.append(0)
    for place in order.places.values {
      let collector = chunks[Int(place) / size].facets[facet]
      let row = Int(place) % size
      let start = row == 0 ? 0 : Int(collector.ends[row - 1])
      for index in start..<Int(collector.ends[row]) {
        values.append(final[Int(place) / size].base[Int(collector.numbers[index])])
      }
      starts.append(UInt32(values.count))
    }
    return FacetColumn(
      values: sorted.map { texts[$0] }, starts: starts.finished(), ordinals: values.finished())
  }
}

/// The words of all chunks together, sorted.
struct MergedWords: Sendable {
  let vocabulary: Vocabulary
  /// For each chunk the vocabulary's number of each of its words.
  let finalNumbers: [FlatBuffer<UInt32>]

  init(_ chunks: [SegmentChunk]) {
    var merged = WordTable(capacity: 1 << 15)
    let mergedNumbers = chunks.map { chunk in
      (0..<chunk.words.count).map { merged.number(of: chunk.words[$0]) }
    }
    var sorted = (0..<merged.count).map { (key: leadingBytes(merged[$0]), number: $0) }
    sorted.sort { left, right in
      left.key == right.key ? precedes(merged[left.number], merged[right.number]) : left.key < right.key
    }
    var final = [UInt32](repeating: 0, count: merged.count)
    var bytes = GrowingBuffer<UInt8>(capacity: merged.count * 8)
    var starts = GrowingBuffer<UInt32>(capacity: merged.count + 1)
    starts.append(0)
    for (place, entry) in sorted.enumerated() {
      final[entry.number] = UInt32(place)
      bytes.append(merged[entry.number])
      starts.append(UInt32(bytes.count))
    }
    vocabulary = Vocabulary(bytes: bytes.finished(), starts: starts.finished())
    finalNumbers = mergedNumbers.map { numbers in FlatBuffer(copying: numbers.map { final[Int($0)] }) }
  }
}
