/// The parameters of a query string, or of a form in the body, in the order they came.
///
/// Reads `application/x-www-form-urlencoded`: pairs between `&`, `+` for a space, `%xx` escapes. Never fails: a
/// bad escape stays as it is, bytes that are not UTF-8 become U+FFFD, a pair without `=` has an empty value,
/// empty pairs are dropped. Keys may repeat; order and repetition are kept.
package struct QueryParameters: Sendable, Hashable {
  package struct Pair: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package var pairs: [Pair]

  /// Whether a name or a value holds the character NUL; the server refuses such a request.
  package var containsNUL: Bool {
    pairs.contains { $0.name.utf8.contains(0) || $0.value.utf8.contains(0) }
  }

  package init(pairs: [Pair] = []) {
    self.pairs = pairs
  }

  /// Reads the part of a URL behind its `?`.
  package init(query: some StringProtocol) {
    self.init(bytes: query.utf8)
  }

  /// Reads the body of a form.
  package init(bytes: some Collection<UInt8>) {
    pairs = bytes.split(separator: UInt8(ascii: "&")).map { piece in
      let equals = piece.firstIndex(of: UInt8(ascii: "="))
      return Pair(
        name: PercentCoding.decode(piece[..<(equals ?? piece.endIndex)], plusIsSpace: true),
        value: equals.map { PercentCoding.decode(piece[$0...].dropFirst(), plusIsSpace: true) } ?? "")
    }
  }

  /// The value of the first pair called `name`. Names are compared byte by byte, after decoding.
  package func first(_ name: String) -> String? {
    pairs.first { $0.name == name }?.value
  }

  /// The values of all pairs called `name`, in order.
  package func all(_ name: String) -> [String] {
    pairs.filter { $0.name == name }.map(\.value)
  }
}
