/// Markup that goes into a page as it is, through `{{{name}}}` only.
///
/// Whoever makes one vouches for every byte; nothing checks it.
@usableFromInline package struct SafeHTML: Sendable, Hashable {
  package let markup: String

  package init(trusted markup: String) {
    self.markup = markup
  }
}
