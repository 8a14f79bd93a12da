import LibXML
import Testing

@Test func `libxml2 escapes what its parsers would take for markup`() {
  #expect(
    LibXMLEscaping.xml("a < b & c > d \" e ' é\r\n")
      == Array("a &lt; b &amp; c &gt; d &quot; e ' é&#13;\n".utf8))
  #expect(LibXMLEscaping.html("a < \" é 漢") == Array("a &lt; &quot; &eacute; &#28450;".utf8))
}

@Test func `libxml2 takes no text with a zero in it`() {
  #expect(LibXMLEscaping.xml("a\u{0}b") == nil)
  #expect(LibXMLEscaping.html("a\u{0}b") == nil)
}
