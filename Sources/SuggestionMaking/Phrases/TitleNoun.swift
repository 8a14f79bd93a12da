import SearchEmbedded

/// The word of a title that says what kind of thing it is: its last or first one, where a facet of kinds has the
/// word too.
///
/// `Prepaid cell phone` among `Cell Phones`: `phone`.
struct TitleNoun {
  /// In lower case.
  let text: String
  /// The facet that has the word; of two words the one of the more useful facet counts.
  let facet: Int
  private let stem: [UInt8]

  /// - Parameter values: The record's values in facets that name kinds of things.
  init?(title words: [TitleWord], values: [(facet: Int, value: FacetValueText)]) {
    let opening = words.dropFirst().prefix { !$0.beginsPhrase && ($0.isContent || $0.isJoiner) }
    var found: TitleNoun?
    for word in [opening.last, words.first] {
      guard let word, word.isContent, !word.isNumber, word.folded.count == 1 else { continue }
      let stem = WordStem.of(word.folded[0])
      guard let value = values.first(where: { $0.value.stems.contains(stem) }),
        found.map({ value.facet < $0.facet }) ?? true
      else { continue }
      found = TitleNoun(text: word.text.lowercased(), facet: value.facet, stem: stem)
    }
    guard let found else { return nil }
    self = found
  }

  private init(text: String, facet: Int, stem: [UInt8]) {
    self.text = text
    self.facet = facet
    self.stem = stem
  }

  /// Whether a facet value says something else than the noun, in one word or two.
  func goes(with value: FacetValueText) -> Bool {
    !value.isNested && value.words.count <= 2 && !value.stems.contains(stem)
  }
}
