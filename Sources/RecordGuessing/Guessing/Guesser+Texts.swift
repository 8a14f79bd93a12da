// Title, text and the line between them.
extension Guesser {
  mutating func guessTitle() {
    let candidates = ranked(titleScore)
    guard let first = candidates.first else { return }
    guess.title = [first.attribute.path] + otherLanguages(of: first.attribute)
    guard first.attribute.fill < 1 else { return }
    guess.title += candidates.dropFirst().lazy
      .filter { $0.attribute.name.score(RoleWords.titles) >= 60 && $0.score > 90 }
      .prefix(1).map(\.attribute.path)
  }

  /// The same in other languages, for records that have none in the chosen one.
  private func otherLanguages(of attribute: Attribute) -> [String] {
    attribute.fill < 1 ? Array((survey.otherLanguages[attribute.path] ?? []).prefix(3)) : []
  }

  private func titleScore(_ attribute: Attribute) -> Double {
    let name = attribute.name
    let column = attribute.column
    guard attribute.isText, !name.isInternal, !attribute.isAddress,
      !attribute.isConstant || column.records < 3,
      !attribute.isHash, column.share(of: .hasLetter) >= 0.3
    else { return 0 }
    var score = Double(name.score(RoleWords.titles)) - 15 * Double(name.depth)
    if name.has(RoleWords.otherTitles) { score -= 45 }
    if !attribute.isSingle { score -= 25 }
    score += 40 * attribute.uniqueness + 25 * attribute.fill + 15 * column.share(of: .hasSpace)
    score += attribute.meanLength >= 3 && attribute.meanLength <= 90 ? 10 : 0
    if attribute.meanLength > 150 { score -= 50 }
    if attribute.mostlyIs(.isSentence) { score -= 25 }
    if attribute.isISODate || attribute.isWordDate || attribute.isNumberText { score -= 80 }
    if attribute.isID { score -= 60 }
    if attribute.mostlyIs(.code, 0.8) { score -= 20 }
    if column.records >= 8, attribute.uniqueness < 0.3 { score -= 40 }
    return score - 55
  }

  mutating func guessText() {
    let candidates = ranked { attribute in
      let name = attribute.name
      guard attribute.isText, !guess.title.contains(attribute.path), !name.isInternal, !attribute.isAddress,
        !attribute.isHash, !attribute.isISODate, !attribute.isID,
        !attribute.isConstant || profile.sampleCount < 3
      else { return 0 }
      let named = Double(name.score(RoleWords.texts))
      let isProse = attribute.meanLength >= 60 && attribute.column.share(of: .hasSpace) >= 0.8
      guard named >= 40 && attribute.meanLength >= 12 || isProse else { return 0 }
      var score = named + min(60, attribute.meanLength / 3) + 30 * attribute.fill
      score += 20 * attribute.column.share(of: .isSentence) - 8 * Double(name.depth)
      if !attribute.isSingle { score -= 15 }
      if name.has(["short", "seo", "meta", "alt", "legal", "credit", "license"]) { score -= 20 }
      return score
    }
    guard let first = candidates.first?.attribute else { return }
    guess.text = [first.path] + otherLanguages(of: first)
    if first.fill < 1 {
      guess.text += candidates.dropFirst().prefix(1).filter { $0.score >= 80 }.map(\.attribute.path)
    }
  }

  mutating func guessSubtitle() {
    let candidates = ranked { attribute in
      let name = attribute.name
      guard attribute.isText, !shown.contains(attribute.path), !guess.text.contains(attribute.path),
        attribute.isPresentable || attribute.column.records < 3, attribute.meanLength <= 60,
        !attribute.isAddress, !attribute.isDate, !attribute.isNumberText, !attribute.mostlyIs(.levels, 0.2),
        !attribute.mostlyIs(.isSentence), attribute.fill >= 0.3, !name.has(RoleWords.hashes)
      else { return 0 }
      let named = Double(name.score(RoleWords.subtitles))
      // Of categories a record has several, and the page shows them elsewhere.
      guard named >= (attribute.isSingle ? 36 : 60) else { return 0 }
      let many = attribute.meanCount > 3 ? 60.0 : attribute.isSingle ? 0 : 5
      return named + 20 * attribute.fill - many - 3 * Double(name.depth)
    }
    guess.subtitle = candidates.prefix(1).map(\.attribute.path)
    if let first = candidates.first, first.attribute.fill < 0.9 {
      guess.subtitle += candidates.dropFirst().prefix(1).map(\.attribute.path)
    }
    if guess.subtitle.isEmpty, let year = year { guess.subtitle = [year.path] }
  }

  /// The attribute that says from which year a record is.
  var year: Attribute? {
    best { attribute in
      guard attribute.isYear, attribute.isSingle, !attribute.isConstant else { return 0 }
      let named = attribute.name.score(RoleWords.years)
      return named > 0 ? Double(named) + 30 * attribute.fill - 10 * Double(attribute.name.depth) : 0
    }
  }
}
