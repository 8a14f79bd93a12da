import TestSupport

@testable import SiteConfiguration

/// Configurations that the schema allows, with awkward texts.
enum RandomConfiguration {
  /// Where every path that ends with a slash is a folder and every other one a file.
  static let surroundings = ConfigurationSurroundings(
    variable: { _ in nil }, look: { $0.hasSuffix("/") ? .folder : .file })

  static func make(_ random: inout SplitMix) -> Configuration {
    var configuration = Configuration()
    if chance(&random) {
      configuration.listen = [":80", "[::1]:0", "localhost:9", "10.0.0.1:65535"].pick(&random)
    }
    if chance(&random) { configuration.data = path(&random, "/") }
    configuration.sites = (0..<Int.random(in: 1...3, using: &random)).map { site($0, &random) }
    return configuration
  }

  private static func site(_ number: Int, _ random: inout SplitMix) -> ConfiguredSite {
    var site = ConfiguredSite(
      path: ["shop-", "2024", "no_", "x"].pick(&random) + "\(number)", title: text(&random))
    if chance(&random) { site.about = text(&random) }
    site.language = ConfiguredLanguage.allCases.pick(&random)
    if chance(&random) { site.currency = CurrencyCodes.all.sorted().pick(&random) }
    if chance(&random) { site.index = ["a", "2024", "null", "1e3", "x.y_z-"].pick(&random) + "\(number)" }
    if chance(&random) { site.source = source(&random) }
    if chance(&random) { site.noun = ConfiguredNoun(one: text(&random), other: text(&random)) }
    if chance(&random) { site.placeholder = text(&random) }
    site.layout = chance(&random) ? ConfiguredLayout.allCases.pick(&random) : nil
    if chance(&random) { site.fields = fields(&random) }
    if chance(&random) { site.facts = some(&random, 0...3) { detail(&$0, hasTitle: chance(&$0)) } }
    if chance(&random) { site.details = some(&random, 0...3) { detail(&$0, hasTitle: true) } }
    if site.fields?.tags != nil {
      site.badges = some(&random, 0...2) { ConfiguredBadge(tag: text(&$0), words: text(&$0)) }
    }
    if chance(&random) {
      site.imageOrigins = some(&random, 0...2) { ["https://a.example", "http://localhost:8000"].pick(&$0) }
    }
    if chance(&random) { site.search = distinct(some(&random, 1...9) { attribute(&$0) }) }
    if chance(&random) {
      site.ranking = some(&random, 0...3) {
        ConfiguredOrder(field: attribute(&$0), direction: ConfiguredDirection.allCases.pick(&$0))
      }
    }
    if chance(&random) {
      site.facets = distinct(some(&random, 0...4) { attribute(&$0) }).enumerated().map {
        facet($0, $1, &random)
      }
    }
    if chance(&random) {
      site.sorts = (0..<Int.random(in: 0...3, using: &random)).map {
        ConfiguredSort(
          id: "\($0).asc", title: "\(text(&random)) \($0)", field: attribute(&random),
          direction: ConfiguredDirection.allCases.pick(&random))
      }
    }
    if chance(&random) { site.hitsPerPage = Int.random(in: 1...1000, using: &random) }
    site.suggestions = suggestions(&random)
    site.searchMode = ConfiguredSearchMode.allCases.pick(&random)
    site.minimumLength = Int.random(in: 1...20, using: &random)
    site.emptyQuery = ConfiguredEmptyQuery.allCases.pick(&random)
    if chance(&random) { site.theme = theme(&random) }
    if chance(&random) { site.templates = path(&random, "/") }
    return site
  }

  private static func source(_ random: inout SplitMix) -> ConfiguredSource {
    var source = ConfiguredSource(file: path(&random, ".json"))
    source.format = chance(&random) ? ConfiguredFormat.allCases.pick(&random) : nil
    source.id = chance(&random) ? attribute(&random) : nil
    source.encoding = chance(&random) ? ConfiguredEncoding.allCases.pick(&random) : nil
    source.separator = chance(&random) ? [";", "tab", "|", "#"].pick(&random) : nil
    source.list = chance(&random) ? attribute(&random) : nil
    for name in some(&random, 0...3, { attribute(&$0) }) {
      source.kinds[name] = ConfiguredTextKind.allCases.pick(&random)
    }
    source.isStrict = chance(&random)
    return source
  }

