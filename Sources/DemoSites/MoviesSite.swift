import SearchCore
import SearchEmbedded
import SearchWeb

/// The film search of Elastic's App Search tutorial on the embedded engine: poster, title, overview, search on submit.
package enum MoviesSite {
  package static let index = "movies"

  /// Title and overview count alike as shipped; a later console tunes them.
  package static let indexSettings = IndexSettings(
    searchable: ["title", "overview", "cast", "genres"], facets: ["genres", "cast"],
    sortable: ["year", "title"])

  package static func site(backend: any SearchBackend) -> Site {
    Site(
      id: "movies", name: "Late Reel", about: "A film library that searches when you press Search.",
      noun: Noun(one: "film", other: "films"), placeholder: "family",
      settings: SearchSettings(
        index: index,
        facets: [
          FacetSetting(attribute: "genres", parameter: "genre", title: "Genre", limit: 12),
          FacetSetting(attribute: "cast", parameter: "cast", title: "Cast", limit: 8),
        ],
        sorts: [
          SortSetting(id: "newest", title: "Newest", order: SortOrder(attribute: "year", isAscending: false)),
          SortSetting(id: "oldest", title: "Oldest", order: SortOrder(attribute: "year", isAscending: true)),
          SortSetting(id: "title", title: "Title", order: SortOrder(attribute: "title", isAscending: true)),
        ],
        hitsPerPage: 20, highlighted: ["title", "overview"], previewLimit: 0),
      layout: .posters, searchMode: .onSubmit,
      fields: FieldMap(
        title: ["title"], subtitle: ["year"], text: ["overview"], images: "poster",
        details: [.init("year", "Year", show: .digits), .init("genres", "Genres"), .init("cast", "Cast")]),
      ways: ["family", "island", "heist", "robot", "wedding"], backend: backend)
  }
}
