/// How far an import is.
package struct ImportProgress: Sendable, Hashable {
  package enum Phase: String, Sendable, Hashable {
    /// The first pass: what the fields are is found out. Standard input is also taken in here.
    case reading
    /// The second pass: records go into the store.
    case importing
  }

  package let phase: Phase
  /// Records of this phase so far.
  package let recordCount: Int
  /// The part of this phase that is done, 0 to 1; `nil` while standard input is taken in, whose length is unknown.
  package let fraction: Double?

  package init(phase: Phase, recordCount: Int, fraction: Double?) {
    self.phase = phase
    self.recordCount = recordCount
    self.fraction = fraction
  }
}
