/// Puts partials and blocks into a page and resolves every name, so that what is left is bytes, values and
/// sections.
struct TemplateExpander {
  private let store: TemplateStore
  private var scope = Scope()
  private var frameCount = 0
  private var flat = FlatTemplate()
  private var faults: [TemplateFault] = []
  /// The templates being put in, outermost first: the guard against recursion.
  private var chain: [String] = []
  private var indentation: [UInt8] = []
  private var isLineStart = false
  private var visits = 0

  /// Partials may include partials this deep.
  private static let deepestChain = 32
  /// So many nodes one page may have: partials that hold only partials grow without growing the page.
  private static let mostVisits = 500_000

  /// A block's content as an inheriting template wrote it, with what applied there.
  private final class Override {
    let nodes: [TemplateNode]
    let source: TemplateSource
    let blocks: Blocks

    init(nodes: [TemplateNode], source: TemplateSource, blocks: Blocks) {
      self.nodes = nodes
      self.source = source
      self.blocks = blocks
    }
  }
  private typealias Blocks = [String: Override]

  /// - Returns: The page, or nil when it has faults.
  static func expand(
    _ template: ParsedTemplate, schema: Schema, store: TemplateStore
  ) -> (page: FlatTemplate?, faults: [TemplateFault]) {
    var expander = TemplateExpander(store: store)
    expander.push(.model(schema))
    expander.chain = [template.source.name]
    expander.faults = template.faults
    expander.expand(template.nodes, template.source, [:])
    if expander.flat.isTooLarge || expander.visits > mostVisits {
      expander.report(.expandsTooLarge, at: 0, template.source)
    }
    return (expander.faults.isEmpty ? expander.flat : nil, expander.faults)
  }

  private init(store: TemplateStore) {
    self.store = store
  }

  private mutating func push(_ content: Scope.Content) {
    scope.push(content, id: frameCount)
    frameCount += 1
  }

  private mutating func report(_ reason: TemplateFaultReason, at offset: Int, _ source: TemplateSource) {
    faults.append(TemplateFault(place: source.place(at: offset), reason: reason))
  }

  private mutating func expand(_ nodes: [TemplateNode], _ source: TemplateSource, _ blocks: Blocks) {
    for node in nodes {
      visits += 1
      guard !flat.isTooLarge, visits <= Self.mostVisits else { return }
      switch node {
      case .text(let range): text(range, source)
      case .value(let tag, let isRaw): value(tag, isRaw, source)
      case .section(let tag, let isInverted, let body, let close):
        section(tag, isInverted, close, source) { $0.expand(body, source, blocks) }
      case .partial(let tag):
        include(tag, source) { expander, partial in expander.expand(partial.nodes, partial.source, [:]) }
      case .parent(let tag, let body):
        let own = Self.overrides(in: body, source, blocks)
        include(tag, source) { expander, parent in expander.expand(parent.nodes, parent.source, own) }
      case .block(let tag, let body):
        block(tag, source) { expander in
          if let override = blocks[tag.name] {
            expander.expand(override.nodes, override.source, override.blocks)
          } else {
            expander.expand(body, source, blocks)
          }
        }
      }
    }
  }

  /// The blocks an inheriting template fills; what was filled further out comes first.
  private static func overrides(in body: [TemplateNode], _ source: TemplateSource, _ outer: Blocks) -> Blocks
  {
    var own: Blocks = [:]
    for case .block(let tag, let nodes) in body {
      own[tag.name] = Override(nodes: nodes, source: source, blocks: outer)
    }
    return own.merging(outer) { _, outer in outer }
  }

