import HTMLTemplates

/// What stands in the suggestions dropdown: completed queries, and the first hits beside them.
struct Dropdown: TemplateModel {
  /// The number of rows in words, said by the status line: “7 suggestions, 3 products”.
  let status: String
  let suggestionsTitle: String
  let suggestions: [SuggestionRow]
  let productsTitle: String
  let products: [HitCard]
  /// Said where there is no row at all.
  let emptyText: String
  /// The results page of what is typed.
  let allURL: String
  let allText: String

  static let fields = FieldTable<Dropdown>([
    .text("status") { $0.status },
    .text("suggestionsTitle") { $0.suggestionsTitle },
    .flag("hasSuggestions") { !$0.suggestions.isEmpty },
    .list("suggestions") { $0.suggestions },
    .text("productsTitle") { $0.productsTitle },
    .flag("hasProducts") { !$0.products.isEmpty },
    .list("products") { $0.products },
    .flag("isEmpty") { $0.suggestions.isEmpty && $0.products.isEmpty },
    .text("emptyText") { $0.emptyText },
    .link("allURL") { $0.allURL },
    .text("allText") { $0.allText },
  ])
}

/// One query suggestion: a link to its results, and beside it a control that puts it into the box.
struct SuggestionRow: TemplateModel {
  let query: String
  /// The query with the part told apart that was not typed.
  let text: MarkedText
  let url: String
  /// What the control puts into the box: the query and a space, ready for the next word.
  let typeAhead: String
  /// The suggestions page of `typeAhead`, where the control leads without scripts.
  let typeAheadURL: String
  /// The grid row of the control, counted from 1; the group's title has row 1.
  let slot: Int

  static let fields = FieldTable<SuggestionRow>([
    .text("query") { $0.query },
    .marked("text") { $0.text },
    .link("url") { $0.url },
    .text("typeAhead") { $0.typeAhead },
    .link("typeAheadURL") { $0.typeAheadURL },
    .text("slot") { String($0.slot) },
  ])
}

/// The suggestions as a page or as the dropdown's fragment.
struct SuggestionsPage: TemplateModel {
  let frame: PageFrame
  let heading: String
  let dropdown: Dropdown

  static let fields = FieldTable<SuggestionsPage>([
    .object("frame") { $0.frame },
    .text("heading") { $0.heading },
    .object("dropdown") { $0.dropdown },
  ])
}
