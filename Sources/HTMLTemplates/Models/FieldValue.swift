/// How a field is read from its model, with the model's type erased.
///
/// Every closure takes a pointer to a value of the model whose table the field stands in.
///
/// Safety: the loader resolves each name against the table of the type that the frame will hold, and
/// `TemplateLibrary.render` checks the page's type, so a closure is only ever given its own model.
@usableFromInline
enum FieldValue: Sendable {
  case text(@Sendable (UnsafeRawPointer) -> String)
  case optionalText(@Sendable (UnsafeRawPointer) -> String?)
  case number(@Sendable (UnsafeRawPointer) -> Int?)
  case flag(@Sendable (UnsafeRawPointer) -> Bool)
  case marked(@Sendable (UnsafeRawPointer) -> MarkedText?)
  case safeHTML(@Sendable (UnsafeRawPointer) -> SafeHTML?)
  case nested(NestedField)
  case texts(@Sendable (UnsafeRawPointer) -> [String])
  case open(@Sendable (UnsafeRawPointer) -> TemplateData)
  case json(@Sendable (UnsafeRawPointer) -> TemplateData)
}

/// A field that holds other models: none, one or many.
@usableFromInline
final class NestedField: Sendable {
  /// The table of the nested model; asked for late, so that a model may hold its own kind.
  @usableFromInline let schema: @Sendable () -> Schema
  /// Calls back with a pointer to each nested value in turn; each pointer is good during its call only.
  @usableFromInline let visit: @Sendable (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void
  @usableFromInline let isEmpty: @Sendable (UnsafeRawPointer) -> Bool

  @usableFromInline
  init(
    schema: @escaping @Sendable () -> Schema,
    visit: @escaping @Sendable (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void,
    isEmpty: @escaping @Sendable (UnsafeRawPointer) -> Bool
  ) {
    self.schema = schema
    self.visit = visit
    self.isEmpty = isEmpty
  }
}
