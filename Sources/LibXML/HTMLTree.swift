import CLibXML2
import CLibXML2Shim

/// A node of a page as libxml2's HTML parser reads it.
package indirect enum HTMLNode: Sendable, Equatable {
  /// Attributes in document order; a value-less attribute has an empty value.
  case element(name: String, attributes: [XMLAttribute], children: [HTMLNode])
  case text(String)
  case comment(String)
}

/// A forgiving parse of HTML into a tree.
package enum HTMLTree {
  /// The most bytes one page may have: 16 MiB.
  package static let largestPage = 16 << 20
  /// Nodes deeper than this are left out, as browsers flatten them too.
  private static let deepest = 256

  /// The top-level nodes of `page` (UTF-8), or nil when it is larger than `largestPage` or empty.
  ///
  /// The parser repairs what it can, as a browser would; it reads nothing but the given bytes.
  package static func parse(_ page: [UInt8]) -> [HTMLNode]? {
    LibXMLRuntime.start()
    guard page.count <= largestPage, !page.isEmpty else { return nil }
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue
    return page.withUnsafeBufferPointer { bytes -> [HTMLNode]? in
      // Safety: libxml2 copies what it keeps; the document is freed before the buffer goes.
      let raw = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      guard let document = htmlReadMemory(raw, Int32(bytes.count), nil, "UTF-8", Int32(options)) else {
        return nil
      }
      defer { xmlFreeDoc(document) }
      return nodes(document.pointee.children, depth: 0)
    }
  }

  private static func nodes(_ first: xmlNodePtr?, depth: Int) -> [HTMLNode] {
    guard depth < deepest else { return [] }
    var list: [HTMLNode] = []
    var next = first
    while let node = next {
      switch node.pointee.type {
      case XML_ELEMENT_NODE:
        list.append(
          .element(
            name: string(node.pointee.name), attributes: attributes(of: node),
            children: nodes(node.pointee.children, depth: depth + 1)))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: list.append(.text(string(node.pointee.content)))
      case XML_COMMENT_NODE: list.append(.comment(string(node.pointee.content)))
      default: break
      }
      next = node.pointee.next
    }
    return list
  }

  private static func attributes(of node: xmlNodePtr) -> [XMLAttribute] {
    var list: [XMLAttribute] = []
    var next = node.pointee.properties
    while let attribute = next {
      var value: [UInt8] = []
      if let text = xmlNodeListGetString(node.pointee.doc, attribute.pointee.children, 1) {
        value = Array(string(text).utf8)
        searchlight_xml_free(text)
      }
      list.append(XMLAttribute(name: string(attribute.pointee.name), value: value))
      next = attribute.pointee.next
    }
    return list
  }

  private static func string(_ bytes: UnsafePointer<xmlChar>?) -> String {
    guard let bytes else { return "" }
    return String(cString: bytes)
  }
}
