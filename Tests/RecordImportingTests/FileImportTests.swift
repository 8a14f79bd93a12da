import LibXML
import RecordImporting
import RecordReading
import SearchCore
import SearchEmbedded
import Testing

@Suite struct FileImportTests {
  @Test func `a list becomes an index with its settings and what is known about it`() throws {
    let importing = try Importing()
    var observed: [RecordObject] = []
    let report = try importing.run(
      #"[{"sku":"b","name":"Lamp"},{"sku":"a","name":"Chair"}]"#, observe: { observed.append($0) })
    #expect(
      try importing.stored() == [#"a {"sku":"a","name":"Chair"}"#, #"b {"sku":"b","name":"Lamp"}"#])
    #expect(observed.map { $0.text(at: "sku") } == ["b", "a"])
    #expect(report.storedCount == 2)
    #expect(report.contents.identity == .field("sku"))
    #expect(
      report.lines(importing) == [
        "2 records from file.json (JSON list, UTF-8) are in the index “a”.", "ids: from “sku”.",
      ])
    #expect(try importing.store.settings(of: "a") == IndexSettings(searchable: ["name"]))
    #expect(try importing.store.about(of: "a") == ["records": 2])
    #expect(try importing.store.fingerprint(of: "a") == "1")
    #expect(try importing.store.load(index: "a").count == 2)
  }

  @Test func `columns get their types from all rows, and ids stay as they are written`() throws {
    let importing = try Importing()
    var contents: ImportedContents?
    let path = importing.folder.write(
      "id,name,price,isNew,zip\n1.0,Lamp,12,true,01234\n1,Chair,3.5,false,99999\n2,Table,,true,10115\n",
      to: "file.csv")
    try importing.run(path: path, finish: { contents = $0 })
    #expect(
      try importing.stored() == [
        #"1 {"id":1,"name":"Chair","price":3.5,"isNew":false,"zip":"99999"}"#,
        #"1.0 {"id":1,"name":"Lamp","price":12,"isNew":true,"zip":"01234"}"#,
        #"2 {"id":2,"name":"Table","price":null,"isNew":true,"zip":"10115"}"#,
      ])
    #expect(
      contents?.columnTypes == [
        "id": .decimal, "name": .text, "price": .decimal, "isNew": .boolean, "zip": .text,
      ])
  }

  @Test func `texts become plain text at every path, in lists and objects too`() throws {
    let importing = try Importing()
    let report = try importing.run(
      #"""
      [{"id":1,"body":"<p>One &amp; two</p>","tags":["a &lt; b"],"parts":[{"text":"<b>x</b>"},{"text":"y < z"}]},
       {"id":2,"body":"plain","tags":["c"],"parts":[{"text":"<i>q</i>"}],"code":"if a < b && c"}]
      """#)
    #expect(
      try importing.stored() == [
        #"1 {"id":1,"body":"One & two","tags":["a < b"],"parts":[{"text":"x"},{"text":"y < z"}]}"#,
        #"2 {"id":2,"body":"plain","tags":["c"],"parts":[{"text":"q"}],"code":"if a < b && c"}"#,
      ])
    #expect(report.contents.kinds == ["body": .html, "tags": .entities, "parts.text": .html])
    #expect(
      report.lines(importing).dropFirst(2) == [
        "texts: HTML became plain text in “body”, “parts.text”.",
        "texts: entities such as &amp; became plain text in “tags”.",
      ])
  }

  @Test func `kinds that are asked for win over guesses`() throws {
    let importing = try Importing()
    let report = try importing.run(
      #"[{"id":1,"code":"<b>x</b>","note":"a  b"}]"#, options: .init(kinds: ["code": .text, "note": .html]))
    #expect(try importing.stored() == [#"1 {"id":1,"code":"<b>x</b>","note":"a b"}"#])
    #expect(report.contents.kinds == ["note": .html])
  }

  @Test func `records without id are left out, and of those with one id the last stays`() throws {
    let importing = try Importing()
    var observed = 0
    let report = try importing.run(
      "{\"key\":\"x\",\"n\":1}\n{\"n\":2}\nbroken\n{\"key\":\"x\",\"n\":3}\n{\"key\":\"y\",\"n\":4}\n",
      name: "file.ndjson",
      options: .init(id: "key"), observe: { _ in observed += 1 })
    #expect(try importing.stored() == [#"x {"key":"x","n":3}"#, #"y {"key":"y","n":4}"#])
    #expect(observed == 3)
    #expect(
      report.lines(importing) == [
        "2 records from file.ndjson (NDJSON, UTF-8) are in the index “a”. 2 were left out. "
          + "1 took the place of one with the same id.",
        "ids: from “key”.",
        "line 2: the record has no id in “key”. It is left out.",
        "line 3, column 1: a value was expected, not “b”. The record is skipped.",
        "line 4: the id “x” was there before. The later record takes its place.",
      ])
  }

  @Test func `without an id field the content identifies records`() throws {
    let importing = try Importing()
    let report = try importing.run(#"[{"id":1,"n":1},{"id":1,"n":2},{"id":1,"n":1}]"#)
    // Equal rows of a table without a key are rows all the same.
    #expect(report.storedCount == 3)
    #expect(report.duplicateCount == 0)
    #expect(
      report.lines(importing).prefix(3) == [
        "3 records from file.json (JSON list, UTF-8) are in the index “a”.",
        "ids: made from the content of each record, as no field tells them all apart.",
        "ids: “id” is not the id: “1” stands there again at record 2 (byte 16).",
      ])
  }

  @Test func `further problems are only counted`() throws {
    let importing = try Importing()
    let report = try importing.run(
      "{\"n\":1}\n" + String(repeating: "x\n", count: 30), name: "file.ndjson")
    let lines = report.lines(importing)
    #expect(lines.count == 2 + FileImportReport.toldProblems + 1)
    #expect(lines.first == "1 record from file.ndjson (NDJSON, UTF-8) is in the index “a”. 30 were left out.")
    #expect(lines.last == "and 22 more problems")
  }

  @Test(arguments: [
    ("[]", "file.json: no record was found in it. Nothing was stored."),
    (
      "[1,2]",
      "file.json: no record could be read, 2 were skipped. Nothing was stored. The first problem: "
        + "record 1 (byte 1): this is a number, not an object with fields. It is skipped."
    ),
    ("", "file.json: there is nothing in it. A file of records was expected: JSON, NDJSON or CSV."),
  ])
  func `a file without records is refused and the index stays`(text: String, message: String) throws {
    let importing = try Importing()
    try importing.run(#"[{"id":1}]"#)
    #expect(importing.refusal(text) == message)
    #expect(try importing.stored() == [#"1 {"id":1}"#])
  }

  @Test(arguments: [
    ("[{\"id\":1},{\"n\":1}]", "record 2 (byte 10): the record has no id in “id”. It is left out."),
    (
      "[{\"id\":1},{\"id\":1}]",
      "record 2 (byte 10): the id “1” was there before. The later record takes its place."
    ),
    ("[{\"id\":1},7]", "record 2 (byte 10): this is a number, not an object with fields. It is skipped."),
  ])
  func `strict imports end with the first problem, and nothing is stored`(text: String, message: String)
    throws
  {
    let importing = try Importing()
    try importing.run(#"[{"id":"old"}]"#)
    let options = ImportOptions(reading: .init(isStrict: true), id: "id")
    #expect(importing.refusal(text, options: options) == "file.json: " + message)
    #expect(try importing.stored() == [#"old {"id":"old"}"#])
  }

  @Test func `what the store does not take is told, and ends a strict import`() throws {
    let importing = try Importing()
    let deep = String(repeating: "[", count: 220) + String(repeating: "]", count: 220)
    let text = #"{"id":"deep","x":"# + deep + "}\n" + #"{"id":"flat"}"#
    var options = ImportOptions(reading: .init(limits: RecordLimits(depth: 300)))
    let report = try importing.run(text, name: "file.ndjson", options: options)
    #expect(try importing.stored() == [#"flat {"id":"flat"}"#])
    #expect(
      report.lines(importing) == [
        "1 record from file.ndjson (NDJSON, UTF-8) is in the index “a”. 1 was left out.", "ids: from “id”.",
        "record “deep”: it is nested deeper than 200 levels and left out.",
      ])
    options.reading.isStrict = true
    #expect(
      importing.refusal(text, name: "file.ndjson", options: options)
        == "file.ndjson: line 1: the record is nested deeper than 200 levels.")
  }

  @Test func `an id field that no record has is told`() throws {
    let importing = try Importing()
    #expect(
      importing.refusal(#"[{"id":1},{"id":2}]"#, options: .init(id: "nr"))
        == "file.json: none of its 2 records has an id in “nr”. Nothing was stored. Name the field with --id, "
        + "or leave it to be found.")
    #expect(try importing.store.indices().isEmpty)
  }

  @Test func `a file that changes between the passes is refused`() throws {
    let importing = try Importing()
    let path = importing.folder.write(#"[{"id":1},{"id":2}]"#, to: "file.json")
    var hasChanged = false
    #expect(throws: ImportError(path: path, reason: .changed)) {
      try importing.run(
        path: path,
        progress: { progress in
          guard progress.phase == .reading, !hasChanged else { return }
          hasChanged = true
          importing.folder.write(Array(" ".utf8), to: "file.json", mode: "a")
        })
    }
    #expect(try importing.store.indices().isEmpty)
  }

  @Test func `a file larger than the limit is refused before it is read`() throws {
    let importing = try Importing()
    let limits = RecordLimits(fileBytes: 10)
    #expect(
      importing.refusal(#"[{"id":1},{"id":2}]"#, options: .init(reading: .init(limits: limits)))
        == "file.json: it has more than 10 bytes, the most that this machine's memory allows for. Split it, or raise the "
        + "limit.")
  }

  @Test func `an index name that no configuration could hold is refused`() throws {
    let importing = try Importing()
    let path = importing.folder.write(#"[{"id":1}]"#, to: "file.json")
    #expect(throws: StoreError(path: importing.store.path, reason: .indexName("a b"))) {
      try FileImport(path: path).run(
        into: importing.store, index: "a b", fingerprint: "1",
        finish: { _ in (IndexSettings(searchable: []), [:]) })
    }
  }
}
