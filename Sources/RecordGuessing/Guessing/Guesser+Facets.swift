import SearchCore

// Facets and ranges.
extension Guesser {
  /// A facet as the rules see it.
  private struct Candidate {
    let attribute: Attribute
    let path: String
    let isHierarchical: Bool
    let score: Double
    /// What it is about, such as `category`: of several the best is enough.
    let concept: String
  }

  mutating func guessFacets() {
    var candidates = attributes.compactMap(facet)
    for levels in survey.levels {
      candidates.removeAll { candidate in levels.attributes.contains { $0.path == candidate.path } }
      if let facet = facet(levels) { candidates.append(facet) }
    }
    candidates.sort {
      $0.score == $1.score ? $0.attribute.place < $1.attribute.place : $0.score > $1.score
    }
    var concepts: Set<String> = []
    var histograms: Set<[Int]> = []
    var parameters = FacetParameters()
    for candidate in candidates where guess.facets.count < 8 {
      guard concepts.insert(candidate.concept).inserted else { continue }
      // Attributes whose values occur exactly as often most likely are codes of one another.
      let histogram = candidate.attribute.column.counter.counts.values.sorted()
      if candidate.attribute.column.records >= 50, histogram.count >= 4,
        !histograms.insert(histogram).inserted
      {
        continue
      }
      let short = titles.short(candidate.attribute)
      let title =
        guess.facets.contains { $0.title == short } ? titles[candidate.attribute] : short
      guess.facets.append(
        RecordGuess.FacetGuess(
          path: candidate.path, parameter: parameters.take(title), title: title,
          isHierarchical: candidate.isHierarchical))
    }
  }

  private func facet(_ attribute: Attribute) -> Candidate? {
    let column = attribute.column
    guard attribute.isText || attribute.isBoolean, attribute.isPresentable,
      !shown.subtracting(guess.subtitle).contains(attribute.path),
      !guess.text.contains(attribute.path), attribute.path != guess.tags, attribute.path != guess.date,
      column.counter.distinct >= 2, !attribute.isID
    else { return nil }
    if attribute.isText {
      guard !attribute.isAddress, !attribute.isDate, !attribute.isWordDate, !attribute.mostlyIs(.money, 0.5),
        !attribute.mostlyIs(.isSentence, 0.3), attribute.meanLength <= 60, column.longest <= 200,
        !attribute.name.has(RoleWords.currencies)
      else { return nil }
    }
    let isHierarchical = attribute.mostlyIs(.levels, 0.3)
    let named = weight(attribute)
    guard repeats(attribute, named: named) else { return nil }
    return Candidate(
      attribute: attribute, path: attribute.path, isHierarchical: isHierarchical,
      score: score(attribute, named: named) + (isHierarchical ? 15 : 0), concept: concept(attribute))
  }

  /// How well the name fits a facet; `color.code` is a colour as far as nothing better is.
  private func weight(_ attribute: Attribute) -> Int {
    let name = attribute.name
    let weight = name.score(RoleWords.facets)
    guard name.words.allSatisfy(AttributeName.generic.contains), let above = name.context.last else {
      return weight
    }
    return max(weight, (RoleWords.facets[above] ?? 0) * 9 / 10)
  }

  private func facet(_ levels: AttributeLevels) -> Candidate? {
    guard let broad = levels.attributes.first, broad.column.counter.distinct >= 2 else { return nil }
    let named = broad.name.score(RoleWords.facets)
    let narrow = levels.attributes.last { $0.mostlyIs(.levels) }
    let whole = levels.areWhole ? levels.parent ?? narrow?.path : nil
    return Candidate(
      attribute: broad, path: whole ?? broad.path, isHierarchical: whole != nil,
      score: score(broad, named: named) + 25, concept: concept(broad))
  }

  /// Whether values come back often enough that choosing one finds more than itself.
  private func repeats(_ attribute: Attribute, named: Int) -> Bool {
    let distinct = attribute.column.counter.distinct
    if attribute.isBoolean { return true }
    if attribute.column.counter.uncounted > 0 { return named >= 60 && attribute.repetition >= 3 }
    // Of many people most come once; the others are worth a choice.
    if named >= 70, !attribute.isSingle { return attribute.repetition >= 1.25 }
    if named >= 45 { return attribute.repetition >= (attribute.column.values < 50 ? 1.35 : 1.6) }
    return attribute.repetition >= 2 && distinct <= max(12, attribute.column.values / 5) && distinct <= 200
  }

  private func score(_ attribute: Attribute, named: Int) -> Double {
    let distinct = attribute.column.counter.distinct
    var score = Double(max(named, attribute.isBoolean ? 42 : 35)) + 25 * attribute.fill
    score -= 4 * Double(attribute.name.depth)
    if distinct > 60 { score -= 8 }
    if distinct > 600 { score -= 12 }
    if attribute.meanLength > 35 { score -= 15 }
    if attribute.mostlyIs(.composite, 0.3) { score -= 40 }
    if attribute.name.words.last.map({ ["code", "slug", "id", "key"].contains($0) }) == true { score -= 40 }
    // A value that nearly all records share, or that few have, parts little.
    if let most = attribute.column.counter.counts.values.max(),
      Double(most) > 0.95 * Double(attribute.column.records), attribute.isSingle
    {
      score -= 30
    }
    return score
  }

  private func concept(_ attribute: Attribute) -> String {
    let words = attribute.name.words.map { word in
      ["categories", "category", "kategorie", "kategorien"].contains(word) ? "category" : word
    }
    if words.contains("category"), !words.contains("sub") { return "category" }
    let plain = words.filter { !AttributeName.generic.contains($0) }
    guard plain.isEmpty else { return plain.joined(separator: " ") }
    return attribute.name.context.last ?? words.joined(separator: " ")
  }

  mutating func guessRanges() {
    let candidates = ranked { attribute in
      let column = attribute.column
      guard attribute.isNumeric, attribute.isSingle, attribute.isPresentable, !attribute.isDate,
        column.counter.distinct >= 4, attribute.repetition < 50 || column.counter.distinct >= 8,
        attribute.fill >= 0.2, attribute.path != guess.rating, attribute.path != guess.ratingCount,
        attribute.path != guess.wasPrice, popularity(attribute) == 0, !isSequence(attribute)
      else { return 0 }
      let name = attribute.name
      if guess.price.last == attribute.path { return 200 }
      guard !guess.price.contains(attribute.path), !name.has(RoleWords.counts),
        !name.has(["stock", "inventory"]), !PriceAttribute.isPrice(name),
        !name.has(RoleWords.cents), name.words.last.map(RoleWords.technical.contains) != true,
        !name.hasAnywhere(RoleWords.images.keys.reduce(into: []) { $0.insert($1) })
      else { return 0 }
      return (attribute.isYear ? 90 : 40) + 30 * attribute.fill - 3 * Double(name.depth)
    }
    guess.ranges = candidates.prefix(6).map { detail($0.attribute) }
  }

  /// Whether the numbers only number the records.
  private func isSequence(_ attribute: Attribute) -> Bool {
    let column = attribute.column
    return attribute.isWhole && attribute.uniqueness == 1 && column.values > 3
      && column.maximum - column.minimum == Double(column.values - 1)
  }
}
