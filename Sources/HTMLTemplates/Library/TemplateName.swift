/// The name of a template that shows a `Model`: its path in the template folders, without `.mustache`.
package struct TemplateName<Model: TemplateModel>: Sendable, Hashable {
  package let path: String
  package let profile: TemplateProfile

  package init(_ path: String, _ profile: TemplateProfile = .html) {
    self.path = path
    self.profile = profile
  }
}

/// A template to load: its name together with the field table of what it shows.
package struct TemplateEntry: Sendable {
  let path: String
  let profile: TemplateProfile
  let schema: Schema
  var model: ObjectIdentifier { schema.model }
  /// Whether the page value is `TemplateData`.
  var isOpen: Bool { model == ObjectIdentifier(TemplateData.self) }

  package init<Model: TemplateModel>(_ name: TemplateName<Model>) {
    path = name.path
    profile = name.profile
    schema = Model.fields.schema
  }
}
