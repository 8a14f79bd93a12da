/// A value of open shape, such as a raw record, reached by dotted names under an `.open` field.
///
/// A name that is not there renders as nothing. In a section null, false, an empty text and an empty list are
/// absent; a list repeats the section; an object opens its names.
///
/// As a page value of its own it makes the whole template open: every name may be asked for, and a partial that does
/// not exist shows nothing, as the Mustache specification has it.
@usableFromInline package enum TemplateData: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number as it is to be shown, for instance `12.50`.
  case number(String)
  case text(String)
  case list([TemplateData])
  case object([String: TemplateData])

  /// Whether a section over this value is rendered.
  var isPresent: Bool {
    switch self {
    case .null, .bool(false): false
    case .text(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    case .bool(true), .number, .object: true
    }
  }

  /// What `{{name}}` shows; lists and objects show nothing.
  var shownText: String {
    switch self {
    case .null, .list, .object: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let text), .text(let text): text
    }
  }

  /// The value under `keys`, or null where a step is missing.
  func value(at keys: ArraySlice<String>) -> TemplateData {
    var value = self
    for key in keys {
      guard case .object(let members) = value, let next = members[key] else { return .null }
      value = next
    }
    return value
  }
}

extension TemplateData: TemplateModel {
  /// No names of its own: a template over open data looks every name up while it is rendered.
  @usableFromInline package static var fields: FieldTable<TemplateData> { [] }
}
