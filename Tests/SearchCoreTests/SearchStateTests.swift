import SearchCore
import TestSupport
import Testing

@Suite struct SearchStateTests {
  static let urls: [(String, String)] = [
    ("", "/shop"),
    ("q=red", "/shop?q=red"),
    ("q=+red++shoe+", "/shop?q=red++shoe"),
    ("q=", "/shop"),
    ("q", "/shop"),
    ("q=a&q=b", "/shop?q=a"),
    ("q=&q=b", "/shop"),
    ("q=a%00b%0Ac%09d", "/shop?q=a+b+c+d"),
    ("q=%00%0A", "/shop"),
    ("q=100%25+%2B+%26", "/shop?q=100%25+%2B+%26"),
    ("q=100%", "/shop?q=100%25"),
    ("q=%zz%4", "/shop?q=%25zz%254"),
    ("q=%FF", "/shop?q=%EF%BF%BD"),
    ("q=<script>", "/shop?q=%3Cscript%3E"),
    ("utm=1&q=a&x[]=2", "/shop?q=a"),
    ("brand=B&brand=A&q=a", "/shop?q=a&brand=A&brand=B"),
    ("brand=A&brand=A", "/shop?brand=A"),
    ("brand=", "/shop"),
    ("amp;brand=A&q=a", "/shop?q=a"),
    ("Brand=A&categories.lvl0=X", "/shop"),
    ("page=3&sort=price-asc&category=X&brand=A&q=a", "/shop?q=a&brand=A&category=X&sort=price-asc&page=3"),
    ("sort=nope", "/shop"),
    ("sort=nope&sort=price-asc", "/shop?sort=price-asc"),
    ("sort=n%C3%A9v", "/shop?sort=n%C3%A9v"),
    ("page=1", "/shop"),
    ("page=0", "/shop"),
    ("page=-7", "/shop"),
    ("page=2.5", "/shop"),
    ("page=x&page=4", "/shop?page=4"),
    ("page=2&page=4", "/shop?page=2"),
    ("page=99999999999999999999", "/shop"),
    ("page=2000000", "/shop?page=1000000"),
    ("lang=de&view=list&show=brand&q=a", "/shop?q=a"),
  ]

  @Test(arguments: urls)
  func `a URL is read and written in canonical form`(query: String, url: String) {
    #expect(read(query).url(path: "/shop", Shop.settings) == url)
  }

  @Test func `a state is the same after a trip through its URL`() {
    var random = SplitMix(seed: 41)
    for _ in 0..<3_000 {
      let state = Shop.state(&random)
      let url = state.url(path: "", Shop.settings)
      #expect(read(String(url.dropFirst())) == state, "\(url)")
      #expect(read(String(url.dropFirst())).url(path: "", Shop.settings) == url)
    }
  }

  @Test func `any parameters are read without fail, and a second trip changes nothing`() {
    var random = SplitMix(seed: 42)
    let pieces = Shop.pieces + ["q=", "&", "page=", "brand=", "sort=price-asc", "category=", "9"]
    for _ in 0..<3_000 {
      let state = read(random.text(of: pieces, upTo: 12))
      #expect(read(String(state.url(path: "", Shop.settings).dropFirst())) == state)
    }
  }

  @Test(arguments: [
    (String(repeating: "a", count: 10_000), 512), (String(repeating: "é", count: 10_000), 512),
    (String(repeating: "😀", count: 10_000), 512), ("a" + String(repeating: "\u{301}", count: 10_000), 512),
    (String(repeating: "e\u{301}\u{302}", count: 10_000), 510),
    (String(repeating: "a", count: 511) + " b", 511), (String(repeating: "a", count: 512), 512),
  ])
  func `a long query is cut at a whole character`(query: String, scalars: Int) {
    let cut = SearchState(query: query).query
    #expect(cut.unicodeScalars.count == scalars)
    #expect(query.unicodeScalars.starts(with: cut.unicodeScalars))
    #expect(SearchState(query: cut).query == cut)
  }

  @Test func `more refinements than allowed are ignored`() {
    let query = (0..<5_000).map { "brand=b\($0)" }.joined(separator: "&")
    #expect(read(query).refinements.count == SearchSettings.maximumRefinements)
  }

  @Test func `what changes the hits goes back to page 1 and keeps the rest`() {
    let red = Refinement(attribute: "brand", value: "Red")
    let blue = Refinement(attribute: "brand", value: "Blue")
    let state = SearchState(query: "a", refinements: [red], sort: "price-asc", page: 4)
    #expect(state.asking("b") == SearchState(query: "b", refinements: [red], sort: "price-asc"))
    #expect(state.adding(blue) == SearchState(query: "a", refinements: [blue, red], sort: "price-asc"))
    #expect(state.adding(red) == SearchState(query: "a", refinements: [red], sort: "price-asc"))
    #expect(state.removing(red) == SearchState(query: "a", sort: "price-asc"))
    #expect(state.removing(blue) == SearchState(query: "a", refinements: [red], sort: "price-asc"))
    #expect(state.toggling(red) == state.removing(red))
    #expect(state.toggling(blue) == state.adding(blue))
    #expect(state.clearingRefinements() == SearchState(query: "a", sort: "price-asc"))
    #expect(state.sorted(by: nil) == SearchState(query: "a", refinements: [red]))
    #expect(state.onPage(9) == SearchState(query: "a", refinements: [red], sort: "price-asc", page: 9))
    #expect(state.onPage(-9).page == 1)
    #expect(state.onPage(.max).page == SearchState.lastPage)
    #expect(state.values(of: "brand") == ["Red"])
    #expect(state.adding(blue).values(of: "brand") == ["Blue", "Red"])
    #expect(state.values(of: "colour") == [])
  }

  @Test func `composed and decomposed letters are different values, in an order that never changes`() {
    // Of these, Swift's `<` takes the first two for neither equal nor ordered.
    let values = ["\u{E9}\n", "e\u{301}", "\u{E9}", "z"]
    let expected = ["e\u{301}", "z", "\u{E9}", "\u{E9}\n"].map(\.bytes)
    for start in values.indices {
      let turned = values[start...] + values[..<start]
      let state = SearchState(refinements: turned.map { Refinement(attribute: "brand", value: $0) })
      #expect(state.values(of: "brand").map(\.bytes) == expected)
      #expect(read(String(state.url(path: "", Shop.settings).dropFirst())) == state)
    }
    let state = SearchState(refinements: [Refinement(attribute: "brand", value: "e\u{301}")])
    #expect(!state.contains(Refinement(attribute: "brand", value: "\u{E9}")))
    #expect(
      SearchLinks(state, path: "/", settings: Shop.settings).toggling("\u{E9}", of: Shop.brand)
        == "/?brand=e%CC%81&brand=%C3%A9")
  }

  @Test func `facet values with equal counts are ordered by their scalars`() {
    let values =
      ["\u{E9}\n", "z", "e\u{301}", "A"].map { FacetValue($0, count: 1) } + [FacetValue("zz", count: 2)]
    #expect(
      values.sorted(by: FacetValue.precedes).map(\.value.bytes)
        == ["zz", "A", "e\u{301}", "z", "\u{E9}\n"].map(\.bytes))
  }

  private func read(_ query: String) -> SearchState {
    SearchState(parameters: FormEncoding.decode(query), settings: Shop.settings)
  }
}
