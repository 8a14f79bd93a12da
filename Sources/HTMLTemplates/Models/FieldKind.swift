/// What a field holds, as far as the loader decides by it.
@usableFromInline
enum FieldKind: Sendable, Hashable {
  case text, link, url, number, flag, marked, safeHTML, object, list, texts, open, json

  /// With its article, for messages.
  var words: String {
    switch self {
    case .text: "a text"
    case .link: "a link"
    case .url: "a URL"
    case .number: "a number"
    case .flag: "a flag"
    case .marked: "a marked text"
    case .safeHTML: "a SafeHTML"
    case .object: "an object"
    case .list: "a list"
    case .texts: "a list of texts"
    case .open: "open data"
    case .json: "a JSON value"
    }
  }

  /// Whether `{{name}}` can show it.
  var isShown: Bool {
    switch self {
    case .text, .link, .url, .number, .marked, .safeHTML, .open, .json: true
    case .flag, .object, .list, .texts: false
    }
  }
}
