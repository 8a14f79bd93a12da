import HTMLTemplates

/// A page that says one thing and offers ways on.
struct MessagePage: TemplateModel {
  let frame: PageFrame
  let kept: [KeptParameter]
  let scene: String?
  let heading: String
  let lead: String
  /// The filters of the search that failed, in words.
  let filters: [String]
  let actions: [PageLink]
  let waysTitle: String
  let ways: [PageLink]
  let help: String?
  /// Whether the same address will soon have another page: the module then looks for it.
  let isWaiting: Bool

  init(
    frame: PageFrame, kept: [KeptParameter] = [], scene: String? = nil, heading: String, lead: String,
    filters: [String] = [], actions: [PageLink] = [], waysTitle: String = "", ways: [PageLink] = [],
    help: String? = nil, isWaiting: Bool = false
  ) {
    self.frame = frame
    self.kept = kept
    self.scene = scene
    self.heading = heading
    self.lead = lead
    self.filters = filters
    self.actions = actions
    self.waysTitle = waysTitle
    self.ways = ways
    self.help = help
    self.isWaiting = isWaiting
  }

  static let fields = FieldTable<MessagePage>([
    .object("frame") { $0.frame },
    .list("kept") { $0.kept },
    .optionalLink("scene") { $0.scene },
    .text("heading") { $0.heading },
    .text("lead") { $0.lead },
    .flag("hasFilters") { !$0.filters.isEmpty },
    .texts("filters") { $0.filters },
    .flag("hasActions") { !$0.actions.isEmpty },
    .list("actions") { $0.actions },
    .text("waysTitle") { $0.waysTitle },
    .flag("hasWays") { !$0.ways.isEmpty },
    .list("ways") { $0.ways },
    .optionalText("help") { $0.help },
    .flag("isWaiting") { $0.isWaiting },
  ])
}
