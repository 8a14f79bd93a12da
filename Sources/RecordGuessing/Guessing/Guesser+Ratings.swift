import SearchCore

// Ratings, popularity and what decides between equal matches.
extension Guesser {
  mutating func guessRatings() {
    let rating = best(ratingScore)
    guess.rating = rating?.path
    if let rating { guess.ratingScale = Self.scale(rating) }
    guard rating != nil else { return }
    guess.ratingCount =
      best { attribute in
        guard attribute.path != rating?.path, isRatingCount(attribute) else { return 0 }
        return 50 + 30 * attribute.fill + (attribute.parentPath == rating?.parentPath ? 10 : 0)
      }?.path
  }

  private static func scale(_ attribute: Attribute) -> Int {
    attribute.column.maximum <= 5 ? 5 : attribute.column.maximum <= 10 ? 10 : 100
  }

  private func ratingScore(_ attribute: Attribute) -> Double {
    let name = attribute.name
    let column = attribute.column
    guard attribute.isNumeric, !attribute.isConstant, !name.isInternal, column.minimum >= 0,
      column.maximum > 1,
      column.maximum <= 100, isCalledRating(name)
    else { return 0 }
    // Stars beyond ten are counted, not given.
    if column.maximum > 10, name.words == ["stars"] || name.words == ["reviews"] { return 0 }
    var score = 40 * attribute.fill - Double(Self.scale(attribute)) / 10 - 4 * Double(name.depth)
    if name.has(["rating", "ratings", "stars", "bewertung"]) { score += 40 }
    if name.words.count == 1 { score += 10 }
    if name.has(["bayesian", "weighted", "my", "user"]) { score -= 20 }
    return score + 20
  }

  private func isCalledRating(_ name: AttributeName) -> Bool {
    let excluded = RoleWords.counts.union([
      "id", "min", "max", "distribution", "histogram", "votes", "reviews", "popularity", "relevance", "sort",
      "age",
    ])
    if name.has(RoleWords.averages), name.hasAnywhere(RoleWords.ratedThings) { return true }
    if name.has(excluded.subtracting(name.words == ["stars"] ? ["stars"] : [])) { return false }
    return name.has(RoleWords.ratings) || name.joined == "voteaverage"
  }

  private func isRatingCount(_ attribute: Attribute) -> Bool {
    let name = attribute.name
    guard attribute.isWhole, !name.isInternal, attribute.column.minimum >= 0,
      name.hasAnywhere(RoleWords.ratedThings)
    else { return false }
    return name.has(RoleWords.counts)
      || name.words.last.map { ["votes", "reviews", "ratings", "bewertungen", "avis"].contains($0) } == true
  }

  mutating func guessRanking() {
    let popular = ranked(popularity).map(\.attribute.path)
    var paths = Array(popular.prefix(1))
    paths += [guess.ratingCount, guess.rating].compactMap { $0 }.filter { !paths.contains($0) }
    guess.ranking = paths.prefix(3).map { SortOrder(attribute: $0, isAscending: false) }
    guard popular.isEmpty else { return }
    let rank = attributes.first { attribute in
      attribute.isWhole && !attribute.isConstant && attribute.isSingle && attribute.column.minimum >= 0
        && attribute.name.words.last.map(RoleWords.ranks.contains) == true
    }
    if let rank { guess.ranking.insert(SortOrder(attribute: rank.path, isAscending: true), at: 0) }
    guess.ranking = Array(guess.ranking.prefix(3))
  }

  /// How much an attribute says about how wanted a record is.
  func popularity(_ attribute: Attribute) -> Double {
    guard attribute.isNumeric, attribute.isSingle, !attribute.isConstant, !attribute.name.isInternal,
      attribute.column.minimum >= 0, attribute.path != guess.rating, !attribute.isDate, !attribute.isYear,
      !guess.price.contains(attribute.path)
    else { return 0 }
    var score = attribute.name.score(RoleWords.popularities)
    if score < 45, isRatingCount(attribute) { score = 70 }
    guard score >= 45 else { return 0 }
    return Double(score) + 20 * attribute.fill
  }
}
