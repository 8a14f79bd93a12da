// A search page as plain text, made with `SearchCore` alone. Its whole output is compared with expected.txt.

import SearchCore

let shelf = FilmShelf([
  ["title": "The Storm", "year": 1998, "genres": ["Drama"]],
  ["title": "Storm < Calm & Storm", "year": 2004, "genres": ["Drama", "Romance"]],
  ["title": "A Quiet Garden", "year": 2011, "genres": ["Romance"]],
])

// 1. What the site offers, and what the reader asks for.
let genre = FacetSetting(attribute: "genres", parameter: "genre", title: "Genre")
let settings = SearchSettings(index: "films", facets: [genre], hitsPerPage: 10, highlighted: ["title"])
let parameters = FormEncoding.decode("genre=Drama&utm_source=letter&q=+storm&page=zero")
let state = SearchState(parameters: parameters, settings: settings)
print("search:", state.url(path: "/films", settings))

// 2. One call to the engine for all that the page needs.
let plan = SearchPlan(state, settings, parts: [.hits, .preview])
let answers = await shelf.search(plan.queries, before: .now + .seconds(2))
let outcome = plan.merge(answers, backend: shelf.name)

// 3. The hits, their matches in brackets: a highlight is parts of text, never markup.
if case .success(let results)? = outcome[.hits] {
  print("hits:", results.total, "on", results.pageCount(hitsPerPage: settings.hitsPerPage), "page")
  for hit in results.hits {
    let title = hit.highlight(at: "title") ?? Highlight(plain: hit.id)
    print(
      "-", title.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined(), "·",
      hit.record.text(at: "year") ?? "")
    print("  inverted:", title.inverted.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined())
  }

  // 4. Links: this search with one change.
  let links = SearchLinks(state, path: "/films", settings: settings)
  for value in results.facet(genre.attribute)?.values ?? [] {
    print("\(genre.title) \(value.value) (\(value.count)):", links.toggling(value.value, of: genre))
  }
  print("all genres:", links.clearingRefinements())
}

// 5. A failing query is a value too, with words for the log.
let lost = await shelf.search([SearchQuery(index: "books")], before: .now + .seconds(2))
if case .failure(let error)? = lost.first { print("error:", error) }
