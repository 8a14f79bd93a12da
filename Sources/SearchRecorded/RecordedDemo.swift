import SearchCore

/// The demo site `/recorded`: Algolia's answers to two product searches and one list of suggestions.
///
/// They show two pairs of highlight marks on the same pages: `<em>`, and the pair that the query's own parameters name.
package struct RecordedDemo: Sendable {
  package let backend: RecordedBackend
  /// Without facets and sorts: each choice would be a question that nobody recorded.
  package let settings: SearchSettings
  /// What can be searched for; a page lists them as ways on.
  package let queries: [String]
  /// Where the suggestions' records keep their categories: `suggestion.categories(source:attribute:)`.
  package let categories = (source: "instant_search", attribute: "categories")

  /// - Parameter folder: The folder `Tests/Fixtures/ThirdParty/algolia` of the package.
  package init(folder: String) throws(RecordingError) {
    backend = try RecordedBackend(
      folder: folder,
      answers: [
        RecordedAnswer(
          file: "algolia-01-products-highlight-snippet.json", index: "products", marks: .emphasis,
          fieldNames: ["title": "name", "largeImage": "image_urls"]),
        RecordedAnswer(
          file: "algolia-07-multi-products-aa.json", index: "products", fieldNames: ["image": "image_urls"]),
        RecordedAnswer(
          file: "algolia-08-query-suggestions.json", index: "suggestions", shape: .hits(query: ""),
          marks: HighlightMarks(open: "__aa-highlight__", close: "__/aa-highlight__")),
      ])
    settings = SearchSettings(
      index: "products", suggestionsIndex: "suggestions", hitsPerPage: 10,
      highlighted: ["name", "brand", "description"])
    queries = backend.queries.filter { $0.index == "products" }.map(\.text)
  }
}
