import SearchCore

/// Finds the field that identifies records, from all of them.
///
/// It looks at every record once and keeps eight bytes a record for each field still possible, of which there are
/// hardly ever more than two.
package struct IdentityChoice: Sendable {
  /// Why a field that is called like an id is none.
  package struct Rejection: Sendable, Hashable, CustomStringConvertible {
    package enum Reason: Sendable, Hashable {
      case missing
      case repeated(String)
    }
    package let field: String
    package let reason: Reason
    package let place: RecordPlace

    package var description: String {
      switch reason {
      case .missing: "“\(field)” is not the id: the record at \(place) has none."
      case .repeated(let id): "“\(field)” is not the id: “\(id)” stands there again at \(place)."
      }
    }
  }

  /// Fields that cannot be the id, the likeliest first.
  package private(set) var rejections: [Rejection] = []

  private struct Candidate: Sendable {
    let field: String
    let rank: Int
    var seen: Set<UInt64> = []
  }

  private var candidates: [Candidate] = []
  private var hasStarted = false

  /// Names of ids, the likeliest first; compared without case.
  private static let names = [
    "objectid", "id", "_id", "sku", "code", "isbn", "isbn13", "ean", "gtin", "asin", "slug", "uuid", "guid",
    "uid",
    "handle", "key",
  ]

  package init() {}

  package mutating func observe(_ record: RecordObject, at place: RecordPlace) {
    if !hasStarted { start(record) }
    var index = 0
    while index < candidates.count {
      let field = candidates[index].field
      guard let id = RecordIdentity.id(record[field]) else {
        reject(index, .missing, place)
        continue
      }
      guard candidates[index].seen.insert(Self.hash(id)).inserted else {
        reject(index, .repeated(id), place)
        continue
      }
      index += 1
    }
  }

  /// The likeliest field that every record has and no two share; the content where there is none.
  package var identity: RecordIdentity { candidates.first.map { .field($0.field) } ?? .content }

  private mutating func start(_ record: RecordObject) {
    hasStarted = true
    candidates = record.fields.compactMap { field in
      Self.rank(field.name).map { Candidate(field: field.name, rank: $0) }
    }
    candidates.sort { $0.rank < $1.rank }
  }

  /// Known names come first, then names that end like ids, such as `product_id` and `productId`.
  private static func rank(_ name: String) -> Int? {
    if let known = names.firstIndex(of: name.lowercased()) { return known }
    return ["_id", "Id", "ID"].contains { name.hasSuffix($0) } ? names.count : nil
  }

  private mutating func reject(_ index: Int, _ reason: Rejection.Reason, _ place: RecordPlace) {
    rejections.append(Rejection(field: candidates[index].field, reason: reason, place: place))
    candidates.remove(at: index)
  }

  static func hash(_ id: String) -> UInt64 { UInt64(bitPattern: Int64(id.hashValue)) }
}
