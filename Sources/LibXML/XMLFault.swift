/// The first thing that kept a document from being well-formed XML.
package struct XMLFault: Error, Sendable, Equatable, CustomStringConvertible {
  package enum Kind: Sendable, Equatable {
    /// `</closing>` stands where `</open>` is due.
    case endTagMismatch(open: String, closing: String)
    /// The document ends inside an element.
    case elementNotClosed
    /// A document type, entity declaration or processing instruction, which this parser never reads.
    case declarationRefused
    /// More bytes than `XMLParser.largestDocument`, or deeper than libxml2 allows (256 elements).
    case tooLarge
    /// Anything else, in libxml2's words.
    case other(String)
  }

  package let kind: Kind
  /// Bytes read when the fault was found, counted from 0. It lies at or shortly behind the fault.
  package let offset: Int

  package var description: String {
    switch kind {
    case .endTagMismatch(let open, let closing):
      "byte \(offset): </\(closing)> stands where </\(open)> is due."
    case .elementNotClosed: "byte \(offset): the document ends inside an element."
    case .declarationRefused:
      "byte \(offset): document types, entities and processing instructions are refused."
    case .tooLarge: "byte \(offset): the document is too large or too deep."
    case .other(let words): "byte \(offset): \(words)"
    }
  }
}
