/// An immutable index over a set of records, all in flat buffers.
///
/// Records are numbered in the order of their custom ranking and then of their ids: a smaller number is the
/// better record, and no two are equal, so every order that ends in the number is a total one and pages never
/// overlap. Further words of a query are checked in the forward index, without a look at the text.
final class Segment: Sendable {
  /// Ids and rows, by place.
  let rows: RecordRows
  /// The place of each record.
  let places: FlatBuffer<UInt32>
  /// The number of the record at each place.
  let numbers: FlatBuffer<UInt32>

  let vocabulary: Vocabulary
  /// Where each word's postings start, and at the end where the last ones end: the postings of a prefix are
  /// one run.
  let postingStarts: FlatBuffer<UInt32>
  let postingRecords: FlatBuffer<UInt32>
  let postingOccurrences: FlatBuffer<Occurrence>

  /// Where each record's words start in the forward index, and at the end where the last ones end.
  let forwardStarts: FlatBuffer<UInt32>
  let forwardWords: FlatBuffer<UInt32>
  let forwardOccurrences: FlatBuffer<Occurrence>

  let facets: [String: FacetColumn]
  let sorts: [String: SortColumn]

  /// The same index without the rows, which then are read from the store.
  func withoutRows() -> Segment {
    Segment(
      rows: rows.withoutRows(), order: RecordOrder(places: places, numbers: numbers), vocabulary: vocabulary,
      postings: Postings(
        starts: postingStarts, records: postingRecords, occurrences: postingOccurrences),
      forward: ForwardIndex(
        starts: forwardStarts, words: forwardWords, occurrences: forwardOccurrences),
      facets: facets, sorts: sorts)
  }

  init(
    rows: RecordRows, order: RecordOrder, vocabulary: Vocabulary, postings: Postings, forward: ForwardIndex,
    facets: [String: FacetColumn], sorts: [String: SortColumn]
  ) {
    self.rows = rows
    places = order.places
    numbers = order.numbers
    self.vocabulary = vocabulary
    postingStarts = postings.starts
    postingRecords = postings.records
    postingOccurrences = postings.occurrences
    forwardStarts = forward.starts
    forwardWords = forward.words
    forwardOccurrences = forward.occurrences
    self.facets = facets
    self.sorts = sorts
  }

  var count: Int { places.count }

  /// The id of a record.
  func id(_ record: Int) -> Bytes { rows.id(Int(places[record])) }

  /// The record with an id; `nil` for an unknown one.
  func record(withID id: String) -> Int? {
    var id = id
    return id.withUTF8 { rows.place(of: $0) }.map { Int(numbers[$0]) }
  }

  /// The run of postings of a range of words.
  func postings(of words: Range<Int>) -> Range<Int> {
    Int(postingStarts[words.lowerBound])..<Int(postingStarts[words.upperBound])
  }
}

/// The order of the records of a segment: places to numbers and back.
struct RecordOrder: Sendable {
  let places: FlatBuffer<UInt32>
  let numbers: FlatBuffer<UInt32>
}

/// For each record its words in reading order.
struct ForwardIndex: Sendable {
  let starts: FlatBuffer<UInt32>
  let words: FlatBuffer<UInt32>
  let occurrences: FlatBuffer<Occurrence>
}

/// For each word the records that have it, ascending, one posting for each occurrence.
struct Postings: Sendable {
  let starts: FlatBuffer<UInt32>
  let records: FlatBuffer<UInt32>
  let occurrences: FlatBuffer<Occurrence>
}
