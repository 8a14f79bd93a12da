/// What the records of a file are called, guessed from its name.
package struct NounGuess: Sendable, Hashable {
  package let one: String
  package let other: String

  /// `products.json` holds products, `my-films.ndjson.gz` films; `record` and `records` where the name says nothing.
  package init(fileName: String) {
    let name = fileName.split(separator: "/").last.map(String.init) ?? fileName
    let stem = name.first == "." ? "" : String(name.prefix { $0 != "." })
    let words = AttributeName.split(stem).map { $0.lowercased() }.filter(Self.saysSomething)
    if words.last == "faq" || words.last == "faqs" {
      self.init(one: "question", other: "questions")
    } else if let plural = words.last(where: { Self.singular(of: $0) != nil }),
      let one = Self.singular(of: plural)
    {
      self.init(one: one, other: plural)
    } else if let one = words.last, Self.known.contains(one) {
      self.init(one: one, other: Self.plural(of: one))
    } else {
      self.init(one: "record", other: "records")
    }
  }

  private init(one: String, other: String) {
    self.one = one
    self.other = other
  }

  private static func saysSomething(_ word: String) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } && word.utf8.count > 2
      && !noise.contains(word)
  }

  /// `nil` for words that are no plain plural.
  private static func singular(of word: String) -> String? {
    if let one = irregular[word] { return one }
    guard word.count > 3, word.hasSuffix("s"), !notPlural.contains(word),
      !["ss", "us", "is", "as", "os"].contains(where: word.hasSuffix)
        || ["photos", "videos", "logos"].contains(word)
    else { return nil }
    if word.hasSuffix("ies") {
      return word.count <= 5 || ["movies", "cookies", "zombies"].contains(word)
        ? String(word.dropLast()) : word.dropLast(3) + "y"
    }
    let isLong = ["sses", "shes", "ches", "xes", "zzes"].contains(where: word.hasSuffix)
    return String(word.dropLast(isLong ? 2 : 1))
  }

  private static func plural(of word: String) -> String {
    if let pair = irregular.first(where: { $0.value == word }) { return pair.key }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + (["s", "sh", "ch", "x", "z"].contains(where: word.hasSuffix) ? "es" : "s")
  }

  private static let irregular = [
    "people": "person", "children": "child", "men": "man", "women": "woman", "mice": "mouse",
    "wolves": "wolf",
    "knives": "knife", "shelves": "shelf", "leaves": "leaf", "buses": "bus", "lenses": "lens", "gases": "gas",
    "potatoes": "potato", "tomatoes": "tomato", "heroes": "hero", "criteria": "criterion", "indices": "index",
  ]

  private static let notPlural: Set<String> = [
    "news", "series", "species", "sales", "goods", "stats", "details", "results", "settings", "docs",
    "contents",
    "misc", "hits", "items", "fields", "rows", "lines", "files",
  ]

  private static let noise: Set<String> = [
    "my", "our", "all", "the", "new", "old", "export", "exports", "data", "dataset", "dump", "list", "sample",
    "samples", "small", "big", "large", "demo", "demos", "test", "tests", "final", "latest", "full",
    "example",
    "examples", "json", "csv", "tsv", "backup", "copy", "and", "for", "with", "from", "posters", "index",
  ]

  private static let known: Set<String> = [
    "product", "article", "film", "movie", "book", "song", "album", "recipe", "event", "job", "question",
    "package",
    "object", "person", "company", "place", "restaurant", "hotel", "house", "home", "property", "car", "game",
    "course", "paper", "photo", "image", "video", "document", "post", "page", "store", "shop", "city",
    "country",
    "plant", "animal", "wine", "beer", "dish", "artist", "author", "member", "customer", "order", "ticket",
    "issue",
    "suggestion", "listing", "offer", "ad", "entry", "record",
  ]
}
