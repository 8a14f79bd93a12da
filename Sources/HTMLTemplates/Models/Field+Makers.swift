// Safety, for every maker below: `FieldValue` says why the pointer is always one to a `Model`.

extension Field {
  /// Plain text, escaped for where it stands. In a section: present when not empty.
  @inlinable
  package static func text(_ name: String, _ get: @escaping @Sendable (Model) -> String) -> Field {
    Field(name, .text, .text { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// Plain text that may be missing.
  @inlinable
  package static func optionalText(_ name: String, _ get: @escaping @Sendable (Model) -> String?) -> Field {
    Field(name, .text, .optionalText { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// A URL of our own, already built and percent-encoded; it must be the whole value of a URL attribute or
  /// start it. Emitted without a second encoding.
  @inlinable
  package static func link(_ name: String, _ get: @escaping @Sendable (Model) -> String) -> Field {
    Field(name, .link, .text { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// A link that may be missing.
  @inlinable
  package static func optionalLink(_ name: String, _ get: @escaping @Sendable (Model) -> String?) -> Field {
    Field(name, .link, .optionalText { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// A URL from elsewhere (a record, a setting). Relative ones and `http`, `https` pass, in `href` also `mailto`
  /// and `tel`; anything else becomes `#`.
  @inlinable
  package static func url(_ name: String, _ get: @escaping @Sendable (Model) -> String) -> Field {
    Field(name, .url, .text { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// A URL from elsewhere that may be missing.
  @inlinable
  package static func optionalURL(_ name: String, _ get: @escaping @Sendable (Model) -> String?) -> Field {
    Field(name, .url, .optionalText { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// A whole number, shown in plain digits. No section: 0 is a number too.
  @inlinable
  package static func number(_ name: String, _ get: @escaping @Sendable (Model) -> Int) -> Field {
    Field(name, .number, .number { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// A whole number that may be missing, in which case nothing is shown.
  @inlinable
  package static func optionalNumber(_ name: String, _ get: @escaping @Sendable (Model) -> Int?) -> Field {
    Field(name, .number, .number { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// Yes or no, for sections only.
  @inlinable
  package static func flag(_ name: String, _ get: @escaping @Sendable (Model) -> Bool) -> Field {
    Field(name, .flag, .flag { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// A highlight or snippet.
  @inlinable
  package static func marked(_ name: String, _ get: @escaping @Sendable (Model) -> MarkedText) -> Field {
    Field(name, .marked, .marked { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// A highlight that may be missing.
  @inlinable
  package static func optionalMarked(_ name: String, _ get: @escaping @Sendable (Model) -> MarkedText?)
    -> Field
  {
    Field(name, .marked, .marked { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// Trusted markup, for `{{{name}}}` in element text only.
  @inlinable
  package static func safeHTML(_ name: String, _ get: @escaping @Sendable (Model) -> SafeHTML) -> Field {
    Field(name, .safeHTML, .safeHTML { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// Trusted markup that may be missing.
  @inlinable
  package static func optionalSafeHTML(_ name: String, _ get: @escaping @Sendable (Model) -> SafeHTML?)
    -> Field
  {
    Field(name, .safeHTML, .safeHTML { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// A list of plain texts: `{{#tags}}{{.}}{{/tags}}`.
  @inlinable
  package static func texts(_ name: String, _ get: @escaping @Sendable (Model) -> [String]) -> Field {
    Field(name, .texts, .texts { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// Data of open shape, reached by dotted names (`{{record.maker.name}}`). Unknown names show nothing.
  @inlinable
  package static func open(_ name: String, _ get: @escaping @Sendable (Model) -> TemplateData) -> Field {
    Field(name, .open, .open { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// A JSON value, for `<script type="application/ld+json">` only.
  @inlinable
  package static func json(_ name: String, _ get: @escaping @Sendable (Model) -> TemplateData) -> Field {
    Field(name, .json, .json { get($0.assumingMemoryBound(to: Model.self).pointee) })
  }

  /// One nested model: `{{#price}}{{amount}}{{/price}}` or `{{price.amount}}`.
  @inlinable
  package static func object<Child: TemplateModel>(
    _ name: String, _ get: @escaping @Sendable (Model) -> Child
  ) -> Field {
    let nested = NestedField(
      schema: { Child.fields.schema },
      visit: { model, body in
        withUnsafePointer(to: get(model.assumingMemoryBound(to: Model.self).pointee)) {
          body(UnsafeRawPointer($0))
        }
      },
      isEmpty: { _ in false })
    return Field(name, .object, .nested(nested))
  }

  /// One nested model that may be missing.
  @inlinable
  package static func optionalObject<Child: TemplateModel>(
    _ name: String, _ get: @escaping @Sendable (Model) -> Child?
  ) -> Field {
    let nested = NestedField(
      schema: { Child.fields.schema },
      visit: { model, body in
        guard let child = get(model.assumingMemoryBound(to: Model.self).pointee) else { return }
        withUnsafePointer(to: child) { body(UnsafeRawPointer($0)) }
      },
      isEmpty: { get($0.assumingMemoryBound(to: Model.self).pointee) == nil })
    return Field(name, .object, .nested(nested))
  }

  /// Many nested models: the section is rendered once for each, in order.
  @inlinable
  package static func list<Child: TemplateModel>(
    _ name: String, _ get: @escaping @Sendable (Model) -> [Child]
  ) -> Field {
    let nested = NestedField(
      schema: { Child.fields.schema },
      visit: { model, body in
        get(model.assumingMemoryBound(to: Model.self).pointee).withUnsafeBufferPointer { children in
          guard var next = children.baseAddress else { return }
          for _ in 0..<children.count {
            body(UnsafeRawPointer(next))
            next += 1
          }
        }
      },
      isEmpty: { get($0.assumingMemoryBound(to: Model.self).pointee).isEmpty })
    return Field(name, .list, .nested(nested))
  }
}
