import HTMLTemplates
import Testing

@Suite struct PlaceRefusalTests {
  @Test(arguments: placeRefusals)
  func `what XML and HTML read otherwise, and values no place is right for, are refused`(refusal: Refusal) {
    #expect(rendered(refusal.template, partials: ["header": "a"]) == refusal.message)
  }
}

private let placeRefusals: [Refusal] = [
  Refusal(
    "a style sheet closed as XML closes it", "<div><style/>{{title}}</div>",
    """
    page.mustache:1:6: HTML does not read <style/> as closed. Write <style></style>.
      <div><style/>{{title}}</div>
           ^
    """),
  Refusal(
    "a script closed as XML closes it", "<div><script src=\"/a.js\"/><b>a</b></div>",
    """
    page.mustache:1:6: HTML does not read <script/> as closed. Write <script></script>.
      <div><script src="/a.js"/><b>a</b></div>
           ^
    """),
  Refusal(
    "a tag hidden in a CDATA section", "<p><![CDATA[ > <a href='{{title}}'> ]]></p>",
    """
    page.mustache:1:4: HTML reads no CDATA sections. Write the text itself, with &lt; and &amp;.
      <p><![CDATA[ > <a href='{{title}}'> ]]></p>
         ^
    """),
  Refusal(
    "a text area's first line break", "<textarea name=\"a\">\n{{title}}</textarea>",
    """
    page.mustache:1:1: HTML drops a line break that comes first in <textarea>. Take it out, or write something before it.
      <textarea name="a">
      ^
    """),
  Refusal(
    "preformatted text's first line break", "<div>\n<pre>\r\na</pre></div>",
    """
    page.mustache:2:1: HTML drops a line break that comes first in <pre>. Take it out, or write something before it.
      <pre>
      ^
    """),
  Refusal(
    "a line break that comes first where a value is empty", "<pre>{{#title}}{{title}}{{/title}}&#10;a</pre>",
    """
    page.mustache:1:1: HTML drops a line break that comes first in <pre>. Take it out, or write something before it.
      <pre>{{#title}}{{title}}{{/title}}&#10;a</pre>
      ^
    """),
  Refusal(
    "an element without scripts", "<noscript><p>a</p></noscript>",
    """
    page.mustache:1:1: <noscript> is read differently with scripts on. Show what works without scripts to everybody.
      <noscript><p>a</p></noscript>
      ^
    """),
  Refusal(
    "a formula", "<math><mi>x</mi></math>",
    """
    page.mustache:1:1: <math> is not supported. Write the formula as text or as a picture.
      <math><mi>x</mi></math>
      ^
    page.mustache:1:7: HTML knows no element <mi>. Did you mean <i>?
      <math><mi>x</mi></math>
            ^
    """),
  Refusal(
    "a prefixed attribute", "<svg><use xlink:href=\"#a\"/></svg>",
    """
    page.mustache:1:11: xlink:href uses an XML namespace. Leave it out; HTML knows its elements without.
      <svg><use xlink:href="#a"/></svg>
                ^
    """),
  Refusal(
    "an attribute that is no name", "<p @click=\"a\">b</p>",
    """
    page.mustache:1:4: @click is no attribute name. Use letters, digits and hyphens.
      <p @click="a">b</p>
         ^
    """),
  Refusal(
    "a stray quote in a tag", "<p \"a\">b</p>",
    """
    page.mustache:1:4: " stands between the attributes of <p>. Take it out.
      <p "a">b</p>
         ^
    page.mustache:1:5: The attribute a has no value. Write a="".
      <p "a">b</p>
          ^
    page.mustache:1:6: " stands between the attributes of <p>. Take it out.
      <p "a">b</p>
           ^
    """),
  Refusal(
    "a value over the end of its tag", "<p title=\"a<b\">c</p>",
    """
    page.mustache:1:12: A < stands in the value of title. Write &lt;, or close the value with a quote before it.
      <p title="a<b">c</p>
                 ^
    """),
  Refusal(
    "an end tag that is not closed", "<p>a</p <b>c</b>",
    """
    page.mustache:1:5: The tag </p is not closed. Write </p>.
      <p>a</p <b>c</b>
          ^
    """),
  Refusal(
    "a declaration", "<!ENTITY a \"b\"><p>a</p>",
    """
    page.mustache:1:1: HTML reads no declarations but <!doctype html>. Take it out.
      <!ENTITY a "b"><p>a</p>
      ^
    """),
  Refusal(
    "a comment that is never closed", "<p>a</p><!-- b",
    """
    page.mustache:1:9: This comment is never closed. Write --> behind it.
      <p>a</p><!-- b
              ^
    """),
  Refusal(
    "text beside a page", "<html><head><title>a</title></head><body></body></html>a",
    """
    page.mustache:1:1: Text stands beside the page. Move it into <body>.
      <html><head><title>a</title></head><body></body></html>a
      ^
    """),
  Refusal(
    "a wrong child", "<ul><div>a</div></ul>",
    """
    page.mustache:1:5: <div> may not stand right in <ul>. Put it into <li>.
      <ul><div>a</div></ul>
          ^
    """),
  Refusal(
    "ruby text inside other ruby text", "<ruby>a<rt>b<rp>c</rp></rt></ruby>",
    """
    page.mustache:1:13: <rp> may only stand in <ruby>. Put it there.
      <ruby>a<rt>b<rp>c</rp></rt></ruby>
                  ^
    """),
  Refusal(
    "ruby text in a list", "<ruby><ul><li>x<rt>y</rt></li></ul></ruby>",
    """
    page.mustache:1:16: <rt> may only stand in <ruby>. Put it there.
      <ruby><ul><li>x<rt>y</rt></li></ul></ruby>
                     ^
    """),
  Refusal(
    "a line in a menu of options", "<select><option>a</option><hr/></select>",
    """
    page.mustache:1:27: <hr> may not stand right in <select>. Put it into <option> or <optgroup>.
      <select><option>a</option><hr/></select>
                                ^
    """),
  Refusal(
    "a name that scripts may know", "<img src=\"/a\" alt=\"\" name=\"{{title}}\"/>",
    """
    page.mustache:1:28: {{title}} stands in name, which decides what a page may do. Write its value out.
      <img src="/a" alt="" name="{{title}}"/>
                                 ^
    """),
  Refusal(
    "an element in a text area", "<textarea><b>a</b></textarea>",
    """
    page.mustache:1:11: <textarea> holds no elements, not <b> either. Take it out.
      <textarea><b>a</b></textarea>
                ^
    """),
  Refusal(
    "a boolean attribute from a text", "<input disabled=\"{{title}}\"/>",
    """
    page.mustache:1:8: disabled is on as soon as it is written. Write disabled="{{flag}}" with one flag and nothing else.
      <input disabled="{{title}}"/>
             ^
    """),
  Refusal(
    "a boolean attribute with a section in it", "<input disabled=\"{{#isSale}}disabled{{/isSale}}\"/>",
    """
    page.mustache:1:8: disabled is on as soon as it is written. Write disabled="{{flag}}" with one flag and nothing else.
      <input disabled="{{#isSale}}disabled{{/isSale}}"/>
             ^
    """),
  Refusal(
    "a flag in a value", "<p aria-hidden=\"{{isSale}}\">a</p>",
    """
    page.mustache:1:17: {{isSale}} shows a flag. Open it as a section: {{#isSale}}…{{/isSale}}.
      <p aria-hidden="{{isSale}}">a</p>
                      ^
    """),
  Refusal(
    "a flag in text", "<p>{{isSale}}</p>",
    """
    page.mustache:1:4: {{isSale}} shows a flag. Open it as a section: {{#isSale}}…{{/isSale}}.
      <p>{{isSale}}</p>
         ^
    """),
  Refusal(
    "a number in two parts", "<img src=\"/a\" alt=\"\" width=\"1{{count}}\"/>",
    """
    page.mustache:1:22: width holds one number. Write one tag and nothing else, or the number itself.
      <img src="/a" alt="" width="1{{count}}"/>
                           ^
    """),
  Refusal(
    "a part of a pinged URL", "<a href=\"/\" ping=\"/a/{{title}}\">b</a>",
    """
    page.mustache:1:22: {{title}} must be one whole URL of ping. Put spaces around it.
      <a href="/" ping="/a/{{title}}">b</a>
                           ^
    """),
  Refusal(
    "a text in structured data", "<script type=\"application/ld+json\">{{title}}</script>",
    """
    page.mustache:1:36: {{title}} puts a text into a script. Give the page a JSON field to put there.
      <script type="application/ld+json">{{title}}</script>
                                         ^
    """),
  Refusal(
    "markup in structured data", "<script type=\"application/ld+json\">{{{body}}}</script>",
    """
    page.mustache:1:36: {{{body}}} puts a SafeHTML into a script. Give the page a JSON field to put there.
      <script type="application/ld+json">{{{body}}}</script>
                                         ^
    """),
  Refusal(
    "structured data written out", "<script type=\"application/ld+json\">{\"a\": {{facts}}}</script>",
    """
    page.mustache:1:36: The body of this script must be one tag of a JSON field. Write nothing else into it.
      <script type="application/ld+json">{"a": {{facts}}}</script>
                                         ^
    """),
  Refusal(
    "JSON in text", "<p>{{facts}}</p>",
    """
    page.mustache:1:4: {{facts}} is a JSON value. Put it into <script type="application/ld+json">{{facts}}</script>.
      <p>{{facts}}</p>
         ^
    """),
  Refusal(
    "JSON in a value", "<p data-a=\"{{facts}}\">b</p>",
    """
    page.mustache:1:12: {{facts}} is a JSON value. Put it into <script type="application/ld+json">{{facts}}</script>.
      <p data-a="{{facts}}">b</p>
                 ^
    """),
  Refusal(
    "JSON in another script", "<script type=\"text/javascript\">{{facts}}</script>",
    """
    page.mustache:1:32: {{facts}} stands in the body of <script>. Put the value into a data- attribute and read it from there.
      <script type="text/javascript">{{facts}}</script>
                                     ^
    """),
  Refusal(
    "a script's type from a tag", "<script type=\"{{title}}\" src=\"/a.js\"></script>",
    """
    page.mustache:1:15: {{title}} stands in type, which decides what a page may do. Write its value out.
      <script type="{{title}}" src="/a.js"></script>
                    ^
    """),
  Refusal(
    "a base from a tag", "<html><head><title>a</title><base href=\"{{url}}\"/></head><body></body></html>",
    """
    page.mustache:1:41: {{url}} stands in href, which decides what a page may do. Write its value out.
      <html><head><title>a</title><base href="{{url}}"/></head><body></body></html>
                                              ^
    """),
  Refusal(
    "an htmx setting from a tag", "<p data-hx-vals=\"{{title}}\" data-hx-disabled-elt=\"{{title}}\">a</p>",
    """
    page.mustache:1:18: {{title}} stands in data-hx-vals, which decides what a page may do. Write its value out.
      <p data-hx-vals="{{title}}" data-hx-disabled-elt="{{title}}">a</p>
                       ^
    page.mustache:1:51: {{title}} stands in data-hx-disabled-elt, which decides what a page may do. Write its value out.
      <p data-hx-vals="{{title}}" data-hx-disabled-elt="{{title}}">a</p>
                                                        ^
    """),
  Refusal(
    "a reference without letters of one's own", "<label for=\"{{title}}\">a</label>",
    """
    page.mustache:1:13: {{title}} makes up the whole for. Put letters of your own before it: for="item-{{title}}".
      <label for="{{title}}">a</label>
                  ^
    """),
  Refusal(
    "a space in a URL", "<a href=\"/a b\">a</a>",
    """
    page.mustache:1:4: A space stands in the URL of href. Percent-encode it.
      <a href="/a b">a</a>
         ^
    """),
  Refusal(
    "a dot behind a text", "<p>{{title.length}}</p>",
    """
    page.mustache:1:4: {{title.length}}: title has no such field. Use a name of the page's field table.
      <p>{{title.length}}</p>
         ^
    """),
  Refusal(
    "a layout that is missing", "{{< layout}}{{$a}}b{{/a}}{{/layout}}",
    """
    page.mustache:1:1: {{< layout}} includes a template that does not exist. Add the file layout.mustache.
      {{< layout}}{{$a}}b{{/a}}{{/layout}}
      ^
    """),
  Refusal(
    "two slips on one line", "<p>{{titel}} <B>a</B> & b</p>",
    """
    page.mustache:1:4: {{titel}} names no field of this page. Did you mean {{title}}?
      <p>{{titel}} <B>a</B> & b</p>
         ^
    page.mustache:1:14: <B> has upper-case letters. Write <b>.
      <p>{{titel}} <B>a</B> & b</p>
                   ^
    page.mustache:1:23: A bare & stands here. Write &amp;.
      <p>{{titel}} <B>a</B> & b</p>
                            ^
    """),
  Refusal(
    "two slips of the markup", "<p><B>a</B> & b</p>",
    """
    page.mustache:1:4: <B> has upper-case letters. Write <b>.
      <p><B>a</B> & b</p>
         ^
    page.mustache:1:13: A bare & stands here. Write &amp;.
      <p><B>a</B> & b</p>
                  ^
    """),
  Refusal(
    "a section over half an element", "<div>{{#isSale}}<p>{{/isSale}}a</p></div>",
    """
    page.mustache:1:6: {{#isSale}} opens in another element than it closes in (page.mustache:1:20). Open and close it in the same element or value.
      <div>{{#isSale}}<p>{{/isSale}}a</p></div>
           ^
    """),
  Refusal(
    "a heading in a heading", "<h2><h3>a</h3></h2>",
    """
    page.mustache:1:5: <h3> stands inside <h2> opened at 1:1. Close that one first.
      <h2><h3>a</h3></h2>
          ^
    """),
  Refusal(
    "an end of a style element", "<style>p { color: red }</style>",
    """
    page.mustache:1:8: <style> holds text, which the security policy of the pages refuses. Move it to a file.
      <style>p { color: red }</style>
             ^
    """),
]
