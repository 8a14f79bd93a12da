import SearchCore
import Synchronization

/// The answers to the empty query and to one or two letters, which match much of an index: each is worked out
/// once for a snapshot.
final class ShortAnswers: Sendable {
  /// The best records, the total and all facets of the index.
  struct Answer: Sendable {
    let records: [UInt32]
    let total: Int
    let facets: [String: Facet]
  }

  /// Answers kept, some 20 kB each; further letters are worked out each time.
  private static let limit = 256
  /// Two letters with fewer postings are quick enough without.
  private static let postingMinimum = 4096
  /// Hits and values of each facet kept in an answer.
  static let hitLimit = 200
  static let valueLimit = 200

  private let answers = Mutex<[[UInt8]: Answer]>([:])

  /// What a query's answer is kept under; `nil` for queries that are not short or ask for more than is kept.
  static func key(_ prepared: PreparedQuery) -> [UInt8]? {
    let query = prepared.query
    guard query.filters.isEmpty, query.recordID == nil, query.sort == nil, prepared.wanted >= 0,
      prepared.wanted <= hitLimit, query.facets.allSatisfy({ $0.limit <= valueLimit }),
      prepared.words.words.count <= 1
    else { return nil }
    let word = prepared.words.words.first ?? []
    switch word.count(where: { $0 & 0xC0 != 0x80 }) {
    case 0, 1: return word
    case 2:
      guard case .words(let words) = prepared.candidates, words[0].postingCount >= postingMinimum else {
        return nil
      }
      return word
    default: return nil
    }
  }

  subscript(key: [UInt8]) -> Answer? { answers.withLock { $0[key] } }

  func keep(_ answer: Answer, _ key: [UInt8]) {
    answers.withLock { if $0.count < Self.limit { $0[key] = answer } }
  }
}

extension ShortAnswers.Answer {
  /// The part of the answer that a query asks for.
  func found(_ query: SearchQuery) -> Found {
    let offset = max(query.offset, 0)
    return Found(
      records: query.limit > 0 ? Array(records.dropFirst(offset).prefix(query.limit)) : [], total: total,
      facets: query.facets.map { request in
        let facet = facets[request.attribute]
        return Facet(
          attribute: request.attribute, values: Array((facet?.values ?? []).prefix(max(request.limit, 0))),
          valueCount: facet?.valueCount)
      })
  }
}
