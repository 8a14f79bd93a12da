import HTMLTemplates

/// The sites of this server.
struct SitesPage: TemplateModel {
  let frame: PageFrame
  let lead: String
  let sites: [SiteTile]
  /// Why a site that might be expected is not here.
  let notes: [String]

  static let fields = FieldTable<SitesPage>([
    .object("frame") { $0.frame },
    .text("lead") { $0.lead },
    .list("sites") { $0.sites },
    .flag("hasNotes") { !$0.notes.isEmpty },
    .texts("notes") { $0.notes },
  ])
}

/// One site in the list of sites.
struct SiteTile: TemplateModel {
  let id: String
  let name: String
  let url: String
  let about: String
  let state: String
  let isOff: Bool
  let placeholder: String
  /// Three pictures of the site's hits, or none.
  let strip: [Picture]
  /// Shown in the strip's place where there are no pictures.
  let words: String

  static let fields = FieldTable<SiteTile>([
    .text("id") { $0.id },
    .text("name") { $0.name },
    .link("url") { $0.url },
    .text("about") { $0.about },
    .text("state") { $0.state },
    .flag("isOff") { $0.isOff },
    .text("placeholder") { $0.placeholder },
    .flag("hasStrip") { !$0.strip.isEmpty },
    .list("strip") { $0.strip },
    .text("words") { $0.words },
  ])
}

/// An image of a record; its URL is foreign text.
struct Picture: TemplateModel {
  let url: String
  let alt: String
  let size: (width: Int, height: Int)

  static let fields = FieldTable<Picture>([
    .url("url") { $0.url },
    .text("alt") { $0.alt },
    .number("width") { $0.size.width },
    .number("height") { $0.size.height },
  ])
}
