import CLibXML2
import CLibXML2Shim

/// libxml2's own escaping, to hold other escapers against.
package enum LibXMLEscaping {
  /// The text as XML content, by `xmlEncodeSpecialChars`; nil for a text with a zero or without memory.
  package static func xml(_ text: String) -> [UInt8]? {
    LibXMLRuntime.start()
    guard !text.utf8.contains(0) else { return nil }
    // Safety: libxml2 reads up to the zero that `withCString` puts behind the text, and gives the copy to us.
    return text.withCString { bytes -> [UInt8]? in
      let input = UnsafeRawPointer(bytes).assumingMemoryBound(to: xmlChar.self)
      guard let escaped = xmlEncodeSpecialChars(nil, input) else { return nil }
      defer { searchlight_xml_free(escaped) }
      return Array(String(cString: escaped).utf8)
    }
  }

  /// The text as HTML content or a value in double quotes, by `htmlEncodeEntities`; nil for a text with a zero, or that it does not take whole.
  package static func html(_ text: String) -> [UInt8]? {
    LibXMLRuntime.start()
    var input = Array(text.utf8)
    // The longest reference is `&thetasym;`.
    var output = [UInt8](repeating: 0, count: input.count * 10 + 16)
    var read = Int32(input.count)
    var written = Int32(output.count)
    let status = htmlEncodeEntities(&output, &written, &input, &read, Int32(UInt8(ascii: "\"")))
    guard status == 0, Int(read) == text.utf8.count, !text.utf8.contains(0) else { return nil }
    return Array(output.prefix(Int(written)))
  }
}
