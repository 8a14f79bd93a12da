import FuzzedInput
import SearchCore

/// Reads searches from URLs and writes them: what is written reads as the same search, and each link of a page is the URL of
/// the changed search.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzState(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzedInput(start, count)
  let state = state(input.restAsText)
  let url = url(state)
  hold(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(url) holds what no URL may")
  let again = readAndWritten(url)
  hold(again.url.utf8.elementsEqual(url.utf8), "\(url) is read and written as \(again.url)")
  hold(again.state == state, "\(url) is read as another search")
  links(state)
  return 0
}

private let settings = SearchSettings(
  index: "things",
  facets: [
    FacetSetting(attribute: "brand", title: "Brand"),
    FacetSetting(attribute: "category.lvl0", parameter: "c", title: "Category"),
    FacetSetting(attribute: "größe", title: "Size", order: .name),
  ],
  sorts: [
    SortSetting(id: "up", title: "Up", order: SortOrder(attribute: "price", isAscending: true)),
    SortSetting(id: "név", title: "Name", order: SortOrder(attribute: "name", isAscending: false)),
  ])

private func state(_ query: some StringProtocol) -> SearchState {
  SearchState(parameters: FormEncoding.decode(query), settings: settings)
}

private func url(_ state: SearchState) -> String { state.url(path: "/shop", settings) }

private func readAndWritten(_ url: String) -> (state: SearchState, url: String) {
  let read = state(url.split(separator: "?", maxSplits: 1).dropFirst().first ?? "")
  return (read, read.url(path: "/shop", settings))
}

/// A few values of each facet stand for all.
private func links(_ state: SearchState) {
  let links = SearchLinks(state, path: "/shop", settings: settings)
  func same(_ link: String, _ changed: SearchState) {
    hold(link.utf8.elementsEqual(url(changed).utf8), "\(link) is not \(url(changed))")
  }
  for facet in settings.facets {
    for value in state.values(of: facet.attribute).prefix(3) + ["m", state.query] where !value.isEmpty {
      same(
        links.toggling(value, of: facet),
        state.toggling(Refinement(attribute: facet.attribute, value: value)))
    }
  }
  for page in [1, 2, state.page, SearchState.lastPage + 1] { same(links.page(page), state.onPage(page)) }
  for sort in [nil, "up", "név"] { same(links.sorted(by: sort), state.sorted(by: sort)) }
  same(links.clearingRefinements(), state.clearingRefinements())
}
