/// A chosen facet value: hits must have this value in this attribute.
public struct Refinement: Sendable, Hashable, Comparable {
  /// The attribute's path in the record, such as `brand` or `categories.lvl0`.
  public let attribute: String
  public let value: String

  public init(attribute: String, value: String) {
    self.attribute = attribute
    self.value = value
  }

  /// By attribute, then by value, both in the order of their Unicode scalars, so that equal states have equal URLs.
  public static func < (left: Refinement, right: Refinement) -> Bool {
    (left.attribute, left.value) < (right.attribute, right.value)
  }
}
