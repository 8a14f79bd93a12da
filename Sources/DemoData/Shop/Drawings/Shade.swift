/// A colour that things are sold in, as three tones for its drawing.
struct Shade: Sendable {
  /// Which grounds let the shade stand out.
  enum Family: Sendable { case warm, cool, light, dark, wood, metal }

  let id: String
  let base: String
  let dark: String
  let light: String
  let family: Family
  /// The shade beside it when two are drawn.
  let companion: String

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  init(_ id: String, _ base: String, _ dark: String, _ light: String, _ family: Family, with other: String) {
    self.id = id
    self.base = base
    self.dark = dark
    self.light = light
    self.family = family
    self.companion = other
  }

  static func named(_ id: some StringProtocol) -> Shade? { byID[String(id)] }

  /// The everyday word for a shade that has a name of its own, such as `red` for `rust`; `nil` for `white` and the like.
  static func plainWord(_ id: String) -> String? { plainWords[id] }

  private static let plainWords: [String: String] = {
    let shades = [
      "red": "rust terracotta", "pink": "rose", "purple": "plum heather", "blue": "sky petrol navy slate",
      "green": "teal sage fern moss olive", "yellow": "straw honey ochre amber", "white": "cream clear",
      "beige": "oatmeal sand", "grey": "charcoal steel zinc iron", "gold": "brass", "orange": "copper",
      "brown": "oak walnut ash beech birch larch acacia willow",
    ]
    return Dictionary(
      uniqueKeysWithValues: shades.flatMap { word, names in
        names.split(separator: " ").map { (String($0), word) }
      })
  }()

  static let all: [Shade] = [
    .init("white", "#fbf8f1", "#dcd8cd", "#ffffff", .light, with: "teal"),
    .init("cream", "#f6efe0", "#ddcfb3", "#fffaf0", .light, with: "rust"),
    .init("oatmeal", "#e4d8c0", "#c7b694", "#f3ebda", .light, with: "petrol"),
    .init("sand", "#d8c39c", "#b89f72", "#eadbbd", .light, with: "moss"),
    .init("straw", "#d9b976", "#b8944e", "#ecd6a4", .wood, with: "sage"),
    .init("honey", "#dba850", "#b8822f", "#f0cb86", .wood, with: "cream"),
    .init("ochre", "#d39a3a", "#aa7522", "#e8bd6c", .warm, with: "petrol"),
    .init("amber", "#c98a35", "#a0671d", "#ebbf78", .warm, with: "clear"),
    .init("rust", "#b9603c", "#964929", "#d6845c", .warm, with: "cream"),
    .init("terracotta", "#c47a57", "#a05b3c", "#dfa081", .warm, with: "sage"),
    .init("rose", "#d39c93", "#b3776f", "#e8c1ba", .warm, with: "slate"),
    .init("plum", "#7a4a5e", "#5c3446", "#9b6a7f", .dark, with: "oatmeal"),
    .init("heather", "#9a86a4", "#776482", "#bbaac3", .cool, with: "moss"),
    .init("sky", "#8fb3c4", "#6a92a6", "#b9d2dd", .cool, with: "cream"),
    .init("teal", "#2c757d", "#1d5960", "#4d959c", .cool, with: "ochre"),
    .init("petrol", "#1c525b", "#123c43", "#35727c", .dark, with: "rust"),
    .init("slate", "#5f717b", "#46565f", "#84959e", .cool, with: "ochre"),
    .init("navy", "#2b4257", "#1c2e40", "#48627a", .dark, with: "rust"),
    .init("sage", "#a3b29a", "#7f9077", "#c4cfbc", .cool, with: "terracotta"),
    .init("fern", "#6f9464", "#52764a", "#97b58c", .cool, with: "ochre"),
    .init("moss", "#6d7d4e", "#525f38", "#8f9d70", .cool, with: "oatmeal"),
    .init("olive", "#7f8a63", "#636d4b", "#a0aa84", .cool, with: "rust"),
    .init("charcoal", "#434c50", "#2e3639", "#677176", .dark, with: "oatmeal"),
    .init("black", "#2d3437", "#1d2325", "#4b5559", .dark, with: "rust"),
    .init("grey", "#a3adb0", "#818c90", "#c6cdcf", .metal, with: "teal"),
    .init("steel", "#b7c2c6", "#94a2a8", "#dbe3e5", .metal, with: "charcoal"),
    .init("zinc", "#9fabad", "#7d8a8c", "#c3cccd", .metal, with: "moss"),
    .init("iron", "#4e5558", "#363c3f", "#747d81", .dark, with: "charcoal"),
    .init("brass", "#d3a24a", "#a87830", "#ecc57c", .warm, with: "copper"),
    .init("copper", "#c57b4f", "#9c5833", "#e2a37c", .warm, with: "brass"),
    .init("oak", "#c99a68", "#a0744a", "#e2bd93", .wood, with: "walnut"),
    .init("walnut", "#80593d", "#60402a", "#a37a5a", .wood, with: "ash"),
    .init("ash", "#dcc29a", "#b89a6d", "#eedcbf", .wood, with: "walnut"),
    .init("beech", "#d3a77c", "#ae8158", "#e7c7a5", .wood, with: "sage"),
    .init("birch", "#e6d3b1", "#c4ad85", "#f4e8d0", .wood, with: "teal"),
    .init("larch", "#bf8f66", "#976b47", "#d8b18d", .wood, with: "charcoal"),
    .init("acacia", "#a8703f", "#80512b", "#c69264", .wood, with: "sage"),
    .init("willow", "#b58e5a", "#8f6c3f", "#d0ae7f", .wood, with: "straw"),
    .init("clear", "#bfd8da", "#98bbbe", "#e6f2f2", .metal, with: "amber"),
  ]
}
