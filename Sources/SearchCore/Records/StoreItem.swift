/// The item of a shop as the query-suggestions guide for InstantSearch describes it.
///
/// Only the name is required, and even a record without one becomes an item (its id stands in): a wrong or
/// missing field costs that field and never the record.
public struct StoreItem: Sendable, Hashable {
  /// The hit's id.
  public let id: String
  /// From `name`, else the id.
  public let name: Highlight
  /// From `brand`; `nil` where there is none.
  public let brand: Highlight?
  /// From `description`, shortened where the engine sent a snippet; `nil` where there is none.
  public let description: Highlight?
  /// Image addresses in stored order, or the one that stands in place of a list; empty texts left out.
  ///
  /// They are foreign text: a page must filter their scheme.
  public let images: [String]
  /// The price in the site's currency, from `price.value`, else from a plain numeric `price`.
  public let price: Double?

  /// Reads a hit's record; never fails.
  public init(_ hit: Hit) {
    id = hit.id
    name = hit.highlight(at: "name") ?? Highlight(plain: hit.id)
    brand = hit.highlight(at: "brand")
    description = hit.snippet(at: "description")
    images = Self.texts(hit["image_urls"]).filter { !$0.isEmpty }
    price = hit["price.value"]?.number ?? hit["price"]?.number
  }

  private static func texts(_ value: RecordValue?) -> [String] {
    switch value {
    case .text(let text)?: [text]
    case .list(let values)?: values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    default: []
    }
  }
}
