import Foundation
import HTMLTemplates
import LibXML
import TestSupport
import Testing

/// Every context with the same text, without what only HTML's parser takes, so that both parsers of libxml2 read it.
private let everywhere = """
  <div title="{{title}}" lang='{{title}}' class="a-{{title}}" id="i-{{title}}" data-a="x{{title}}y" hidden="{{isSale}}">\
  <p>{{title}}</p><h2>{{name}}</h2><textarea name="t">x{{title}}</textarea><select><option>{{title}}</option></select>\
  <svg><desc>{{title}}</desc></svg><ul>{{#tags}}<li>{{.}}</li>{{/tags}}</ul><b>{{record.a}}</b>\
  <a href="/x/{{title}}?q={{title}}#{{title}}">a</a><i>{{{body}}}</i></div>
  """

private let name = TemplateName<SamplePage>("page")
private let document = TemplateName<SamplePage>("document", .xml)

@Suite struct ReadBackTests {
  private let library: TemplateLibrary

  init() throws {
    library = try TemplateLibrary(
      sources: [
        "page": everywhere, "document": "<div><p>{{title}}</p><h2 title=\"{{title}}\">{{name}}</h2></div>",
      ],
      templates: [TemplateEntry(name), TemplateEntry(document)])
  }

  private func page(_ text: String) -> SamplePage {
    SamplePage(
      title: text, isSale: true,
      name: MarkedText(parts: [.init(text: text, isMatch: false), .init(text: "", isMatch: true)]),
      tags: [text],
      body: SafeHTML(trusted: "b"), record: .object(["a": .text(text)]))
  }

  @Test func `both parsers of libxml2 read any text back from every context`() throws {
    var random = SplitMix(seed: 41)
    for _ in 0..<1_000 { try check(AnyText.random(&random)) }
  }

  @Test func `every character there is comes back from text and values`() throws {
    let short = TemplateName<SamplePage>("short")
    let shortDocument = TemplateName<SamplePage>("short", .xml)
    let library = try TemplateLibrary(
      sources: ["short": "<p title=\"{{title}}\">{{title}}</p>"],
      templates: [TemplateEntry(short), TemplateEntry(shortDocument)])
    for code in stride(from: UInt32(0), to: 0x110000, by: 0x4000) {
      let scalars = (code..<code + 0x4000).lazy.compactMap(Unicode.Scalar.init)
      let text = String(String.UnicodeScalarView(scalars))
      let (html, xml) = (AnyText.html(text), AnyText.xml(text))
      let (asXML, feed) = (TextReader(), TextReader())
      let written = library.render(short, SamplePage(title: text))
      try XMLParser.parse(written, telling: asXML)
      try XMLParser.parse(library.render(shortDocument, SamplePage(title: text)), telling: feed)
      let asHTML = TreeReader(try #require(HTMLTree.parse(written)))
      for (found, wanted) in [
        (asXML.texts["p"], html), (asXML.values["title"], html), (asHTML.texts["p"], html),
        (asHTML.values["title"], html), (feed.texts["p"], xml), (feed.values["title"], xml),
      ] where !Self.isSame(found, wanted) {
        Issue.record("U+\(String(code, radix: 16)) and what follows does not come back")
      }
    }
  }

  private func check(_ text: String) throws {
    let written = library.render(name, page(text))
    let wanted = AnyText.html(text)

    let asXML = TextReader()
    try XMLParser.parse(written, telling: asXML)
    let asHTML = TreeReader(try #require(HTMLTree.parse(written)))
    for (texts, values) in [(asXML.texts, asXML.values), (asHTML.texts, asHTML.values)] {
      for element in ["p", "h2", "option", "desc", "li", "b"] {
        #expect(Self.isSame(texts[element, default: ""], wanted), "<\(element)> of \(text.debugDescription)")
      }
      #expect(Self.isSame(texts["textarea"], "x" + wanted))
      #expect(Self.isSame(values["title"], wanted))
      #expect(Self.isSame(values["lang"], wanted))
      #expect(Self.isSame(values["data-a"], "x" + wanted + "y"))
      #expect(Self.isSame(values["class"], "a-" + AnyText.html(Self.token(text))))
      #expect(values["hidden"] == "")
      #expect(Self.isSame(values["id"].map(Self.decoded), "i-" + text))
      let parts = values["href"]?.split(separator: "?", omittingEmptySubsequences: false) ?? []
      #expect(parts.first.map(String.init).map(Self.decoded) == "/x/" + text)
      #expect(
        parts.last?.split(separator: "#", omittingEmptySubsequences: false).map { Self.decoded(String($0)) }
          == ["q=" + text, text])
    }

    let feed = TextReader()
    try XMLParser.parse(library.render(document, page(text)), telling: feed)
    #expect(Self.isSame(feed.texts["p", default: ""], AnyText.xml(text)))
    #expect(Self.isSame(feed.texts["h2", default: ""], AnyText.xml(text)))
    #expect(Self.isSame(feed.values["title"], AnyText.xml(text)))
  }

  /// Whether two texts have the same bytes: two spellings of one character are not the same.
  private static func isSame(_ found: String?, _ wanted: String) -> Bool {
    found.map { $0.utf8.elementsEqual(wanted.utf8) } ?? false
  }

  /// White space becomes one hyphen; none is left at the ends.
  private static func token(_ text: String) -> String {
    text.unicodeScalars.split { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0.value) }.map { String($0) }
      .joined(separator: "-")
  }

  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `libxml2's own escaping means the same`() throws {
    var random = SplitMix(seed: 42)
    var compared = 0
    for _ in 0..<1_000 {
      // A bare carriage return is the one character that neither of libxml2's functions sees to for HTML.
      let text = String(
        String.UnicodeScalarView(AnyText.xml(AnyText.random(&random)).unicodeScalars.filter { $0 != "\r" }))
      if let theirs = LibXMLEscaping.xml(text) {
        let (left, right) = (TextReader(), TextReader())
        try XMLParser.parse(Array("<p>".utf8) + theirs + Array("</p>".utf8), telling: left)
        try XMLParser.parse(
          Array(rendered("<p>{{title}}</p>", SamplePage(title: text), .xml).utf8), telling: right)
        #expect(left.texts == right.texts)
        compared += 1
      }
      let shown = AnyText.html(text)
      if let theirs = LibXMLEscaping.html(shown) {
        let left = TreeReader(
          try #require(
            HTMLTree.parse(
              Array("<p title=\"".utf8) + theirs + Array("\">".utf8) + theirs + Array("</p>".utf8))))
        let ours = rendered("<p title=\"{{title}}\">{{title}}</p>", SamplePage(title: text))
        let right = TreeReader(try #require(HTMLTree.parse(Array(ours.utf8))))
        #expect(left.texts == right.texts)
        #expect(left.values == right.values)
        compared += 1
      }
    }
    #expect(compared > 1_500)
  }

