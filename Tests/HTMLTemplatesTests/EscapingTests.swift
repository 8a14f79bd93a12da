import HTMLTemplates
import Testing

/// A value, the context it stands in, and the exact bytes around and in its place.
struct Escaped: Sendable {
  let template: String
  let value: String
  let page: String

  init(_ template: String, _ value: String, _ page: String) {
    self.template = template
    self.value = value
    self.page = page
  }
}

@Test(arguments: [
  Escaped("<p>{{title}}</p>", "a & b < c > d \" e ' f", "<p>a &amp; b &lt; c &gt; d &quot; e &#39; f</p>"),
  Escaped("<p>{{title}}</p>", "", "<p></p>"),
  Escaped("<p>{{title}}</p>", "tab\tline\nreturn\r", "<p>tab\tline\nreturn&#13;</p>"),
  Escaped("<p>{{title}}</p>", "\u{0}a\u{1F}b\u{7F}c\u{85}d", "<p>\u{FFFD}a\u{FFFD}b\u{FFFD}c\u{FFFD}d</p>"),
  Escaped(
    "<p>{{title}}</p>", noncharacters([0xFFFE, 0xFDD0, 0x1FFFF, 0x10FFFE]),
    "<p>\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}</p>"),
  Escaped("<p>{{title}}</p>", "£ é 漢 💼 \u{F0001} \u{FFFD}", "<p>£ é 漢 💼 \u{F0001} \u{FFFD}</p>"),
  Escaped("<p>{{title}}</p>", "{{title}}", "<p>{{title}}</p>"),
  Escaped("<title>{{title}}</title>", "</title><b>&", "<title>&lt;/title&gt;&lt;b&gt;&amp;</title>"),
  Escaped(
    "<textarea name=\"a\">{{title}}</textarea>", "</textarea>",
    "<textarea name=\"a\">&lt;/textarea&gt;</textarea>"),
  Escaped("<p title=\"{{title}}\">a</p>", "\" onclick='a'", "<p title=\"&quot; onclick=&#39;a&#39;\">a</p>"),
  Escaped("<p title='{{title}}'>a</p>", "' onclick=\"a\"", "<p title='&#39; onclick=&quot;a&quot;'>a</p>"),
  Escaped("<p class=\"a {{title}} b\">a</p>", " c\t d\n", "<p class=\"a c-d b\">a</p>"),
  Escaped("<p title=\"{{title}}\">a</p>", "`\n\u{0}", "<p title=\"`&#10;\u{FFFD}\">a</p>"),
  Escaped("<svg><title>{{title}}</title></svg>", "<a>", "<svg><title>&lt;a&gt;</title></svg>"),
  Escaped("<svg><path d=\"{{title}}\"/></svg>", "M1 2\"", "<svg><path d=\"M1 2&quot;\"/></svg>"),
])
func `text is escaped for where it stands`(row: Escaped) {
  #expect(rendered(row.template, SamplePage(title: row.value)) == row.page)
}

@Test(arguments: [
  Escaped("<p id=\"hit-{{title}}\">a</p>", "a b", "<p id=\"hit-a%20b\">a</p>"),
  Escaped("<p id=\"hit-{{title}}\">a</p>", "Ab-1_x.y~", "<p id=\"hit-Ab-1_x.y~\">a</p>"),
  Escaped("<label for=\"f-{{title}}\">a</label>", "\"é", "<label for=\"f-%22%C3%A9\">a</label>"),
  Escaped(
    "<p aria-labelledby=\"a-{{title}} b-{{title}}\">a</p>", "x\ty",
    "<p aria-labelledby=\"a-x%09y b-x%09y\">a</p>"),
  Escaped("<a href=\"#hit-{{title}}\">a</a>", "a b", "<a href=\"#hit-a%20b\">a</a>"),
])
func `ids and references to them are encoded alike`(row: Escaped) {
  #expect(rendered(row.template, SamplePage(title: row.value)) == row.page)
}

