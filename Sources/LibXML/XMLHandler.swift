/// What an XML parse tells, in document order.
///
/// The parser calls the methods on the thread that called it, and keeps no reference afterwards. Byte
/// buffers are valid only during the call.
package protocol XMLHandler: AnyObject {
  func startElement(_ name: String, attributes: [XMLAttribute])
  func endElement(_ name: String)
  /// One run of character data, entities already replaced. A long text comes in several runs, each cut
  /// between two characters.
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
}

/// One attribute of a start tag, in the order of the document.
package struct XMLAttribute: Sendable, Equatable {
  /// The name as written, without a namespace prefix.
  package let name: String
  /// The value as UTF-8, with entities replaced and line ends turned into spaces as XML asks.
  package let value: [UInt8]

  package init(name: String, value: [UInt8]) {
    self.name = name
    self.value = value
  }
}
