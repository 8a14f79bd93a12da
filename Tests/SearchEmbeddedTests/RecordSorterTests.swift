import SearchCore
import TestSupport
import Testing

@testable import SearchEmbedded

@Suite struct RecordSorterTests {
  private let folder = TemporaryFolder()

  /// The records as `id row json`, in the order in which they are handed over.
  private func sorted(_ records: [(id: String, row: [UInt8], json: String)], runSize: Int) throws -> [String]
  {
    let sorter = RecordSorter(folder: folder.path, runSize: runSize)
    for record in records {
      try Array(record.id.utf8).withUnsafeBufferPointer { id in
        try record.row.withUnsafeBufferPointer { row in
          try Array(record.json.utf8).withUnsafeBufferPointer { json in
            try sorter.append(id: id, row: row, json: json)
          }
        }
      }
    }
    var lines: [String] = []
    try sorter.visit { lines.append("\(String(utf8: $0.id)) \(Array($0.row)) \(String(utf8: $0.json))") }
    return lines
  }

  @Test(arguments: [1, 40, 1 << 20])
  func `records come in the order of their ids' bytes, of equal ones the last`(runSize: Int) throws {
    let lines = try sorted(
      [
        ("b", [1], "first b"), ("é", [2], ""), ("a", [3], "a"), ("b", [4, 5], "last b"), ("10", [], "ten"),
        ("9", [6], "nine"), ("a", [7], "last a"), ("abcdefghij", [8], "long"), ("abcdefghi", [9], "shorter"),
      ], runSize: runSize)
    #expect(
      lines == [
        "10 [] ten", "9 [6] nine", "a [7] last a", "abcdefghi [9] shorter", "abcdefghij [8] long",
        "b [4, 5] last b",
        "é [2] ",
      ])
  }

  @Test(arguments: [200, 5_000, 1 << 20])
  func `any number of runs gives what sorting in memory gives`(runSize: Int) throws {
    var random = SplitMix(seed: 8)
    var last: [String: String] = [:]
    let records = (0..<3000).map { number -> (id: String, row: [UInt8], json: String) in
      let id = "id-\(Int.random(in: 0..<1500, using: &random))"
      let row = [UInt8](repeating: UInt8(number & 0xFF), count: Int.random(in: 0...20, using: &random))
      let json = String(repeating: "x", count: Int.random(in: 0...30, using: &random)) + "\(number)"
      last[id] = "\(id) \(row) \(json)"
      return (id, row, json)
    }
    let expected = last.sorted { $0.key.precedesExactly($1.key) }.map(\.value)
    #expect(try sorted(records, runSize: runSize) == expected)
  }

  @Test func `a record larger than what a run is read by is read whole`() throws {
    let large = String(repeating: "y", count: 700_000)
    let lines = try sorted([("b", [], large), ("a", [], "small"), ("c", [], large)], runSize: 10)
    #expect(lines == ["a [] small", "b [] " + large, "c [] " + large])
  }

  @Test func `a folder in which runs cannot be kept is told`() throws {
    #expect(throws: StoreError(path: "/proc/self", reason: .spill(2))) {
      let sorter = RecordSorter(folder: "/proc/self", runSize: 1)
      try [UInt8(1)].withUnsafeBufferPointer { bytes in
        for _ in 0..<3 { try sorter.append(id: bytes, row: bytes, json: bytes) }
      }
    }
    #expect(
      StoreError(path: "/data", reason: .spill(28)).description
        == "store: /data: records cannot be put in order there: No space left on device. Make room on the disk and start "
        + "again; what was stored before is unchanged.")
  }
}
