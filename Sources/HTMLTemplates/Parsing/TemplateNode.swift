/// A tag as it stands in a file.
struct TemplateTag: Sendable {
  let name: String
  /// Bytes from the opening delimiter to behind the closing one.
  let range: Range<Int>
  /// As a message shows it: `{{#hits}}`.
  let shown: String
  /// The white space before a tag that has a line to itself, nil for a tag within a line.
  var indentation: Range<Int>?
  /// Whether the tag takes its line's end off the page.
  var endsLine = false

  var isStandalone: Bool { indentation != nil }
}

/// A template as parsed, before partials and blocks are put in.
indirect enum TemplateNode: Sendable {
  case text(Range<Int>)
  case value(TemplateTag, isRaw: Bool)
  case section(TemplateTag, isInverted: Bool, [TemplateNode], close: TemplateTag)
  case partial(TemplateTag)
  /// `{{< layout}}…{{/layout}}`: the nodes that count are blocks.
  case parent(TemplateTag, [TemplateNode])
  /// `{{$ name}}…{{/name}}`.
  case block(TemplateTag, [TemplateNode], close: TemplateTag)
}

/// One parsed file.
struct ParsedTemplate: Sendable {
  let source: TemplateSource
  let nodes: [TemplateNode]
  let faults: [TemplateFault]
}
