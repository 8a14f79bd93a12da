import SearchRecorded
import Testing

@Suite struct RecordingErrorTests {
  @Test func `a missing folder is named with the file`() {
    #expect(
      error { () throws(RecordingError) in _ = try RecordedDemo(folder: "/nowhere") }?.description
        == "/nowhere/algolia-01-products-highlight-snippet.json: cannot be read: No such file or directory")
  }

  @Test(arguments: [
    (
      RecordedAnswer(file: "LICENSE-MIT.txt", index: "i"),
      "is no recorded answer of Algolia's: line 1, column 1: a value was expected, not “T”."
    ),
    (
      RecordedAnswer(file: "algolia-08-query-suggestions.json", index: "i"),
      "is no recorded answer of Algolia's: algolia: unreadable answer: an object was expected"
    ),
    (
      RecordedAnswer(file: "algolia-13-userdata-queryid-banner.json", index: "i", shape: .answer(number: 1)),
      "is no recorded answer of Algolia's: algolia: there is no index “i”. Check the site's configuration."
    ),
    (
      RecordedAnswer(file: "algolia-07-multi-products-aa.json", index: "i", shape: .answer(number: 1)),
      "is no recorded answer of Algolia's: it holds 1 answers, number 1 was asked for"
    ),
    (
      RecordedAnswer(file: "algolia-09-facet-search.json", index: "i"),
      "is no recorded answer of Algolia's: algolia: unreadable answer: it has no “hits”"
    ),
    (
      RecordedAnswer(file: "algolia-01-products-highlight-snippet.json", index: "i", shape: .hits(query: "")),
      "is no recorded answer of Algolia's: a list of hits was expected"
    ),
  ])
  func `a file that is no recorded answer says so`(answer: RecordedAnswer, message: String) {
    let folder = RecordedBackendTests.folder
    #expect(
      error { () throws(RecordingError) in _ = try RecordedBackend(folder: folder, answers: [answer]) }?
        .description
        == "\(folder)/\(answer.file): \(message)")
  }

  @Test func `two answers to one query are refused`() {
    let answer = RecordedAnswer(file: "algolia-01-products-highlight-snippet.json", index: "i")
    let found = error { () throws(RecordingError) in
      _ = try RecordedBackend(folder: RecordedBackendTests.folder, answers: [answer, answer])
    }
    #expect(found?.reason == .repeated(RecordedQuery(index: "i", text: "Amazon")))
  }

  private func error(_ body: () throws(RecordingError) -> Void) -> RecordingError? {
    do throws(RecordingError) {
      try body()
      return nil
    } catch {
      return error
    }
  }
}
