import Foundation
import HTTPServer
import SearchCore

@testable import SearchWeb

/// A small site whose engine answers as a test says.
enum FixtureSite {
  static let settings = SearchSettings(
    index: "things", suggestionsIndex: "queries",
    facets: [
      FacetSetting(attribute: "brand", title: "Brand", limit: 3),
      FacetSetting(attribute: "categories.lvl0", parameter: "category", title: "Category"),
    ],
    sorts: [
      SortSetting(
        id: "price-asc", title: "Price, low to high",
        order: SortOrder(attribute: "price.value", isAscending: true))
    ],
    hitsPerPage: 4, highlighted: ["name", "brand"], suggestionLimit: 3, previewLimit: 2)

  static func site(
    id: String = "things", settings: SearchSettings = settings, layout: Site.Layout = .grid,
    showsAllFirst: Bool = true, searchMode: Site.SearchMode = .asYouType,
    backend: any SearchBackend
  ) -> Site {
    Site(
      id: id, name: "Things & Co", about: "A shop of things.", noun: Noun(one: "thing", other: "things"),
      placeholder: "Search for things", settings: settings, layout: layout, showsAllFirst: showsAllFirst,
      searchMode: searchMode,
      fields: FieldMap(
        title: ["name"], subtitle: ["brand"], text: ["description"], images: "image_urls",
        price: ["price.value"],
        wasPrice: "price.was", rating: "rating", ratingCount: "rating_count", tags: "tags",
        facts: [.init("brand", ""), .init("weight", "weighs", unit: "g")],
        details: [.init("brand", "Brand"), .init("weight", "Weight", unit: "g"), .init("tags", "Tags")],
        badges: [(tag: "on sale", words: "Sale")]),
      currency: "GBP", ways: ["kettle", "lamp"], backend: backend)
  }

  static func application(_ sites: Site..., notes: [String] = []) throws -> SearchApplication {
    SearchApplication(sites: sites, notes: notes, assets: try assets.get()) { _ in }
  }

  /// The project's own templates and files, loaded once for all tests.
  private static let assets = Result {
    try LoadedAssets(templateFolders: [root + "/Templates"], fileFolder: root + "/Public")
  }

  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
}
