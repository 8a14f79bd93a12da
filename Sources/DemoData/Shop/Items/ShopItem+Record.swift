extension ShopItem {
  /// The record as JSON text.
  ///
  /// `categories.lvl0…lvl2` follow the convention for hierarchical facets: each level repeats the path
  /// above it, joined by " > ".
  var record: String {
    var json = JSONObject(capacity: 1_600)
    json.set("objectID", id)
    json.set("name", name)
    if let brand { json.set("brand", brand) }
    if let description { json.set("description", description) }
    json.set("image_urls", drawings.map { "/demo/shop/\($0)" })
    if let price { json.set("price", Self.object(price)) }
    json.set("categories", categoriesObject)
    json.set("kind", kind.noun)
    json.set("colours", colours)
    json.set("plain_colours", plainColours)
    if !sizes.isEmpty { json.set("sizes", sizes) }
    json.set("material", material)
    if let capacity { json.set("capacity", capacity) }
    if let grams { json.set("weight_grams", grams) }
    json.set("care", care)
    json.set("guarantee_years", guaranteeYears)
    json.set("tags", tags)
    json.set("rating", ratingTenths, places: 1)
    json.set("rating_count", ratingCount)
    json.set("popularity", popularity)
    json.set("released", released)
    return json.text
  }

  /// The everyday words for the colours: `red` for `rust`.
  var plainColours: [String] {
    var words: [String] = []
    for word in colours.compactMap(Shade.plainWord) where !words.contains(word) { words.append(word) }
    return words
  }

  private static func object(_ price: Price) -> JSONObject {
    var json = JSONObject()
    json.set("value", price.pence, places: 2)
    if let was = price.wasPence { json.set("was", was, places: 2) }
    json.set("currency", "GBP")
    return json
  }

  private var categoriesObject: JSONObject {
    var json = JSONObject()
    for (level, places) in kind.categories.enumerated() { json.set("lvl\(level)", places) }
    return json
  }
}
