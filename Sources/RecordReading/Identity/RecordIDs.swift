import SearchCore

/// Gives records their ids and counts those that come twice.
package struct RecordIDs: Sendable {
  package struct Duplicate: Sendable, Hashable, CustomStringConvertible {
    package let id: String
    package let place: RecordPlace

    package var description: String {
      "\(place): the id “\(id)” was there before. The later record takes its place."
    }
  }

  package let identity: RecordIdentity
  /// The first records whose id was there before, at most `RecordReport.keptProblems`.
  package private(set) var duplicates: [Duplicate] = []
  package private(set) var duplicateCount = 0
  /// The first records without an id, at most `RecordReport.keptProblems`.
  package private(set) var missing: [RecordPlace] = []
  package private(set) var missingCount = 0

  private var seen: Set<UInt64> = []
  /// For contents that come again, how often they came.
  private var repeats: [String: Int] = [:]

  package init(_ identity: RecordIdentity) { self.identity = identity }

  /// The record's id; `nil` where it has none, so that it must be left out.
  package mutating func id(of record: ReadRecord) -> String? {
    guard let id = identity.id(of: record.record) else {
      missingCount += 1
      if missing.count < RecordReport.keptProblems { missing.append(record.place) }
      return nil
    }
    if !seen.insert(IdentityChoice.hash(id)).inserted {
      // Equal rows of a table without a key are rows all the same.
      if identity == .content {
        let number = repeats[id, default: 1] + 1
        repeats[id] = number
        return id + "-\(number)"
      }
      duplicateCount += 1
      if duplicates.count < RecordReport.keptProblems {
        duplicates.append(Duplicate(id: id, place: record.place))
      }
    }
    return id
  }
}
