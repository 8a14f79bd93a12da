import SearchCore
import SearchRecorded
import SearchWeb

/// Recorded Algolia answers through the same pages: their `<em>` and `__aa-highlight__` marks become safe HTML.
package enum RecordedSite {
  package static func site(_ demo: RecordedDemo) -> Site {
    Site(
      id: "recorded", name: "Recorded",
      about: "Answers of Algolia as they were recorded, highlights included.",
      noun: Noun(one: "product", other: "products"), placeholder: demo.queries.first ?? "",
      settings: SearchSettings(
        index: demo.index, suggestionsIndex: demo.suggestionsIndex, hitsPerPage: 20,
        highlighted: ["name", "title", "brand", "description"], previewLimit: 0),
      layout: .list,
      fields: FieldMap(
        title: ["name", "title"], subtitle: ["brand"], text: ["description", "features"], price: ["price"],
        rating: "rating",
        facts: [.init("brand", ""), .init("type", ""), .init("price", "")],
        details: [
          .init("brand", "Brand"), .init("type", "Type"), .init("price", "Price"),
          .init("categories", "Categories"),
        ]),
      currency: "USD", ways: demo.queries, backend: demo.backend)
  }
}
