import HTMLTemplates
import Testing

@Test func `a partial is escaped for where it is included`() {
  let partials = ["words": "{{title}}"]
  #expect(
    rendered(
      "<p title=\"{{> words}}\">{{> words}}</p><a href=\"/{{> words}}\">b</a>", SamplePage(title: "a\"<"),
      partials: partials) == "<p title=\"a&quot;&lt;\">a&quot;&lt;</p><a href=\"/a%22%3C\">b</a>")
}

@Test func `a partial sees the names of its place`() {
  let hits = [
    SampleHit(id: "1", name: MarkedText(plain: "a")), SampleHit(id: "2", name: MarkedText(plain: "b")),
  ]
  #expect(
    rendered(
      "{{#hits}}{{> hit}}{{/hits}}", SamplePage(title: "T", hits: hits),
      partials: ["hit": "<p>{{name}}{{title}}</p>"])
      == "<p>aT</p><p>bT</p>")
}

@Test func `a partial on its own line is indented`() {
  #expect(
    rendered(
      "<div>\n  {{> words}}\n</div>\n", SamplePage(title: "a"), partials: ["words": "<p>\n{{title}}\n</p>\n"])
      == "<div>\n  <p>\n  a\n  </p>\n</div>\n")
}

@Test func `a fault in a partial is told with the partial's place, once`() {
  #expect(
    rendered("{{> a}}{{> a}}", partials: ["a": "<p>\n  <b>{{titel}}</b></p>"])
      == """
      a.mustache:2:6: {{titel}} names no field of this page. Did you mean {{title}}?
          <b>{{titel}}</b></p>
             ^
      """)
}

@Test func `an element may not be open across a partial's end in the wrong order`() {
  #expect(
    rendered("<div>{{> open}}</div>", partials: ["open": "<b>a"])
      == """
      page.mustache:1:16: </div> stands where <b> opened at 1:1 is open. Write </b> first.
        <div>{{> open}}</div>
                       ^
      """)
}

@Test func `a layout's blocks are filled by the page`() {
  let layout =
    "<!doctype html>\n<html lang=\"en\"><head><title>{{$title}}none{{/title}}</title></head>"
    + "<body>{{$content}}nothing{{/content}}</body></html>"
  let partials = ["layout": layout]
  #expect(
    rendered(
      "{{< layout}}{{$title}}A {{title}}{{/title}}{{/layout}}", SamplePage(title: "<"), partials: partials)
      == "<!doctype html>\n<html lang=\"en\"><head><title>A &lt;</title></head><body>nothing</body></html>")
}

@Test func `a block's content is escaped for where the layout puts it`() {
  #expect(
    rendered(
      "{{< layout}}{{$a}}{{name}}{{/a}}{{/layout}}",
      SamplePage(name: MarkedText(parts: [.init(text: "x", isMatch: true)])),
      partials: ["layout": "<p title=\"{{$a}}{{/a}}\">{{$a}}{{/a}}</p>"])
      == "<p title=\"x\"><mark>x</mark></p>")
}

@Test func `the page that inherits last decides`() {
  let partials = [
    "old": "{{$a}}old{{/a}}{{$b}}old{{/b}}",
    "middle": "{{< old}}{{$a}}middle{{/a}}{{$b}}middle{{/b}}{{/old}}",
  ]
  #expect(rendered("{{< middle}}{{$a}}page{{/a}}{{/middle}}", partials: partials) == "pagemiddle")
}

@Test func `a block within a block's content is not taken for the layout's`() {
  let partials = ["layout": "[{{$title}}{{/title}}|{{$body}}{{/body}}]", "card": "({{$title}}{{/title}})"]
  #expect(
    rendered(
      "{{< layout}}{{$title}}outer{{/title}}{{$body}}{{< card}}{{$title}}inner{{/title}}{{/card}}{{/body}}{{/layout}}",
      partials: partials) == "[outer|(inner)]")
}

@Test func `templates that include one another twice over are refused`() {
  var partials: [String: String] = ["p30": ""]
  for index in 0..<30 { partials["p\(index)"] = "{{> p\(index + 1)}}{{> p\(index + 1)}}" }
  #expect(
    rendered("{{> p0}}", partials: partials)
      == """
      page.mustache:1:1: With its partials this page has more than 4194304 bytes or 65534 tags. Include fewer partials.
        {{> p0}}
        ^
      """
  )
}

@Test func `every fault of every template is told in one error`() {
  let first = TemplateName<SamplePage>("a")
  let second = TemplateName<SamplePrice>("b")
  let third = TemplateName<SamplePrice>("pages/card")
  #expect {
    try TemplateLibrary(
      sources: ["a": "<P>a</P>\n<br>", "b": "{{title}}", "pages/cart": ""],
      templates: [TemplateEntry(first), TemplateEntry(second), TemplateEntry(third)])
  } throws: { error in
    "\(error)" == """
      a.mustache:1:1: <P> has upper-case letters. Write <p>.
        <P>a</P>
        ^
      a.mustache:2:1: <br> has no end tag. Write <br/>, so that XML reads it too.
        <br>
        ^
      b.mustache:1:1: {{title}} names no field of this page. Use a name of the page's field table.
        {{title}}
        ^
      pages/card.mustache:1:1: There is no template pages/card in memory. Did you mean pages/cart?
      """
  }
}

@Test func `a missing partial is not taken for another one of its folder`() {
  #expect(
    rendered("{{> partials/mine}}", partials: ["partials/date": ""])
      == """
      page.mustache:1:1: {{> partials/mine}} includes a template that does not exist. Add the file partials/mine.mustache.
        {{> partials/mine}}
        ^
      """)
  #expect(
    rendered("{{> card}}", partials: ["partials/card": ""]).hasPrefix(
      "page.mustache:1:1: {{> card}} includes a template that does not exist. Did you mean partials/card?"))
  #expect(
    rendered("{{> partials/crad}}", partials: ["fragments/card": "", "pages/card": "", "partials/card": ""])
      .contains("Did you mean partials/card?"))
}

@Test func `partials within partials end at a depth`() {
  let partials = Dictionary(uniqueKeysWithValues: (0..<40).map { ("p\($0)", "{{> p\($0 + 1)}}") })
    .merging(["p40": "a"]) { $1 }
  #expect(
    rendered("{{> p0}}", partials: partials)
      == """
      p30.mustache:1:1: {{> p31}} is included through more than 32 templates. Include it from nearer by.
        {{> p31}}
        ^
      """)
}

@Test func `a file too large for a template is refused`() {
  let message = rendered(String(repeating: "a", count: (1 << 20) + 1))
  #expect(
    message == """
      page.mustache:1:1: The file has more than 1048576 bytes. Split it into partials.
        \(String(repeating: "a", count: 100))…
        ^
      """)
}
