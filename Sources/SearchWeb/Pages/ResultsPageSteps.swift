import HTMLTemplates
import SearchCore

/// The way from an engine's answer to the bytes of a results page, step by step; benchmarks measure each for itself.
package struct ResultsPageSteps: Sendable {
  /// Every word and link of a page.
  package struct Value: Sendable {
    fileprivate let page: ResultsPage
  }

  private let writer: PageWriter
  private let templates: TemplateLibrary

  package init(site: Site, assets: LoadedAssets) {
    writer = PageWriter(site: site, assets: assets.pages)
    templates = assets.templates
  }

  /// The page's value.
  package func value(_ state: SearchState, _ results: SearchResults) -> Value {
    Value(page: writer.results(state, results, SearchOutcome([(.hits, .success(results))])))
  }

  /// The whole document.
  package func bytes(_ value: Value) -> [UInt8] { templates.render(TemplateNames.results, value.page) }
}
