/// An entity tag, RFC 9110 section 8.8.3: names one version of what a URL answers.
struct EntityTag: Sendable, Hashable {
  /// As written in a header, with its quotes, and with `W/` before them if it is weak.
  let text: String

  /// A tag as a header has it.
  init(text: String) {
    self.text = text
  }

  /// The strong tag of exactly these bytes.
  init(of bytes: [UInt8]) {
    self.init(ContentHash(bytes))
  }

  init(_ hash: ContentHash) {
    text = "\"\(hash.hexadecimal)\""
  }

  /// Whether `list`, the value of an `If-None-Match`, names this tag or is `*`.
  ///
  /// `W/` is ignored, as section 13.1.2 asks for (a proxy that compresses makes tags weak). Text outside of quotes is
  /// skipped.
  func isListed(in list: String) -> Bool {
    let bytes = list.utf8
    if bytes.filter({ $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) == [UInt8(ascii: "*")] {
      return true
    }
    let parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    let opaque = text.utf8.drop { $0 != UInt8(ascii: "\"") }.dropFirst().dropLast()
    return parts.indices.contains { place in
      !place.isMultiple(of: 2) && place + 1 < parts.count && parts[place].elementsEqual(opaque)
    }
  }
}
