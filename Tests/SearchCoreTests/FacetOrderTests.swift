import SearchCore
import Testing

@Suite struct FacetOrderTests {
  static let values = [
    ("b", 9), ("Ä", 5), ("a", 4), ("B", 3), ("é", 2), ("e\u{301}", 2), ("A", 1), ("10", 1), ("9", 1),
  ]
  .map { FacetValue($0.0, count: $0.1) }

  @Test func `by count is as the engine sent them`() {
    #expect(FacetOrder.count.sorted(Self.values) == Self.values)
    #expect(FacetSetting(attribute: "kind", title: "Kind").order == .count)
  }

  @Test func `by name takes upper and lower case for the same letter, and nothing else`() {
    let names = FacetOrder.name.sorted(Self.values).map {
      Array($0.value.unicodeScalars).map(String.init).joined(separator: "+")
    }
    #expect(names == ["1+0", "9", "A", "a", "B", "b", "e+\u{301}", "Ä", "é"])
  }
}
