import HTMLTemplates
import Localization
import SearchCore

/// Makes the page values of one site: every word and every link.
struct PageWriter: Sendable {
  let site: Site
  let reader: HitReader
  let assets: PageAssets
  /// The site's own style sheet; `nil` for a site that sets nothing.
  let theme: ThemeSheet?

  init(site: Site, assets: PageAssets) {
    self.site = site
    reader = HitReader(site: site)
    self.assets = assets
    theme = ThemeSheet(site.theme)
  }

  var locale: LocaleText { site.locale }

  func frame(
    title: String, query: String = "", robots: String? = nil, dropdown: Dropdown? = nil,
    skipTarget: String = "results"
  ) -> PageFrame {
    PageFrame(
      title: title + " | " + site.name, robots: robots, skipTarget: skipTarget, assets: assets,
      theme: theme?.path,
      site: SiteHeader(
        name: site.name, home: site.path, query: query, placeholder: site.placeholder,
        searchesAsYouType: site.searchMode == .asYouType,
        suggestionsURL: site.settings.suggestionsIndex == nil ? nil : site.suggestionsPath, dropdown: dropdown
      ))
  }

  /// “1,204 products”, “at least 10,000 products”.
  func count(_ results: SearchResults) -> String {
    let words = count(results.total)
    return results.isTotalExact ? words : "at least " + words
  }

  func count(_ number: Int) -> String { locale.count(number, one: site.noun.one, other: site.noun.other) }

  /// A count of something that has an English name here, whatever the language of the numbers.
  func counted(_ number: Int, one: String, other: String) -> String {
    locale.integer(number) + " " + (number == 1 ? one : other)
  }

  /// The filters of a search in the order of the page: the facet's title and the value.
  func refinements(_ state: SearchState) -> [(facet: FacetSetting, value: String)] {
    site.settings.facets.flatMap { facet in state.values(of: facet.attribute).map { (facet, $0) } }
  }

  /// The filters and the order as the search form sends them along with a new query.
  func kept(_ state: SearchState) -> [KeptParameter] {
    state.asking("").parameters(site.settings).map { KeptParameter(name: $0.name, value: $0.value) }
  }

  func popular(_ outcome: SearchOutcome) -> [PageLink] {
    let queries = outcome.suggestions.isEmpty ? site.ways : outcome.suggestions.map(\.query)
    return queries.map { PageLink(title: $0, url: site.url(searching: $0)) }
  }

  var popularTitle: String { site.settings.suggestionsIndex == nil ? "Searches to try" : "Popular searches" }
}
