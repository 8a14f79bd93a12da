import SearchCore

@testable import SearchWeb

/// The places of a page's data where foreign text may stand.
enum HostilePlace: String, CaseIterable, Sendable {
  case query, name, description, facetValue, refinement, highlight, suggestion, recordID
  case image, link, tag, date, fieldName, siteWords
  /// In the URL: a sort, a facet, a site, a page and a parameter that are not there.
  case sort, facetName, siteName, pageNumber, parameterName

  /// A text that changes what stands on the page in this place: none is shown, or an address is a good one. Such a text is
  /// compared with a harmless one of the same sort.
  func harmless(like text: String) -> String {
    switch self {
    case .image: WebAddress.image(text) == nil ? "N/A" : "/" + Self.word
    case .link: WebAddress(text) == nil ? "N/A" : "https://" + Self.word + ".example/"
    case .query: SearchState(query: text).query.isEmpty ? " " : Self.word
    case .name, .description, .tag, .date, .fieldName: HitReader.isShown(text) ? Self.word : " "
    default: Self.word
    }
  }

  /// Whether the page must show the text itself where it shows a harmless word.
  func showsText(_ text: String) -> Bool {
    self != .image && self != .link && HitReader.isShown(text) && !SearchState(query: text).query.isEmpty
  }

  static let word = "0word0"
}
