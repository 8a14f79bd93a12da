/// The words of an attribute's path: what they say, and how a page writes them.
///
/// `product_price`, `productPrice` and `Product Price` have the same words. Keys that only hold the value of the
/// object above them (`price.value`, `venue.name`, `title.en`) leave the name to it; keys that only wrap a record
/// (`_source`, `fields`) say nothing.
struct AttributeName: Sendable {
  /// Lowercase words of the key that names the attribute.
  let words: [String]
  /// Lowercase words of all keys above it.
  let context: [String]
  /// The words of the key as they were written.
  let spelling: [String]
  /// The words of the key above as they were written.
  let contextSpelling: [String]
  /// Lowercase words of the last key of the path, also where it does not name the attribute.
  let leaf: [String]
  /// How many keys stand above, wrappers left out.
  let depth: Int
  /// Whether a key marks what programs need and people do not, such as `@type` or `_version`.
  let isInternal: Bool

  init(keys: [String]) {
    var keys = keys
    while keys.count > 1, Self.wrappers.contains(keys[0].lowercased()) { keys.removeFirst() }
    depth = keys.count - 1
    isInternal = keys.contains { key in
      ["_", "@", "$"].contains { key.hasPrefix($0) } && !Self.values.contains(Self.lowered(key))
    }
    var parts = keys.map(Self.split)
    leaf = parts.last.map { $0.map { $0.lowercased() } } ?? []
    // A key with dots inside is a path of its own.
    while parts.count > 1, let last = parts.last, Self.isValue(last) { parts.removeLast() }
    spelling = parts.popLast() ?? []
    contextSpelling = parts.last ?? []
    words = spelling.map { $0.lowercased() }
    context = parts.flatMap { $0 }.map { $0.lowercased() }
  }

  /// The words run together, such as `imageurl`.
  var joined: String { words.joined() }
  /// The words of the key and of those above it.
  var all: Set<String> { Set(words + context) }

  func has(_ any: Set<String>) -> Bool { words.contains(where: any.contains) }
  func hasAnywhere(_ any: Set<String>) -> Bool { has(any) || context.contains(where: any.contains) }

  /// How well the name fits a table of words and their weights: whole names count fully, last words most of the
  /// rest.
  func score(_ table: [String: Int]) -> Int {
    func weight(_ word: String) -> Int? {
      if let weight = table[word] { return weight }
      guard word.hasSuffix("s"), word.count > 3 else { return nil }
      return table[String(word.dropLast())] ?? (word.hasSuffix("ies") ? table[word.dropLast(3) + "y"] : nil)
    }
    if let weight = weight(joined) { return weight }
    // A `companyName` is as much of a company as a `company`.
    if words.count > 1, words.last == "name", let weight = weight(words.dropLast().joined()) {
      return max(weight, (table["name"] ?? 0) * 7 / 10)
    }
    if let weight = words.last.flatMap(weight) { return weight * 7 / 10 }
    if let weight = words.first.flatMap(weight) { return weight * 6 / 10 }
    if let weight = words.compactMap(weight).max() { return weight / 2 }
    // Words run together, as `erscheinungsjahr` or `kaufpreis` are.
    return table.lazy.filter { $0.key.count >= 4 && joined.hasSuffix($0.key) }.map(\.value).max().map {
      $0 * 6 / 10
    } ?? 0
  }

  private static func isValue(_ words: [String]) -> Bool {
    let joined = words.joined().lowercased()
    return values.contains(joined) || AttributeLanguage.isCode(joined)
  }

  private static func lowered(_ key: String) -> String { split(key).joined().lowercased() }

  /// Words that say which of several spellings of a thing a key holds.
  static let generic: Set<String> = [
    "code", "slug", "name", "id", "key", "group", "original", "filter", "display", "full", "value", "label",
  ]

  private static let wrappers: Set<String> = [
    "_source", "fields", "attributes", "properties", "data", "item", "record", "document", "node", "product",
    "doc",
  ]

  private static let values: Set<String> = [
    "value", "values", "amount", "name", "names", "text", "label", "src", "url", "href", "lvl0", "lvl1",
    "lvl2",
    "lvl3", "content", "displayname", "rendered", "raw", "prettyname", "uri",
  ]

  /// Cuts at everything that is neither letter nor digit, and where case says that a word begins.
  static func split(_ key: String) -> [String] {
    var words: [String] = []
    var word = ""
    func close() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let characters = Array(key)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        close()
        continue
      }
      if character.isUppercase, let last = word.last {
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        if last.isLowercase || last.isNumber || last.isUppercase && next.isLowercase && word.count > 1 {
          close()
        }
      }
      word.append(character)
    }
    close()
    return words
  }
}
