import NearestNames

/// Every template that can be named, parsed once.
struct TemplateStore: Sendable {
  private let templates: [String: ParsedTemplate]
  /// Where they come from; none where they are given as texts.
  let origins: [TemplateOrigin]
  /// The names that each origin has.
  let names: [Set<String>]
  /// Where templates were looked for, for messages.
  let folders: [String]
  /// Faults of files, whether a page uses them or not.
  let faults: [TemplateFault]

  /// - Parameter origins: Looked through in order; the first that has a name provides it.
  init(origins: [TemplateOrigin]) {
    var templates: [String: ParsedTemplate] = [:]
    var faults: [TemplateFault] = []
    var names: [Set<String>] = []
    for origin in origins {
      let files = origin.files
      names.append(Set(files.map(\.name)))
      for file in files where templates[file.name] == nil {
        switch file.read() {
        case .success(let source): templates[file.name] = TemplateParser.parse(source)
        case .failure(let error): faults += error.faults
        }
      }
    }
    self.templates = templates
    self.origins = origins
    self.names = names
    self.folders = origins.map(\.name)
    self.faults = faults + templates.values.flatMap(\.faults)
  }

  /// - Parameter sources: Texts by name, for tests.
  init(sources: [String: String]) {
    self.init(bytes: sources.mapValues { Array($0.utf8) })
  }

  init(bytes: [String: [UInt8]]) {
    templates = bytes.reduce(into: [:]) { templates, entry in
      let source = TemplateSource(
        name: entry.key, file: entry.key + TemplateFolder.suffix, bytes: entry.value)
      templates[entry.key] = TemplateParser.parse(source)
    }
    origins = []
    names = []
    folders = ["memory"]
    faults = templates.values.flatMap(\.faults)
  }

  func template(_ name: String) -> ParsedTemplate? {
    templates[name]
  }

  func excerpt(at place: TemplatePlace) -> TemplateExcerpt? {
    guard let source = templates.values.first(where: { $0.source.file == place.file })?.source else {
      return nil
    }
    let line = source.line(place.line)
    return line.isEmpty ? nil : TemplateExcerpt(of: line.unicodeScalars, column: place.column)
  }

  func nearest(_ name: String) -> String? {
    Self.nearest(name, in: templates.keys)
  }

  /// The template that was most likely meant, by its own name: that two stand in one folder makes them no more alike.
  ///
  /// Of several in different folders the one whose folder is near as well, else the first by name.
  static func nearest(_ name: String, in known: some Sequence<String>) -> String? {
    let last = { (name: String) in name.split(separator: "/").last.map(String.init) ?? name }
    let names = Dictionary(grouping: known.sorted(), by: last)
    guard let candidates = NearestName.find(last(name), in: names.keys).flatMap({ names[$0] }) else {
      return nil
    }
    return NearestName.find(name, in: candidates) ?? candidates.first
  }
}
