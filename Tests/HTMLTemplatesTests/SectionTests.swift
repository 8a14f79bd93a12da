import HTMLTemplates
import Testing

private let hits = [
  SampleHit(id: "1", tags: ["a", "b"], children: [SampleHit(id: "2"), SampleHit(id: "3")]),
  SampleHit(id: "4", isSale: true),
]

@Test func `a list repeats its section, and an inverted one shows when it is empty`() {
  let template = "{{#hits}}[{{id}}]{{/hits}}{{^hits}}none{{/hits}}"
  #expect(rendered(template, SamplePage(hits: hits)) == "[1][4]")
  #expect(rendered(template) == "none")
}

@Test func `sections ask whether there is something to show`() {
  let template =
    "{{#title}}t{{/title}}{{#subtitle}}s{{/subtitle}}{{#isSale}}f{{/isSale}}{{#next}}n{{/next}}"
    + "{{#oldPrice}}o{{amount}}{{/oldPrice}}{{#name}}m{{/name}}{{#tags}}g{{/tags}}"
  #expect(rendered(template) == "")
  #expect(rendered(template, SamplePage(subtitle: "", name: MarkedText(plain: ""))) == "")
  let page = SamplePage(
    title: "x", subtitle: "y", next: "/", isSale: true, name: MarkedText(plain: "z"),
    oldPrice: SamplePrice(amount: "5"), tags: ["q"])
  #expect(rendered(template, page) == "tsfno5mg")
}

@Test func `an inverted section is the counterpart of its section`() {
  let template = "{{^title}}t{{/title}}{{^isSale}}f{{/isSale}}{{^oldPrice}}o{{/oldPrice}}{{^tags}}g{{/tags}}"
  #expect(rendered(template) == "tfog")
  let page = SamplePage(title: "x", isSale: true, oldPrice: SamplePrice(), tags: ["q"])
  #expect(rendered(template, page) == "")
}

@Test func `names are looked for inside first, then further out`() {
  let template = "{{#hits}}{{id}}{{title}}{{#children}}({{id}}{{title}}){{/children}}{{/hits}}"
  #expect(rendered(template, SamplePage(title: "T", hits: hits)) == "1T(2T)(3T)4T")
}

@Test func `the dot is the item of a list of texts or the text of a section`() {
  #expect(rendered("{{#tags}}<i>{{.}}</i>{{/tags}}", SamplePage(tags: ["a", "<"])) == "<i>a</i><i>&lt;</i>")
  #expect(rendered("{{#title}}<i>{{.}}</i>{{/title}}", SamplePage(title: "a")) == "<i>a</i>")
  #expect(rendered("{{#tags}}{{#.}}{{.}}{{/.}}{{^.}}-{{/.}}{{/tags}}", SamplePage(tags: ["a", ""])) == "a-")
}

@Test func `dotted names go into objects`() {
  let page = SamplePage(price: SamplePrice(amount: "5", currency: "£"))
  #expect(rendered("{{price.currency}}{{price.amount}}", page) == "£5")
  #expect(rendered("{{#price}}{{currency}}{{amount}}{{/price}}", page) == "£5")
  #expect(rendered("[{{oldPrice.amount}}]{{^oldPrice.amount}}none{{/oldPrice.amount}}", page) == "[]none")
  #expect(rendered("{{#oldPrice.amount}}a{{/oldPrice.amount}}", page) == "")
}

@Test func `open data are reached by dotted names, and unknown ones show nothing`() {
  let record = TemplateData.object([
    "name": .text("<a>"), "size": .number("1.50"), "new": .bool(true), "old": .bool(false), "none": .null,
    "maker": .object(["town": .text("b")]), "colours": .list([.text("c"), .text("d")]),
    "parts": .list([.object(["name": .text("e")]), .object(["title": .text("f")])]),
  ])
  let page = SamplePage(title: "T", record: record)
  #expect(rendered("{{record.name}} {{record.size}} {{record.new}}", page) == "&lt;a&gt; 1.50 true")
  #expect(
    rendered("[{{record.foo}}{{record.foo.bar}}{{record.name.x}}{{record.none}}{{record}}]", page) == "[]")
  #expect(rendered("{{record.maker.town}}{{#record.maker}}{{town}}{{/record.maker}}", page) == "bb")
  #expect(rendered("{{#record.colours}}{{.}},{{/record.colours}}", page) == "c,d,")
  #expect(rendered("{{#record.old}}a{{/record.old}}{{^record.old}}b{{/record.old}}", page) == "b")
  #expect(rendered("{{#record.parts}}[{{name}}|{{title}}]{{/record.parts}}", page) == "[e|T][|f]")
  #expect(rendered("{{#record}}{{#isSale}}a{{/isSale}}{{^isSale}}b{{/isSale}}{{/record}}", page) == "b")
}

