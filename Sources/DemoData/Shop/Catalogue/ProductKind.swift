/// One kind of product: where it stands in the shop, what is said about it, and the models of it.
///
/// Kinds are written by hand in the tables `ProductKind+….swift`; everything else is derived from them.
/// A class, because each is shared by all its articles and would be copied field by field.
final class ProductKind: Sendable {
  /// The name of the drawing and the first part of its URL: `camp-stove`.
  let id: String
  /// What a shopper types: `camp stove`.
  let noun: String
  /// Places in the shop from the department down, cut after one, two and three names and joined by " > ";
  /// in each list the main place stands first.
  let categories: [[String]]
  /// The names in those places, without doubles: `Outdoor`, `Cooking`, ….
  let categoryNames: [String]
  /// Prices in pounds; every model lies within.
  let prices: ClosedRange<Int>
  /// Grams of the lightest and of the heaviest model, for what is carried.
  let weights: ClosedRange<Int>?
  /// Sizes that are chosen at the till and not a product of their own: clothes, shoes.
  let sizes: [String]
  /// Tags that hold for every model.
  let tags: [String]
  /// Sentences with `{size}` and `{weight}`; the first whose values are known is used.
  let facts: [Fact]
  /// Five sentences that are true of every model and said of no other kind.
  let sentences: [String]
  let models: [ProductModel]

  init(
    _ id: String, noun: String, in shelves: String..., prices: ClosedRange<Int>,
    weights: ClosedRange<Int>? = nil, sizes: String = "", tags: String = "", facts: [String] = [],
    saying sentences: String, models: String
  ) {
    self.id = id
    self.noun = noun
    let paths = shelves.map { TableRow.cells(of: $0, separatedBy: ">") }
    categories = (1...3).map { depth in
      Self.distinct(paths.map { $0.prefix(depth).joined(separator: " > ") })
    }
    categoryNames = Self.distinct(paths.flatMap(\.self))
    self.prices = prices
    self.weights = weights
    self.sizes = TableRow.words(of: sizes)
    self.tags = TableRow.cells(of: tags, separatedBy: ",")
    self.facts = facts.map { Fact($0) }
    self.sentences = TableRow.lines(of: sentences)
    self.models = TableRow.lines(of: models).map { ProductModel(row: $0) }
  }

  private static func distinct(_ values: [String]) -> [String] {
    values.enumerated().filter { !values[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// Every kind, department by department.
  static let all: [ProductKind] =
    outdoorCooking + outdoorLiving + outdoorCarrying + kitchen + teaAndTable + home + bedAndBath + garden
    + clothing + workshop
}
