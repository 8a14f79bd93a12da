// What is searched, and what a row and a page show.
extension Guesser {
  mutating func guessSearch() {
    let known = guess.title + guess.subtitle + [guess.tags].compactMap { $0 } + guess.facets.map(\.path)
    let levels = Set(survey.levels.flatMap { $0.attributes.map(\.path) })
    let wholeLevels = Set(survey.levels.compactMap(\.parent))
    let rest = attributes.filter { $0.isSearchable && !known.contains($0.path) && !levels.contains($0.path) }
    let codes = rest.filter(\.isCodeForPeople)
    let others = rest.filter { !$0.isCodeForPeople && !guess.text.contains($0.path) }
      .sorted { $0.meanLength == $1.meanLength ? $0.place < $1.place : $0.meanLength < $1.meanLength }
    let texts = guess.text.filter { survey[$0]?.isSearchable ?? true }
    var paths: [String] = []
    func isWanted(_ path: String) -> Bool {
      if levels.contains(path) { return guess.facets.contains { $0.path == path } }
      return wholeLevels.contains(path) || survey[path]?.isSearchable ?? true
    }
    for path in known.filter(isWanted) where !paths.contains(path) { paths.append(path) }
    // Long texts have their place whatever else there is, the last but codes.
    let kept = Array((texts + codes.map(\.path)).filter { !paths.contains($0) }.prefix(6))
    paths += others.prefix(max(0, 16 - paths.count - kept.count)).map(\.path)
    guess.search = Array((paths + kept).prefix(16))
    // Something must be searched where there is any text.
    if guess.search.isEmpty { guess.search = attributes.filter(\.isText).prefix(4).map(\.path) }
  }

  mutating func guessRows() {
    let shown = shown
    let levels = survey.levels.flatMap { $0.attributes.dropLast().map(\.path) }
    let others = attributes.filter { attribute in
      (attribute.isPresentable
        || profile.sampleCount < 3 && !attribute.isHash && !attribute.name.isInternal
          && !attribute.isID)
        && !shown.contains(attribute.path) && !levels.contains(attribute.path)
        && !attribute.mostlyIs(.picture) && !isCurrency(attribute) && !isPictureSize(attribute)
        && !(attribute.isAddress
          && (attribute.name.depth > 0 || attribute.name.score(RoleWords.images) >= 60))
    }
    guess.details = others.prefix(40).map(detail)
    var facts = guess.facets.compactMap { facet in others.first { $0.path == facet.path } }
      .filter { !$0.isBoolean && $0.meanCount <= 2 && !$0.mostlyIs(.number, 0.5) }.prefix(2).map { $0 }
    facts += others.filter { $0.path == guess.date }
    facts += guess.ranges.compactMap { range in others.first { $0.path == range.path } }
    facts += others.filter { attribute in
      attribute.isText && attribute.isSingle && attribute.meanLength <= 24 && !attribute.isAddress
        && !attribute.isISODate && attribute.fill >= 0.5 && !attribute.isNumberText
        && !attribute.mostlyIs(.composite, 0.3) && !attribute.name.has(["code", "slug", "key"])
    }
    var paths: Set<String> = []
    guess.facts = facts.filter { paths.insert($0.path).inserted }.prefix(4).map(fact)
  }

  /// Texts, years and numbers with a unit speak for themselves.
  private func fact(_ attribute: Attribute) -> RecordGuess.Detail {
    let detail = detail(attribute)
    let needsTitle = attribute.isNumeric && detail.shape == .number && detail.unit == nil
    return RecordGuess.Detail(
      path: detail.path, title: needsTitle ? detail.title : "", unit: detail.unit, shape: detail.shape)
  }

  private func isCurrency(_ attribute: Attribute) -> Bool { attribute.name.has(RoleWords.currencies) }

  private func isPictureSize(_ attribute: Attribute) -> Bool {
    attribute.isNumeric && attribute.name.hasAnywhere(Set(RoleWords.images.keys))
  }
}