  private static func fields(_ random: inout SplitMix) -> ConfiguredFields {
    var fields = ConfiguredFields()
    fields.title = some(&random, 0...3) { attribute(&$0) }
    fields.price = some(&random, 0...1) { attribute(&$0) }
    fields.tags = chance(&random) ? attribute(&random) : nil
    fields.ratingScale = [1, 5, 10, 100].pick(&random)
    fields.url = chance(&random) ? attribute(&random) : nil
    return fields
  }

  private static func detail(_ random: inout SplitMix, hasTitle: Bool) -> ConfiguredDetail {
    ConfiguredDetail(
      field: attribute(&random), title: hasTitle ? text(&random) : "",
      unit: chance(&random) ? ["KiB", "%", "m²", "true"].pick(&random) : nil,
      show: ConfiguredShow.allCases.pick(&random))
  }

  private static func facet(
    _ number: Int, _ field: String, _ random: inout SplitMix
  ) -> ConfiguredFacet {
    var facet = ConfiguredFacet(field: field, parameter: "f\(number)", title: text(&random))
    facet.limit = Int.random(in: 1...100, using: &random)
    facet.sort = ConfiguredFacetSort.allCases.pick(&random)
    return facet
  }

  private static func suggestions(_ random: inout SplitMix) -> ConfiguredSuggestions {
    var suggestions = ConfiguredSuggestions()
    suggestions.from = ConfiguredSuggestionSource.allCases.pick(&random)
    if suggestions.from == .index { suggestions.index = "queries" }
    if chance(&random) { suggestions.limit = Int.random(in: 1...20, using: &random) }
    if chance(&random) { suggestions.preview = Int.random(in: 0...12, using: &random) }
    return suggestions
  }

  private static func theme(_ random: inout SplitMix) -> ConfiguredTheme {
    var theme = ConfiguredTheme()
    let dark = chance(&random) ? "#000000" : nil
    theme.accent = chance(&random) ? ThemeColour(light: "#abc", dark: dark) : nil
    theme.font = some(&random, 0...3) { ["Inter", "serif", "Source Sans 3", "No"].pick(&$0) }
    theme.radius = chance(&random) ? "0.5rem" : nil
    theme.cardRatio = chance(&random) ? "1.91 / 1" : nil
    return theme
  }

  private static func text(_ random: inout SplitMix) -> String {
    let pieces = [
      "Shop", "1984", "no", ": ", " #", "#", "\"", "'", "\\", "{", "}", "[", "]", ",", "é", "漢字", "😀",
      "\u{2028}", "-", "&a", "*", "!",
      "%", "@", "`", "|", "> ", "?", "~", "null", "${A}", "\u{FEFF}", " ", "a",
    ]
    let joined = (0..<Int.random(in: 1...4, using: &random)).map { _ in pieces.pick(&random) }.joined()
    return joined.allSatisfy(\.isWhitespace) ? "x" : joined
  }

  private static func attribute(_ random: inout SplitMix) -> String {
    [
      "name", "price.value", "IMDB Rating", "a:b", "#", "{x}", "é", "on", "12", "a, b", "'", "\"q\"", "- x",
      "yes", "~", "x]",
    ].pick(&random)
  }

  private static func path(_ random: inout SplitMix, _ end: String) -> FilePath {
    FilePath(["a", "./b c", "/srv/é", "../#x", "~", "{a}", "2024"].pick(&random) + end, in: "/etc/shop")
  }

  private static func some<Value>(
    _ random: inout SplitMix, _ count: ClosedRange<Int>, _ make: (inout SplitMix) -> Value
  ) -> [Value] {
    (0..<Int.random(in: count, using: &random)).map { _ in make(&random) }
  }

  private static func distinct(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func chance(_ random: inout SplitMix) -> Bool { Bool.random(using: &random) }
}

extension Array {
  /// One of the elements, of which there is at least one.
  fileprivate func pick(_ random: inout SplitMix) -> Element {
    self[Int.random(in: 0..<count, using: &random)]
  }
}