  private mutating func text(_ range: Range<Int>, _ source: TemplateSource) {
    guard !indentation.isEmpty else {
      flat.append(range, of: source)
      return
    }
    var lineStart = range.lowerBound
    while lineStart < range.upperBound {
      let newline = source.bytes[lineStart..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      let end = newline.map { $0 + 1 } ?? range.upperBound
      indentLine(at: lineStart, source)
      flat.append(lineStart..<end, of: source)
      isLineStart = newline != nil
      lineStart = end
    }
  }

  private mutating func indentLine(at offset: Int, _ source: TemplateSource) {
    guard isLineStart else { return }
    flat.append(inserted: indentation, at: offset, of: source)
    isLineStart = false
  }

  private mutating func value(_ tag: TemplateTag, _ isRaw: Bool, _ source: TemplateSource) {
    indentLine(at: tag.range.lowerBound, source)
    switch scope.resolve(tag.name) {
    case .failure(let unknown):
      report(.unknownName(tag: tag.shown, name: tag.name, unknown), at: tag.range.lowerBound, source)
    case .success(let resolved):
      guard resolved.kind.isShown else {
        report(
          .notShown(tag: tag.shown, name: tag.name, kind: resolved.kind), at: tag.range.lowerBound, source)
        return
      }
      flat.append(.value(resolved, isRaw: isRaw), tag, of: source)
    }
  }

  private mutating func section(
    _ tag: TemplateTag, _ isInverted: Bool, _ close: TemplateTag, _ source: TemplateSource,
    body: (inout TemplateExpander) -> Void
  ) {
    let resolved: ResolvedName
    switch scope.resolve(tag.name) {
    case .failure(let unknown):
      report(.unknownName(tag: tag.shown, name: tag.name, unknown), at: tag.range.lowerBound, source)
      return
    case .success(let found): resolved = found
    }
    guard resolved.kind != .number else {
      report(
        .notASection(tag: tag.shown, name: tag.name, kind: resolved.kind), at: tag.range.lowerBound, source)
      return
    }
    if !tag.isStandalone { indentLine(at: tag.range.lowerBound, source) }
    let number = flat.sections.count
    let openMark = flat.append(.open(section: number), tag, of: source)
    flat.sections.append(
      .init(
        resolved: resolved, isInverted: isInverted, openMark: openMark, closeMark: openMark, shown: tag.shown)
    )
    let content = isInverted ? nil : Self.content(of: resolved)
    if let content { push(content) }
    body(&self)
    if content != nil { scope.pop() }
    flat.sections[number].closeMark = flat.append(.close(section: number), close, of: source)
  }

  private static func content(of resolved: ResolvedName) -> Scope.Content? {
    switch resolved.kind {
    case .object, .list: resolved.nested.map { .model($0()) }
    case .texts: .text
    case .open: .open
    case .text, .link, .url, .marked, .safeHTML: .alias(resolved)
    case .flag, .number: nil
    }
  }

  private mutating func include(
    _ tag: TemplateTag, _ source: TemplateSource, body: (inout TemplateExpander, ParsedTemplate) -> Void
  ) {
    let offset = tag.range.lowerBound
    guard let template = store.template(tag.name) else {
      report(
        .unknownPartial(tag: tag.shown, name: tag.name, nearest: store.nearest(tag.name)), at: offset, source)
      return
    }
    guard !chain.contains(tag.name) else {
      report(.partialRecursion(tag: tag.shown, chain: chain + [tag.name]), at: offset, source)
      return
    }
    guard chain.count < Self.deepestChain else {
      report(.partialsTooDeep(tag: tag.shown, limit: Self.deepestChain), at: offset, source)
      return
    }
    faults += template.faults
    chain.append(tag.name)
    indented(by: tag, source) { body(&$0, template) }
    chain.removeLast()
  }

  private mutating func block(
    _ tag: TemplateTag, _ source: TemplateSource, body: (inout TemplateExpander) -> Void
  ) {
    guard tag.isStandalone else {
      indentLine(at: tag.range.lowerBound, source)
      return body(&self)
    }
    indented(by: tag, source, body)
  }

  /// Indents every line that `body` writes as far as the tag's own line was, if the tag had one to itself.
  private mutating func indented(
    by tag: TemplateTag, _ source: TemplateSource, _ body: (inout TemplateExpander) -> Void
  ) {
    guard let own = tag.indentation else {
      indentLine(at: tag.range.lowerBound, source)
      let outer = indentation
      indentation = []
      body(&self)
      indentation = outer
      isLineStart = flat.bytes.last == UInt8(ascii: "\n")
      return
    }
    let outer = indentation
    indentation += source.bytes[own]
    isLineStart = true
    body(&self)
    indentation = outer
    isLineStart = flat.bytes.last == UInt8(ascii: "\n")
  }
}
