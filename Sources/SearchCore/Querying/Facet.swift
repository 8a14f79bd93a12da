/// An attribute's values among the hits, with how many hits have each.
public struct Facet: Sendable, Hashable {
  /// The attribute's path in the record, as the query named it.
  public let attribute: String
  /// The most frequent first, equal counts by value; a value in use by a filter is here even with a count of 0.
  public let values: [FacetValue]
  /// All values that at least one hit has, the ones not returned included; `nil` where the engine does not say.
  public let valueCount: Int?

  /// - Parameters:
  ///   - attribute: The attribute's path in the record, as the query named it.
  ///   - values: In the order of `FacetValue.precedes`, which is not checked.
  ///   - valueCount: All values that at least one hit has; `nil` where the engine does not say.
  public init(attribute: String, values: [FacetValue], valueCount: Int? = nil) {
    self.attribute = attribute
    self.values = values
    self.valueCount = valueCount
  }
}

/// A value of an attribute with the number of hits that have it.
public struct FacetValue: Sendable, Hashable {
  /// As it stands in the record: what a filter compares. Numbers and booleans as text.
  public let value: String
  /// Hits that have the value; 0 only for one in use by a filter.
  public let count: Int

  /// A value as it stands in the record, and the number of hits that have it.
  public init(_ value: String, count: Int) {
    self.value = value
    self.count = count
  }
}

extension FacetValue {
  /// Most frequent first, then by value: the order of `Facet.values`.
  public static func precedes(_ left: FacetValue, _ right: FacetValue) -> Bool {
    left.count == right.count ? left.value.precedesExactly(right.value) : left.count > right.count
  }
}
