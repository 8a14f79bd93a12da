import HTMLTemplates
import LibXML
import TestSupport
import Testing

/// A page with the same value in every context there is.
private let everywhere = """
  <!doctype html>
  <html lang="en"><head><title>{{title}}</title><meta name="description" content="{{title}}"/></head>
  <body>
  <h1 class="a {{title}}" title='{{title}}'>{{title}}</h1>
  <p id="p-{{title}}">{{name}} {{record.a}}</p>
  <a href="{{title}}" data-hx-get="{{title}}">a</a> <a href="/a/{{title}}?q={{title}}#{{title}}">b</a>
  <a href="{{url}}"{{#title}} aria-label="{{title}}"{{/title}}>c</a>
  <img src="{{image}}" srcset="{{image}} 2x" alt="{{title}}"/>
  <form action="{{title}}"><textarea name="t">x{{title}}</textarea>
  <select name="s"><option value="{{title}}">{{title}}</option></select></form>
  <svg viewBox="0 0 1 1"><title>{{title}}</title><use href="#i-{{title}}"></use></svg>
  <ul>{{#tags}}<li data-tag="{{.}}">{{.}}</li>{{/tags}}</ul>
  </body></html>
  """

private let name = TemplateName<SamplePage>("page")

private func page(_ value: String) -> SamplePage {
  SamplePage(
    title: value, url: value, image: value,
    name: MarkedText(parts: [.init(text: value, isMatch: true), .init(text: value, isMatch: false)]),
    tags: [value], record: .object(["a": .text(value)]))
}

/// Element and attribute names of a tree, in order.
private func skeleton(_ nodes: [HTMLNode]) -> String {
  nodes.map { node in
    switch node {
    case .element(let name, let attributes, let children):
      "<\(name) \(attributes.map(\.name).joined(separator: " "))>\(skeleton(children))</>"
    case .text: ""
    case .comment: "<!>"
    }
  }.joined()
}

private func elements(_ nodes: [HTMLNode], _ name: String) -> [(attributes: [XMLAttribute], text: String)] {
  nodes.flatMap { node -> [(attributes: [XMLAttribute], text: String)] in
    guard case .element(let found, let attributes, let children) = node else { return [] }
    return (found == name ? [(attributes, text(children))] : []) + elements(children, name)
  }
}

private func text(_ nodes: [HTMLNode]) -> String {
  nodes.map { node in
    switch node {
    case .element(_, _, let children): text(children)
    case .text(let text): text
    case .comment: ""
    }
  }.joined()
}

private func value(_ attributes: [XMLAttribute], _ name: String) -> String? {
  attributes.first { $0.name == name }.map { String(decoding: $0.value, as: UTF8.self) }
}

/// The text as a page can hold it: U+FFFD for what HTML forbids.
private func shown(_ value: String) -> String {
  String(
    String.UnicodeScalarView(
      value.unicodeScalars.map { scalar in
        let code = scalar.value
        let isForbidden =
          code < 0x20 && ![0x09, 0x0A, 0x0D].contains(code) || (0x7F...0x9F).contains(code)
          || (0xFDD0...0xFDEF).contains(code) || code & 0xFFFE == 0xFFFE
        return isForbidden ? "\u{FFFD}" : scalar
      }))
}

/// As a list of names holds it: one name.
private func tokens(_ text: String) -> String {
  text.unicodeScalars.split { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0.value) }.map { String($0) }
    .joined(separator: "-")
}

