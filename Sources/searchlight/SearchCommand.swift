import RecordGuessing
import SearchCore
import SearchEmbedded
import SiteAssembly

/// `searchlight search`: an index asked from the command line.
struct SearchCommand {
  let options: SearchOptions

  init(_ options: SearchOptions) { self.options = options }

  func run() throws {
    let store = try Places.store(options.data)
    guard try store.fingerprint(of: options.index) != nil else {
      throw UnknownIndex(options.index, known: try store.indices().map(\.name))
    }
    let snapshot = try store.load(index: options.index)
    let titles = try SiteAssembly.knowledge(of: options.index, in: store).guess.title
    let query = SearchQuery(
      index: options.index, text: options.query, limit: options.limit,
      highlighted: snapshot.settings.searchable)
    let (results, explanations) = try snapshot.explain(query)
    if !options.isJSON { try Terminal.print(heading(results)) }
    for (place, (hit, explanation)) in zip(results.hits, explanations).enumerated() {
      if options.isJSON {
        try Terminal.print(json(hit, explanation).json)
      } else {
        let title = titles.lazy.compactMap(hit.record.text(at:)).first ?? hit.id
        try Terminal.print("\(place + 1). \(TerminalText.plain(title))  [\(TerminalText.plain(hit.id))]")
        guard options.explains else { continue }
        for line in explanation.lines { try Terminal.print("   " + line) }
      }
    }
  }

  private func heading(_ results: SearchResults) -> String {
    let count = results.total == 1 ? "1 hit" : "\(results.total) hits"
    let shown = results.hits.count < results.total ? ", the first \(results.hits.count) are shown" : ""
    return options.query.isEmpty
      ? "\(count) in \(options.index)\(shown)"
      : "\(count) for “\(TerminalText.plain(options.query))” in \(options.index)\(shown)"
  }

  private func json(_ hit: Hit, _ explanation: HitExplanation) -> RecordObject {
    var fields: [RecordObject.Field] = [
      .init(name: "id", value: .text(hit.id)), .init(name: "record", value: .object(hit.record)),
    ]
    if options.explains { fields.append(.init(name: "explanation", value: .object(explanation.record))) }
    return RecordObject(fields)
  }
}

/// Texts of records for a terminal.
enum TerminalText {
  /// Without control characters, which a terminal could take for commands.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}

extension HitExplanation {
  /// The reasons in words, the weightiest first.
  var lines: [String] {
    var lines: [String] = []
    if let sort { lines.append("sorted by \(sort.words)") }
    if !words.isEmpty {
      let found = words.map {
        "\($0.word) \($0.isWhole ? "in" : "begins a word of") \($0.attribute)"
      }
      lines.append("matches: " + found.joined(separator: " · "))
    }
    if let attributeSum { lines.append("attributes: \(attributeSum) (0 is the most important one)") }
    switch exactness {
    case .wholeValue?: lines.append("exactness: the words are the whole value")
    case .exactWords?: lines.append("exactness: whole words")
    case .beginning?: lines.append("exactness: the last word is a beginning")
    case nil: break
    }
    if !customRanking.isEmpty {
      lines.append("then: " + customRanking.map(\.words).joined(separator: " · "))
    }
    return lines
  }

  var record: RecordObject {
    [
      "words": .list(
        words.map {
          ["word": .text($0.word), "attribute": .text($0.attribute), "whole": .bool($0.isWhole)]
        }),
      "attributes": attributeSum.map { .integer(Int64($0)) } ?? .null,
      "exactness": exactness.map { .text($0.rawValue) } ?? .null,
      "sort": sort.map { .object($0.record) } ?? .null,
      "ranking": .list(customRanking.map { .object($0.record) }),
    ]
  }
}

extension HitExplanation.Ranking {
  fileprivate var words: String {
    let value = value?.scalarText.map(TerminalText.plain) ?? "none"
    return "\(order.attribute) \(order.isAscending ? "ascending" : "descending"): \(value)"
  }

  fileprivate var record: RecordObject {
    [
      "attribute": .text(order.attribute), "order": .text(order.isAscending ? "asc" : "desc"),
      "value": value ?? .null,
    ]
  }
}
