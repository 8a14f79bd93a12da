import HTMLTemplates

/// What every page has around its main part.
struct PageFrame: TemplateModel {
  var language = "en"
  var direction = "ltr"
  /// The document's title, the site's name included.
  let title: String
  /// The value of the `robots` element; `nil` lets the page be indexed.
  let robots: String?
  /// What the skip link says it leads to.
  let skipTarget: String
  let assets: PageAssets
  /// The style sheet of the site's own theme, which stands behind the one of all pages.
  var theme: String?
  /// `nil` on pages above the sites.
  let site: SiteHeader?

  static let fields = FieldTable<PageFrame>([
    .text("language") { $0.language },
    .text("direction") { $0.direction },
    .text("title") { $0.title },
    .optionalText("robots") { $0.robots },
    .text("skipTarget") { $0.skipTarget },
    .link("stylesheet") { $0.assets.stylesheet },
    .optionalLink("theme") { $0.theme },
    .link("icon") { $0.assets.icon },
    .link("script") { $0.assets.script },
    .optionalLink("htmx") { $0.assets.htmx },
    .text("htmxSettings") { _ in PageAssets.htmxSettings },
    .optionalObject("site") { $0.site },
  ])
}

/// The URLs of the files that pages need, each with its content's hash.
package struct PageAssets: Sendable {
  let stylesheet: String
  let icon: String
  let script: String
  /// `nil` where set-up could not install htmx: pages then work as plain links and forms.
  let htmx: String?
  /// The drawing on error pages.
  let scene: String

  /// History is never kept in the browser's storage: going back asks for the page again, which is quick and never stale.
  /// Answers with an error status are swapped in too, for they are pages that keep the query.
  static let htmxSettings =
    #"{"includeIndicatorStyles":false,"allowEval":false,"historyCacheSize":0,"refreshOnHistoryMiss":true,"#
    + #""scrollIntoViewOnBoost":false,"responseHandling":[{"code":"204","swap":false},{"code":".*","swap":true}]}"#
}

/// The site's name and search box.
struct SiteHeader: TemplateModel {
  let name: String
  /// The site's results page, where its form leads.
  let home: String
  /// What stands in the box.
  let query: String
  let placeholder: String
  /// Whether results follow the typing; else they come when the form is sent.
  let searchesAsYouType: Bool
  /// `nil` for a site without suggestions.
  let suggestionsURL: String?
  /// What the dropdown holds before anything is typed.
  let dropdown: Dropdown?

  static let fields = FieldTable<SiteHeader>([
    .text("name") { $0.name },
    .link("home") { $0.home },
    .text("query") { $0.query },
    .text("placeholder") { $0.placeholder },
    .flag("searchesAsYouType") { $0.searchesAsYouType },
    .optionalLink("suggestionsURL") { $0.suggestionsURL },
    .optionalObject("dropdown") { $0.dropdown },
  ])
}

/// A name and value that the search form sends along: a filter kept over a new query.
struct KeptParameter: TemplateModel {
  let name: String
  let value: String

  static let fields = FieldTable<KeptParameter>([
    .text("name") { $0.name },
    .text("value") { $0.value },
  ])
}

/// A link with its words; the primary one of a group stands out.
struct PageLink: TemplateModel {
  let title: String
  let url: String
  var isPrimary = false

  static let fields = FieldTable<PageLink>([
    .text("title") { $0.title },
    .link("url") { $0.url },
    .flag("isPrimary") { $0.isPrimary },
  ])
}
