/// Titles of attributes for people, each of them once.
struct AttributeTitles: Sendable {
  private var titles: [String: String] = [:]
  private let keepsCase: Bool

  init(_ attributes: [Attribute]) {
    let words = attributes.flatMap(\.name.words)
    // Where nouns have capitals, the file's own spelling is kept.
    keepsCase = Set(words).intersection(Self.german).count >= 2
    var owners: [String: [Attribute]] = [:]
    for attribute in attributes {
      let title = Self.title(attribute, withContext: false, keepsCase: keepsCase)
      titles[attribute.path] = title
      owners[title.lowercased(), default: []].append(attribute)
    }
    for group in owners.values where group.count > 1 {
      for attribute in group where !attribute.name.contextSpelling.isEmpty {
        titles[attribute.path] = Self.title(attribute, withContext: true, keepsCase: keepsCase)
      }
    }
  }

  /// The title without words that only tell spellings of a thing apart, such as `code` and the level of a category.
  func short(_ attribute: Attribute) -> String {
    Self.title(attribute, isShort: true, withContext: false, keepsCase: keepsCase)
  }

  /// Such as “IMDB rating” for `imdb_rating`, `imdbRating` and `IMDB Rating`.
  subscript(attribute: Attribute) -> String { titles[attribute.path] ?? attribute.path }

  private static func title(
    _ attribute: Attribute, isShort: Bool = false, withContext: Bool, keepsCase: Bool
  ) -> String {
    let name = attribute.name
    var words = name.spelling
    if !withContext {
      let plain = words.filter { !Self.isLevel($0) }
      if !plain.isEmpty { words = plain }
      let named = words.filter { !AttributeName.generic.contains($0.lowercased()) }
      if isShort, !named.isEmpty { words = named }
      if !name.contextSpelling.isEmpty, words.allSatisfy({ AttributeName.generic.contains($0.lowercased()) })
      {
        words = name.contextSpelling
      }
    }
    if attribute.isNumeric, let unit = AttributeUnit(name) { words = words.dropLast(unit.words) }
    let needsContext =
      withContext || words.count == 1 && words.first.map { bare.contains($0.lowercased()) } == true
    if needsContext {
      // `venue.name` beside `venue.city`: the last key tells them apart where the name has no words of its own.
      words = name.contextSpelling + words
      if withContext, name.leaf != name.words { words += name.leaf }
    }
    words = words.filter { !["hierarchical", "list"].contains($0.lowercased()) || words.count == 1 }
    let isShouted = words.allSatisfy { $0 == $0.uppercased() } && words.joined().count > 5
    let cased = words.enumerated().map { index, word in
      Self.cased(word, isFirst: index == 0, isShouted: isShouted, keepsCase: keepsCase)
    }
    let title = String(cased.joined(separator: " ").prefix(60))
    return title.isEmpty ? String(attribute.path.prefix(60)) : title
  }

  private static func isLevel(_ word: String) -> Bool {
    word.hasPrefix("lvl") && word.dropFirst(3).allSatisfy(\.isNumber)
  }

  private static func cased(_ word: String, isFirst: Bool, isShouted: Bool, keepsCase: Bool) -> String {
    let lower = word.lowercased()
    if acronyms.contains(lower) { return word.uppercased() }
    if !isShouted, word.count > 1, word == word.uppercased() { return word }
    if keepsCase, !isShouted, !isFirst { return word }
    return isFirst ? lower.prefix(1).uppercased() + lower.dropFirst() : lower
  }

  /// Words that need the one above them.
  private static let bare: Set<String> = [
    "average", "avg", "count", "total", "from", "to", "min", "max", "code", "type", "id", "number", "role",
    "option",
    "width", "height", "position", "start", "end", "mean",
  ]

  private static let acronyms: Set<String> = [
    "imdb", "isbn", "isbn10", "isbn13", "issn", "ean", "gtin", "upc", "sku", "url", "id", "dvd", "mpaa",
    "pdf", "gps",
    "usb", "cpu", "gpu", "ram", "ssd", "rrp", "msrp", "uvp", "epc", "bpm", "faq", "html", "tv", "uk", "usa",
    "eu",
    "plz", "seo",
  ]

  private static let german: Set<String> = [
    "titel", "preis", "autor", "jahr", "bild", "beschreibung", "verlag", "sprache", "ort", "erscheinungsjahr",
    "seiten", "bezeichnung", "marke", "hersteller", "kategorie", "größe", "farbe", "datum", "menge", "stadt",
    "strasse",
    "straße", "anzahl", "artikelnummer", "schlagwörter", "abteilung", "gattung", "zustand",
  ]
}