@Test(arguments: [
  Escaped("<a href=\"/a/{{title}}\">a</a>", "b/c?d#e&f", "<a href=\"/a/b%2Fc%3Fd%23e%26f\">a</a>"),
  Escaped(
    "<a href=\"/a?q={{title}}&amp;p=1\">a</a>", "c++ & é",
    "<a href=\"/a?q=c%2B%2B%20%26%20%C3%A9&amp;p=1\">a</a>"),
  Escaped("<a href=\"/{{title}}/a\">a</a>", "", "<a href=\"/./a\">a</a>"),
  Escaped("<a href=\"/{{title}}/a\">a</a>", "/evil.example", "<a href=\"/%2Fevil.example/a\">a</a>"),
  Escaped("<a href=\"hit-{{title}}\">a</a>", ":x", "<a href=\"hit-%3Ax\">a</a>"),
  Escaped(
    "<a href=\"https://shop.example/{{title}}\">a</a>", "a b", "<a href=\"https://shop.example/a%20b\">a</a>"),
  Escaped("<svg><use href=\"#i-{{title}}\"/></svg>", "a\"b", "<svg><use href=\"#i-a%22b\"/></svg>"),
  Escaped("<a href=\"{{title}}?q=1\">a</a>", "/a b", "<a href=\"/a%20b?q=1\">a</a>"),
])
func `a part of a URL is percent-encoded`(row: Escaped) {
  #expect(rendered(row.template, SamplePage(title: row.value)) == row.page)
}

/// What is left of a URL in an `href`.
struct FilteredURL: Sendable {
  let url: String
  let href: String

  init(_ url: String, _ href: String) {
    self.url = url
    self.href = href
  }
}

@Test(arguments: [
  FilteredURL("/shop?q=a&b=c%20d", "/shop?q=a&amp;b=c%20d"),
  FilteredURL("", ""),
  FilteredURL("a/b", "a/b"),
  FilteredURL("?q=a:b", "?q=a:b"),
  FilteredURL("./a:b", "./a:b"),
  FilteredURL("#a:b", "#a:b"),
  FilteredURL("https://a.example/b", "https://a.example/b"),
  FilteredURL("HTTP://a.example/", "HTTP://a.example/"),
  FilteredURL("//a.example/b", "//a.example/b"),
  FilteredURL("mailto:a@b.example", "mailto:a@b.example"),
  FilteredURL("tel:+44", "tel:+44"),
  FilteredURL("  https://a.example/\n", "https://a.example/"),
  FilteredURL("https://a.example/b c\"d'<e>\\`", "https://a.example/b%20c%22d%27%3Ce%3E%5C%60"),
  FilteredURL("https://a.example/é", "https://a.example/%C3%A9"),
  FilteredURL("javascript:alert(1)", "#"),
  FilteredURL("JavaScript:alert(1)", "#"),
  FilteredURL(" javascript:alert(1)", "#"),
  FilteredURL("\u{1}javascript:alert(1)", "#"),
  FilteredURL("java\nscript:alert(1)", "#"),
  FilteredURL("java\tscript:alert(1)", "#"),
  FilteredURL("java\u{0}script:alert(1)", "#"),
  FilteredURL("javascript\u{200B}:alert(1)", "#"),
  FilteredURL("data:text/html,a", "#"),
  FilteredURL("vbscript:a", "#"),
  FilteredURL("blob:a", "#"),
  FilteredURL(":a", "#"),
  FilteredURL("a:b", "#"),
  FilteredURL("&#106;avascript:alert(1)", "&amp;#106;avascript:alert(1)"),
  FilteredURL("javascript&colon;alert(1)", "javascript&amp;colon;alert(1)"),
])
func `only harmless schemes pass`(row: FilteredURL) {
  #expect(
    rendered("<a href=\"{{image}}\">a</a>", SamplePage(image: row.url)) == "<a href=\"\(row.href)\">a</a>")
}

@Test func `mail and telephone belong to href only`() {
  #expect(
    rendered("<img src=\"{{image}}\" alt=\"\"/>", SamplePage(image: "mailto:a"))
      == "<img src=\"#\" alt=\"\"/>")
  #expect(
    rendered("<form action=\"{{image}}\"></form>", SamplePage(image: "tel:1")) == "<form action=\"#\"></form>"
  )
}

