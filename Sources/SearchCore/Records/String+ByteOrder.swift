import Glibc

extension String {
  /// Whether this text stands before another in the order of their Unicode scalars.
  ///
  /// Swift's own `<` and `==` go by canonical equivalence, which takes a composed and a decomposed letter for the same
  /// where an engine tells them apart; and for some pairs of such texts (`é` + line break, `e` + accent) neither is
  /// less than the other although they differ, so that sorting by it depends on the order at the start.
  package func precedesExactly(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }

  /// Whether this text is another one, scalar for scalar.
  package func isExactly(_ other: String) -> Bool {
    withBytes { bytes in
      other.withBytes { others in
        guard bytes.count == others.count else { return false }
        guard let left = bytes.baseAddress, let right = others.baseAddress else { return true }
        return memcmp(left, right, bytes.count) == 0
      }
    }
  }
}
