/// An attribute's values among the hits, with how many hits have each.
public struct Facet: Sendable, Hashable {
  public let attribute: String
  /// The most frequent first, equal counts by value; a value in use by a filter is here even with a count of 0.
  public let values: [FacetValue]
  /// All values that at least one hit has, the ones not returned included; `nil` where the engine does not say.
  public let valueCount: Int?

  public init(attribute: String, values: [FacetValue], valueCount: Int? = nil) {
    self.attribute = attribute
    self.values = values
    self.valueCount = valueCount
  }
}

public struct FacetValue: Sendable, Hashable {
  public let value: String
  public let count: Int

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