  @Test func `a JSON parser reads any text back from a script, and no parser of HTML sees more than text`()
    throws
  {
    var random = SplitMix(seed: 43)
    for _ in 0..<500 {
      // Foundation's reader drops byte order marks, wherever they stand.
      let text = String(
        String.UnicodeScalarView(AnyText.random(&random).unicodeScalars.filter { $0 != "\u{FEFF}" }))
      let written = rendered(
        "<script type=\"application/ld+json\">{{facts}}</script>",
        SamplePage(facts: .object(["a": .list([.text(text), .number(text)]), "b" + text: .bool(true)])))
      let body = written.dropFirst(35).dropLast(9)
      #expect(!body.contains { "<>&\u{2028}\u{2029}".contains($0) })
      let value = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
      #expect((value?["a"] as? [Any])?.first as? String == text)
    }
  }

  @Test func `plain text is the text itself, less what no text holds`() {
    var random = SplitMix(seed: 44)
    for _ in 0..<300 {
      let text = AnyText.random(&random)
      #expect(rendered("{{title}}", SamplePage(title: text), .text) == AnyText.html(text))
    }
  }
}

/// Collects the text of each element, and each attribute's value, by name.
private struct TreeReader {
  private(set) var texts: [String: String] = [:]
  private(set) var values: [String: String] = [:]

  init(_ nodes: [HTMLNode]) { read(nodes, in: "") }

  private mutating func read(_ nodes: [HTMLNode], in element: String) {
    for node in nodes {
      switch node {
      case .text(let text): texts[element, default: ""] += text
      case .comment(let text): texts["comment", default: ""] += text
      case .element(let name, let attributes, let children):
        for attribute in attributes {
          values[attribute.name] = String(decoding: attribute.value, as: UTF8.self)
        }
        read(children, in: name)
      }
    }
  }
}