@Test func `open data in a URL are filtered too`() {
  let page = SamplePage(record: .object(["site": .text("javascript:a")]))
  #expect(rendered("<a href=\"{{record.site}}\">a</a>", page) == "<a href=\"#\">a</a>")
}

@Test func `lines that hold nothing but tags leave no trace`() {
  let template = "<ul>\n  {{#hits}}\n  <li>{{id}}</li>\n  {{/hits}}\n{{! none }}\n</ul>\n"
  #expect(rendered(template, SamplePage(hits: hits)) == "<ul>\n  <li>1</li>\n  <li>4</li>\n</ul>\n")
}

@Test func `delimiters can be changed`() {
  #expect(
    rendered("{{=<% %>=}}\n<%title%> {{title}} <%#isSale%>a<%/isSale%>", SamplePage(title: "a"))
      == "a {{title}} ")
}

// MARK: Sections around attributes

@Test func `whole attributes can be left out`() {
  let template =
    "<a href=\"/\"{{#isSale}} aria-current=\"true\"{{/isSale}}{{#next}} rel=\"next\" title=\"{{title}}\"{{/next}}>a</a>"
  #expect(rendered(template) == "<a href=\"/\">a</a>")
  #expect(rendered(template, SamplePage(isSale: true)) == "<a href=\"/\" aria-current=\"true\">a</a>")
  #expect(
    rendered(template, SamplePage(title: "\"", next: "/2"))
      == "<a href=\"/\" rel=\"next\" title=\"&quot;\">a</a>")
}

@Test func `boolean attributes can be left out of void elements`() {
  let template =
    "<input type=\"checkbox\"{{#isSale}} checked=\"\"{{/isSale}}{{^isSale}} disabled=\"\"{{/isSale}}/>"
  #expect(rendered(template) == "<input type=\"checkbox\" disabled=\"\"/>")
  #expect(rendered(template, SamplePage(isSale: true)) == "<input type=\"checkbox\" checked=\"\"/>")
}

@Test func `one attribute may be written in both branches of a section`() {
  let template = "<p{{#isSale}} class=\"a\"{{/isSale}}{{^isSale}} class=\"b\"{{/isSale}}>c</p>"
  #expect(rendered(template) == "<p class=\"b\">c</p>")
  #expect(rendered(template, SamplePage(isSale: true)) == "<p class=\"a\">c</p>")
}

@Test func `sections of attributes may nest and stand on lines of their own`() {
  let template =
    "<p\n  {{#isSale}}\n  class=\"a\"\n  {{#isNew}}\n  lang=\"en\"\n  {{/isNew}}\n  {{/isSale}}\n>c</p>"
  #expect(
    rendered(template, SamplePage(isSale: true, isNew: true)) == "<p\n  class=\"a\"\n  lang=\"en\"\n>c</p>")
  #expect(rendered(template) == "<p\n>c</p>")
}

@Test func `a link does not become a style sheet by a branch`() {
  let template =
    "<link{{#isSale}} rel=\"canonical\"{{/isSale}}{{^isSale}} rel=\"stylesheet\"{{/isSale}} href=\"{{image}}\"/>"
  #expect(
    rendered(template)
      == """
      page.mustache:1:90: {{image}} decides what <link> loads through href. Use a link field, or write the path out.
        …link{{#isSale}} rel="canonical"{{/isSale}}{{^isSale}} rel="stylesheet"{{/isSale}} href="{{image}}"/>
                                                                                                 ^
      """
  )
}

@Test func `values may hold sections`() {
  let template = "<p class=\"a{{#isSale}} sale{{/isSale}}{{#tags}} t-{{.}}{{/tags}}\">c</p>"
  #expect(
    rendered(template, SamplePage(isSale: true, tags: ["x", "y"])) == "<p class=\"a sale t-x t-y\">c</p>")
  #expect(rendered(template) == "<p class=\"a\">c</p>")
}

@Test func `a URL may be chosen by a section`() {
  let template = "<a href=\"{{#next}}{{next}}{{/next}}{{^next}}/a/{{title}}{{/next}}\">a</a>"
  #expect(rendered(template, SamplePage(next: "/b")) == "<a href=\"/b\">a</a>")
}

@Test func `an id may stand in both branches of a section`() {
  let template = "{{#isSale}}<p id=\"a\">b</p>{{/isSale}}{{^isSale}}<p id=\"a\">c</p>{{/isSale}}"
  #expect(rendered(template) == "<p id=\"a\">c</p>")
}
