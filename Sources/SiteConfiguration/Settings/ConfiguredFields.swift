/// Which attribute of a record plays which part on a page; all of them are paths.
package struct ConfiguredFields: Sendable, Hashable {
  /// Tried in order; the record's id stands in where none has text.
  package var title: [String] = []
  package var subtitle: [String] = []
  package var text: [String] = []
  package var image: String?
  package var url: String?
  package var price: [String] = []
  package var wasPrice: String?
  package var rating: String?
  /// The best rating; 1 to 100.
  package var ratingScale = 5
  package var ratingCount: String?
  package var tags: String?
  package var date: String?

  package init() {}
}

/// An attribute that a card or a record's page shows.
package struct ConfiguredDetail: Sendable, Hashable {
  package var field: String
  /// Empty for none.
  package var title: String
  /// Stands behind numbers, such as `KiB`.
  package var unit: String?
  package var show = ConfiguredShow.number

  package init(
    field: String = "", title: String = "", unit: String? = nil, show: ConfiguredShow = .number
  ) {
    self.field = field
    self.title = title
    self.unit = unit
    self.show = show
  }
}

/// How the number of an attribute is written.
package enum ConfiguredShow: String, Sendable, CaseIterable {
  /// As an amount in the site's language.
  case number
  /// Digit by digit, as years and numbers of articles are.
  case digits
  /// As the day that it, or a text by ISO 8601, stands for.
  case date
}

/// The words that a card shows for a tag.
package struct ConfiguredBadge: Sendable, Hashable {
  package var tag: String
  package var words: String

  package init(tag: String = "", words: String = "") {
    self.tag = tag
    self.words = words
  }
}
