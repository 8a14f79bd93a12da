import SearchCore
import SearchEmbedded
import SearchWeb

/// The demo shop: the store items of the query-suggestions guide, with pictures, prices and suggestions.
package enum ShopSite {
  package static let index = "shop"
  package static let suggestionsIndex = "shop_query_suggestions"

  package static let indexSettings = IndexSettings(
    searchable: [
      "name", "kind", "brand", "colours", "plain_colours", "categories.lvl2", "material", "tags",
      "description",
    ],
    facets: ["brand", "categories.lvl0", "categories.lvl1", "colours", "tags"],
    customRanking: [SortOrder(attribute: "popularity", isAscending: false)],
    sortable: ["price.value", "rating", "released"])

  package static let suggestionSettings = IndexSettings(
    searchable: ["query"], facets: [],
    customRanking: [SortOrder(attribute: "popularity", isAscending: false)], sortable: [])

  package static func site(backend: any SearchBackend) -> Site {
    Site(
      id: "shop", name: "Tarnside",
      about: "An outdoor, home and garden shop, with suggestions, facets and prices.",
      noun: Noun(one: "product", other: "products"), placeholder: "Search for camp, kitchen, garden…",
      settings: SearchSettings(
        index: index, suggestionsIndex: suggestionsIndex,
        facets: [
          FacetSetting(attribute: "brand", parameter: "brand", title: "Brand", limit: 10),
          FacetSetting(attribute: "categories.lvl0", parameter: "category", title: "Category", limit: 10),
          FacetSetting(attribute: "colours", parameter: "colour", title: "Colour", limit: 8),
        ],
        sorts: [
          SortSetting(
            id: "price-asc", title: "Price, low to high",
            order: SortOrder(attribute: "price.value", isAscending: true)),
          SortSetting(
            id: "price-desc", title: "Price, high to low",
            order: SortOrder(attribute: "price.value", isAscending: false)),
          SortSetting(
            id: "rating", title: "Best rated", order: SortOrder(attribute: "rating", isAscending: false)),
          SortSetting(
            id: "newest", title: "Newest", order: SortOrder(attribute: "released", isAscending: false)),
        ],
        hitsPerPage: 24, highlighted: ["name", "brand"]),
      layout: .grid,
      fields: FieldMap(
        title: ["name"], subtitle: ["brand"], text: ["description"], images: "image_urls",
        price: ["price.value"],
        wasPrice: "price.was", rating: "rating", ratingCount: "rating_count", tags: "tags",
        details: [
          .init("categories.lvl0", "Category"), .init("colours", "Colours"), .init("sizes", "Sizes"),
          .init("material", "Material"), .init("tags", "Good to know"),
          .init("released", "In the shop since", show: .date),
        ],
        badges: [(tag: "on sale", words: "Sale"), (tag: "new", words: "New")]),
      currency: "GBP", backend: backend)
  }
}
