/// Templates that are loaded anew when their files change.
package typealias TemplateWatch = FileWatch<TemplateLibrary, TemplateError>

extension FileWatch where Value == TemplateLibrary, Fault == TemplateError {
  /// Loads `templates` from the first of `origins` that has them.
  ///
  /// - Parameter patience: See `init(patience:look:load:)`.
  /// - Throws: Every fault of every template.
  package convenience init(
    origins: [TemplateOrigin], templates: [TemplateEntry], patience: Duration = .zero
  ) throws(TemplateError) {
    try self.init(
      patience: patience, look: { FileStamp(origins) },
      load: { () throws(TemplateError) in try TemplateLibrary(origins: origins, templates: templates) })
  }
}
