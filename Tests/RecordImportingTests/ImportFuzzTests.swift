import RecordImporting
import RecordReading
import SearchEmbedded
import TestSupport
import Testing

@Suite struct ImportFuzzTests {
  private static let files: [(name: String, text: String)] = [
    (
      "a.json",
      #"[{"id":1,"name":"<p>One &amp; two</p>","tags":["a","b &lt; c"]},{"id":2,"name":"Two","inner":{"id":[1,{"x":"<b>y</b>"}]}},"#
        + #"{"id":3,"name":null},{"id":"3","name":"again"},{"name":"nobody"},{"id":6,"n":1.5e3}]"#
    ),
    (
      "a.ndjson",
      "{\"sku\":\"x\",\"n\":1}\n{\"sku\":\"y\",\"n\":\"2\"}\n\n{\"sku\":\"x\",\"n\":[]}\nbroken\n{\"sku\":\"\",\"n\":{}}\n"
    ),
    ("a.csv", "id,name,price\n1,\"a, b\",2.5\n2,c,\n2,\"d\ne\",x\n,f,7\n4,g\n"),
    (
      "b.json", #"{"total":3,"hits":[{"objectID":"a","v":true},{"objectID":"b","v":false},{"objectID":"c"}]}"#
    ),
  ]

  @Test func `mutated files are imported or refused, and every record is accounted for`() throws {
    var random = SplitMix(seed: 11)
    let importing = try Importing()
    var importedCount = 0
    for round in 0..<400 {
      let file = Self.files[round % Self.files.count]
      var bytes = Array(file.text.utf8)
      for _ in 0..<Int.random(in: 0...4, using: &random) { Self.mutate(&bytes, &random) }
      let path = importing.folder.write(bytes, to: file.name)
      let options = ImportOptions(id: round % 3 == 0 ? "id" : nil)
      let before = try importing.store.indices().isEmpty ? [] : importing.stored()
      do {
        var observed = 0
        let report = try importing.run(path: path, options: options, observe: { _ in observed += 1 })
        importedCount += 1
        #expect(report.reading.recordCount == readCount(path))
        #expect(
          report.storedCount + report.duplicateCount + report.missingCount + report.refusedCount
            == report.reading.recordCount)
        #expect(observed == report.storedCount + report.duplicateCount)
        #expect(try importing.stored().count == report.storedCount)
        #expect(try importing.store.load(index: "a").count == report.storedCount)
        #expect(report.lines.count >= 2)
      } catch {
        #expect(error is RecordReadingError || error is ImportError, "\(error)")
        let after = try importing.store.indices().isEmpty ? [] : importing.stored()
        #expect(before == after)
      }
    }
    #expect(importedCount > 250)
  }

  /// What reading alone finds.
  private func readCount(_ path: String) -> Int? {
    guard let reader = try? RecordReader(path: path) else { return nil }
    var count = 0
    while (try? reader.next()) ?? nil != nil { count += 1 }
    return count
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(Array("{}[]\",:0\\<&;\n".utf8).randomElement(using: &random) ?? 0, at: index)
    case 3: bytes.insert(contentsOf: bytes[index...].prefix(30), at: index)
    default: bytes.removeSubrange(index...)
    }
  }
}
