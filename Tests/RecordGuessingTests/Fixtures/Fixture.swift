import Testing

/// A file of records with the roles that a person would give its fields.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// With the ending that tells the format.
  let fileName: String
  let text: String
  /// Attributes that hold HTML, which becomes plain text before anything is guessed.
  var html: Set<String> = []
  let expected: ExpectedRoles

  var testDescription: String { fileName }

  static let all = [
    shop, library, recipes, events, jobs, questions, homes, songs, software, museum,
  ]
}

/// What a person would say about a file. A single role lists every answer that is right; none means that the role
/// must stay empty.
struct ExpectedRoles: Sendable {
  var title: [String]
  var subtitle: [String] = []
  var text: [String] = []
  var image: [String] = []
  var url: [String] = []
  var price: [String] = []
  var wasPrice: [String] = []
  var currency: String?
  var rating: [String] = []
  var ratingScale = 5
  var ratingCount: [String] = []
  var date: [String] = []
  var tags: [String] = []
  /// The attribute that decides first between equal matches.
  var ranking: [String] = []
  var layout: String
  /// Each of these must be a facet; a `>` in front says that it must be hierarchical.
  var facets: [String] = []
  /// None of these may be a facet.
  var notFacets: [String] = []
  /// Each of these must be a range.
  var ranges: [String] = []
  /// None of these may be a range.
  var notRanges: [String] = []
  /// Each of these must be searched.
  var searched: [String] = []
  /// None of these may be searched.
  var notSearched: [String] = []
  /// Each of these ways to sort must be there.
  var sorts: [String] = []
  /// Details whose numbers are names or dates.
  var digits: [String] = []
  var dates: [String] = []
}
