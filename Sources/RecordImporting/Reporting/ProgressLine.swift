import Glibc

/// Shows on a terminal, or tells in lines, how far an import is; nothing for what takes no second.
package final class ProgressLine {
  private let name: String
  private let isTerminal: Bool
  private let width: () -> Int
  /// Time that goes on from any beginning.
  private let now: () -> Duration
  private let output: (String) -> Void

  private let start: Duration
  private var lastShown: Duration?
  /// The last full tenth that was told in a line, and its phase.
  private var lastTenth: (phase: ImportProgress.Phase, tenth: Int)?
  /// Columns of the bar that stands there now.
  private var shownWidth = 0

  private static let patience = Duration.seconds(1)
  private static let betweenBars = Duration.milliseconds(100)
  private static let betweenLines = Duration.seconds(5)

  /// - Parameters:
  ///   - name: What is imported, for the reader.
  ///   - isTerminal: Whether a bar is redrawn in place; lines otherwise.
  ///   - width: The columns of the terminal now.
  ///   - now: Time from any beginning.
  ///   - output: Takes what is to be written, as it is.
  package init(
    name: String, isTerminal: Bool, width: @escaping () -> Int, now: @escaping () -> Duration,
    output: @escaping (String) -> Void
  ) {
    self.name = String(
      String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    self.isTerminal = isTerminal
    self.width = width
    self.now = now
    self.output = output
    start = now()
  }

  /// For a descriptor, which is standard error as a rule.
  package convenience init(name: String, descriptor: Int32 = STDERR_FILENO) {
    let clock = ContinuousClock()
    let start = clock.now
    self.init(
      name: name, isTerminal: isatty(descriptor) == 1, width: { TerminalWidth.columns(descriptor) },
      now: { clock.now - start }, output: { TerminalWidth.write($0, descriptor) })
  }

  /// Shows where the import is, where it is time to.
  package func show(_ progress: ImportProgress) {
    let time = now()
    guard time - start >= Self.patience else { return }
    if isTerminal {
      if let lastShown, time - lastShown < Self.betweenBars { return }
      draw(bar(progress))
    } else {
      if let lastShown, time - lastShown < Self.betweenLines { return }
      guard isTenth(progress) else { return }
      output("\(name): \(words(progress))\n")
    }
    lastShown = time
  }

  /// Takes the bar away, for what is written next.
  package func clear() {
    guard shownWidth > 0 else { return }
    output("\r" + String(repeating: " ", count: shownWidth) + "\r")
    shownWidth = 0
  }

  /// Whether a tenth is full that was not told before; always where the whole is not known.
  private func isTenth(_ progress: ImportProgress) -> Bool {
    guard let fraction = progress.fraction else { return true }
    let tenth = Int(fraction * 10)
    if let lastTenth, lastTenth.phase == progress.phase, lastTenth.tenth >= tenth { return false }
    lastTenth = (progress.phase, tenth)
    return true
  }

  private func draw(_ text: String) {
    let gap = String(repeating: " ", count: max(0, shownWidth - text.count))
    output("\r" + text + gap)
    shownWidth = text.count
  }

  /// One line that fits the terminal, its last column left free so that no terminal breaks it.
  private func bar(_ progress: ImportProgress) -> String {
    let room = max(10, width() - 1)
    let text = words(progress)
    let labelled = "\(name): \(text)"
    guard let fraction = progress.fraction, room - labelled.count >= 13 else {
      return String((labelled.count <= room ? labelled : text).prefix(room))
    }
    let cells = min(40, room - labelled.count - 3)
    let full = min(cells, Int(fraction * Double(cells)))
    return "\(name): [" + String(repeating: "#", count: full) + String(repeating: ".", count: cells - full)
      + "] "
      + text
  }

  private func words(_ progress: ImportProgress) -> String {
    let verb = progress.phase.rawValue
    let percent = progress.fraction.map { " \(Int($0 * 100)) %" } ?? ""
    return verb + percent + ", " + WholeNumber.text(progress.recordCount, "record", "records")
  }
}
