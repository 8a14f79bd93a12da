import CLibXML2

/// A parse of one UTF-8 document by libxml2's SAX2 parser.
///
/// Nothing outside the given bytes is ever read: no network, no external or internal document type, no
/// entities but XML's own five and numeric ones, no XInclude.
package enum XMLParser {
  /// The most bytes one document may have: 16 MiB.
  package static let largestDocument = 16 << 20

  /// Reads `document` and tells `handler` what stands in it, until the end or the first fault.
  package static func parse(_ document: [UInt8], telling handler: any XMLHandler) throws(XMLFault) {
    LibXMLRuntime.start()
    guard document.count <= largestDocument else { throw XMLFault(kind: .tooLarge, offset: largestDocument) }
    guard !document.isEmpty else { throw XMLFault(kind: .other("The document is empty."), offset: 0) }

    let session = XMLSession(handler: handler)
    let fault: XMLFault? = document.withUnsafeBufferPointer { bytes in
      // Safety: the context reads `bytes` only until it is freed at the end of this closure.
      let raw = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      guard let context = xmlCreateMemoryParserCtxt(raw, Int32(bytes.count)) else {
        return XMLFault(kind: .other("libxml2 has no memory left."), offset: 0)
      }
      defer { xmlFreeParserCtxt(context) }
      return session.run(context)
    }
    if let fault { throw fault }
  }
}

/// One run of the parser: the state its C callbacks share.
private final class XMLSession {
  let handler: any XMLHandler
  var context: xmlParserCtxtPtr?
  var fault: XMLFault?

  init(handler: any XMLHandler) {
    self.handler = handler
  }

  func run(_ context: xmlParserCtxtPtr) -> XMLFault? {
    self.context = context
    defer { self.context = nil }
    xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue) | Int32(XML_PARSE_NOERROR.rawValue))
    xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
    guard let sax = context.pointee.sax else { return nil }
    sax.pointee = Self.callbacks()
    // Safety: the session outlives the parse, which ends before `run` returns; no reference is kept.
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    let status = xmlParseDocument(context)
    // The default tree builder is replaced, but libxml2 makes an empty document for a document type.
    if let document = context.pointee.myDoc {
      xmlFreeDoc(document)
      context.pointee.myDoc = nil
    }
    if fault == nil, status != 0 || context.pointee.wellFormed == 0 {
      record(.other("The document is not well-formed."))
    }
    return fault
  }

  /// Keeps the first fault; the rest follow from it.
  func record(_ kind: XMLFault.Kind) {
    guard fault == nil, let context else { return }
    fault = XMLFault(kind: kind, offset: max(0, Int(xmlByteConsumed(context))))
  }

  func refuseDeclaration() {
    record(.declarationRefused)
    if let context { xmlStopParser(context) }
  }

  static func callbacks() -> xmlSAXHandler {
    var sax = xmlSAXHandler()
    sax.initialized = UInt32(XML_SAX2_MAGIC)
    sax.startElementNs = { user, name, _, _, _, _, count, _, attributes in
      session(user)?.start(name, attributes, Int(count))
    }
    sax.endElementNs = { user, name, _, _ in
      guard let session = session(user), session.fault == nil else { return }
      session.handler.endElement(string(name))
    }
    sax.characters = { user, bytes, count in session(user)?.text(bytes, Int(count)) }
    sax.ignorableWhitespace = { user, bytes, count in session(user)?.text(bytes, Int(count)) }
    sax.cdataBlock = { user, bytes, count in session(user)?.text(bytes, Int(count)) }
    sax.internalSubset = { user, _, _, _ in session(user)?.refuseDeclaration() }
    sax.entityDecl = { user, _, _, _, _, _ in session(user)?.refuseDeclaration() }
    sax.processingInstruction = { user, _, _ in session(user)?.refuseDeclaration() }
    sax.serror = { user, error in
      guard let error else { return }
      session(user)?.fail(error.pointee)
    }
    return sax
  }

  func start(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    _ count: Int
  ) {
    guard fault == nil else { return }
    var list: [XMLAttribute] = []
    if let attributes {
      list.reserveCapacity(count)
      // Five pointers for each attribute: name, prefix, namespace, first byte and end of the value.
      for index in 0..<count {
        guard let first = attributes[index * 5 + 3], let end = attributes[index * 5 + 4] else { continue }
        let value = UnsafeBufferPointer(start: first, count: max(0, end - first))
        list.append(XMLAttribute(name: string(attributes[index * 5]), value: Self.value(value)))
      }
    }
    handler.startElement(string(name), attributes: list)
  }

  /// libxml2 hands an ampersand of a value over as `&#38;`, and nothing else with a `&`.
  private static func value(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "&")) else { return Array(bytes) }
    return Array(bytes).replacing("&#38;".utf8, with: "&".utf8)
  }

  func text(_ bytes: UnsafePointer<xmlChar>?, _ count: Int) {
    guard fault == nil, let bytes, count > 0 else { return }
    handler.text(UnsafeBufferPointer(start: bytes, count: count))
  }

  func fail(_ error: xmlError) {
    guard error.level == XML_ERR_FATAL || error.level == XML_ERR_ERROR else { return }
    let words = error.message.map { String(cString: $0) } ?? "Unknown fault."
    switch xmlParserErrors(UInt32(bitPattern: error.code)) {
    case XML_ERR_TAG_NAME_MISMATCH:
      record(.endTagMismatch(open: cString(error.str1), closing: cString(error.str2)))
    case XML_ERR_TAG_NOT_FINISHED: record(.elementNotClosed)
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_END:
      record(.other(words.trimmingLineEnd))
    default:
      record(words.contains("XML_PARSE_HUGE") ? .tooLarge : .other(words.trimmingLineEnd))
    }
  }
}

/// The session behind a callback's user pointer.
private func session(_ user: UnsafeMutableRawPointer?) -> XMLSession? {
  guard let user else { return nil }
  // Safety: `run` put the live session there, on this thread, and is still running.
  return Unmanaged<XMLSession>.fromOpaque(user).takeUnretainedValue()
}

private func string(_ bytes: UnsafePointer<xmlChar>?) -> String {
  guard let bytes else { return "" }
  return String(cString: bytes)
}

private func cString(_ bytes: UnsafePointer<CChar>?) -> String {
  guard let bytes else { return "" }
  return String(cString: bytes)
}

extension String {
  fileprivate var trimmingLineEnd: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
