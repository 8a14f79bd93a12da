/// Puts partials and blocks into a page and resolves every name, so that what is left is bytes, values and
/// sections.
struct TemplateExpander {
  private let store: TemplateStore
  private var scope = Scope()
  private var frameCount = 0
  private var flat = FlatTemplate()
  private var faults: [TemplateFault] = []
  /// Whether every part of the page is there, if with names refused.
  private var isWhole = true
  private let profile: TemplateProfile
  private let isOpen: Bool
  /// The templates being put in, outermost first: the guard against recursion.
  private var chain: [Included] = []
  private var routineCount = 0
  private var indentation: [UInt8] = []
  private var isLineStart = false
  /// So much white space is taken off the lines of a block's content.
  private var dedent = 0
  private var isSourceLineStart = false
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
    /// The indentation of its first line, if it starts on a line of its own.
    let dedent: Int

    init(_ tag: TemplateTag, nodes: [TemplateNode], source: TemplateSource, blocks: Blocks) {
      self.nodes = nodes
      self.source = source
      self.blocks = blocks
      dedent = tag.isStandalone ? Indentation.range(of: nodes, in: source)?.count ?? 0 : 0
    }
  }
  private typealias Blocks = [String: Override]

  /// A template that is being put in, with all that what it writes depends on.
  private struct Included {
    let name: String
    let scope: Scope
    let blocks: [String: ObjectIdentifier]
    /// Its number where it may be called again.
    let routine: Int?

    /// Whether it would write exactly the same for ever.
    func isSame(as other: Included) -> Bool {
      name == other.name && blocks == other.blocks
        && scope.frames.compactMap(\.runtimeID) == other.scope.frames.compactMap(\.runtimeID)
    }
  }

  /// - Returns: The page, or nil when parts of it are missing; with faults it is good for checks only.
  static func expand(
    _ template: ParsedTemplate, _ entry: TemplateEntry, store: TemplateStore
  ) -> (page: FlatTemplate?, faults: [TemplateFault]) {
    var expander = TemplateExpander(store, entry)
    expander.push(entry.isOpen ? .open : .model(entry.schema))
    let start = TemplateTag(name: template.source.name, range: 0..<0, shown: "")
    expander.enter(start, [:], template.source) { $0.expand(template.nodes, template.source, [:]) }
    expander.take(template.faults)
    if expander.flat.isTooLarge || expander.visits > mostVisits {
      expander.report(.expandsTooLarge, at: 0, template.source)
    }
    // With names refused and nothing else the markup is still worth checking.
    return (expander.isWhole ? expander.flat : nil, expander.faults)
  }

  private init(_ store: TemplateStore, _ entry: TemplateEntry) {
    self.store = store
    profile = entry.profile
    isOpen = entry.isOpen
  }

  private mutating func push(_ content: Scope.Content) {
    scope.push(content, id: frameCount)
    frameCount += 1
  }

  private mutating func report(_ reason: TemplateFaultReason, at offset: Int, _ source: TemplateSource) {
    faults.append(TemplateFault(place: source.place(at: offset), reason: reason))
    isWhole = false
  }

  private mutating func take(_ found: [TemplateFault]) {
    faults += found
    isWhole = isWhole && found.isEmpty
  }

  /// Reports a name that cannot be used, and goes on with open data in its place.
  private mutating func refuse(
    _ reason: TemplateFaultReason, _ tag: TemplateTag, _ source: TemplateSource
  ) -> ResolvedName {
    let place = source.place(at: tag.range.lowerBound)
    faults.append(TemplateFault(place: place, reason: reason))
    flat.refusedTags.insert(place)
    return ResolvedName(
      source: ValueSource(step: .openKeys(frames: [], keys: [])), kind: .open,
      identity: "refused \(tag.name)",
      nested: nil)
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
        include(tag, [:], source)
      case .parent(let tag, let body):
        include(tag, Self.overrides(in: body, source, blocks), source)
      case .block(let tag, let body, let close):
        if let override = blocks[tag.name] {
          block(tag, body, close, source, filledWith: override)
        } else {
          if !tag.isStandalone { indentLine(at: tag.range.lowerBound, source) }
          expand(body, source, blocks)
        }
      }
    }
  }

  /// The blocks an inheriting template fills; what was filled further out comes first.
  private static func overrides(in body: [TemplateNode], _ source: TemplateSource, _ outer: Blocks) -> Blocks
  {
    var own: Blocks = [:]
    for case .block(let tag, let nodes, _) in body {
      own[tag.name] = Override(tag, nodes: nodes, source: source, blocks: outer)
    }
    return own.merging(outer) { _, outer in outer }
  }

  private mutating func text(_ range: Range<Int>, _ source: TemplateSource) {
    guard !indentation.isEmpty || dedent > 0 else {
      flat.append(range, of: source)
      return
    }
    var lineStart = range.lowerBound
    while lineStart < range.upperBound {
      let newline = source.bytes[lineStart..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      let end = newline.map { $0 + 1 } ?? range.upperBound
      if isSourceLineStart {
        lineStart += source.bytes[lineStart..<end].prefix(dedent).prefix { $0 == 0x20 || $0 == 0x09 }.count
      }
      if lineStart < end {
        indentLine(at: lineStart, source)
        flat.append(lineStart..<end, of: source)
      }
      isSourceLineStart = newline != nil
      isLineStart = newline != nil || isLineStart
      lineStart = end
    }
  }

  private mutating func indentLine(at offset: Int, _ source: TemplateSource) {
    isSourceLineStart = false
    guard isLineStart else { return }
    flat.append(inserted: indentation, at: offset, of: source)
    isLineStart = false
  }

  private mutating func value(_ tag: TemplateTag, _ isRaw: Bool, _ source: TemplateSource) {
    indentLine(at: tag.range.lowerBound, source)
    let resolved: ResolvedName
    switch scope.resolve(tag.name) {
    case .failure(let unknown):
      resolved = refuse(.unknownName(tag: tag.shown, name: tag.name, unknown), tag, source)
    case .success(let found) where found.kind.isShown || found.kind == .flag && profile.showsFlags:
      resolved = found
    case .success(let found):
      resolved = refuse(.notShown(tag: tag.shown, name: tag.name, kind: found.kind), tag, source)
    }
    flat.note(resolved, tag, of: source)
    flat.append(.value(resolved, isRaw: isRaw), tag, of: source)
  }

  private mutating func section(
    _ tag: TemplateTag, _ isInverted: Bool, _ close: TemplateTag, _ source: TemplateSource,
    body: (inout TemplateExpander) -> Void
  ) {
    let resolved: ResolvedName
    switch scope.resolve(tag.name) {
    case .failure(let unknown):
      resolved = refuse(.unknownName(tag: tag.shown, name: tag.name, unknown), tag, source)
    case .success(let found) where found.kind == .number:
      resolved = refuse(.notASection(tag: tag.shown, name: tag.name, kind: found.kind), tag, source)
    case .success(let found): resolved = found
    }
    if !tag.isStandalone { indentLine(at: tag.range.lowerBound, source) }
    flat.note(resolved, tag, of: source)
    let number = flat.sections.count
    let openMark = flat.append(.open(section: number), tag, of: source)
    flat.sections.append(
      .init(
        resolved: resolved, isInverted: isInverted, extendsOpen: scope.isInOpen, openMark: openMark,
        closeMark: openMark, shown: tag.shown)
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
    case .flag, .number, .json: nil
    }
  }

  private mutating func include(_ tag: TemplateTag, _ blocks: Blocks, _ source: TemplateSource) {
    let offset = tag.range.lowerBound
    guard let template = store.template(tag.name) else {
      // Over open data, where no name is known either, the specification's silence is kept to.
      guard !isOpen else { return }
      report(
        .unknownPartial(tag: tag.shown, name: tag.name, nearest: store.nearest(tag.name)), at: offset, source)
      return
    }
    let included = Included(
      name: tag.name, scope: scope, blocks: blocks.mapValues { ObjectIdentifier($0) }, routine: nil)
    let isRunaway = chain.contains { open in
      open.isSame(as: included)
        || !profile.allowsRecursion && open.name == included.name && open.blocks == included.blocks
    }
    guard !isRunaway else {
      report(.partialRecursion(tag: tag.shown, chain: chain.map(\.name) + [tag.name]), at: offset, source)
      return
    }
    if let (routine, window) = call(included) {
      indentLine(at: offset, source)
      flat.append(.call(routine: routine, window: window), tag, of: source)
      return
    }
    guard chain.count < Self.deepestChain else {
      report(.partialsTooDeep(tag: tag.shown, limit: Self.deepestChain), at: offset, source)
      return
    }
    take(template.faults)
    indented(by: tag, source) { expander in
      expander.enter(tag, blocks, source) { $0.expand(template.nodes, template.source, blocks) }
    }
  }

  /// The template that is open already and writes what `included` would, over the frames of `window`.
  private func call(_ included: Included) -> (routine: Int, window: [Int])? {
    guard profile.allowsRecursion, included.blocks.isEmpty, let shape = ScopeShape(included.scope) else {
      return nil
    }
    for open in chain.reversed() where open.name == included.name && open.blocks.isEmpty {
      if let routine = open.routine, ScopeShape(open.scope) == shape {
        return (routine, included.scope.window(for: open.scope))
      }
    }
    return nil
  }

  private mutating func enter(
    _ tag: TemplateTag, _ blocks: Blocks, _ source: TemplateSource, _ body: (inout TemplateExpander) -> Void
  ) {
    let routine = profile.allowsRecursion ? routineCount : nil
    routineCount += 1
    chain.append(
      Included(
        name: tag.name, scope: scope, blocks: blocks.mapValues { ObjectIdentifier($0) }, routine: routine))
    if let routine { flat.append(.enter(routine: routine), tag, of: source) }
    body(&self)
    if let routine { flat.append(.leave(routine: routine), tag, of: source) }
    chain.removeLast()
  }

  /// Fills a block: the indentation that the content has where it was written gives way to that of the block.
  private mutating func block(
    _ tag: TemplateTag, _ body: [TemplateNode], _ close: TemplateTag, _ source: TemplateSource,
    filledWith override: Override
  ) {
    let outer = (indentation, dedent, isSourceLineStart)
    if let own = tag.indentation {
      let intrinsic = Indentation.range(of: body, in: source) ?? own
      indentation += source.bytes[intrinsic].dropFirst(dedent)
      isLineStart = true
    } else {
      indentLine(at: tag.range.lowerBound, source)
    }
    dedent = override.dedent
    isSourceLineStart = true
    let start = flat.bytes.count
    expand(override.nodes, override.source, override.blocks)
    (indentation, dedent, isSourceLineStart) = outer
    guard tag.isStandalone else { return }
    if close.endsLine, flat.bytes.count > start, !flat.endsLine {
      flat.append(inserted: [UInt8(ascii: "\n")], at: close.range.lowerBound, of: source)
    }
    isLineStart = flat.endsLine
  }

  /// Indents every line that `body` writes as far as the tag's own line was, if the tag had one to itself.
  private mutating func indented(
    by tag: TemplateTag, _ source: TemplateSource, _ body: (inout TemplateExpander) -> Void
  ) {
    let outer = (indentation, dedent, isSourceLineStart)
    if let own = tag.indentation {
      indentation += source.bytes[own].dropFirst(dedent)
      isLineStart = true
    } else {
      indentLine(at: tag.range.lowerBound, source)
      indentation = []
    }
    (dedent, isSourceLineStart) = (0, false)
    body(&self)
    (indentation, dedent, isSourceLineStart) = outer
    isLineStart = flat.endsLine
  }
}
