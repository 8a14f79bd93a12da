import SearchCore
import TestSupport
import Testing

@testable import SearchEmbedded

@Suite struct CutRowTests {
  static let everything: RecordObject = [
    "null": nil, "yes": true, "no": false, "zero": 0, "negative": -1, "small": .integer(.min),
    "great": .integer(.max),
    "half": 0.5, "huge": 1.7e308, "text": "A “text” \u{0} \n 東京 👩‍👩‍👧", "empty": "",
    "list": [1, "two", [3.5, nil], []],
    "object": ["a": ["b": ["c": "deep"]], "": "no name"], "nothing": [:],
    "long": .text(String(repeating: "0123456789", count: 5000)),
  ]

  private func row(_ record: RecordObject) throws -> [UInt8] {
    var row: [UInt8] = []
    try CutRow.write(record, to: &row)
    return row
  }

  private func read(_ row: [UInt8]) -> RecordObject? { row.withUnsafeBufferPointer { CutRow.record($0) } }

  @Test func `every kind of value comes back as it was`() throws {
    #expect(try read(row(Self.everything)) == Self.everything)
    #expect(try read(row([:])) == [:])
    let repeated = RecordObject([.init(name: "a", value: 1), .init(name: "a", value: 2)])
    #expect(try read(row(repeated)) == repeated)
  }

  @Test func `random records come back as they were`() throws {
    var random = RandomRecords(generator: SplitMix(seed: 21))
    for (_, record) in random.records(300) { #expect(try read(row(record)) == record) }
  }

  @Test func `records nested too deep are refused`() throws {
    func nested(_ levels: Int) -> RecordObject {
      var value: RecordValue = 1
      for level in 1..<levels { value = level.isMultiple(of: 2) ? ["a": value] : [value] }
      return ["a": value]
    }
    let deepest = nested(CutRow.maximumDepth)
    #expect(try read(row(deepest)) == deepest)
    #expect(throws: CutRow.Refusal.tooDeep) { try row(nested(CutRow.maximumDepth + 1)) }
  }

  @Test func `a row cut short anywhere is no record`() throws {
    let row = try row(["name": "red", "tags": ["a", 1, 2.5, ["b": nil]], "n": 300])
    for count in 0..<row.count { #expect(read(Array(row.prefix(count))) == nil) }
    #expect(read(row + [0]) == nil)
  }

  @Test func `random and damaged bytes never crash the reader or the index`() throws {
    var generator = SplitMix(seed: 31)
    let whole = try row(Self.everything.keeping(Self.everything.fields.map(\.name).filter { $0 != "long" }))
    let paths = ["text", "list.2.0", "object.a.b.c", "list", "object", ""].map(RowPath.init)
    var readable = 0
    for round in 0..<2000 {
      var bytes = whole
      if round.isMultiple(of: 2) {
        for _ in 0...Int.random(in: 0...3, using: &generator) {
          let index = Int.random(in: bytes.indices, using: &generator)
          bytes[index] = UInt8.random(in: 0...255, using: &generator)
        }
      } else {
        bytes = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
          UInt8.random(in: 0...(generator.chance(80) ? 9 : 255), using: &generator)
        }
        // A frame that fits, so that the rest is looked at.
        bytes = [7, UInt8(bytes.count), 0, 0, 0] + bytes
      }
      if read(bytes) != nil { readable += 1 }
      bytes.withUnsafeBufferPointer { row in
        var scalars = GrowingBuffer<CutValue>()
        for path in paths {
          path.scalars(in: row, into: &scalars)
          for scalar in scalars.values { scalar.withText { #expect($0.count <= max(row.count, 400)) } }
        }
        var rows = RecordRows.Builder()
        rows.append(id: Bytes(rebasing: row.prefix(1)), row: row)
        let segment = SegmentBuilder.build(
          rows.finished(),
          IndexSettings(searchable: ["text", "list"], facets: ["object"], sortable: ["half"]))
        #expect(segment.count == 1)
      }
    }
    #expect(readable > 0)
  }

  @Test func `hits carry only displayed attributes, at any depth`() {
    let record: RecordObject = [
      "name": "a", "secret": "b", "price": ["value": 1, "cost": 2],
      "variants": [["colour": "red", "cost": 3], ["cost": 4]],
    ]
    #expect(
      record.keeping(["name", "price.value", "variants.colour", "missing"])
        == ["name": "a", "price": ["value": 1], "variants": [["colour": "red"]]])
  }
}
