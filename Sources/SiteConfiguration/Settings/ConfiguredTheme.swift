/// The look of a site; what is `nil` is as the style sheet has it.
package struct ConfiguredTheme: Sendable, Hashable {
  package var accent: ThemeColour?
  package var onAccent: ThemeColour?
  package var lamp: ThemeColour?
  /// Families, the preferred first.
  package var font: [String] = []
  /// Lengths of CSS.
  package var radius: String?
  package var cardMinimum: String?
  package var page: String?
  /// A ratio of CSS, such as `2 / 3`.
  package var cardRatio: String?

  package init() {}
}

/// A colour of both themes, each in hexadecimal.
package struct ThemeColour: Sendable, Hashable {
  package var light: String
  /// `nil` for the light one.
  package var dark: String?

  package init(light: String = "", dark: String? = nil) {
    self.light = light
    self.dark = dark
  }

  static let words = "a colour such as \"#0b5d66\""
}

extension ConfiguredTheme {
  /// The custom properties that the style sheet leaves to a site, with values that CSS reads as one token each.
  package var declarations: [(property: String, value: String)] {
    let given: [(String, String?)] = [
      ("--accent", accent?.css), ("--on-accent", onAccent?.css), ("--lamp", lamp?.css),
      ("--font", font.isEmpty ? nil : font.map(Self.family).joined(separator: ", ")),
      ("--radius", radius), ("--card-ratio", cardRatio), ("--card-min", cardMinimum), ("--page", page),
    ]
    return given.compactMap { property, value in value.map { (property, $0) } }
  }

  /// CSS takes a family's name in quotes, and its own words without.
  private static func family(_ name: String) -> String {
    genericFamilies.contains(name) ? name : "\"\(name)\""
  }

  private static let genericFamilies: Set = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
    "ui-monospace", "ui-rounded", "math",
  ]
}

extension ThemeColour {
  var css: String { dark.map { "light-dark(\(light), \($0))" } ?? light }
}
