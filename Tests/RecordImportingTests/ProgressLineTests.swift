import RecordImporting
import Testing

@Suite struct ProgressLineTests {
  /// A line with a clock that is set by hand.
  private final class Stage {
    var time = Duration.zero
    var width = 60
    var written: [String] = []

    func line(isTerminal: Bool) -> ProgressLine {
      ProgressLine(
        name: "films.json", isTerminal: isTerminal, width: { self.width }, now: { self.time },
        output: { self.written.append($0) })
    }

    func show(_ line: ProgressLine, at milliseconds: Int, _ fraction: Double?, _ count: Int = 1000) {
      time = .milliseconds(milliseconds)
      line.show(ImportProgress(phase: .reading, recordCount: count, fraction: fraction))
    }
  }

  @Test(arguments: [true, false])
  func `what takes no second is not told`(isTerminal: Bool) {
    let stage = Stage()
    let line = stage.line(isTerminal: isTerminal)
    stage.show(line, at: 0, 0)
    stage.show(line, at: 999, 0.9)
    line.clear()
    #expect(stage.written == [])
  }

  @Test func `a terminal gets a bar that is drawn again ten times a second`() {
    let stage = Stage()
    let line = stage.line(isTerminal: true)
    stage.show(line, at: 1000, 0.5, 123_456)
    stage.show(line, at: 1099, 0.6)
    stage.show(line, at: 1100, 1, 1)
    stage.show(line, at: 1200, nil, 5)
    line.clear()
    line.clear()
    #expect(
      stage.written == [
        "\rfilms.json: [#######........] reading 50 %, 123,456 records",
        "\rfilms.json: [#####################] reading 100 %, 1 record",
        "\rfilms.json: reading, 5 records" + String(repeating: " ", count: 29),
        "\r" + String(repeating: " ", count: 30) + "\r",
      ])
  }

  @Test(arguments: [
    (200, "films.json: [####################....................] reading 50 %, 1,000 records"),
    (60, "films.json: [########.........] reading 50 %, 1,000 records"),
    (45, "films.json: reading 50 %, 1,000 records"),
    (39, "reading 50 %, 1,000 records"),
    (20, "reading 50 %, 1,000"),
    (0, "reading 50"),
  ])
  func `the bar fits the terminal`(width: Int, text: String) {
    let stage = Stage()
    stage.width = width
    stage.show(stage.line(isTerminal: true), at: 2000, 0.5)
    #expect(stage.written == ["\r" + text])
  }

  @Test func `without a terminal a line tells each tenth, five seconds apart at least`() {
    let stage = Stage()
    let line = stage.line(isTerminal: false)
    for (time, fraction) in [
      (1000, 0.05), (2000, 0.12), (6000, 0.19), (6500, 0.25), (11_000, 0.19), (60_000, 1.0),
    ] {
      stage.show(line, at: time, fraction)
    }
    line.clear()
    #expect(
      stage.written == [
        "films.json: reading 5 %, 1,000 records\n", "films.json: reading 19 %, 1,000 records\n",
        "films.json: reading 100 %, 1,000 records\n",
      ])
  }

  @Test func `a length that is not known shows no bar and no percent`() {
    let stage = Stage()
    let line = stage.line(isTerminal: false)
    for time in [1000, 4000, 6000, 11_001] { stage.show(line, at: time, nil, time) }
    #expect(
      stage.written == [
        "films.json: reading, 1,000 records\n", "films.json: reading, 6,000 records\n",
        "films.json: reading, 11,001 records\n",
      ])
    let terminal = Stage()
    terminal.show(terminal.line(isTerminal: true), at: 1000, nil, 0)
    #expect(terminal.written == ["\rfilms.json: reading, 0 records"])
  }

  @Test func `the second pass counts its tenths anew`() {
    let stage = Stage()
    let line = stage.line(isTerminal: false)
    stage.show(line, at: 5000, 1)
    stage.time = .seconds(10)
    line.show(ImportProgress(phase: .importing, recordCount: 10, fraction: 0.01))
    #expect(stage.written.last == "films.json: importing 1 %, 10 records\n")
  }

  @Test func `a name cannot change the look of a terminal`() {
    var written = ""
    let line = ProgressLine(
      name: "a\u{1B}[2J\nb", isTerminal: false, width: { 80 }, now: { .zero }, output: { written += $0 })
    line.show(ImportProgress(phase: .reading, recordCount: 1, fraction: 0))
    #expect(written == "")
    var time = Duration.zero
    let later = ProgressLine(
      name: "a\u{1B}[2J\nb", isTerminal: false, width: { 80 }, now: { time }, output: { written += $0 })
    time = .seconds(1)
    later.show(ImportProgress(phase: .reading, recordCount: 1, fraction: 0))
    #expect(written == "a[2Jb: reading 0 %, 1 record\n")
  }
}
