import CYAML

/// libyaml's parser over a text in memory. The only file that sees its pointers.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let escapes: JSONEscapes

  /// - Returns: `nil` where libyaml finds no memory.
  init?(_ source: [UInt8]) {
    escapes = JSONEscapes(source)
    let bytes = escapes.bytes
    // Safety: both allocations belong to this value alone and live until `deinit`; libyaml keeps a pointer to the
    // input for as long, and the input is never empty, so its base address exists.
    input = .allocate(capacity: bytes.count + 1)
    _ = input.initialize(from: bytes + [0])
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
  }

  deinit {
    // Safety: `yaml_parser_delete` also takes a parser whose initialisation failed: it frees nulls and clears it.
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event. Not to be called again after the end of the stream or a problem.
  func next() throws(YAMLProblem) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem }
    // Safety: the event owns its texts; all of them are copied before it is deleted.
    defer { yaml_event_delete(&event) }
    return read(event)
  }

  private var problem: YAMLProblem {
    let state = parser.pointee
    return YAMLProblem(
      words: state.problem.map { String(cString: $0) } ?? "out of memory",
      place: place(state.problem_mark),
      context: state.context == nil ? nil : place(state.context_mark))
  }

  private func read(_ event: yaml_event_t) -> YAMLEvent {
    var anchor: String?
    var tag: String?
    let kind: YAMLEvent.Kind
    switch event.type {
    case YAML_STREAM_START_EVENT: kind = .streamStart
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_ALIAS_EVENT: kind = .alias(Self.text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      (anchor, tag) = (Self.text(scalar.anchor), Self.text(scalar.tag))
      // Safety: libyaml gives `length` bytes at `value`, valid UTF-8, zeros among them allowed.
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(
        YAMLScalar(
          text: String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE))
    case YAML_SEQUENCE_START_EVENT:
      (anchor, tag) = (Self.text(event.data.sequence_start.anchor), Self.text(event.data.sequence_start.tag))
      kind = .listStart
    case YAML_MAPPING_START_EVENT:
      (anchor, tag) = (Self.text(event.data.mapping_start.anchor), Self.text(event.data.mapping_start.tag))
      kind = .mapStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .end
    default: kind = .streamEnd
    }
    return YAMLEvent(kind: kind, place: place(event.start_mark), anchor: anchor, tag: tag)
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  /// libyaml counts from 0.
  private func place(_ mark: yaml_mark_t) -> YAMLPlace {
    escapes.original(YAMLPlace(line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1))
  }
}
