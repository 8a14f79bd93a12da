import Testing

@testable import SiteConfiguration

struct YAMLTreeTests {
  /// Values with their places, one a line.
  private func outline(_ node: YAMLNode, _ name: String = "") -> [String] {
    let place = "\(node.place.line):\(node.place.column) " + name
    switch node.content {
    case .scalar(let scalar): return [place + (scalar.isPlain ? scalar.text : "“\(scalar.text)”")]
    case .list(let nodes): return [place + "list"] + nodes.flatMap { outline($0) }
    case .map(let entries):
      return [place + "map"]
        + entries.flatMap { outline($0.value, "\($0.keyPlace.line):\($0.keyPlace.column) \($0.key)=") }
    case .unread: return [place + "unread"]
    }
  }

  @Test func `each key and value has its line and column, counted in characters`() throws {
    let text = "ä: 'x'\nlist:\n  - b\n  - {c: \"d\", e: |\n }\n"
    let tree = YAMLTree(Array("ä: 'x'\nlist:\n  - b\n  - {c: \"d\", é: f}\nblock: |\n  one\n  two\n".utf8))
    #expect(tree.faults.isEmpty)
    #expect(
      outline(try #require(tree.root)) == [
        "1:1 map", "1:4 1:1 ä=“x”", "3:3 2:1 list=list", "3:5 b", "4:5 map", "4:9 4:6 c=“d”", "4:17 4:14 é=f",
        "5:8 5:1 block=“one\ntwo\n”",
      ])
    #expect(YAMLTree(Array(text.utf8)).root == nil)
  }

  @Test func `scalars keep their text and whether they were quoted`() throws {
    let tree = YAMLTree(Array("[no, 'no', 1.0, \"\\u0041\", ~, null, '']".utf8))
    guard case .list(let nodes)? = tree.root?.content else {
      Issue.record("no list")
      return
    }
    let scalars = nodes.compactMap { if case .scalar(let scalar) = $0.content { scalar } else { nil } }
    #expect(scalars.map(\.text) == ["no", "no", "1.0", "A", "~", "null", ""])
    #expect(scalars.map(\.isPlain) == [true, false, true, false, true, true, false])
    #expect(scalars.map(\.isNothing) == [false, false, false, false, true, true, false])
  }

  @Test func `what is refused keeps the rest readable`() throws {
    let tree = YAMLTree(Array("a: &x 1\nb: *x\na: 2\n? [k]\n: v\nc: 3\n".utf8))
    #expect(
      outline(try #require(tree.root)) == ["1:1 map", "1:4 1:1 a=1", "2:4 2:1 b=unread", "6:4 6:1 c=3"])
    #expect(
      tree.faults.map(\.place)
        == [(1, 4), (2, 4), (3, 1), (4, 3)].map { YAMLPlace(line: $0.0, column: $0.1) })
  }

  @Test func `an alias bomb costs nothing`() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...30 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(YAMLTree(Array(text.utf8)).faults.count == 31 + 60)
  }

  @Test func `a file beyond the limits is refused`() {
    func reasons(_ text: String) -> [ConfigurationFaultReason] {
      YAMLTree(Array(text.utf8)).faults.map(\.reason)
    }
    #expect(reasons(String(repeating: "#", count: YAMLTree.largest)) == [])
    #expect(reasons(String(repeating: "#", count: YAMLTree.largest + 1)) == [.yaml(.fileTooLarge(1 << 20))])
    #expect(reasons(String(repeating: "- x\n", count: YAMLTree.mostNodes - 1)) == [])
    #expect(reasons(String(repeating: "- x\n", count: YAMLTree.mostNodes)) == [.yaml(.tooManyValues(20_000))])
    #expect(reasons(String(repeating: "- ", count: YAMLTree.deepest) + "x") == [])
    #expect(reasons(String(repeating: "- ", count: YAMLTree.deepest + 1) + "x") == [.yaml(.tooDeep(32))])
    #expect(reasons(String(repeating: "{a: ", count: 5_000)) == [.yaml(.tooDeep(32))])
  }
}
