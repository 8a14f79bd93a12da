/// The item of a shop as the query-suggestions guide for InstantSearch describes it.
///
/// Only the name is required, and even a record without one becomes an item (its id stands in): a wrong or
/// missing field costs that field and never the record.
public struct StoreItem: Sendable, Hashable {
  public let id: String
  public let name: Highlight
  public let brand: Highlight?
  public let description: Highlight?
  /// Image addresses in stored order; empty texts left out. They are foreign text: a page must filter their scheme.
  public let images: [String]
  /// The price in the site's currency, from `price.value`, else from a plain numeric `price`.
  public let price: Double?

  public init(_ hit: Hit) {
    id = hit.id
    name = hit.highlight(at: "name") ?? Highlight(plain: hit.id)
    brand = hit.highlight(at: "brand")
    description = hit.snippet(at: "description")
    if case .list(let urls)? = hit["image_urls"] {
      images = urls.compactMap { if case .text(let url) = $0, !url.isEmpty { url } else { nil } }
    } else {
      images = []
    }
    price = hit["price.value"]?.number ?? hit["price"]?.number
  }
}
