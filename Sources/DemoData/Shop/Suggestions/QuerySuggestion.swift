/// A query worth suggesting, with what it finds.
struct QuerySuggestion: Sendable {
  struct Count: Sendable {
    let value: String
    let count: Int
  }

  let query: String
  /// Drawn from the popularity of what it finds; unknown for a few.
  let popularity: Int?
  let hits: Int
  let departments: [Count]
  let shelves: [Count]
  let brands: [Count]

  /// The record as JSON text, in the shape that query suggestion indices have:
  /// `<index>.exact_nb_hits` and `<index>.facets.exact_matches.<attribute>`.
  var record: String {
    var matches = JSONObject()
    matches.set("categories.lvl0", departments.map(Self.object))
    matches.set("categories.lvl1", shelves.map(Self.object))
    matches.set("brand", brands.map(Self.object))
    var facets = JSONObject()
    facets.set("exact_matches", matches)
    var shop = JSONObject()
    shop.set("exact_nb_hits", hits)
    shop.set("facets", facets)
    var json = JSONObject()
    json.set("objectID", Folding.slug(query))
    json.set("query", query)
    if let popularity { json.set("popularity", popularity) }
    json.set("shop", shop)
    return json.text
  }

  private static func object(_ count: Count) -> JSONObject {
    var json = JSONObject()
    json.set("value", count.value)
    json.set("count", count.count)
    return json
  }
}
