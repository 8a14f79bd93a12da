import HTMLTemplates

/// A small page that has one field of every kind.
struct SamplePage: TemplateModel {
  var title = ""
  var subtitle: String?
  var url = ""
  var next: String?
  var image = ""
  var photo: String?
  var count = 0
  var rating: Int?
  var isSale = false
  var isNew = false
  var name = MarkedText(parts: [])
  var price = SamplePrice()
  var oldPrice: SamplePrice?
  var hits: [SampleHit] = []
  var tags: [String] = []
  var body = SafeHTML(trusted: "")
  var record = TemplateData.null
  var facts = TemplateData.null

  static let fields: FieldTable<SamplePage> = [
    .text("title", \.title),
    .optionalText("subtitle", \.subtitle),
    .link("url", \.url),
    .optionalLink("next", \.next),
    .url("image", \.image),
    .optionalURL("photo", \.photo),
    .number("count", \.count),
    .optionalNumber("rating", \.rating),
    .flag("isSale", \.isSale),
    .flag("isNew", \.isNew),
    .marked("name", \.name),
    .object("price", \.price),
    .optionalObject("oldPrice", \.oldPrice),
    .list("hits", \.hits),
    .texts("tags", \.tags),
    .safeHTML("body", \.body),
    .open("record", \.record),
    .json("facts", \.facts),
  ]
}

struct SamplePrice: TemplateModel {
  var amount = ""
  var currency = ""

  static let fields: FieldTable<SamplePrice> = [
    .text("amount", \.amount),
    .text("currency", \.currency),
  ]
}

struct SampleHit: TemplateModel {
  var id = ""
  var name = MarkedText(parts: [])
  var url = ""
  var tags: [String] = []
  var children: [SampleHit] = []
  var isSale = false

  static let fields: FieldTable<SampleHit> = [
    .text("id", \.id),
    .marked("name", \.name),
    .link("url", \.url),
    .texts("tags", \.tags),
    .list("children", \.children),
    .flag("isSale", \.isSale),
  ]
}

/// The page that `template` makes of `page`, or the faults of the template, as text.
func rendered(
  _ template: String, _ page: SamplePage = SamplePage(), partials: [String: String] = [:],
  _ profile: TemplateProfile = .html
) -> String {
  let name = TemplateName<SamplePage>("page", profile)
  do throws(TemplateError) {
    let sources = partials.merging(["page": template]) { partial, _ in partial }
    let library = try TemplateLibrary(sources: sources, templates: [TemplateEntry(name)])
    guard profile == .text || profile == .mustache else {
      return String(decoding: library.render(name, page), as: UTF8.self)
    }
    do throws(RunawayPartials) {
      return String(decoding: try library.text(name, page), as: UTF8.self)
    } catch {
      return error.description
    }
  } catch {
    return error.description
  }
}

/// Characters that a Swift literal cannot hold.
func noncharacters(_ codes: [UInt32]) -> String {
  String(String.UnicodeScalarView(codes.compactMap(Unicode.Scalar.init)))
}
