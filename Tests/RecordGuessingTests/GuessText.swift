import RecordGuessing
import SearchCore

/// A guess as lines to read.
enum GuessText {
  static func lines(_ guess: RecordGuess) -> [String] {
    var lines: [String] = []
    func add(_ role: String, _ words: [String?]) {
      let words = words.compactMap(\.self)
      if !words.isEmpty { lines.append("  \(role): " + words.joined(separator: ", ")) }
    }
    add("title", guess.title)
    add("subtitle", guess.subtitle)
    add("text", guess.text)
    add("image", [guess.image])
    add("url", [guess.url])
    add("price", guess.price)
    add("was price", [guess.wasPrice])
    add("currency", [guess.currency])
    add("rating", [guess.rating, guess.rating == nil ? nil : "of \(guess.ratingScale)", guess.ratingCount])
    add("tags", [guess.tags])
    add("date", [guess.date])
    add(
      "facets",
      guess.facets.map {
        "\($0.isHierarchical ? ">" : "")\($0.path)" + " (\($0.parameter): \($0.title))"
      })
    add("ranges", guess.ranges.map(text))
    add("ranking", guess.ranking.map { $0.attribute + ($0.isAscending ? " asc" : " desc") })
    add("sorts", guess.sorts.map { "\($0.id) “\($0.title)” \($0.order.attribute)" })
    add("search", guess.search)
    add("facts", guess.facts.map(text))
    add("details", guess.details.map(text))
    add("layout", [guess.layout.rawValue])
    return lines + guess.notes.map { "  note: " + $0 }
  }

  private static func text(_ detail: RecordGuess.Detail) -> String {
    let shape = detail.shape == .number ? "" : " \(detail.shape)"
    return "\(detail.path) “\(detail.title)”" + (detail.unit.map { " [\($0)]" } ?? "") + shape
  }

  /// Every path that a guess names.
  static func paths(_ guess: RecordGuess) -> [String] {
    let single = [
      guess.image, guess.url, guess.wasPrice, guess.rating, guess.ratingCount, guess.tags, guess.date,
    ].compactMap(\.self)
    let lists = [guess.title, guess.subtitle, guess.text, guess.price, guess.search].flatMap(\.self)
    let details = (guess.ranges + guess.facts + guess.details).map(\.path)
    let orders = (guess.ranking + guess.sorts.map(\.order)).map(\.attribute)
    return single + lists + details + orders + guess.facets.map(\.path)
  }
}
