import SearchCore
import TestSupport
import Testing

@Suite struct SearchLinksTests {
  @Test func `every spliced link is the URL of the changed state`() {
    var random = SplitMix(seed: 51)
    let settings = Shop.settings
    for _ in 0..<2_000 {
      let state = Shop.state(&random)
      let links = SearchLinks(state, path: "/shop", settings: settings)
      func url(_ state: SearchState) -> String { state.url(path: "/shop", settings) }
      for facet in settings.facets {
        for value in state.values(of: facet.attribute) + [Shop.value(&random), "m"] {
          let changed = state.toggling(Refinement(attribute: facet.attribute, value: value))
          #expect(links.toggling(value, of: facet) == url(changed))
        }
      }
      for page in [1, 2, 77, -3, SearchState.lastPage + 5] {
        #expect(links.page(page) == url(state.onPage(page)))
      }
      for sort in [nil, "price-asc", "név"] { #expect(links.sorted(by: sort) == url(state.sorted(by: sort))) }
      #expect(links.clearingRefinements() == url(state.clearingRefinements()))
      #expect(links.firstPage(at: "/other") == state.onPage(1).url(path: "/other", settings))
    }
  }

  @Test func `links stand in canonical order`() {
    let state = SearchState(
      query: "red shoe", refinements: [.init(attribute: "brand", value: "B&B")], sort: "price-asc", page: 3)
    let links = SearchLinks(state, path: "/shop", settings: Shop.settings)
    #expect(
      links.toggling("A", of: Shop.brand) == "/shop?q=red+shoe&brand=A&brand=B%26B&sort=price-asc")
    #expect(links.toggling("B&B", of: Shop.brand) == "/shop?q=red+shoe&sort=price-asc")
    #expect(
      links.toggling("Shoes", of: Shop.category)
        == "/shop?q=red+shoe&brand=B%26B&category=Shoes&sort=price-asc")
    #expect(links.page(4) == "/shop?q=red+shoe&brand=B%26B&sort=price-asc&page=4")
    #expect(links.page(1) == "/shop?q=red+shoe&brand=B%26B&sort=price-asc")
    #expect(links.sorted(by: nil) == "/shop?q=red+shoe&brand=B%26B")
    #expect(links.clearingRefinements() == "/shop?q=red+shoe&sort=price-asc")
    #expect(links.toggling("x", of: FacetSetting(attribute: "unknown", title: "Unknown")) == links.page(1))
    #expect(SearchLinks(SearchState(), path: "/shop", settings: Shop.settings).page(1) == "/shop")
  }
}
