import Testing

@testable import DemoData

/// What a test looks at in a stanza, copied out of it.
private struct Fields: Equatable {
  var name: String?
  var version: String?
  var summary: String?
  var tags: [String] = []
}

/// Reads an index that arrives in pieces of that many bytes.
private func read(
  _ bytes: [UInt8], pieces: Int = .max, longestStanza: Int = 1 << 20
) -> (stanzas: [Fields], malformed: Int) {
  var reader = PackageStanzaReader(longestStanza: longestStanza)
  var found: [Fields] = []
  func add(_ stanza: PackageStanza) {
    found.append(
      Fields(
        name: stanza.line(.package), version: stanza.line(.version), summary: stanza.line(.description),
        tags: stanza.tags))
  }
  var rest = bytes[...]
  while !rest.isEmpty {
    rest.prefix(pieces).withUnsafeBytes { reader.read($0, add) }
    rest = rest.dropFirst(pieces)
  }
  reader.finish(add)
  return (found, reader.malformed)
}

private func read(_ text: String, pieces: Int = .max) -> (stanzas: [Fields], malformed: Int) {
  read(Array(text.utf8), pieces: pieces)
}

@Suite struct `Package stanzas` {
  static let index = """
    Package: lantern
    Version: 2.1-3
    Description: lights the way
     for those who walk late
    Tag: role::program, use::viewing,
     works-with::image


    package: wick
    VERSION:1.0
    Unknown: ignored: entirely

    """

  fileprivate static let stanzas = [
    Fields(
      name: "lantern", version: "2.1-3", summary: "lights the way",
      tags: ["role::program", "use::viewing", "works-with::image"]),
    Fields(name: "wick", version: "1.0"),
  ]

  @Test func `an index is cut at its empty lines, and names of fields have no case`() {
    let result = read(Self.index)
    #expect(result.stanzas == Self.stanzas)
    #expect(result.malformed == 0)
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func `pieces of any size give the same stanzas`(pieces: Int) {
    #expect(read(Self.index, pieces: pieces).stanzas == Self.stanzas)
  }

  @Test(arguments: [1, 1000])
  func `lines may end in CR LF`(pieces: Int) {
    let text = Self.index.replacing("\n", with: "\r\n")
    #expect(read(text, pieces: pieces).stanzas == Self.stanzas)
  }

  @Test func `the last line needs no end`() {
    #expect(read("Package: aa\nVersion: 1").stanzas == [Fields(name: "aa", version: "1")])
  }

  @Test func `nothing but empty lines is no stanza`() {
    let result = read("\n\n \t\n\r\n")
    #expect(result.stanzas.isEmpty)
    #expect(result.malformed == 0)
  }

  @Test func `missing and empty fields are nil`() {
    #expect(
      read("Package: aa\nVersion: 1\nDescription:\nTag: ,\n").stanzas == [Fields(name: "aa", version: "1")])
  }

  @Test func `the first of two fields with one name counts`() {
    #expect(read("Package: aa\nVersion: 1\nVersion: 2\n").stanzas == [Fields(name: "aa", version: "1")])
  }

  @Test(arguments: [
    "Version: 1\n",  // no name
    "Package: aa\n",  // no version
    "Package: aa\nVersion:\n",
    "Package: a\nVersion: 1\n",  // a name of one character
    "Package: Aa\nVersion: 1\n",  // a capital letter
    "Package: aa bb\nVersion: 1\n",
    "Package: -aa\nVersion: 1\n",
    "Package: aa\nVersion: 1\nneither field nor continuation\n",
    "Package: aa\nVersion: 1\nTwo words: x\n",
    "Package: aa\nVersion: 1\n: no name\n",
    " continues nothing\nPackage: aa\nVersion: 1\n",
  ])
  func `a malformed stanza is counted and passed over`(malformed: String) {
    let result = read("\(malformed)\nPackage: bb\nVersion: 2\n")
    #expect(result.stanzas == [Fields(name: "bb", version: "2")])
    #expect(result.malformed == 1)
  }

  @Test func `bytes that are not UTF-8 become replacement characters`() {
    let bytes = Array("Package: aa\nVersion: 1\nDescription: caf".utf8) + [0xe9, 0x0a, 0xff]
    #expect(read(bytes).stanzas.isEmpty)  // the last line has no colon
    #expect(
      read(Array(bytes.dropLast())).stanzas == [Fields(name: "aa", version: "1", summary: "caf\u{fffd}")])
  }

  @Test(arguments: [16, 1 << 12])
  func `a stanza over the limit is passed over, whatever it says, and those beside it are read`(pieces: Int) {
    let huge = String(repeating: "x", count: 5_000)
    let text = """
      Package: aa
      Version: 1

      Package: bb
      Version: 1
      Description: \(huge)
       \(huge)
      Tag: late::field

      Package: cc
      Version: 1
      """
    let result = read(Array(text.utf8), pieces: pieces, longestStanza: 4_096)
    #expect(result.stanzas.map(\.name) == ["aa", "cc"])
    #expect(result.malformed == 1)
    #expect(read(text, pieces: pieces).stanzas.map(\.summary) == [nil, huge, nil])
  }
}

@Suite struct `Values of package stanzas` {
  @Test(arguments: [
    ("aa", ["aa"]),
    ("aa (>= 1.2~), bb:any, cc | dd (<< 3)", ["aa", "bb", "cc", "dd"]),
    ("aa [amd64 i386] <!nocheck>,\n bb", ["aa", "bb"]),
    ("libstdc++6, g++-12, python3.11", ["libstdc++6", "g++-12", "python3.11"]),
    (" , | ${misc:Depends}, (>= 1)", []),
    ("aa, aa (>= 1)", ["aa", "aa"]),
  ])
  func `a relation names packages`(relation: String, names: [String]) {
    var found: [String] = []
    Array(relation.utf8).withUnsafeBytes { forEachNamedPackage(in: $0) { found.append($0) } }
    #expect(found == names)
  }

  @Test(arguments: [
    ("A. Keeper <keeper@example.org>", "A. Keeper"),
    ("\"Team, Lamps\" <lamps@example.org>", "Team, Lamps"),
    ("No Address", "No Address"),
    ("<only@example.org>", ""),
    ("", ""),
  ])
  func `the maintainer is named without the address`(value: String, name: String) {
    let stanza = Array("Package: aa\nVersion: 1\nMaintainer: \(value)\n".utf8)
    stanza.withUnsafeBytes { #expect(PackageStanza($0)?.maintainerName == name) }
  }
}
