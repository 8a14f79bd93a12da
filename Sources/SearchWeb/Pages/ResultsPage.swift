import HTMLTemplates

/// The results page: every word and link of it.
struct ResultsPage: TemplateModel {
  let frame: PageFrame
  let heading: String
  let stats: String
  let kept: [KeptParameter]
  let sortMenu: SortMenu?
  let chips: [Chip]
  let clearURL: String
  let facets: [FacetBlock]
  let hitsTitle: String
  /// Cards with pictures; else rows of text.
  let isGrid: Bool
  /// Whether the cards' pictures are upright.
  let isPosters: Bool
  let hits: [HitCard]
  let pager: Pager?
  /// Ways on where there are no hits.
  let remedies: Remedies?

  static let fields = FieldTable<ResultsPage>([
    .object("frame") { $0.frame },
    .text("heading") { $0.heading },
    .text("stats") { $0.stats },
    .list("kept") { $0.kept },
    .optionalObject("sortMenu") { $0.sortMenu },
    .flag("hasChips") { !$0.chips.isEmpty },
    .text("chipCount") { $0.chips.isEmpty ? "" : String($0.chips.count) },
    .list("chips") { $0.chips },
    .link("clearURL") { $0.clearURL },
    .flag("hasFacets") { !$0.facets.isEmpty },
    .list("facets") { $0.facets },
    .text("hitsTitle") { $0.hitsTitle },
    .flag("isGrid") { $0.isGrid },
    .flag("isPosters") { $0.isPosters },
    .flag("hasHits") { !$0.hits.isEmpty },
    .list("hits") { $0.hits },
    .optionalObject("pager") { $0.pager },
    .optionalObject("remedies") { $0.remedies },
  ])
}

/// A refinement in use, as a link that removes it.
struct Chip: TemplateModel {
  let label: String
  let url: String

  static let fields = FieldTable<Chip>([
    .text("label") { $0.label },
    .link("url") { $0.url },
  ])
}

struct SortMenu: TemplateModel {
  let current: String
  let options: [Option]

  struct Option: TemplateModel {
    let title: String
    let url: String
    let isCurrent: Bool

    static let fields = FieldTable<Option>([
      .text("title") { $0.title },
      .link("url") { $0.url },
      .flag("isCurrent") { $0.isCurrent },
    ])
  }

  static let fields = FieldTable<SortMenu>([
    .text("current") { $0.current },
    .list("options") { $0.options },
  ])
}

/// A facet's values as links that add or remove them.
struct FacetBlock: TemplateModel {
  let id: String
  let title: String
  let values: [Value]
  /// The page of all values; `nil` where all are here.
  let moreURL: String?
  let moreText: String

  struct Value: TemplateModel {
    let value: String
    let count: String
    /// What the count counts, for readers who hear it.
    let noun: String
    let url: String
    let isChosen: Bool

    static let fields = FieldTable<Value>([
      .text("value") { $0.value },
      .text("count") { $0.count },
      .text("noun") { $0.noun },
      .link("url") { $0.url },
      .flag("isChosen") { $0.isChosen },
    ])
  }

  static let fields = FieldTable<FacetBlock>([
    .text("id") { $0.id },
    .text("title") { $0.title },
    .list("values") { $0.values },
    .optionalLink("moreURL") { $0.moreURL },
    .text("moreText") { $0.moreText },
  ])
}

/// Links to the pages around the current one, the first and the last.
struct Pager: TemplateModel {
  let previousURL: String?
  let nextURL: String?
  let entries: [Entry]

  struct Entry: TemplateModel {
    /// Empty for a gap.
    let number: String
    let url: String
    let isCurrent: Bool

    static let fields = FieldTable<Entry>([
      .text("number") { $0.number },
      .link("url") { $0.url },
      .flag("isCurrent") { $0.isCurrent },
      .flag("isGap") { $0.number.isEmpty },
    ])
  }

  static let fields = FieldTable<Pager>([
    .optionalLink("previousURL") { $0.previousURL },
    .optionalLink("nextURL") { $0.nextURL },
    .list("entries") { $0.entries },
  ])
}

/// What to do where nothing was found.
struct Remedies: TemplateModel {
  let scene: String?
  let lead: String
  let actions: [PageLink]
  let drops: [Drop]
  let popularTitle: String
  let popular: [PageLink]

  /// A filter to take away.
  struct Drop: TemplateModel {
    let title: String
    let value: String
    /// What it leads to, such as “2 products”; `nil` where the engine was not asked.
    let count: String?
    let url: String

    static let fields = FieldTable<Drop>([
      .text("title") { $0.title },
      .text("value") { $0.value },
      .optionalText("count") { $0.count },
      .link("url") { $0.url },
    ])
  }

  static let fields = FieldTable<Remedies>([
    .optionalLink("scene") { $0.scene },
    .text("lead") { $0.lead },
    .flag("hasActions") { !$0.actions.isEmpty },
    .list("actions") { $0.actions },
    .flag("hasDrops") { !$0.drops.isEmpty },
    .list("drops") { $0.drops },
    .text("popularTitle") { $0.popularTitle },
    .flag("hasPopular") { !$0.popular.isEmpty },
    .list("popular") { $0.popular },
  ])
}
