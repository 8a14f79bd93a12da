import RecordReading
import SearchCore
import Testing

private func place(_ number: Int) -> RecordPlace { RecordPlace(record: number, line: number + 1, offset: 0) }

private func choice(_ records: [RecordObject]) -> IdentityChoice {
  var choice = IdentityChoice()
  for (index, record) in records.enumerated() { choice.observe(record, at: place(index + 1)) }
  return choice
}

@Suite struct RecordIdentityTests {
  @Test(
    arguments: [
      ([["id": 1, "objectID": "a"], ["id": 2, "objectID": "b"]], RecordIdentity.field("objectID"), []),
      ([["name": "x", "ID": 1], ["name": "x", "ID": 2]], .field("ID"), []),
      (
        [["id": 1, "sku": "a"], ["sku": "b"]], .field("sku"),
        ["“id” is not the id: the record at line 3 has none."]
      ),
      (
        [["id": 1, "slug": "a"], ["id": 1, "slug": "b"]], .field("slug"),
        ["“id” is not the id: “1” stands there again at line 3."]
      ),
      ([["id": ""], ["id": "b"]], .content, ["“id” is not the id: the record at line 2 has none."]),
      ([["id": 1], ["id": "1"]], .content, ["“id” is not the id: “1” stands there again at line 3."]),
      ([["id": [1]], ["id": [2]]], .content, ["“id” is not the id: the record at line 2 has none."]),
      (
        [["brand_id": 1, "productId": 1], ["brand_id": 1, "productId": 2]], .field("productId"),
        ["“brand_id” is not the id: “1” stands there again at line 3."]
      ),
      ([["name": "x"], ["name": "y"]], .content, []),
      ([["paid": 1], ["paid": 2]], .content, []),
      ([], .content, []),
    ] as [([RecordObject], RecordIdentity, [String])])
  func `the likeliest field that all have and no two share is the id`(
    records: [RecordObject], identity: RecordIdentity, words: [String]
  ) {
    let choice = choice(records)
    #expect(choice.identity == identity)
    #expect(choice.rejections.map(\.description) == words)
  }

  @Test(arguments: [
    (#"{"id":1,"objectID":"a"} {"id":2,"objectID":"b"}"#, "objectID", ""),
    (#"{"name":"x","ID":1} {"name":"x","ID":2}"#, "ID", ""),
    (#"{"id":1,"sku":"a"} {"sku":"b"}"#, "sku", "“id” is not the id: the record at line 3 has none."),
    (
      #"{"id":1,"slug":"a"} {"id":1,"slug":"b"}"#, "slug",
      "“id” is not the id: “1” stands there again at line 3."
    ),
    (#"{"id":""} {"id":"b"}"#, "", "“id” is not the id: the record at line 2 has none."),
    (#"{"id":1} {"id":"1"}"#, "", "“id” is not the id: “1” stands there again at line 3."),
    (#"{"id":[1]} {"id":[2]}"#, "", "“id” is not the id: the record at line 2 has none."),
    (
      #"{"brand_id":1,"productId":1} {"brand_id":1,"productId":2}"#, "productId",
      "“brand_id” is not the id: “1” stands there again at line 3."
    ),
    (#"{"name":"x"} {"name":"y"}"#, "", ""),
    (#"{"paid":1} {"paid":2}"#, "", ""),
  ])
  func `the likeliest field that all have and no two share is the id`(
    records: String, field: String, words: String
  ) throws {
    let choice = choice(try Reading(records).records)
    #expect(choice.identity == (field.isEmpty ? .content : .field(field)))
    #expect(choice.rejections.map(\.description).joined() == words)
  }

  @Test(
    arguments: [
      (#"{"id":17}"#, "17"), (#"{"id":1.5}"#, "1.5"), (#"{"id":"  a b "}"#, "a b"), (#"{"id":true}"#, nil),
      (#"{"id":null}"#, nil), (#"{"id":"  "}"#, nil), (#"{"x":1}"#, nil),
      (#"{"id":""# + String(repeating: "x", count: 513) + #""}"#, nil),
    ] as [(String, String?)])
  func `ids become texts`(record: String, id: String?) throws {
    let record = try #require(try Reading(record).records.first)
    #expect(RecordIdentity.field("id").id(of: record) == id)
  }

  @Test func `a stated id may lie inside`() {
    let inner: RecordObject = ["meta": ["id": 3]]
    let outer: RecordObject = ["meta.id": 4, "meta": ["id": 3]]
    #expect(RecordIdentity.field("meta.id").id(of: inner) == "3")
    #expect(RecordIdentity.field("meta.id").id(of: outer) == "4")
  }

  @Test(arguments: [
    ("{}", "0880955dd2ab1be95aa0733055c655b5"),
    (#"{"b":1,"a":{"d":"é","c":null}}"#, "f8c883ce368c946ddcd82ac3dea52347"),
    (#"{"a":{"c":null,"d":"é"},"b":1}"#, "f8c883ce368c946ddcd82ac3dea52347"),
    (#"{"b":2,"a":{"d":"é","c":null}}"#, "f8c883d5368c946ddcd82ac3dea9357c"),
  ])
  func `the content's hash is always the same`(record: String, hash: String) throws {
    let record = try #require(try Reading(record).records.first)
    #expect(RecordHash.text(of: record) == hash)
    #expect(RecordIdentity.content.id(of: record) == hash)
  }

  @Test func `ids that come twice are counted and told`() throws {
    let reader = try RecordReader(
      bytes: Array("{\"id\":1}\n{\"id\":2}\n{\"id\":\"1\"}\n{\"x\":1}\n".utf8), name: "x.ndjson")
    var ids = RecordIDs(.field("id"))
    var given: [String?] = []
    while let record = try reader.next() { given.append(ids.id(of: record)) }
    #expect(given == ["1", "2", "1", nil])
    #expect(ids.duplicateCount == 1)
    #expect(
      ids.duplicates.map(\.description) == [
        "line 3: the id “1” was there before. The later record takes its place."
      ])
    #expect(ids.missingCount == 1)
    #expect(ids.missing.map(\.description) == ["line 4"])
  }
}
