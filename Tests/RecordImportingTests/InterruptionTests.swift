import RecordImporting
import SearchCore
import SearchEmbedded
import Testing

@Suite struct InterruptionTests {
  private struct Stop: Error {}

  @Test func `an import stopped at any of its steps leaves the index as before`() throws {
    let importing = try Importing()
    try importing.run(#"[{"id":"old","name":"before"}]"#)
    let text = (0..<950).map { "{\"id\":\($0),\"name\":\"record \($0)\"}\n" }.joined()
    let path = importing.folder.write(text, to: "file.ndjson")
    var stepCount = 0
    try Importing().run(path: path, progress: { _ in stepCount += 1 })
    #expect(stepCount == 20)
    for stop in 1...stepCount {
      var calls = 0
      #expect(throws: Stop.self) {
        try importing.run(
          path: path,
          progress: { _ in
            calls += 1
            if calls == stop { throw Stop() }
          })
      }
      #expect(calls == stop)
      #expect(try importing.stored() == [#"old {"id":"old","name":"before"}"#])
      #expect(try importing.store.about(of: "a") == ["records": 1])
      #expect(try importing.store.load(index: "a").count == 1)
    }
    try importing.run(path: path)
    #expect(try importing.store.load(index: "a").count == 950)
  }

  @Test func `an error at the description leaves the index as before`() throws {
    let importing = try Importing()
    try importing.run(#"[{"id":"old"}]"#)
    let path = importing.folder.write(#"[{"id":1}]"#, to: "file.json")
    #expect(throws: Stop.self) {
      try FileImport(path: path).run(
        into: importing.store, index: "a", fingerprint: "2", finish: { _ in throw Stop() })
    }
    #expect(try importing.store.fingerprint(of: "a") == "1")
    #expect(try importing.stored() == [#"old {"id":"old"}"#])
  }

  @Test func `progress goes through both passes and ends with the whole`() throws {
    let importing = try Importing()
    var seen: [ImportProgress] = []
    try importing.run(
      (0..<250).map { "{\"n\":\($0)}\n" }.joined(), name: "file.ndjson",
      progress: { seen.append($0) })
    #expect(
      seen.map { "\($0.phase.rawValue) \($0.recordCount)" } == [
        "reading 100", "reading 200", "reading 250", "importing 100", "importing 200", "importing 250",
      ])
    #expect(seen.allSatisfy { $0.fraction.map { 0...1 ~= $0 } ?? false })
    #expect(seen.last?.fraction == 1)
  }
}
