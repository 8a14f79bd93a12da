import HTMLTemplates
import SearchCore

/// One record on a page of its own.
struct HitPage: TemplateModel {
  let frame: PageFrame
  let title: String
  let subtitle: String?
  let text: String?
  /// Whether pictures are upright.
  let isPosters: Bool
  let pictures: [Picture]
  let date: DateTag?
  /// The record's page elsewhere.
  let visit: VisitLink?
  /// From the whole site down to the record's narrowest category.
  let trail: [PageLink]
  let price: PriceTag?
  let rating: RatingTag?
  let details: [DetailRow]
  /// As it is stored; read only where a site's own template names a field of it.
  let record: RecordObject
  let backURL: String
  let backText: String

  static let fields = FieldTable<HitPage>([
    .object("frame") { $0.frame },
    .text("title") { $0.title },
    .optionalText("subtitle") { $0.subtitle },
    .optionalText("text") { $0.text },
    .flag("isPosters") { $0.isPosters },
    .flag("hasPictures") { !$0.pictures.isEmpty },
    .list("pictures") { $0.pictures },
    .optionalObject("date") { $0.date },
    .optionalObject("visit") { $0.visit },
    .flag("hasTrail") { !$0.trail.isEmpty },
    .list("trail") { $0.trail },
    .optionalObject("price") { $0.price },
    .optionalObject("rating") { $0.rating },
    .flag("hasDetails") { !$0.details.isEmpty },
    .list("details") { $0.details },
    .open("record") { TemplateData($0.record) },
    .link("backURL") { $0.backURL },
    .text("backText") { $0.backText },
  ])
}

/// A link away from this server; its URL is foreign text.
struct VisitLink: TemplateModel {
  let title: String
  let url: String

  static let fields = FieldTable<VisitLink>([
    .text("title") { $0.title },
    .url("url") { $0.url },
  ])
}

/// A field of the record with its title.
struct DetailRow: TemplateModel {
  let title: String
  let values: [Value]

  struct Value: TemplateModel {
    let value: String
    /// The results with this value chosen, where the field is a facet.
    let url: String?

    static let fields = FieldTable<Value>([
      .text("value") { $0.value },
      .optionalLink("url") { $0.url },
    ])
  }

  static let fields = FieldTable<DetailRow>([
    .text("title") { $0.title },
    .list("values") { $0.values },
  ])
}

/// All values of one facet.
struct FacetPage: TemplateModel {
  let frame: PageFrame
  let heading: String
  let stats: String
  let facet: FacetBlock
  let backURL: String

  static let fields = FieldTable<FacetPage>([
    .object("frame") { $0.frame },
    .text("heading") { $0.heading },
    .text("stats") { $0.stats },
    .object("facet") { $0.facet },
    .link("backURL") { $0.backURL },
  ])
}
