import HTMLTemplates
import LibXML
import TestSupport

/// Texts of every kind, and what parsers must read of them.
enum AnyText {
  private static let pieces = [
    "<", ">", "\"", "'", "&", "&lt;", "&#60", "&#xD800;", "\\uD800", "%ED%A0%80", "/", "=", " ", "\n", "\r",
    "\t", "\r\n",
    "\0", "`", "--", "-->", "]]>", "<![CDATA[", "<?", "</title>", "</textarea>", "<mark>", "script",
    "javascript:",
    "http://", "é", "💼", "\u{85}", "\u{202E}", "\u{FEFF}", "\u{FFFD}", "{{", "}}", "{{{title}}}", "a",
    "\u{F0000}",
    "\u{E000}", "\u{10FFFD}", "\u{301}", "\u{2028}",
  ]

  /// Pieces of markup and characters of every plane, up to 24 of them; surrogates alone are no text.
  static func random(_ random: inout SplitMix) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0...Int(random.next() % 24) {
      switch random.next() % 4 {
      case 0, 1: text.append(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))].unicodeScalars)
      case 2: text.append(Unicode.Scalar(UInt8(truncatingIfNeeded: random.next() % 0xA0)))
      default:
        let limits: [UInt64] = [0x800, 0x10000, 0x110000]
        if let scalar = Unicode.Scalar(UInt32(random.next() % limits[Int(random.next() % 3)])) {
          text.append(scalar)
        }
      }
    }
    return String(text)
  }

  /// What HTML reads: U+FFFD for what it forbids.
  static func html(_ text: String) -> String {
    replacing(text) { code in
      let isForbidden =
        code < 0x20 && ![0x09, 0x0A, 0x0D].contains(code) || (0x7F...0x9F).contains(code)
        || (0xFDD0...0xFDEF).contains(code) || code & 0xFFFE == 0xFFFE
      return isForbidden ? "\u{FFFD}" : nil
    }
  }

  /// What XML reads: nothing of what it forbids.
  static func xml(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          scalar.value >= 0x20 && scalar.value & ~1 != 0xFFFE || [0x09, 0x0A, 0x0D].contains(scalar.value)
        }))
  }

  private static func replacing(_ text: String, _ replacement: (UInt32) -> Unicode.Scalar?) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { replacement($0.value) ?? $0 }))
  }
}

/// Collects the text of each element, and each attribute's value, by name.
final class TextReader: XMLHandler {
  private(set) var texts: [String: String] = [:]
  private(set) var values: [String: String] = [:]
  private var open: [String] = []

  func startElement(_ name: String, attributes: [XMLAttribute]) {
    open.append(name)
    for attribute in attributes { values[attribute.name] = String(decoding: attribute.value, as: UTF8.self) }
  }

  func endElement(_ name: String) { open.removeLast() }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    texts[open.last ?? "", default: ""] += String(decoding: bytes, as: UTF8.self)
  }
}
