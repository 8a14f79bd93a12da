/// One site of a configuration. Where a property is `nil` its key was left out, and the records decide.
package struct ConfiguredSite: Sendable, Hashable {
  /// The first segment of the site's addresses, such as `shop`.
  package var path: String
  package var title: String
  package var about = ""
  package var language = ConfiguredLanguage.english
  /// A code of ISO 4217; where the records do not say it either, `EUR`.
  package var currency: String?
  package var engine = ConfiguredEngine.embedded
  /// `nil` for an index named like the path.
  package var index: String?
  /// What fills the index; `nil` for an index that is filled otherwise.
  package var source: ConfiguredSource?
  package var noun: ConfiguredNoun?
  package var placeholder: String?
  package var layout: ConfiguredLayout?
  package var fields: ConfiguredFields?
  package var facts: [ConfiguredDetail]?
  package var details: [ConfiguredDetail]?
  package var badges: [ConfiguredBadge] = []
  /// The origins that pictures may come from besides the site's own, such as `https://images.example`.
  package var imageOrigins: [String]?
  /// The attributes that are searched, the most important first.
  package var search: [String]?
  /// What decides between equal matches, the weightiest first.
  package var ranking: [ConfiguredOrder]?
  package var facets: [ConfiguredFacet]?
  package var sorts: [ConfiguredSort]?
  /// 1 to 1,000.
  package var hitsPerPage = 24
  package var suggestions = ConfiguredSuggestions()
  package var searchMode = ConfiguredSearchMode.asYouType
  /// Characters of a query that is searched; 1 to 20.
  package var minimumLength = 1
  package var emptyQuery = ConfiguredEmptyQuery.all
  package var theme = ConfiguredTheme()
  /// The folder of the site's own templates.
  package var templates: FilePath?

  package init(path: String = "", title: String = "") {
    self.path = path
    self.title = title
  }

  /// The index that is searched.
  package var indexName: String { index ?? path }
}

/// The languages whose numbers and prices are known.
package enum ConfiguredLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
  case french = "fr"
}

package enum ConfiguredEngine: String, Sendable, CaseIterable { case embedded }

package enum ConfiguredLayout: String, Sendable, CaseIterable { case grid, posters, list }

package enum ConfiguredSearchMode: String, Sendable, CaseIterable {
  case asYouType = "as-you-type"
  case onSubmit = "on-submit"
}

/// What a page shows before anything is typed.
package enum ConfiguredEmptyQuery: String, Sendable, CaseIterable { case all, nothing }

/// What a site's records are called.
package struct ConfiguredNoun: Sendable, Hashable {
  package var one: String
  package var other: String

  package init(one: String = "record", other: String = "records") {
    self.one = one
    self.other = other
  }
}
