/// What a thing is made of: what is said about it, how it is kept, and how long it is guaranteed.
struct Material: Sendable {
  let name: String
  let care: String
  let guaranteeYears: Int
  /// How heavy things of it turn out among their like: 0 the lightest, 100 the heaviest.
  let heft: Int
  /// Whether it was something else before: earns the tag "recycled".
  let isRecycled: Bool
  let sentences: [String]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  init(_ name: String, care: String, years: Int, heft: Int = 50, _ sentences: String...) {
    self.name = name
    self.care = care
    self.guaranteeYears = years
    self.heft = heft
    isRecycled = name.hasPrefix("recycled ")
    self.sentences = sentences
  }

  /// The material of a table row.
  static func named(_ name: String) -> Material {
    guard let material = byName[name] else { preconditionFailure("Material.all has no \(name)") }
    return material
  }
}
