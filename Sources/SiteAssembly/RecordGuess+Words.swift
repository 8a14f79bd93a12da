import RecordGuessing

extension RecordGuess {
  /// The guesses in a sentence: `Guessed: title name · picture image · price price (USD) · facets brand, categories`.
  package var words: String {
    var parts: [String] = []
    func add(_ what: String, _ paths: [String]) {
      if !paths.isEmpty { parts.append(what + " " + paths.joined(separator: ", ")) }
    }
    add("title", title)
    add("subtitle", subtitle)
    add("text", text)
    add("picture", image.map { [$0] } ?? [])
    add("link", url.map { [$0] } ?? [])
    add("price", price.map { path in path + (currency.map { " (\($0))" } ?? "") })
    add("rating", rating.map { ["\($0) of \(ratingScale)"] } ?? [])
    add("date", date.map { [$0] } ?? [])
    add("facets", facets.map(\.path))
    add("ranked by", ranking.map(\.attribute))
    return parts.isEmpty
      ? "No field could be told apart: hits show their ids." : "Guessed: " + parts.joined(separator: " · ")
  }
}
