import SearchCore

/// What each attribute of a file's records is for, guessed from names and values.
///
/// Every path finds a value in at least one record; an attribute that no rule understands is searched and shown as
/// a detail, so a wrong guess costs a place on the page and no record.
package struct RecordGuess: Sendable, Hashable {
  /// Raised when the rules change, so that what was guessed by older ones is guessed again.
  package static let version = 1

  package enum Layout: String, Sendable, CaseIterable { case grid, posters, list }

  /// How a value is written.
  package enum Shape: String, Sendable, CaseIterable {
    case number
    /// A number that is a name, such as a year: its digits are not grouped.
    case digits
    /// A date by ISO 8601, or a moment in seconds or milliseconds since 1970.
    case date
  }

  /// An attribute with its title on the page.
  package struct Detail: Sendable, Hashable {
    package let path: String
    package let title: String
    /// Stands behind numbers, such as `kg`.
    package let unit: String?
    package let shape: Shape

    package init(path: String, title: String, unit: String? = nil, shape: Shape = .number) {
      self.path = path
      self.title = title
      self.unit = unit
      self.shape = shape
    }
  }

  package struct FacetGuess: Sendable, Hashable {
    package let path: String
    /// The facet's name in addresses: a letter, then letters, digits, hyphens and underscores, all lower case.
    package let parameter: String
    package let title: String
    /// Whether values hold levels with ` > ` between them.
    package let isHierarchical: Bool

    package init(path: String, parameter: String, title: String, isHierarchical: Bool = false) {
      self.path = path
      self.parameter = parameter
      self.title = title
      self.isHierarchical = isHierarchical
    }
  }

  package struct Sort: Sendable, Hashable {
    package let id: String
    package let title: String
    package let order: SortOrder

    package init(id: String, title: String, order: SortOrder) {
      self.id = id
      self.title = title
      self.order = order
    }
  }

  /// Paths tried in order, as in `subtitle`, `text` and `price`.
  package var title: [String] = []
  package var subtitle: [String] = []
  package var text: [String] = []
  package var image: String?
  package var url: String?
  package var price: [String] = []
  /// The price before a sale.
  package var wasPrice: String?
  /// A code of ISO 4217; `nil` where nothing tells it.
  package var currency: String?
  package var rating: String?
  /// The best rating there can be: 5, 10 or 100.
  package var ratingScale = 5
  package var ratingCount: String?
  package var tags: String?
  package var date: String?
  /// At most 8, the most useful first; `tags` is not among them.
  package var facets: [FacetGuess] = []
  /// Numbers worth a filter from one value to another, at most 6.
  package var ranges: [Detail] = []
  /// Popularity and the like, at most 3.
  package var ranking: [SortOrder] = []
  /// At most 6.
  package var sorts: [Sort] = []
  /// The attributes that are searched, the most important first, at most 16.
  package var search: [String] = []
  /// Short facts of a row in a list, at most 4; texts among them have no title.
  package var facts: [Detail] = []
  /// Rows of the record's page: what is presentable and not shown elsewhere, at most 40.
  package var details: [Detail] = []
  package var layout = Layout.list
  /// Sentences about doubtful guesses and about what was seen and left out.
  package var notes: [String] = []

  package init(_ profile: RecordProfile) {
    self.init()
    var guesser = Guesser(profile)
    guesser.applyRules()
    self = guesser.guess
  }

  init() {}
}
