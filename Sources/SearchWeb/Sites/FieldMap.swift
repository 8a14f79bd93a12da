/// Which field of a record plays which part on a page; every part but the title may be missing.
package struct FieldMap: Sendable {
  /// Paths tried in order; the record's id stands in where none has text.
  package var title: [String]
  package var subtitle: [String]
  package var text: [String]
  /// A path to one image URL or a list of them.
  package var images: String?
  package var price: [String]
  /// The price before a sale.
  package var wasPrice: String?
  package var rating: String?
  package var ratingCount: String?
  package var tags: String?
  /// Short facts of a row in a list of text hits, with the word before each (`section: `) or none.
  package var facts: [Detail]
  /// Rows of the record's own page.
  package var details: [Detail]
  /// The tag that makes a badge on the card, with the badge's words.
  package var badges: [(tag: String, words: String)]

  /// A field with its title on the page.
  package struct Detail: Sendable {
    package let path: String
    package let title: String
    /// Written after a number, such as `KiB`.
    package let unit: String?
    /// Whether a number is a name and not an amount, such as a year: its digits are not grouped.
    package let isName: Bool

    package init(_ path: String, _ title: String, unit: String? = nil, isName: Bool = false) {
      self.path = path
      self.title = title
      self.unit = unit
      self.isName = isName
    }
  }

  package init(
    title: [String], subtitle: [String] = [], text: [String] = [], images: String? = nil,
    price: [String] = [],
    wasPrice: String? = nil, rating: String? = nil, ratingCount: String? = nil, tags: String? = nil,
    facts: [Detail] = [], details: [Detail] = [], badges: [(tag: String, words: String)] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.text = text
    self.images = images
    self.price = price
    self.wasPrice = wasPrice
    self.rating = rating
    self.ratingCount = ratingCount
    self.tags = tags
    self.facts = facts
    self.details = details
    self.badges = badges
  }
}
