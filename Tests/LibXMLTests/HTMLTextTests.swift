import LibXML
import TestSupport
import Testing

@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("", ""),
    ("plain", "plain"),
    ("a < b & c", "a < b & c"),
    ("1 < 2 > 0", "1 < 2 > 0"),
    ("I <3 it", "I <3 it"),
    ("if a<b then c", "if a<b then c"),
    ("a <b and c", "a <b and c"),
    ("List<String> of AT&T", "List<String> of AT&T"),
    ("a?x=1&copy=2", "a?x=1&copy=2"),
    ("<p>One</p><p>Two</p>", "One\nTwo"),
    ("<b><p>One</p></b><p>Two</p>", "One\nTwo"),
    ("One<br>two<br/>three", "One\ntwo\nthree"),
    ("<ul><li>One<li>Two</ul>", "One\nTwo"),
    ("<b>bo</b>ld and <i>slanted</i>", "bold and slanted"),
    ("<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>", "1 2\n3"),
    ("  many \n\t spaces  ", "many spaces"),
    ("<pre>one\n  two</pre>", "one\ntwo"),
    ("x<script>alert(1 < 2)</script>y<style>p { }</style>z", "xyz"),
    ("<script>if (a) { '</p>' }</script>z", "z"),
    ("a<!-- b <p> -->c", "ac"),
    ("<!DOCTYPE html><html><head><title>t</title></head><body>b</body></html>", "b"),
    ("Tom &amp; Jerry &lt;3 &eacute;&#233;&#xe9;", "Tom & Jerry <3 ééé"),
    ("&amp;amp;", "&amp;"),
    ("a&nbsp;b", "a\u{A0}b"),
    ("&unknown; &#0; &#xD800; &;", "&unknown; &#0; &#xD800; &;"),
    ("<a href=\"x?a=1&amp;b=2\" title='a > b'>link</a>!", "link!"),
    ("<P CLASS=x>One</P>", "One"),
    ("</div>left<div>over", "left\nover"),
    ("<section><h2>One</h2>two</section>", "One\ntwo"),
    ("é€😀", "é€😀"),
    ("a\u{0}b\u{1}c", "a\u{FFFD}b\u{FFFD}c"),
    ("<svg><text>x</text></svg>y", "<text>x</text>y"),
  ])
  func `HTML becomes plain text`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("AT&amp;T", "AT&T"),
    ("  6&quot; <b>cable</b>\n\n &lt;x&gt; ", "  6\" <b>cable</b>\n\n <x> "),
    ("\nfirst &amp; last\n", "\nfirst & last\n"),
    ("a & b &copy=1 &amp;lt;", "a & b &copy=1 &lt;"),
    ("no entity < here", "no entity < here"),
    ("It&#8217;s &hellip;", "It’s …"),
  ])
  func `entities become characters and nothing else changes`(text: String, plain: String) {
    #expect(HTMLText.decodingEntities(text) == plain)
  }

  @Test func `deep elements keep their text`() {
    let deep =
      String(repeating: "<div>", count: 5_000) + "x" + String(repeating: "</div>", count: 5_000) + "y"
    #expect(HTMLText.plain(deep) == "x\ny")
  }

  @Test func `text that was escaped comes back`() {
    var random = SplitMix(seed: 6)
    let parts = [
      "a", "<", ">", "&", "b>", "</", "<p>", "&amp;", "\"", "'", "é", "😀", "<!--", "-->", ";", "script",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }
      .joined()
      let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
        ">", with: "&gt;")
      #expect(HTMLText.plain(escaped) == text)
      #expect(HTMLText.decodingEntities(escaped) == text)
      // Anything at all is read without an end of the process.
      _ = HTMLText.plain(text)
    }
  }
}

@Suite struct TextKindTests {
  @Test(arguments: [
    (["a < b & c", "1 < 2 > 0", "AT&T"], TextKind.text),
    (["a <b and c> d"], .text),
    (["List<String> and Vec<i>"], .text),
    (["x <y", "<3", "<>"], .text),
    (["AT&amp;T", "plain"], .entities),
    (["a &lt; b"], .entities),
    (["&unknown; &;"], .text),
    (["<p>One</p>", "plain"], .html),
    (["one<br>two"], .html),
    (["<b>bold</b> &amp; more"], .html),
    (["<a href=\"/x\">link"], .html),
    (["<li>one<li>two"], .html),
    (["a < b", "e < f <br> g", "one<br>two"], .html),
    (["a < b", "c < d", "<i>e</i>"], .text),
    ([], .text),
  ])
  func `the kind of a field's texts is guessed`(texts: [String], kind: TextKind) {
    var guess = TextKindGuess()
    for text in texts { guess.observe(text) }
    #expect(guess.kind == kind)
  }

  @Test(arguments: [
    (TextKind.text, " a < b &amp; <p>c</p> ", " a < b &amp; <p>c</p> "),
    (.entities, " a &lt; b <p>c</p> ", " a < b <p>c</p> "),
    (.html, " a &lt; b <p>c</p> ", "a < b\nc"),
  ])
  func `a text is read as its kind says`(kind: TextKind, text: String, plain: String) {
    #expect(kind.plain(text) == plain)
  }
}
