import CLibXML2

/// The plain text of texts that hold HTML or entities.
package enum HTMLText {
  /// The text that a page would show: block elements and `<br>` become line breaks, table cells are parted by a
  /// space, scripts, styles and templates are left out, entities become their characters, and runs of white space a
  /// single space; inside `<pre>` line breaks stay.
  ///
  /// A `<` that opens no tag of HTML and a `&` that opens no entity ending in `;` are characters like any other, so a
  /// text without either comes back as it is but for its white space. Texts above 16 MiB come back unchanged.
  package static func plain(_ text: String) -> String {
    let guarded = HTMLMarks.guarding(text, keepsTags: true)
    return parsed(guarded) { HTMLTextWriter(collapses: true).text(of: $0) } ?? text
  }

  /// The text with entities such as `&amp;` and `&#8217;` as their characters; everything else stays, tags too.
  package static func decodingEntities(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    // The element keeps white space in front. Unlike browsers, libxml2 keeps a line break right behind it too.
    let guarded = Array("<pre>".utf8) + HTMLMarks.guarding(text, keepsTags: false)
    return parsed(guarded) { HTMLTextWriter(collapses: false).text(of: $0) } ?? text
  }

  /// Parses and reads the tree; `nil` where libxml2 makes none of it.
  private static func parsed(_ bytes: [UInt8], _ read: (xmlNodePtr?) -> String) -> String? {
    LibXMLRuntime.start()
    guard !bytes.isEmpty, bytes.count <= HTMLTree.largestPage else { return bytes.isEmpty ? "" : nil }
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue
    return bytes.withUnsafeBufferPointer { buffer -> String? in
      // Safety: libxml2 copies what it keeps; the document is freed before the buffer goes.
      let raw = UnsafeRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
      guard let document = htmlReadMemory(raw, Int32(buffer.count), nil, "UTF-8", Int32(options)) else {
        return nil
      }
      defer { xmlFreeDoc(document) }
      return read(document.pointee.children)
    }
  }
}
