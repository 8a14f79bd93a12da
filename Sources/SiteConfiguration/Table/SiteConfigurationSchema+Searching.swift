// The keys about searching, filtering and sorting.
extension SiteConfigurationSchema {
  static let ranking = Group("an order", ConfiguredOrder(), shorthand: "field") {
    Key("field", \.field, .attribute, isRequired: true, "The attribute, a number.")
    Key("order", \.direction, .choice, "Whether small or large values come first.")
  }

  static let facet = Group("a facet", ConfiguredFacet()) {
    Key("field", \.field, .attribute, isRequired: true, "The attribute whose values are counted.")
    Key(
      "parameter", optional: \.parameter, .parameter,
      "The facet's name in addresses. Left out: the name of the field.")
    Key("title", \.title, .text(upTo: 60), isRequired: true, "The title above the values.")
    Key("limit", \.limit, .integer(1...100), "The values that are shown before “more”.")
    Key("sort", \.sort, .choice, "Whether the most frequent values come first, or the alphabet counts.")
  }

  static let sort = Group("a sort", ConfiguredSort()) {
    Key("id", \.id, .identifier, isRequired: true, "Its name in addresses.")
    Key("title", \.title, .text(upTo: 60), isRequired: true, "Its name on the page.")
    Key("field", \.field, .attribute, isRequired: true, "The attribute, a number or a text.")
    Key("order", \.direction, .choice, isRequired: true, "Whether small or large values come first.")
  }

  static let suggestions = Group(
    "the suggestions", ConfiguredSuggestions(), shorthand: "from", check: checkSuggestions
  ) {
    Key(
      "from", \.from, .choice,
      "Where they come from: an index of suggestions, the titles and facets of the records, or nowhere.")
    Key("index", optional: \.index, .identifier, "The index of suggestions.")
    Key("limit", \.limit, .integer(1...20), "The suggestions that are shown.")
    Key("preview", \.preview, .integer(0...12), "The hits that are shown beside them.")
  }
}
