/// A value that a template can show: a page, or an object within a page.
///
/// The table names everything a template may ask for; there is no reflection. Write it as a `static let` or a
/// computed property with an array literal:
///
///     struct Card: TemplateModel {
///       let title: MarkedText
///       let url: String
///       static let fields: FieldTable<Card> = [
///         .marked("title", \.title),
///         .link("url", \.url),
///       ]
///     }
@usableFromInline package protocol TemplateModel: Sendable {
  static var fields: FieldTable<Self> { get }
}
