/// A loaded page: byte runs and escaped values, in order.
struct TemplateProgram: Sendable {
  enum Step: Sendable {
    /// A run of `constants`.
    case bytes(start: Int, count: Int)
    case value(source: Int, ValueContext)
    /// A value that is a field of an open model: the usual case, without the detour through a source.
    case field(Int, frame: Int, ValueContext)
    /// The steps up to `end` are rendered as often as the section asks.
    case section(source: Int, isInverted: Bool, extendsOpen: Bool, end: Int)
    case fieldSection(Int, frame: Int, isInverted: Bool, extendsOpen: Bool, end: Int)
    /// A partial once more, over some of the open frames.
    case call(routine: Int, window: Int)
  }

  private(set) var steps: [Step] = []
  private(set) var constants: [UInt8] = []
  private(set) var sources: [ValueSource] = []
  private(set) var fields: [FieldValue] = []
  /// The open frames that a partial is called over.
  private(set) var windows: [[Int]] = []
  /// The steps of partials that may be called, by their numbers.
  private(set) var routines: [Int: Range<Int>] = [:]
  private(set) var hasCalls = false

  /// - Parameters:
  ///   - page: The bytes to write, with a private mark for each tag.
  ///   - contexts: The context of each mark; sections have none.
  init(_ flat: FlatTemplate, page: [UInt8], contexts: [ValueContext?]) {
    var openSteps: [Int] = []
    var openFlags: [Int: Int] = [:]
    var runStart = 0
    var position = 0
    while position < page.count {
      guard let number = PrivateMark.number(in: page, at: position) else {
        position += 1
        continue
      }
      appendBytes(page[runStart..<position])
      position += PrivateMark.length
      runStart = position
      switch flat.marks[number].mark {
      case .value(let resolved, _) where contexts[number] == .flag:
        // The mark stands twice: before and behind the attribute.
        if openFlags.removeValue(forKey: number).map({ endSection($0) }) == nil {
          openFlags[number] = steps.count
          appendSection(resolved.source, isInverted: false, extendsOpen: false)
        }
      case .value(let resolved, _):
        guard let context = contexts[number] else {
          preconditionFailure("a tag without a context was let through")
        }
        appendValue(resolved.source, context)
      case .open(let index):
        openSteps.append(steps.count)
        let section = flat.sections[index]
        appendSection(
          section.resolved.source, isInverted: section.isInverted, extendsOpen: section.extendsOpen)
      case .close:
        if let open = openSteps.popLast() { endSection(open) }
      case .enter(let routine): routines[routine] = steps.count..<steps.count
      case .leave(let routine):
        if let start = routines[routine]?.lowerBound { routines[routine] = start..<steps.count }
      case .call(let routine, let window):
        steps.append(.call(routine: routine, window: windows.count))
        windows.append(window)
        hasCalls = true
      }
    }
    appendBytes(page[runStart...])
  }

  private mutating func appendBytes(_ run: ArraySlice<UInt8>) {
    guard !run.isEmpty else { return }
    steps.append(.bytes(start: constants.count, count: run.count))
    constants.append(contentsOf: run)
  }

  private mutating func appendValue(_ source: ValueSource, _ context: ValueContext) {
    if case .field(let frame, let path, let value) = source.step, path.isEmpty {
      steps.append(.field(fields.count, frame: frame, context))
      fields.append(value)
    } else {
      steps.append(.value(source: add(source), context))
    }
  }

  private mutating func appendSection(_ source: ValueSource, isInverted: Bool, extendsOpen: Bool) {
    if case .field(let frame, let path, let value) = source.step, path.isEmpty {
      steps.append(
        .fieldSection(
          fields.count, frame: frame, isInverted: isInverted, extendsOpen: extendsOpen, end: 0))
      fields.append(value)
    } else {
      steps.append(
        .section(source: add(source), isInverted: isInverted, extendsOpen: extendsOpen, end: 0))
    }
  }

  private mutating func endSection(_ open: Int) {
    switch steps[open] {
    case .section(let source, let isInverted, let extendsOpen, _):
      steps[open] = .section(
        source: source, isInverted: isInverted, extendsOpen: extendsOpen, end: steps.count)
    case .fieldSection(let field, let frame, let isInverted, let extendsOpen, _):
      steps[open] = .fieldSection(
        field, frame: frame, isInverted: isInverted, extendsOpen: extendsOpen, end: steps.count)
    case .bytes, .value, .field, .call: break
    }
  }

  private mutating func add(_ source: ValueSource) -> Int {
    sources.append(source)
    return sources.count - 1
  }
}
