import SearchEmbedded

/// What of a facet value people type.
struct FacetValueText {
  /// In lower case; of a hierarchical value (`Men > Shoes`) the last part.
  let text: String
  /// As the engine folds them.
  let words: [[UInt8]]
  /// The words without the ending of a plural.
  let stems: [[UInt8]]
  /// Whether it stands below another value.
  let isNested: Bool

  private static let wordLimit = 4
  /// Nobody types these.
  private static let signs: Set<Unicode.Scalar> = ["™", "®", "©", "℠"]
  private static let flags: Set<String> = [
    "true", "false", "yes", "no", "ja", "nein", "oui", "non", "none", "null", "n/a", "unknown", "other",
    "others",
    "misc", "various", "all", "default",
  ]

  /// `nil` for numbers, flags and what is no suggestion.
  init?(_ value: String) {
    let last = Self.last(of: value)
    let plain = String((last ?? value[...]).unicodeScalars.filter { !Self.signs.contains($0) })
    guard let line = SuggestionText.line(plain.lowercased()), !Self.flags.contains(line),
      line.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return nil }
    let words = QueryWords(line).words
    guard words.count <= Self.wordLimit, words.contains(where: Self.isWord),
      !words.allSatisfy(StopWords.contains)
    else { return nil }
    text = line
    self.words = words
    stems = words.map(WordStem.of)
    isNested = last != nil
  }

  /// Whether its last word ends as a plural does.
  var isPlural: Bool { words.last != stems.last }

  /// Behind the last ` > `.
  private static func last(of value: String) -> Substring? {
    guard let mark = value.utf8.lastIndex(of: UInt8(ascii: ">")), mark > value.startIndex else { return nil }
    let before = value.utf8[..<mark].last
    let rest = value.utf8[mark...].dropFirst()
    guard before == UInt8(ascii: " "), rest.first == UInt8(ascii: " ") else { return nil }
    return Substring(rest)
  }

  /// Two letters or more, or one of a script without spaces; with digits alone no word.
  private static func isWord(_ word: [UInt8]) -> Bool {
    word.count > 1 && !word.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
