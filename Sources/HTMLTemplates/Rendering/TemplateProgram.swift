/// A loaded page: byte runs and escaped values, in order.
struct TemplateProgram: Sendable {
  enum Step: Sendable {
    /// A run of `constants`.
    case bytes(start: Int, count: Int)
    case value(source: Int, ValueContext)
    /// The steps up to `end` are rendered as often as the section asks.
    case section(source: Int, isInverted: Bool, end: Int)
  }

  private(set) var steps: [Step] = []
  private(set) var constants: [UInt8] = []
  private(set) var sources: [ValueSource] = []

  /// - Parameters:
  ///   - page: The bytes to write, with a private mark for each tag.
  ///   - contexts: The context of each mark; sections have none.
  init(_ flat: FlatTemplate, page: [UInt8], contexts: [ValueContext?]) {
    var openSteps: [Int] = []
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
      case .value(let resolved, _):
        guard let context = contexts[number] else {
          preconditionFailure("a tag without a context was let through")
        }
        steps.append(.value(source: add(resolved.source), context))
      case .open(let index):
        openSteps.append(steps.count)
        let section = flat.sections[index]
        steps.append(.section(source: add(section.resolved.source), isInverted: section.isInverted, end: 0))
      case .close:
        if let open = openSteps.popLast(), case .section(let source, let isInverted, _) = steps[open] {
          steps[open] = .section(source: source, isInverted: isInverted, end: steps.count)
        }
      }
    }
    appendBytes(page[runStart...])
  }

  private mutating func appendBytes(_ run: ArraySlice<UInt8>) {
    guard !run.isEmpty else { return }
    steps.append(.bytes(start: constants.count, count: run.count))
    constants.append(contentsOf: run)
  }

  private mutating func add(_ source: ValueSource) -> Int {
    sources.append(source)
    return sources.count - 1
  }
}
