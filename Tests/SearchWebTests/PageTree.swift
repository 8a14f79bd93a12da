import LibXML
import SearchCore

/// A page as libxml2's XML parser reads it, flat and in document order.
///
/// The templates are written so that XML and HTML read them alike, so a page must be well-formed, whatever its data.
struct PageTree: Equatable {
  enum Kind: String {
    case start = "<"
    case attribute = "@"
    case text = "t"
    case end = ">"
  }

  struct Item: Equatable {
    let kind: Kind
    let name: String
    let value: [UInt8]

    var text: String { String(decoding: value, as: UTF8.self) }
  }

  let items: [Item]

  init(_ page: HostileSite.Page) throws(XMLFault) {
    let doctype = Array("<!doctype html>".utf8)
    let reader = Reader()
    // XML spells the document type otherwise and needs one element round a fragment.
    let document =
      page.isFragment
      ? Array("<div>".utf8) + page.html + Array("</div>".utf8) : Array(page.html.dropFirst(doctype.count))
    try XMLParser.parse(Array(document.drop { $0 <= 0x20 }), telling: reader)
    items = page.isFragment ? Array(reader.items.dropFirst().dropLast()) : reader.items
  }

  private final class Reader: XMLHandler {
    private(set) var items: [Item] = []

    func startElement(_ name: String, attributes: [XMLAttribute]) {
      items.append(Item(kind: .start, name: name, value: []))
      items += attributes.map { Item(kind: .attribute, name: $0.name, value: $0.value) }
    }

    func endElement(_ name: String) { items.append(Item(kind: .end, name: "", value: [])) }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
      if let last = items.last, last.kind == .text {
        items[items.count - 1] = Item(kind: .text, name: "", value: last.value + bytes)
      } else {
        items.append(Item(kind: .text, name: "", value: Array(bytes)))
      }
    }
  }

  /// Elements and attributes, without values and texts.
  var shape: [String] { items.filter { $0.kind != .text }.map { $0.kind.rawValue + $0.name } }

  /// For a file that other parsers' trees are compared with.
  var json: RecordValue {
    .list(items.map { .list([.text($0.kind.rawValue), .text($0.name), .text($0.text)]) })
  }
}

extension PageTree {
  /// The first thing in which this page differs from a harmless one but for a text in the place of a word; `nil` where
  /// there is none.
  ///
  /// - Parameter text: What stands for the word, in addresses percent-encoded; `nil` where nothing does.
  func difference(from harmless: PageTree, showing text: String?) -> String? {
    guard shape == harmless.shape else { return "other elements or attributes" }
    guard items.count == harmless.items.count else { return "texts more or fewer" }
    for (item, plain) in zip(items, harmless.items) where item.value != plain.value {
      guard let text, plain.text.contains(HostilePlace.word) else {
        return "\(plain.name) \(plain.text.debugDescription) became \(item.text.debugDescription)"
      }
      let found = Self.spellings(of: text, in: plain).contains { spelling in
        Array(plain.text.replacing(HostilePlace.word, with: spelling).utf8) == item.value
      }
      if !found { return "\(plain.name) \(plain.text.debugDescription) became \(item.text.debugDescription)" }
    }
    return nil
  }

  static let addresses: Set<String> = ["href", "src", "action", "formaction", "data-hx-get"]

  /// As it is, and as a query is kept: trimmed, with spaces for controls; a field's name with spaces for underscores.
  private static func spellings(of text: String, in item: Item) -> [String] {
    let query = SearchState(query: text).query
    if addresses.contains(item.name) {
      return [text, query].flatMap { [FormEncoding.encode($0), FormEncoding.encodeSegment($0)] }
    }
    let name = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "_" ? " " : $0 }))
    return [text, query, name].map(ShownText.of)
  }
}
