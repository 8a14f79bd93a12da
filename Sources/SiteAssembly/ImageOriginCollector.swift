import SearchCore
import SearchWeb

/// Gathers the origins of the addresses in records, so that a page's policy allows the pictures of its records and
/// nothing else.
struct ImageOriginCollector: Sendable {
  /// Paths of one index that are looked at.
  private static let pathLimit = 200

  /// For each path the origins of the addresses there, at most one more than are listed.
  private(set) var origins: [String: Set<String>] = [:]

  mutating func observe(_ record: RecordObject) {
    for field in record.fields { observe(field.value, field.name) }
  }

  private mutating func observe(_ value: RecordValue, _ path: String) {
    switch value {
    case .text(let text):
      // Most texts are no addresses, which their first letter tells.
      guard let first = text.utf8.first,
        [UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "/")].contains(first),
        let origin = WebAddress(text)?.origin
      else { return }
      guard origins[path] != nil || origins.count < Self.pathLimit else { return }
      if origins[path, default: []].count <= ImageOrigins.limit {
        origins[path, default: []].insert(origin)
      }
    case .list(let values): for value in values { observe(value, path) }
    case .object(let object): for field in object.fields { observe(field.value, path + "." + field.name) }
    case .null, .bool, .integer, .number: return
    }
  }
}

extension ImageOrigins {
  /// What pages with pictures of an attribute must allow.
  init(_ origins: Set<String>) {
    if origins.isEmpty {
      self = .own
    } else if origins.count > ImageOrigins.limit {
      self = .anyHTTPS
    } else {
      self = .origins(origins.sorted())
    }
  }
}
