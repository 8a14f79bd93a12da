import SearchCore
import SearchWeb

/// Gathers the origins of the addresses in records, so that a page's policy allows the pictures of its records and
/// nothing else.
struct ImageOriginCollector: Sendable {
  /// Origins that are listed one by one; of more than that a page allows every origin with https.
  static let listedOrigins = 20
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
      guard let origin = Self.origin(of: text) else { return }
      guard origins[path] != nil || origins.count < Self.pathLimit else { return }
      if origins[path, default: []].count <= Self.listedOrigins {
        origins[path, default: []].insert(origin)
      }
    case .list(let values): for value in values { observe(value, path) }
    case .object(let object): for field in object.fields { observe(field.value, path + "." + field.name) }
    case .null, .bool, .integer, .number: return
    }
  }

  /// The scheme and host of an address, in lower case: `https://images.example`; `nil` for every other text.
  static func origin(of address: String) -> String? {
    var address = address[...]
    var scheme = "https:"
    if address.hasPrefix("//") {
      address = address.dropFirst(2)
    } else {
      guard let colon = address.prefix(6).firstIndex(of: ":") else { return nil }
      scheme = address[...colon].lowercased()
      address = address[address.index(after: colon)...]
      guard scheme == "https:" || scheme == "http:", address.hasPrefix("//") else { return nil }
      address = address.dropFirst(2)
    }
    let host = address.prefix { !["/", "?", "#", "\\"].contains($0) }.lowercased()
    let isPlain = host.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: ":"):
        true
      default: false
      }
    }
    return host.isEmpty || !isPlain ? nil : scheme + "//" + host
  }
}

extension ImageOrigins {
  /// What pages with pictures of an attribute must allow.
  init(_ origins: Set<String>) {
    if origins.isEmpty {
      self = .own
    } else if origins.count > ImageOriginCollector.listedOrigins {
      self = .anyHTTPS
    } else {
      self = .origins(origins.sorted())
    }
  }
}
