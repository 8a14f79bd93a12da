// The keys about records: where they come from and what their attributes mean.
extension SiteConfigurationSchema {
  static let source = Group("the source", ConfiguredSource(), shorthand: "file") {
    Key("file", \.file, .file, isRequired: true, "The file, from the folder of the configuration on.")
    Key("format", optional: \.format, .choice, "How the file is written. Left out: told from the file.")
    Key("encoding", optional: \.encoding, .choice, "The encoding of the file. Left out: told from the file.")
    Key(
      "separator", optional: \.separator, .separator,
      "What stands between the cells of a CSV file, such as \";\" or tab. Left out: told from the file.")
    Key(
      "list", optional: \.list, .attribute,
      "The path of the list inside a JSON object, such as response.docs. Left out: looked for.")
    Key("id", optional: \.id, .attribute, "The attribute that names each record. Left out: looked for.")
    Key(
      "kinds", \.kinds, .attributes(of: .choice),
      "How the texts of an attribute are stored: as plain text, with entities such as &amp;, or as HTML. "
        + "Of HTML and entities the plain text is kept. Left out: told from the texts.")
    Key("strict", \.isStrict, .boolean, "Whether one bad record refuses the whole file.")
  }

  static let noun = Group("the noun", ConfiguredNoun()) {
    Key("one", \.one, .text(upTo: 60), isRequired: true, "The word for one record.")
    Key("other", \.other, .text(upTo: 60), isRequired: true, "The word for any other number of records.")
  }

  static let fields = Group("the field map", ConfiguredFields()) {
    Key("title", \.title, .attributes(8), "The title of a hit; of several the first that has text.")
    Key("subtitle", \.subtitle, .attributes(8), "The line below the title.")
    Key("text", \.text, .attributes(8), "The longer text, shown as a snippet.")
    Key("image", optional: \.image, .attribute, "The address of a picture, or a list of them.")
    Key("url", optional: \.url, .attribute, "The address of the record's page elsewhere.")
    Key("price", \.price, .attributes(8), "The price, a number.")
    Key("was_price", optional: \.wasPrice, .attribute, "The price before a sale.")
    Key("rating", optional: \.rating, .attribute, "The rating, a number from 0 on.")
    Key("rating_scale", \.ratingScale, .integer(1...100), "The best rating.")
    Key("rating_count", optional: \.ratingCount, .attribute, "How many ratings there are.")
    Key("tags", optional: \.tags, .attribute, "Tags, of which badges are made.")
    Key("date", optional: \.date, .attribute, "The date of the record.")
  }

  static let fact = detail(
    "a fact", Key("title", \.title, .text(upTo: 60), "The word before it. Left out: none."))

  static let detail = detail(
    "a detail", Key("title", \.title, .text(upTo: 60), isRequired: true, "The title of its row."))

  private static func detail(_ name: String, _ title: Key<ConfiguredDetail>) -> Group<ConfiguredDetail> {
    Group(name, ConfiguredDetail(), shorthand: title.isRequired ? nil : "field") {
      Key("field", \.field, .attribute, isRequired: true, "The attribute.")
      title
      Key("unit", optional: \.unit, .text(upTo: 20), "What stands behind its number, such as KiB.")
      Key(
        "show", \.show, .choice,
        "Whether a number is an amount, digits without separators (a year), or a date.")
    }
  }

  static let badge = Group("a badge", ConfiguredBadge()) {
    Key("tag", \.tag, .text(), isRequired: true, "The tag.")
    Key("words", \.words, .text(upTo: 40), isRequired: true, "What the card says.")
  }
}

extension ValueType where Value == [String] {
  /// One attribute, or several of which the first with a value counts.
  fileprivate static func attributes(_ limit: Int) -> ValueType {
    .oneOrMore(.attribute, "attributes", upTo: limit)
  }
}
