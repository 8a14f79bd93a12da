/// A chosen facet value: hits must have this value in this attribute.
public struct Refinement: Sendable, Hashable, Comparable {
  /// The attribute's path in the record, such as `brand` or `categories.lvl0`.
  public let attribute: String
  /// As it stands in the record, compared exactly, case included.
  public let value: String

  /// A value chosen in an attribute.
  public init(attribute: String, value: String) {
    self.attribute = attribute
    self.value = value
  }

  /// By attribute, then by value, both in the order of their Unicode scalars, so that equal states have equal URLs.
  public static func < (left: Refinement, right: Refinement) -> Bool {
    left.attribute.isExactly(right.attribute)
      ? left.value.precedesExactly(right.value) : left.attribute.precedesExactly(right.attribute)
  }

  /// Scalar for scalar, as engines compare facet values.
  public static func == (left: Refinement, right: Refinement) -> Bool {
    left.attribute.isExactly(right.attribute) && left.value.isExactly(right.value)
  }

  public func hash(into hasher: inout Hasher) {
    // Equal ones have equal texts; that some others share them too costs nothing.
    hasher.combine(attribute)
    hasher.combine(value)
  }
}
