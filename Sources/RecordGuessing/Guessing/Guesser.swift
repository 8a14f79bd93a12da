import SearchCore

/// Applies the rules to a profile, role after role: what an earlier role takes, a later one leaves alone.
struct Guesser {
  let survey: AttributeSurvey
  let profile: RecordProfile
  let titles: AttributeTitles
  var guess = RecordGuess()

  init(_ profile: RecordProfile) {
    self.profile = profile
    survey = AttributeSurvey(profile)
    titles = AttributeTitles(survey.attributes)
  }

  var attributes: [Attribute] { survey.attributes }

  mutating func applyRules() {
    guessPicture()
    guessURL()
    guessPrices()
    guessRatings()
    guessTitle()
    guessText()
    guessSubtitle()
    guessDate()
    guessTags()
    guessFacets()
    guessRanges()
    guessRanking()
    guessSorts()
    guessSearch()
    guessRows()
    guessLayout()
    writeNotes()
  }

  /// The attribute with the highest score above 0, of equal ones the first in the file.
  func best(_ score: (Attribute) -> Double) -> Attribute? {
    var best: (attribute: Attribute, score: Double)?
    for attribute in attributes {
      let score = score(attribute)
      if score > 0, score > best?.score ?? 0 { best = (attribute, score) }
    }
    return best?.attribute
  }

  /// All attributes with a score above 0, the highest first.
  func ranked(_ score: (Attribute) -> Double) -> [(attribute: Attribute, score: Double)] {
    attributes.map { ($0, score($0)) }.filter { $0.1 > 0 }
      .sorted { $0.1 == $1.1 ? $0.0.place < $1.0.place : $0.1 > $1.1 }
  }

  /// Paths that a part of the card shows already.
  var shown: Set<String> {
    let lists = guess.title + guess.subtitle.prefix(1) + guess.text.prefix(1) + guess.price
    return Set(
      lists + [guess.image, guess.url, guess.wasPrice, guess.rating, guess.ratingCount].compactMap { $0 })
  }

  func detail(_ attribute: Attribute) -> RecordGuess.Detail {
    let shape: RecordGuess.Shape =
      if attribute.isDate {
        .date
      } else if attribute.isYear
        || attribute.isWhole && attribute.name.words.last.map(RoleWords.numberNames.contains) == true
      { .digits } else { .number }
    return RecordGuess.Detail(
      path: attribute.path, title: titles[attribute],
      unit: attribute.isNumeric && shape == .number ? AttributeUnit(attribute.name)?.text : nil, shape: shape)
  }
}
