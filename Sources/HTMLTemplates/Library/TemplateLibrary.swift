/// The templates of a server, loaded and checked.
///
/// Everything that can be wrong with a template is found while it loads; rendering cannot fail.
package struct TemplateLibrary: Sendable {
  private struct Key: Hashable {
    let path: String
    let profile: TemplateProfile
    let model: ObjectIdentifier
  }

  private let programs: [Key: TemplateProgram]

  /// Loads `templates` from the first of `folders` that has them, with the partials and layouts they name.
  ///
  /// A file of an earlier folder takes the place of one of the same name in a later folder.
  /// - Throws: Every fault of every template, in one error.
  package init(folders: [String], templates: [TemplateEntry]) throws(TemplateError) {
    try self.init(origins: folders.map(TemplateOrigin.folder), templates: templates)
  }

  /// Loads `templates` from the first of `origins` that has them, with the partials and layouts they name.
  ///
  /// - Throws: Every fault of every template, in one error.
  package init(origins: [TemplateOrigin], templates: [TemplateEntry]) throws(TemplateError) {
    try self.init(TemplateStore(origins: origins), templates)
  }

  /// Loads templates from texts by name.
  package init(sources: [String: String], templates: [TemplateEntry]) throws(TemplateError) {
    try self.init(TemplateStore(sources: sources), templates)
  }

  /// Loads templates from bytes by name, which need not be UTF-8.
  package init(bytes: [String: [UInt8]], templates: [TemplateEntry]) throws(TemplateError) {
    try self.init(TemplateStore(bytes: bytes), templates)
  }

  private init(_ store: TemplateStore, _ entries: [TemplateEntry]) throws(TemplateError) {
    var programs: [Key: TemplateProgram] = [:]
    var faults = store.faults
    for entry in entries {
      let (program, found) = TemplateLoader.load(entry, from: store)
      programs[Key(path: entry.path, profile: entry.profile, model: entry.model)] = program
      faults += found
    }
    guard faults.isEmpty else { throw TemplateError(faults) }
    self.programs = programs
  }

  /// The page that template `name` makes of `model`, as UTF-8.
  ///
  /// - Precondition: The name was among the `templates` given to the initializer.
  package func render<Model>(_ name: TemplateName<Model>, _ model: Model) -> [UInt8] {
    let key = Key(path: name.path, profile: name.profile, model: ObjectIdentifier(Model.self))
    guard let program = programs[key] else {
      preconditionFailure("the template \(name.path) was not given to the library when it was made")
    }
    return withUnsafePointer(to: model) { pointer in
      var renderer = Renderer(program, page: [])
      renderer.run(over: UnsafeRawPointer(pointer))
      return renderer.page
    }
  }
}
