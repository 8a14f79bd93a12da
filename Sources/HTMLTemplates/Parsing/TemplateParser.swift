/// Builds the tree of a template from its tags.
struct TemplateParser {
  private let source: TemplateSource
  private var faults: [TemplateFault] = []
  /// Finished nodes of the open levels, outermost first; one more than `openTags`.
  private var levels: [[TemplateNode]] = [[]]
  private var openTags: [(kind: TagKind, tag: TemplateTag)] = []

  /// Sections, blocks and parents may nest this deep.
  static let deepest = 64

  static func parse(_ source: TemplateSource) -> ParsedTemplate {
    var parser = TemplateParser(source: source)
    if let fault = SourceCheck.fault(in: source) {
      return ParsedTemplate(source: source, nodes: [], faults: [fault])
    }
    let nodes = parser.run()
    return ParsedTemplate(source: source, nodes: nodes, faults: parser.faults)
  }

  private init(source: TemplateSource) {
    self.source = source
  }

  private mutating func run() -> [TemplateNode] {
    var tokenizer = TemplateTokenizer(source)
    tokenizer.run()
    faults = tokenizer.faults
    var position = 0
    for token in tokenizer.tags {
      add(text: position..<max(position, token.removed.lowerBound))
      position = max(position, token.removed.upperBound)
      guard take(token) else { return levels[0] }
    }
    add(text: position..<source.bytes.count)
    for open in openTags {
      report(open.tag.range.lowerBound, .sectionNotClosed(tag: open.tag.shown, name: open.tag.name))
    }
    return levels[0]
  }

  /// - Returns: False when the rest of the file is not worth reading.
  private mutating func take(_ token: TagToken) -> Bool {
    let tag = TemplateTag(
      name: token.name, range: token.range, shown: Self.shown(token, source), indentation: token.indentation,
      endsLine: token.removed.upperBound > token.range.upperBound
        && source.bytes[token.removed.upperBound - 1] == UInt8(ascii: "\n"))
    if token.kind != .comment, token.kind != .delimiters, token.name.isEmpty {
      report(token.range.lowerBound, .nameMissing(tag: tag.shown))
      return true
    }
    switch token.kind {
    case .comment, .delimiters: break
    case .value: add(.value(tag, isRaw: false))
    case .rawValue: add(.value(tag, isRaw: true))
    case .partial: add(.partial(tag))
    case .section, .inverted, .parent, .block:
      guard openTags.count < Self.deepest else {
        report(token.range.lowerBound, .nestedTooDeep(limit: Self.deepest))
        return false
      }
      openTags.append((token.kind, tag))
      levels.append([])
    case .close: close(tag)
    }
    return true
  }

  private mutating func close(_ tag: TemplateTag) {
    guard let open = openTags.last else {
      report(tag.range.lowerBound, .closesNothing(tag: tag.shown))
      return
    }
    guard open.tag.name == tag.name else {
      let place = source.place(at: open.tag.range.lowerBound)
      report(
        tag.range.lowerBound,
        .closesOther(tag: tag.shown, open: open.tag.shown, line: place.line, name: open.tag.name))
      // Close what was open if the name fits further out, so that one slip is reported once.
      guard openTags.contains(where: { $0.tag.name == tag.name }) else { return }
      finish(with: tag)
      close(tag, silently: true)
      return
    }
    finish(with: tag)
  }

  private mutating func close(_ tag: TemplateTag, silently: Bool) {
    while let open = openTags.last {
      finish(with: tag)
      if open.tag.name == tag.name { return }
    }
  }

  private mutating func finish(with close: TemplateTag) {
    guard let open = openTags.popLast(), let nodes = levels.popLast() else { return }
    switch open.kind {
    case .parent: add(.parent(open.tag, nodes))
    case .block: add(.block(open.tag, nodes, close: close))
    default: add(.section(open.tag, isInverted: open.kind == .inverted, nodes, close: close))
    }
  }

  private mutating func add(_ node: TemplateNode) {
    levels[levels.count - 1].append(node)
  }

  private mutating func add(text range: Range<Int>) {
    if !range.isEmpty { add(.text(range)) }
  }

  private mutating func report(_ offset: Int, _ reason: TemplateFaultReason) {
    faults.append(TemplateFault(place: source.place(at: offset), reason: reason))
  }

  /// The tag on one line and not too long, with the usual delimiters.
  private static func shown(_ token: TagToken, _ source: TemplateSource) -> String {
    let name = token.name.count > 60 ? token.name.prefix(59) + "…" : token.name[...]
    let flat = String(name.map { $0.isNewline ? " " : $0 })
    return switch token.kind {
    case .value: "{{\(flat)}}"
    case .rawValue: "{{{\(flat)}}}"
    case .section: "{{#\(flat)}}"
    case .inverted: "{{^\(flat)}}"
    case .close: "{{/\(flat)}}"
    case .partial: "{{> \(flat)}}"
    case .parent: "{{< \(flat)}}"
    case .block: "{{$\(flat)}}"
    case .comment: "{{! }}"
    case .delimiters: "{{= =}}"
    }
  }
}
