// The keys about the look of a site.
extension SiteConfigurationSchema {
  static let theme = Group("the theme", ConfiguredTheme()) {
    Key("accent", optional: \.accent, colour.type, "Links, buttons and focus.")
    Key("on_accent", optional: \.onAccent, colour.type, "Text on the accent.")
    Key("lamp", optional: \.lamp, colour.type, "The light behind matches and on the active row.")
    Key(
      "font", \.font, .oneOrMore(.font, "fonts", upTo: 10),
      "The font, or several of which the first is used that the reader has.")
    Key("radius", optional: \.radius, .length, "The rounding of corners.")
    Key(
      "card_ratio", optional: \.cardRatio, .ratio,
      "Width and height of pictures on cards; posters have 2 / 3.")
    Key("card_min", optional: \.cardMinimum, .length, "The width of the narrowest card.")
    Key("page", optional: \.page, .length, "The width of the widest page.")
  }

  static let colour = Group("a colour", ThemeColour(), shorthand: "light") {
    Key("light", \.light, .colour, isRequired: true, "The colour on light pages.")
    Key("dark", optional: \.dark, .colour, "The colour on dark pages. Left out: the same.")
  }
}
