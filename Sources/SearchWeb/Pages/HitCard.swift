import HTMLTemplates
import SearchCore

/// A hit as a card, a row or a line of the dropdown.
struct HitCard: TemplateModel {
  let url: String
  let title: MarkedText
  let subtitle: MarkedText?
  let snippet: MarkedText?
  /// Foreign text: the template filters its scheme.
  let image: String?
  /// `eager` for the first row of pictures, `lazy` for the rest.
  let loading: String
  let badge: String?
  let price: PriceTag?
  let rating: RatingTag?
  let date: DateTag?
  let tags: [String]
  let source: Source

  /// Where facts are read from when a template asks for them, which only rows do as they are shipped.
  struct Source {
    let hit: Hit
    let reader: HitReader
    /// Paths whose values stand in other parts of the card.
    let pathsShown: [String?]
    /// The facts, where they stand in rows.
    let rowFacts: [String]?

    var facts: [String] { rowFacts ?? reader.facts(hit, besides: pathsShown) }
  }

  static let fields = FieldTable<HitCard>([
    .link("url") { $0.url },
    .marked("title") { $0.title },
    .optionalMarked("subtitle") { $0.subtitle },
    .optionalMarked("snippet") { $0.snippet },
    .optionalURL("image") { $0.image },
    // Whether the site's other hits have pictures and this one has none.
    .flag("isPictureMissing") { $0.image == nil && $0.source.reader.site.fields.images != nil },
    .number("imageWidth") { $0.source.reader.imageSize.width },
    .number("imageHeight") { $0.source.reader.imageSize.height },
    .text("loading") { $0.loading },
    .optionalText("badge") { $0.badge },
    .optionalObject("price") { $0.price },
    .optionalObject("rating") { $0.rating },
    .flag("hasMeta") { $0.price != nil || $0.rating != nil },
    .flag("hasTags") { !$0.tags.isEmpty },
    .texts("tags") { $0.tags },
    .optionalObject("date") { $0.date },
    .flag("hasFacts") { $0.date != nil || !$0.source.facts.isEmpty },
    .texts("facts") { $0.source.facts },
    // As it is stored; read only where a site's own template names a field of it.
    .open("record") { TemplateData($0.source.hit.record) },
  ])
}

struct PriceTag: TemplateModel {
  let amount: String
  /// The price before a sale; `nil` where there is none or it was not higher.
  let was: String?

  static let fields = FieldTable<PriceTag>([
    .text("amount") { $0.amount },
    .optionalText("was") { $0.was },
  ])
}

struct RatingTag: TemplateModel {
  /// One decimal, such as `4.8`.
  let stars: String
  /// The best rating that there can be.
  let scale: String
  /// Whether the scale is the one that stars are known for, which need not be said to who sees the star.
  let isUsual: Bool
  /// `nil` where the record does not say how many people rated it.
  let count: String?
  /// The count with its noun.
  let people: String?

  static let fields = FieldTable<RatingTag>([
    .text("stars") { $0.stars },
    .text("scale") { $0.scale },
    .flag("isUsual") { $0.isUsual },
    .optionalText("count") { $0.count },
    .optionalText("people") { $0.people },
  ])
}

/// When something was, in the language's words.
struct DateTag: TemplateModel {
  let text: String
  /// `2021-03-31`; `nil` for a text that is no date of the calendar.
  let iso: String?

  static let fields = FieldTable<DateTag>([
    .text("text") { $0.text },
    .optionalText("iso") { $0.iso },
  ])
}

extension MarkedText {
  init(_ highlight: Highlight) {
    self.init(parts: highlight.parts.map { Part(text: $0.text, isMatch: $0.isMatch) })
  }
}
