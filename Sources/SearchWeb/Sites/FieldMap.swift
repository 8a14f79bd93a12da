/// Which field of a record plays which part on a page; every part but the title may be missing.
package struct FieldMap: Sendable {
  /// Paths tried in order; the record's id stands in where none has text.
  package var title: [String]
  package var subtitle: [String]
  package var text: [String]
  /// A path to one image URL or a list of them.
  package var images: String?
  /// The address of the record's page elsewhere.
  package var url: String?
  package var price: [String]
  /// The price before a sale.
  package var wasPrice: String?
  package var rating: String?
  /// The best rating that there can be, at least 1; a rating beyond it is not shown.
  package var ratingScale: Int
  package var ratingCount: String?
  package var tags: String?
  /// A date as `RecordDate` reads it; any other text is shown as it is.
  package var date: String?
  /// Short facts of a row in a list of text hits, with the word before each (`section: `) or none.
  package var facts: [Detail]
  /// Rows of the record's own page.
  package var details: [Detail]
  /// The tag that makes a badge on the card, with the badge's words.
  package var badges: [(tag: String, words: String)]

  /// A field with its title on the page.
  package struct Detail: Sendable {
    /// How a field's numbers, and the dates in it, are written.
    package enum Show: Sendable, Hashable {
      /// An amount, in the language's groups of digits.
      case number
      /// A name made of digits, such as a year: not grouped.
      case digits
      /// A day, where the text or number is a date.
      case date
    }

    package let path: String
    package let title: String
    /// Written after a number, such as `KiB`.
    package let unit: String?
    package let show: Show

    package init(_ path: String, _ title: String, unit: String? = nil, show: Show = .number) {
      self.path = path
      self.title = title
      self.unit = unit
      self.show = show
    }
  }

  package init(
    title: [String], subtitle: [String] = [], text: [String] = [], images: String? = nil, url: String? = nil,
    price: [String] = [], wasPrice: String? = nil, rating: String? = nil, ratingScale: Int = 5,
    ratingCount: String? = nil, tags: String? = nil, date: String? = nil, facts: [Detail] = [],
    details: [Detail] = [], badges: [(tag: String, words: String)] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.text = text
    self.images = images
    self.url = url
    self.price = price
    self.wasPrice = wasPrice
    self.rating = rating
    self.ratingScale = ratingScale
    self.ratingCount = ratingCount
    self.tags = tags
    self.date = date
    self.facts = facts
    self.details = details
    self.badges = badges
  }
}
