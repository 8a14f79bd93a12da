/// From a template's name to its program: expand, decide the contexts, flatten.
enum TemplateLoader {
  static func load(
    _ entry: TemplateEntry, from store: TemplateStore
  ) -> (program: TemplateProgram?, faults: [TemplateFault], openNames: [OpenName]) {
    guard let template = store.template(entry.path) else {
      let place = TemplatePlace(file: entry.path + TemplateFolder.suffix, line: 1, column: 1)
      let reason = TemplateFaultReason.templateMissing(
        name: entry.path, folders: store.folders, nearest: store.nearest(entry.path))
      return (nil, [TemplateFault(place: place, reason: reason)], [])
    }
    let (page, faults) = TemplateExpander.expand(template, entry, store: store)
    guard let page else { return (nil, faults, []) }
    switch entry.profile {
    case .html, .xml:
      let (program, found) = markup(page, isXML: entry.profile == .xml)
      let others = found.filter { !page.refusedTags.contains($0.place) }
      return (faults.isEmpty ? program : nil, faults + others, page.openNames)
    case .text, .mustache:
      guard faults.isEmpty else { return (nil, faults, []) }
      let contexts = page.marks.map { mark -> ValueContext? in
        if case .value(_, isRaw: false) = mark.mark, entry.profile == .mustache { .escaped } else { .plain }
      }
      return (TemplateProgram(page, page: page.bytes, contexts: contexts), [], page.openNames)
    }
  }

  private static func markup(
    _ page: FlatTemplate, isXML: Bool
  ) -> (program: TemplateProgram?, faults: [TemplateFault]) {
    let skeleton = SkeletonLexer.run(page, isXML: isXML)
    let (contexts, found) = ContextReader.read(page, skeleton, isXML: isXML)
    let faults = skeleton.faults + found
    guard faults.isEmpty else { return (nil, faults) }
    return (TemplateProgram(page, page: skeleton.page, contexts: contexts), [])
  }
}
