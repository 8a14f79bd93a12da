import HTMLTemplates

/// A page value with the same text in a field of every kind.
struct FuzzPage: TemplateModel {
  let text: String

  init(_ text: String) { self.text = text }

  static let fields: FieldTable<FuzzPage> = [
    .text("title") { $0.text },
    .optionalText("subtitle") { $0.text },
    .link("url") { $0.text },
    .url("image") { $0.text },
    .number("count") { $0.text.isEmpty ? 0 : 1 },
    .flag("isSale") { !$0.text.isEmpty },
    .marked("name") {
      MarkedText(parts: [.init(text: $0.text, isMatch: true), .init(text: $0.text, isMatch: false)])
    },
    .list("hits") { [FuzzHit(text: $0.text), FuzzHit(text: $0.text)] },
    .texts("tags") { [$0.text] },
    .open("record") { .object(["a": .text($0.text)]) },
  ]
}

struct FuzzHit: TemplateModel {
  let text: String

  static let fields: FieldTable<FuzzHit> = [
    .text("id") { $0.text },
    .link("url") { $0.text },
    .texts("tags") { [$0.text] },
  ]
}
