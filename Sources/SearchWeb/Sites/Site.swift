import Localization
import SearchCore

/// One search site: what it searches, what its records mean, and the words around them.
package struct Site: Sendable {
  /// How hits are laid out.
  package enum Layout: Sendable {
    /// Cards with square pictures.
    case grid
    /// Cards with upright pictures, two wide and three high.
    case posters
    /// Rows of text.
    case list
  }

  /// When a search begins.
  package enum SearchMode: Sendable {
    /// With each letter, once typing pauses.
    case asYouType
    /// When the form is sent; the box then has a Cancel beside it.
    case onSubmit
  }

  /// The first segment of the site's URLs, such as `shop`.
  package let id: String
  /// The results page: `/shop`.
  package let path: String
  package let name: String
  /// One sentence about the site, for the list of sites.
  package let about: String
  package let noun: Noun
  /// What the empty search box proposes.
  package let placeholder: String
  package let settings: SearchSettings
  package let layout: Layout
  /// What an empty query shows: all records, or only `ways`, without asking the engine.
  package let showsAllFirst: Bool
  package let searchMode: SearchMode
  /// Characters of a query that is searched, at least 1; for a shorter one the engine is not asked.
  package let minimumQueryLength: Int
  package let fields: FieldMap
  /// ISO 4217 code of the prices, such as `GBP`.
  package let currency: String
  /// Numbers, prices and dates are written as in this language; the words of the pages are English.
  package let locale: LocaleText
  /// Custom properties of the style sheet that the site sets, such as `--accent`, each with one checked value of CSS.
  package let theme: [(property: String, value: String)]
  package let imageOrigins: ImageOrigins
  /// Searches offered where there is nothing to show and no suggestions index to ask.
  package let ways: [String]
  package let backend: any SearchBackend

  package init(
    id: String, name: String, about: String, noun: Noun, placeholder: String, settings: SearchSettings,
    layout: Layout, showsAllFirst: Bool = true, searchMode: SearchMode = .asYouType,
    minimumQueryLength: Int = 1, fields: FieldMap, currency: String = "EUR", locale: LocaleText = .english,
    theme: [(property: String, value: String)] = [], imageOrigins: ImageOrigins = .own, ways: [String] = [],
    backend: any SearchBackend
  ) {
    self.id = id
    path = FormEncoding.path("/", segment: id)
    self.name = name
    self.about = about
    self.noun = noun
    self.placeholder = placeholder
    self.settings = settings.shortening(fields, in: layout)
    self.layout = layout
    self.showsAllFirst = showsAllFirst
    self.searchMode = searchMode
    self.minimumQueryLength = minimumQueryLength
    self.fields = fields
    self.currency = currency
    self.locale = locale
    self.theme = theme
    self.imageOrigins = imageOrigins
    self.ways = ways
    self.backend = backend
  }
}

extension SearchSettings {
  /// These settings with the texts of hits shortened where a layout shows them and nothing else is said. The whole of
  /// what is shortened need not be highlighted, too.
  fileprivate func shortening(_ fields: FieldMap, in layout: Site.Layout) -> SearchSettings {
    guard layout != .grid, snippets.isEmpty else { return self }
    var settings = self
    settings.snippets = fields.text.map { SnippetRequest($0) }
    let names = fields.title + fields.subtitle
    settings.highlighted.removeAll { fields.text.contains($0) && !names.contains($0) }
    return settings
  }
}

extension Site {
  /// Whether a query has too few characters to be searched; an empty one has not.
  func isTooShort(_ query: String) -> Bool { !query.isEmpty && query.count < minimumQueryLength }
}

/// What the site's records are called: “1 product”, “2 products”.
package struct Noun: Sendable, Hashable {
  package let one: String
  package let other: String

  package init(one: String, other: String) {
    self.one = one
    self.other = other
  }
}
