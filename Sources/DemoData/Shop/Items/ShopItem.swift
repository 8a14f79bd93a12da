/// One article of the shop, ready to be written as a record.
struct ShopItem: Sendable {
  /// A price in pence, and the price before a reduction.
  struct Price: Sendable {
    let pence: Int
    let wasPence: Int?
  }

  let kind: ProductKind
  /// The name of the model, which its colours and options share.
  let modelName: String
  let id: String
  let name: String
  let brand: String?
  let description: String?
  /// Names of drawings, the main one first.
  let drawings: [String]
  let price: Price?
  let colours: [String]
  let sizes: [String]
  let tags: [String]
  /// About 20 to 10,000; a few articles sell much better than the rest.
  let popularity: Int
  /// 31 to 50: tenths of a star.
  let ratingTenths: Int
  let ratingCount: Int
  /// `2024-05-17`.
  let released: String
  let material: String
  let care: String
  let capacity: String?
  let grams: Int?
  let guaranteeYears: Int
}
