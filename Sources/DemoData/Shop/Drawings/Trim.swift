/// The second colour of a drawing: knobs, straps, stripes. Models of one kind differ by it.
struct Trim: Sendable {
  let id: String
  let base: String
  let dark: String
  let light: String
  /// Shades beside which this trim would not be seen.
  let drowns: Set<String>

  static let all: [Trim] = [
    .init(
      id: "wood", base: "#a87a4c", dark: "#7d5836", light: "#c99a68",
      drowns: ["oak", "beech", "larch", "acacia", "willow", "walnut", "copper", "amber", "terracotta"]),
    .init(
      id: "gold", base: "#d3a24a", dark: "#a87830", light: "#ecc57c",
      drowns: ["brass", "ochre", "honey", "straw", "amber", "oak", "beech", "ash", "sand"]),
    .init(
      id: "ink", base: "#2c3437", dark: "#1c2325", light: "#4e595d",
      drowns: ["black", "charcoal", "iron", "navy", "petrol", "plum", "walnut"]),
    .init(
      id: "rust", base: "#b9603c", dark: "#964929", light: "#d6845c",
      drowns: ["rust", "terracotta", "copper", "acacia", "larch", "amber", "rose", "walnut"]),
    .init(
      id: "milk", base: "#f6efe0", dark: "#d9ccb2", light: "#fffaf0",
      drowns: ["white", "cream", "oatmeal", "birch", "ash", "clear", "steel", "sand"]),
    .init(
      id: "lake", base: "#1f646c", dark: "#154a51", light: "#3c868e",
      drowns: ["teal", "petrol", "slate", "navy", "moss", "charcoal", "black", "iron"]),
  ]

  private static let seenBeside = Dictionary(
    uniqueKeysWithValues: Shade.all.map { shade in (shade.id, all.filter { !$0.drowns.contains(shade.id) }) })

  static func named(_ id: some StringProtocol) -> Trim? { all.first { $0.id == id } }

  /// The trim of a kind's nth model in a colour; nil for kinds whose drawing has none.
  static func forModel(_ index: Int, of kind: ProductKind, colour: String) -> Trim? {
    guard Shape.named(kind.id)?.hasTrim == true else { return nil }
    let seen = seenBeside[colour] ?? all
    var chance = SeededGenerator(kind.id)
    return seen[(index + chance.number(below: all.count)) % seen.count]
  }
}
