import DemoData
import Foundation

/// A record of the shop as a reader of its JSON sees it.
struct ShopRecord: Decodable {
  struct Price: Decodable {
    let value: Double
    let was: Double?
    let currency: String
  }

  struct Categories: Decodable {
    let lvl0: [String]
    let lvl1: [String]
    let lvl2: [String]
  }

  let objectID: String
  let name: String
  let brand: String?
  let description: String?
  let plainColours: [String]
  let imageURLs: [String]
  let price: Price?
  let categories: Categories
  let kind: String
  let colours: [String]
  let sizes: [String]?
  let material: String
  let tags: [String]
  let rating: Double
  let ratingCount: Int
  let popularity: Int
  let released: String

  enum CodingKeys: String, CodingKey {
    case objectID, name, brand, description, price, categories, kind, colours, sizes, material, tags, rating
    case popularity, released
    case imageURLs = "image_urls"
    case plainColours = "plain_colours"
    case ratingCount = "rating_count"
  }

  /// The names of its drawings.
  var drawings: [String] { imageURLs.map { String($0.dropFirst("/demo/shop/".count)) } }

  static let all: [ShopRecord] = decoded(DemoShop.itemRecords())

  static func decoded<Record: Decodable>(_ records: [String]) -> [Record] {
    records.compactMap { try? JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
  }
}
