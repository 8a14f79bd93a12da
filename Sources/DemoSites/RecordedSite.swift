import SearchRecorded
import SearchWeb

/// Recorded Algolia answers through the same pages: their `<em>` and `__aa-highlight__` marks become safe HTML.
package enum RecordedSite {
  package static func site(_ demo: RecordedDemo) -> Site {
    Site(
      id: "recorded", name: "Recorded",
      about: "Answers of Algolia as they were recorded, highlights included.",
      noun: Noun(one: "product", other: "products"), placeholder: demo.queries.first ?? "Search",
      settings: demo.settings, layout: .list, showsAllFirst: false,
      fields: FieldMap(
        title: ["name"], subtitle: ["brand"], text: ["description", "features"], price: ["price"],
        rating: "rating",
        facts: [.init("brand", ""), .init("type", "")],
        details: [
          .init("brand", "Brand"), .init("type", "Type"), .init("categories", "Categories"),
          .init("publicationDate", "Published"),
        ]),
      currency: "USD", ways: demo.queries, backend: demo.backend)
  }
}
