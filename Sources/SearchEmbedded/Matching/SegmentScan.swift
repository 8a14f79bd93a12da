import SearchCore

/// One pass over the records of a segment that a query's words can match.
struct SegmentScan {
  let segment: Segment
  let scratch: Scratch
  let limit: ScanLimit

  func run(_ candidates: PreparedQuery.Candidates, _ collector: inout HitCollector) throws(BackendError) {
    switch candidates {
    case .none: break
    case .one(let record): collector.take(UInt32(record), match: 0)
    case .all: try takeAll(&collector)
    case .words(let words):
      var touchedCount = 0
      defer { scratch.reset(touchedCount) }
      if words.count == 1 {
        try touchMatches(of: words[0], &touchedCount)
        try takeTouched(touchedCount, &collector)
      } else {
        let cheapest = words.min { $0.postingCount < $1.postingCount } ?? words[0]
        try touch(cheapest.firstPosting..<cheapest.firstPosting + cheapest.postingCount, &touchedCount)
        try takeChecked(FlatBuffer(copying: words), touchedCount, &collector)
      }
    }
  }

  private func takeAll(_ collector: inout HitCollector) throws(BackendError) {
    for start in stride(from: 0, to: segment.count, by: ScanLimit.stride) {
      try limit.check()
      for record in start..<min(start + ScanLimit.stride, segment.count) {
        collector.take(UInt32(record), match: 0)
      }
    }
  }

  // MARK: One word: the postings alone say how well a record matches.

  private func touchMatches(of word: ResolvedWord, _ touchedCount: inout Int) throws(BackendError) {
    var start = word.firstPosting
    if word.exactWord != ResolvedWord.none {
      // The word itself is the first of those that begin with it.
      let end = Int(segment.postingStarts[Int(word.exactWord) + 1])
      try touchMatches(start..<end, isExact: true, &touchedCount)
      start = end
    }
    try touchMatches(start..<word.firstPosting + word.postingCount, isExact: false, &touchedCount)
  }

  private func touchMatches(
    _ postings: Range<Int>, isExact: Bool, _ touchedCount: inout Int
  ) throws(BackendError) {
    let records = segment.postingRecords.base
    let occurrences = segment.postingOccurrences.base
    let best = scratch.best.base
    let touched = scratch.touched.base
    var count = touchedCount
    defer { touchedCount = count }
    for start in stride(from: postings.lowerBound, to: postings.upperBound, by: ScanLimit.stride) {
      try limit.check()
      for index in start..<min(start + ScanLimit.stride, postings.upperBound) {
        let record = records[index]
        let occurrence = occurrences[index]
        let exactness: UInt32 = isExact ? (occurrence.isWhole ? 0 : 1) : 2
        let match = UInt16(truncatingIfNeeded: occurrence.attribute * 3 + exactness + 1)
        let known = best[Int(record)]
        if known == 0 {
          touched[count] = record
          count += 1
          best[Int(record)] = match
        } else if match < known {
          best[Int(record)] = match
        }
      }
    }
  }

  private func takeTouched(_ touchedCount: Int, _ collector: inout HitCollector) throws(BackendError) {
    let best = scratch.best.base
    let touched = scratch.touched.base
    for start in stride(from: 0, to: touchedCount, by: ScanLimit.stride) {
      try limit.check()
      for index in start..<min(start + ScanLimit.stride, touchedCount) {
        let record = touched[index]
        let match = UInt32(best[Int(record)]) - 1
        collector.take(record, match: RankKey.match(attribute: match / 3, exactness: match % 3))
      }
    }
  }

  // MARK: Several words: the postings of the rarest, the others through the forward index.

  private func touch(_ postings: Range<Int>, _ touchedCount: inout Int) throws(BackendError) {
    let records = segment.postingRecords.base
    let best = scratch.best.base
    let touched = scratch.touched.base
    var count = touchedCount
    defer { touchedCount = count }
    for start in stride(from: postings.lowerBound, to: postings.upperBound, by: ScanLimit.stride) {
      try limit.check()
      for index in start..<min(start + ScanLimit.stride, postings.upperBound) {
        let record = records[index]
        guard best[Int(record)] == 0 else { continue }
        best[Int(record)] = 1
        touched[count] = record
        count += 1
      }
    }
  }

  private func takeChecked(
    _ words: FlatBuffer<ResolvedWord>, _ touchedCount: Int, _ collector: inout HitCollector
  ) throws(BackendError) {
    let touched = scratch.touched.base
    let best = FlatBuffer<UInt32>(repeating: .max, count: words.count)
    let stride = max(ScanLimit.stride / 8 / words.count, 64)
    for start in Swift.stride(from: 0, to: touchedCount, by: stride) {
      try limit.check()
      for index in start..<min(start + stride, touchedCount) {
        if let match = match(Int(touched[index]), words, best.base) {
          collector.take(touched[index], match: match)
        }
      }
    }
  }

  /// The upper half of the record's key; `nil` where a word is missing.
  @inline(__always)
  private func match(
    _ record: Int, _ words: FlatBuffer<ResolvedWord>, _ best: UnsafeMutablePointer<UInt32>
  ) -> UInt32? {
    let forwardWords = segment.forwardWords.base
    let occurrences = segment.forwardOccurrences.base
    let count = words.count
    var found = 0
    // How much of the current value is the query, word for word; -1 once it differs.
    var run = 0
    var wholeAttribute = UInt32.max
    best.update(repeating: .max, count: count)
    for index in Int(segment.forwardStarts.base[record])..<Int(segment.forwardStarts.base[record + 1]) {
      let word = forwardWords[index]
      let occurrence = occurrences[index]
      for query in 0..<count where words.base[query].matches(word) {
        if best[query] == .max { found += 1 }
        let isInexact: UInt32 = word == words.base[query].exactWord ? 0 : 1
        best[query] = min(best[query], occurrence.attribute << 1 | isInexact)
      }
      if occurrence.isFirst { run = 0 }
      if run >= 0 { run = run < count && word == words.base[run].exactWord ? run + 1 : -1 }
      if occurrence.isLast, run == count { wholeAttribute = min(wholeAttribute, occurrence.attribute) }
    }
    guard found == count else { return nil }
    var attributes: UInt32 = 0
    for query in 0..<count { attributes += best[query] >> 1 }
    let isWhole = wholeAttribute != .max && wholeAttribute * UInt32(count) == attributes
    let exactness: UInt32 = isWhole ? 0 : best[count - 1] & 1 == 0 ? 1 : 2
    return RankKey.match(attribute: attributes, exactness: exactness)
  }
}