@Test(arguments: [
  "src", "poster", "cite", "action", "formaction", "data-hx-get", "data-hx-post", "data-hx-push-url",
])
func `every URL attribute is filtered`(attribute: String) {
  let page = rendered("<p \(attribute)=\"{{title}}\">a</p>", SamplePage(title: "javascript:a"))
  #expect(page == "<p \(attribute)=\"#\">a</p>")
}

@Test func `a link is not encoded twice`() {
  let page = SamplePage(url: "/shop?q=Tarn+%26+Fell&p=2", next: "/a%20b")
  #expect(
    rendered("<a href=\"{{url}}\" data-hx-get=\"{{next}}\">a</a>", page)
      == "<a href=\"/shop?q=Tarn+%26+Fell&amp;p=2\" data-hx-get=\"/a%20b\">a</a>")
}

@Test(arguments: [
  FilteredURL("/app.js?v=1&w", "/app.js?v=1&amp;w"), FilteredURL("https://a.example/a.js", "#"),
  FilteredURL("//a.example/a.js", "#"), FilteredURL("/\\a.example/a.js", "#"),
  FilteredURL("\\\\a.example", "#"),
  FilteredURL("data:,a", "#"),
])
func `scripts come from our own host`(row: FilteredURL) {
  #expect(
    rendered("<script src=\"{{url}}\" type=\"module\"></script>", SamplePage(url: row.url))
      == "<script src=\"\(row.href)\" type=\"module\"></script>")
}

@Test func `a URL in a list cannot end the list's item`() {
  let page = SamplePage(image: "/a,b c", photo: "javascript:a")
  #expect(
    rendered("<img src=\"/a\" srcset=\"{{image}} 1x, {{photo}} 2x\" alt=\"\"/>", page)
      == "<img src=\"/a\" srcset=\"/a%2Cb%20c 1x, # 2x\" alt=\"\"/>")
}

@Test func `matches are marked in text and only there`() {
  let name = MarkedText(parts: [
    .init(text: "<", isMatch: false), .init(text: "c&", isMatch: true), .init(text: "", isMatch: true),
    .init(text: ">", isMatch: false),
  ])
  let page = SamplePage(name: name)
  #expect(rendered("<p>{{name}}</p>", page) == "<p>&lt;<mark>c&amp;</mark>&gt;</p>")
  #expect(rendered("<p title=\"{{name}}\">a</p>", page) == "<p title=\"&lt;c&amp;&gt;\">a</p>")
  #expect(rendered("<title>{{name}}</title>", page) == "<title>&lt;c&amp;&gt;</title>")
  #expect(
    rendered("<select><option>{{name}}</option></select>", page)
      == "<select><option>&lt;c&amp;&gt;</option></select>")
  #expect(rendered("<a href=\"/{{name}}\">a</a>", page) == "<a href=\"/%3Cc%26%3E\">a</a>")
  #expect(rendered("{{name}}", page, .text) == "<c&>")
}

@Test func `trusted markup goes in as it is`() {
  let page = SamplePage(body: SafeHTML(trusted: "<b>a</b> & b"))
  #expect(rendered("<div>{{{body}}}{{&body}}</div>", page) == "<div><b>a</b> & b<b>a</b> & b</div>")
}

@Test func `numbers are plain digits`() {
  #expect(rendered("<p>{{count}} {{rating}}</p>", SamplePage(count: -1204, rating: 4)) == "<p>-1204 4</p>")
  #expect(rendered("<p>{{rating}}</p>") == "<p></p>")
}

@Test func `named entities become their characters, XML's own five stay`() {
  #expect(
    rendered("<p title=\"&eacute;\">&nbsp;&hellip;&amp;&lt;&gt;&quot;&apos;&#233;&#xE9;</p>")
      == "<p title=\"é\">\u{A0}…&amp;&lt;&gt;&quot;&apos;&#233;&#xE9;</p>")
}

@Test func `plain text is not escaped but holds no controls`() {
  let page = SamplePage(title: "a & <b>\u{0}\u{1B}\r\n\t💼", body: SafeHTML(trusted: "<i>"))
  #expect(
    rendered("1 < 2 {{title}} {{{title}}} {{body}}", page, .text)
      == "1 < 2 a & <b>\u{FFFD}\u{FFFD}\r\n\t💼 a & <b>\u{FFFD}\u{FFFD}\r\n\t💼 <i>")
}
