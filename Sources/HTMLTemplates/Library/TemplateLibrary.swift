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
  private let spare = SparePage()
  /// Names below open fields, each once, in the order of files and lines: to be held against what records hold.
  package let openNames: [OpenName]
  /// Files in the folders in front of the last origin that change nothing, most likely misnamed.
  package let strays: [StrayTemplate]

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
    var openNames: Set<OpenName> = []
    for entry in entries {
      let (program, found, names) = TemplateLoader.load(entry, from: store)
      programs[Key(path: entry.path, profile: entry.profile, model: entry.model)] = program
      faults += found
      openNames.formUnion(names)
    }
    guard faults.isEmpty else { throw TemplateError(faults, in: store) }
    self.programs = programs
    self.openNames = openNames.sorted { $0.place < $1.place }
    strays = store.strays(besides: entries)
  }

  /// The page that template `name` makes of `model`, as UTF-8.
  ///
  /// - Precondition: The name was among the `templates` given to the initializer, with a profile for markup: only in
  ///   plain text may a partial include itself, see `text`.
  package func render<Model>(_ name: TemplateName<Model>, _ model: Model) -> [UInt8] {
    precondition(!name.profile.allowsRecursion, "plain text is written by text(_:_:)")
    return written(name, model).bytes
  }

  /// Writes the page that template `name` makes of `model` behind what stands in `page`.
  ///
  /// - Precondition: As for the function that returns a page.
  package func render<Model>(_ name: TemplateName<Model>, _ model: Model, into page: inout [UInt8]) {
    page += render(name, model)
  }

  /// The plain text that template `name` makes of `model`, as UTF-8.
  ///
  /// - Precondition: The name was among the `templates` given to the initializer, with a profile for plain text.
  /// - Throws: `RunawayPartials` where partials include one another deeper than 100 levels, which the data decide.
  package func text<Model>(_ name: TemplateName<Model>, _ model: Model) throws(RunawayPartials) -> [UInt8] {
    let (bytes, isRunaway) = written(name, model)
    guard !isRunaway else { throw RunawayPartials(template: name.path, limit: Renderer.deepestCalls) }
    return bytes
  }

  /// - Returns: The page, and whether it broke off because partials included one another too deep.
  private func written<Model>(_ name: TemplateName<Model>, _ model: Model) -> (
    bytes: [UInt8], isRunaway: Bool
  ) {
    let key = Key(path: name.path, profile: name.profile, model: ObjectIdentifier(Model.self))
    guard let program = programs[key] else {
      preconditionFailure("the template \(name.path) was not given to the library when it was made")
    }
    var renderer = Renderer(program, page: spare.take())
    if let data = model as? TemplateData {
      withUnsafePointer(to: OpenFrame(data: data, outer: nil)) { renderer.run(over: UnsafeRawPointer($0)) }
    } else {
      withUnsafePointer(to: model) { renderer.run(over: UnsafeRawPointer($0)) }
    }
    let isRunaway = renderer.isRunaway
    let page = renderer.finished()
    let bytes = page.withBytes { Array($0) }
    spare.giveBack(page)
    return (bytes, isRunaway)
  }
}
