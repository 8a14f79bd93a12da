import SearchCore

/// How often each value of a facet was met.
struct FacetCounts {
  let column: FacetColumn
  let counts: FlatBuffer<UInt32>

  init(_ column: FacetColumn, _ counts: FlatBuffer<UInt32>) {
    self.column = column
    self.counts = counts
  }

  /// The most frequent values, and those in use by a filter even where nothing has them.
  func facet(_ request: FacetRequest, filters: [FacetFilter]) -> Facet {
    var top = TopKeys(capacity: min(max(request.limit, 0), counts.count))
    var valueCount = 0
    for ordinal in 0..<counts.count where counts.base[ordinal] > 0 {
      valueCount += 1
      top.offer(RankKey.key(~counts.base[ordinal], record: UInt32(ordinal)))
    }
    var values = top.sorted().map { key in
      let ordinal = Int(RankKey.record(key))
      return FacetValue(column.values[ordinal], count: Int(counts.base[ordinal]))
    }
    let used = filters.filter { $0.attribute == request.attribute }.flatMap(\.values)
    if !used.isEmpty { add(used, to: &values) }
    return Facet(attribute: request.attribute, values: values, valueCount: valueCount)
  }

  private func add(_ used: [String], to values: inout [FacetValue]) {
    for value in used
    where !values.contains(where: { $0.value.utf8.elementsEqual(value.utf8) }) {
      let count = column.ordinal(of: value).map { Int(counts.base[Int($0)]) } ?? 0
      values.append(FacetValue(value, count: count))
    }
    values.sort { left, right in
      left.count == right.count
        ? left.value.precedesExactly(right.value) : left.count > right.count
    }
  }
}
