import JSONText
import RecordReading
import SearchCore
import TestSupport
import Testing

@Suite struct RecordFuzzTests {
  @Test func `random bytes are read or refused`() {
    var random = SplitMix(seed: 1)
    var readCount = 0
    for round in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let opening = [
        [], Array("[{".utf8), Array("{\"".utf8), Array("a,\"".utf8), [0x1F, 0x8B, 0x08], [0xFF, 0xFE],
      ][round % 6]
      if isRead(opening + bytes) { readCount += 1 }
    }
    #expect(readCount > 1_000)
  }

  @Test func `random words of JSON and CSV are read or refused`() {
    let words = [
      "[", "]", "{", "}", ",", ":", "\"", "\"a\"", "\"b\":1", "{\"a\":1}", "{\"a\":2},", "\\", "1", "true",
      "\n", " ", "1e999",
      "\r\n", "\"\"", ";", "\t", "é", "\u{1E}", "{\"hits\":[{\"a\":1}", "x",
    ]
    var random = SplitMix(seed: 2)
    var readCount = 0
    for _ in 0..<8_000 {
      let count = Int.random(in: 1...14, using: &random)
      let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      if isRead(Array(text.utf8)) { readCount += 1 }
    }
    #expect(readCount > 6_000)
  }

  @Test func `cutting and parsing a list gives what parsing it whole gives`() throws {
    var random = SplitMix(seed: 3)
    for round in 0..<600 {
      let records = (0..<Int.random(in: 1...6, using: &random)).map { record($0, &random) }
      let separator = [",", " ,\n", ",\t "][round % 3]
      let text = "[" + records.map(\.json).joined(separator: separator) + "]"
      guard case .list(let whole) = try JSONText.parse(text) else {
        Issue.record("no list: \(text)")
        continue
      }
      let reading = try Reading(text)
      #expect(reading.records.map(RecordValue.object) == whole)
      #expect(reading.problems == [])
      let lines = try Reading(records.map(\.json).joined(separator: "\n"), name: "x.ndjson")
      #expect(lines.records == records)
    }
  }

  @Test func `a broken record costs none that is not beside it`() throws {
    var random = SplitMix(seed: 4)
    for _ in 0..<1_500 {
      var texts = (0..<9).map { record($0, &random).json }
      var bytes = Array(texts[4].utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, &random) }
      let good = texts
      texts[4] = String(decoding: bytes, as: UTF8.self)
      let listed = try Reading("[" + texts.joined(separator: ",\n") + "]")
      // The record behind a broken one may open with what the broken one lacks.
      for index in [0, 1, 2, 3, 6, 7, 8] {
        #expect(listed.json.contains(good[index]), "\(texts[4])\n\(listed.problems)")
      }
      let lines = try Reading(texts.joined(separator: "\n"), name: "x.ndjson")
      for index in good.indices where index != 4 { #expect(lines.json.contains(good[index])) }
    }
  }

  @Test func `broken rows of a table cost no other row`() throws {
    var random = SplitMix(seed: 5)
    for _ in 0..<1_500 {
      var rows = (0..<12).map { "\($0),text \($0),\"quoted, \($0)\"" }
      let good = rows
      var bytes = Array(rows[4].utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, &random) }
      rows[4] = String(decoding: bytes, as: UTF8.self)
      let reading = try Reading(
        "n,t,q\n" + rows.joined(separator: "\n"), options: .init(format: .csv, separator: UInt8(ascii: ",")))
      let kept = reading.records.compactMap { $0["n"]?.scalarText }
      for index in good.indices where abs(index - 4) > 1 {
        #expect(kept.contains("\(index)"), "\(rows[4])\n\(reading.problems)")
      }
    }
  }

  @Test func `many broken records are passed over in time`() throws {
    let text = "[" + String(repeating: "{\"a\":\"x},{\"a\":{\"b\":[1},", count: 20_000) + "{\"a\":1}]"
    let reading = try Reading(text)
    #expect(reading.json == [#"{"a":1}"#])
    #expect(reading.report.lostCount == 1)
  }

  /// Whether the bytes were read; what is read is written and read back equal.
  private func isRead(_ bytes: [UInt8]) -> Bool {
    do {
      let reading = try Reading(bytes)
      for record in reading.records {
        #expect(try JSONText.parse(record.json) == .object(record), "\(bytes)")
      }
      #expect(reading.report.problems.count == min(reading.report.problemCount, RecordReport.keptProblems))
      return true
    } catch {
      #expect(error is RecordReadingError)
      return false
    }
  }

  private func record(_ number: Int, _ random: inout SplitMix) -> RecordObject {
    RecordObject([
      .init(name: "id", value: .integer(Int64(number))),
      .init(name: "name", value: .text(text(&random))),
      .init(
        name: "tags",
        value: .list((0..<Int.random(in: 0...3, using: &random)).map { _ in .text(text(&random)) })),
      .init(name: "inner", value: .object(["s": .text(text(&random)), "n": .number(0.5)])),
    ])
  }

  private func text(_ random: inout SplitMix) -> String {
    let parts = ["a", "}", "{", "]", "[", ",", ":", "\"", "\\", "\n", "é", "😀", " ", "},{\"id\":"]
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      .joined()
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0x20...0x7E, using: &random)
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(Array("{}[]\",:0\\".utf8).randomElement(using: &random) ?? 0, at: index)
    default: bytes.removeSubrange(index...)
    }
  }
}
