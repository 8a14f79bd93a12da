import RecordGuessing
import Testing

/// The roles of ten files that were written before the rules.
@Suite struct TenFilesTests {
  @Test(arguments: Fixture.all)
  func `roles of a file are guessed`(_ fixture: Fixture) throws {
    let guess = RecordFile.guess(
      try RecordFile.records(fixture.text, name: fixture.fileName, html: fixture.html))
    let verdicts = Verdict.all(guess, fixture.expected)
    let wrong = verdicts.filter { !$0.isRight }

    #expect(wrong.map(\.description) == [])
  }
}