private func check(_ hostile: String, _ library: TemplateLibrary, _ expected: String) throws {
  let tree = try #require(HTMLTree.parse(library.render(name, page(hostile))))
  #expect(skeleton(tree) == expected, "\(hostile.debugDescription)")
  let wanted = shown(hostile)
  let heading = try #require(elements(tree, "h1").first)
  #expect(heading.text == wanted)
  #expect(value(heading.attributes, "title") == wanted)
  #expect(value(heading.attributes, "class") == "a " + tokens(wanted))
  #expect(elements(tree, "mark").first?.text == wanted)
  #expect(elements(tree, "textarea").first?.text == "x" + wanted)
  #expect(elements(tree, "option").first?.text == wanted)
  #expect(elements(tree, "li").first?.text == wanted)
  for link in elements(tree, "a") + elements(tree, "img") + elements(tree, "form") {
    for attribute in ["href", "src", "action", "data-hx-get"] {
      guard let url = value(link.attributes, attribute) else { continue }
      #expect(isHarmless(url), "\(url)")
    }
  }
}

/// Whether a browser would take the URL for a relative one, or one of an allowed scheme.
private func isHarmless(_ url: String) -> Bool {
  let seen = url.unicodeScalars.filter { ![0x09, 0x0A, 0x0D].contains($0.value) }.drop { $0.value <= 0x20 }
  guard let end = seen.firstIndex(where: { ":/?#\\".unicodeScalars.contains($0) }), seen[end] == ":" else {
    return true
  }
  let scheme = String(String.UnicodeScalarView(seen[..<end])).lowercased()
  return ["http", "https", "mailto", "tel"].contains(scheme)
}

@Test func `no text changes the elements and attributes of a page, and each is read back whole`() throws {
  let library = try TemplateLibrary(sources: ["page": everywhere], templates: [TemplateEntry(name)])
  let harmless = try #require(HTMLTree.parse(library.render(name, page("word"))))
  let expected = skeleton(harmless)
  #expect(expected.contains("<mark >"))
  for hostile in hostileTexts { try check(hostile, library, expected) }
}

@Test func `random texts change nothing either`() throws {
  let library = try TemplateLibrary(sources: ["page": everywhere], templates: [TemplateEntry(name)])
  let expected = skeleton(try #require(HTMLTree.parse(library.render(name, page("word")))))
  var random = SplitMix(seed: 20)
  let pieces = [
    "<", ">", "\"", "'", "&", "&lt;", "&#60", "/", "=", " ", "\n", "\r", "\t", "\0", "`", "--", "]]>",
    "script",
    "javascript:", "http://", "é", "💼", noncharacters([0xFFFE]), "\u{85}", "\u{202E}", "{{", "}}", "a",
    "title", "\\", "%", ":",
  ]
  for _ in 0..<300 {
    let length = Int(random.next() % 12) + 1
    let text = (0..<length).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
    try check(text, library, expected)
  }
}

private let hostileTexts = [
  "<script>alert(1)</script>", "\"><script>alert(1)</script>", "'><img src=x onerror=alert(1)>",
  "</title><script>alert(1)</script>", "</textarea><svg onload=alert(1)>", "</option></select><b>",
  "javascript:alert(1)", "JaVaScRiPt:alert(1)", "\u{1}javascript:alert(1)", "java\tscript:alert(1)",
  " javascript:alert(1)", "data:text/html,<script>", "vbscript:a", "//evil.example", "\\\\evil.example",
  "\" onmouseover=\"alert(1)", "' onfocus='alert(1)' autofocus='", "` onclick=a `", "--><b>", "<!--",
  "]]><b>",
  "&lt;b&gt;", "&#60;b>", "&amp;quot;", "\u{0}<b>", "a\u{0}b", "\r\n\r\n<b>", "{{title}}", "{{{body}}}",
  "<%title%>",
  "\u{202E}b\u{202C}", "\u{FEFF}<b>", noncharacters([0xFFFE, 0xFFFF]), "💼<b>", "<\u{0}b>", "< b>", "<b", "&",
  "&&", "%00%0a", "a b",
  "<mark>a</mark>", "</mark>", "<svg><p>", "<plaintext>", "<![CDATA[a]]>", "<?a?>", "\u{F0000}\u{F0001}",
  "\u{E000}",
]
