/// Runs a program over one page value.
///
/// Safety: `frames` holds pointers to the open values. Each is put there inside the call that keeps its value
/// alive and taken off before that call returns. `FieldValue` says why each closure meets its own model.
struct Renderer: ~Copyable {
  private let program: TemplateProgram
  private var frames: [UnsafeRawPointer] = []
  private var page: PageBytes
  private var calls = 0
  /// Whether partials included one another deeper than `deepestCalls`; the page then breaks off.
  private(set) var isRunaway = false

  /// Partials may call themselves this deep.
  static let deepestCalls = 100

  /// - Parameter page: Written behind what it holds.
  init(_ program: TemplateProgram, page: consuming PageBytes) {
    self.program = program
    self.page = page
    frames.reserveCapacity(8)
  }

  /// The page as it is written so far.
  consuming func finished() -> PageBytes { page }

  mutating func run(over model: UnsafeRawPointer) {
    frames.append(model)
    run(0..<program.steps.count)
    frames.removeLast()
  }

  private mutating func run(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch program.steps[index] {
      case .bytes(let start, let count):
        program.constants.withUnsafeBufferPointer { page.append($0, start..<(start + count)) }
        index += 1
      case .value(let source, let context):
        value(program.sources[source], context)
        index += 1
      case .field(let field, let frame, let context):
        show(program.fields[field], of: frames[frame], context)
        index += 1
      case .fieldSection(let field, let frame, let isInverted, let extendsOpen, let end):
        if !isInverted {
          section(program.fields[field], of: frames[frame], (index + 1)..<end, extendsOpen)
        } else if !Self.isPresent(program.fields[field], of: frames[frame]) {
          run((index + 1)..<end)
        }
        index = end
      case .section(let source, let isInverted, let extendsOpen, let end):
        if !isInverted {
          section(program.sources[source], (index + 1)..<end, extendsOpen)
        } else if !isPresent(program.sources[source]) {
          run((index + 1)..<end)
        }
        index = end
      case .call(let routine, let window):
        if let body = program.routines[routine] { call(body, program.windows[window]) }
        index += 1
      }
    }
  }

  private mutating func call(_ body: Range<Int>, _ window: [Int]) {
    guard calls < Self.deepestCalls, !isRunaway else {
      isRunaway = true
      return
    }
    let open = frames
    frames = window.map { open[$0] }
    calls += 1
    run(body)
    calls -= 1
    frames = open
  }

  private mutating func run(_ range: Range<Int>, in frame: UnsafeRawPointer) {
    frames.append(frame)
    run(range)
    frames.removeLast()
  }

  // MARK: Sections

  private mutating func section(_ source: ValueSource, _ body: Range<Int>, _ extendsOpen: Bool) {
    switch source.step {
    case .field(let frame, let path, let value):
      withModel(frames[frame], path[...]) { $0.section(value, of: $1, body, extendsOpen) }
    case .currentText: if isPresent(source) { run(body) }
    case .openKeys, .openField: section(over: openData(source), body, extendsOpen)
    }
  }

  private mutating func section(
    _ value: FieldValue, of model: UnsafeRawPointer, _ body: Range<Int>, _ extendsOpen: Bool
  ) {
    switch value {
    case .nested(let nested): nested.visit(model) { run(body, in: $0) }
    case .texts(let get):
      get(model).withUnsafeBufferPointer { texts in
        guard var next = texts.baseAddress else { return }
        for _ in 0..<texts.count {
          run(body, in: UnsafeRawPointer(next))
          next += 1
        }
      }
    case .open(let get), .json(let get): section(over: get(model), body, extendsOpen)
    case .text, .optionalText, .number, .flag, .marked, .safeHTML:
      if Self.isPresent(value, of: model) { run(body) }
    }
  }

  private mutating func section(over data: TemplateData, _ body: Range<Int>, _ extendsOpen: Bool) {
    guard data.isPresent else { return }
    let outer = extendsOpen ? frames.last?.assumingMemoryBound(to: OpenFrame.self) : nil
    if case .list(let items) = data {
      for item in items { open(item, outer, body) }
    } else {
      open(data, outer, body)
    }
  }

  private mutating func open(_ data: TemplateData, _ outer: UnsafePointer<OpenFrame>?, _ body: Range<Int>) {
    withUnsafePointer(to: OpenFrame(data: data, outer: outer)) { run(body, in: UnsafeRawPointer($0)) }
  }

  private mutating func isPresent(_ source: ValueSource) -> Bool {
    switch source.step {
    case .field(let frame, let path, let value):
      var isPresent = false
      withModel(frames[frame], path[...]) { isPresent = Self.isPresent(value, of: $1) }
      return isPresent
    case .currentText(let frame): return !text(inFrame: frame).isEmpty
    case .openKeys, .openField: return openData(source).isPresent
    }
  }

  private static func isPresent(_ value: FieldValue, of model: UnsafeRawPointer) -> Bool {
    switch value {
    case .text(let get): !get(model).isEmpty
    case .optionalText(let get): !(get(model)?.isEmpty ?? true)
    case .number(let get): get(model) != nil
    case .flag(let get): get(model)
    case .marked(let get): !(get(model)?.isEmpty ?? true)
    case .safeHTML(let get): !(get(model)?.markup.isEmpty ?? true)
    case .nested(let nested): !nested.isEmpty(model)
    case .texts(let get): !get(model).isEmpty
    case .open(let get), .json(let get): get(model).isPresent
    }
  }

  // MARK: Values

  private mutating func value(_ source: ValueSource, _ context: ValueContext) {
    switch source.step {
    case .field(let frame, let path, let value):
      withModel(frames[frame], path[...]) { $0.show(value, of: $1, context) }
    case .currentText(let frame): context.append(text(inFrame: frame), to: &page)
    case .openKeys, .openField: context.append(openData(source).shownText, to: &page)
    }
  }

  private mutating func show(_ value: FieldValue, of model: UnsafeRawPointer, _ context: ValueContext) {
    switch value {
    case .text(let get): context.append(get(model), to: &page)
    case .optionalText(let get): context.append(get(model) ?? "", to: &page)
    case .number(let get):
      if let number = get(model) { context.append(number, to: &page) } else { context.append("", to: &page) }
    case .marked(let get): if let text = get(model) { context.append(text, to: &page) }
    case .safeHTML(let get): if let html = get(model) { context.append(html.markup, to: &page) }
    case .open(let get): context.append(get(model).shownText, to: &page)
    case .json(let get): context.append(json: get(model), to: &page)
    case .flag, .nested, .texts: break
    }
  }

  private func text(inFrame frame: Int) -> String {
    frames[frame].assumingMemoryBound(to: String.self).pointee
  }

  /// Goes through the objects of `path`; the body is not called where one is missing.
  private mutating func withModel(
    _ model: UnsafeRawPointer, _ path: ArraySlice<NestedField>,
    _ body: (inout Renderer, UnsafeRawPointer) -> Void
  ) {
    guard let first = path.first else { return body(&self, model) }
    first.visit(model) { withModel($0, path.dropFirst(), body) }
  }

  // MARK: Open data

  private mutating func openData(_ source: ValueSource) -> TemplateData {
    switch source.step {
    case .openField(let frame, let path, let get, let keys):
      var data = TemplateData.null
      withModel(frames[frame], path[...]) { data = get($1).value(at: keys[...]) }
      return data
    case .openKeys(let open, let keys):
      for frame in open {
        let data = frames[frame].assumingMemoryBound(to: OpenFrame.self).pointee
        if let value = data.value(at: keys) { return value }
      }
      return source.fallback.first.map { openData($0) } ?? .null
    case .currentText(let frame): return .text(text(inFrame: frame))
    case .field(let frame, let path, let value):
      var data = TemplateData.null
      withModel(frames[frame], path[...]) { data = Self.data(value, of: $1) }
      return data
    }
  }

  /// A page's own field where open data are asked for.
  private static func data(_ value: FieldValue, of model: UnsafeRawPointer) -> TemplateData {
    switch value {
    case .text(let get): .text(get(model))
    case .optionalText(let get): .text(get(model) ?? "")
    case .number(let get): get(model).map { .number(String($0)) } ?? .null
    case .flag(let get): .bool(get(model))
    case .marked(let get): .text(get(model)?.parts.map(\.text).joined() ?? "")
    case .open(let get), .json(let get): get(model)
    case .safeHTML, .nested, .texts: .null
    }
  }
}
