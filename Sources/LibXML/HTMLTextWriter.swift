import CLibXML2

/// Collects the text of a tree of libxml2, without recursion, so that depth cannot end the process.
struct HTMLTextWriter {
  /// Whether runs of white space become one space or line break.
  let collapses: Bool

  private var text: [UInt8] = []
  /// What must stand before the next character.
  private var gap = Gap.none
  private var preformatted = 0

  private enum Gap: Int { case none, space, line }

  init(collapses: Bool) { self.collapses = collapses }

  consuming func text(of first: xmlNodePtr?) -> String {
    var node = first
    while let current = node {
      // Safety: nodes belong to the document, which outlives this walk.
      if enter(current), let child = current.pointee.children {
        node = child
        continue
      }
      node = following(current)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The next node in document order, closing the elements that end in front of it.
  private mutating func following(_ start: xmlNodePtr) -> xmlNodePtr? {
    var node = start
    leave(node)
    while node.pointee.next == nil {
      guard let parent = node.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else { return nil }
      node = parent
      leave(node)
    }
    return node.pointee.next
  }

  /// Whether the node's children are to be read.
  private mutating func enter(_ node: xmlNodePtr) -> Bool {
    switch node.pointee.type {
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
      if let content = node.pointee.content { write(content) }
      return false
    case XML_ELEMENT_NODE:
      let name = Self.name(node)
      if collapses { markGap(name) }
      if name == "pre" { preformatted += 1 }
      return !HTMLElements.unread.contains(name)
    default: return false
    }
  }

  private mutating func leave(_ node: xmlNodePtr) {
    guard node.pointee.type == XML_ELEMENT_NODE else { return }
    let name = Self.name(node)
    if name == "pre" { preformatted -= 1 }
    if collapses, name != "br" { markGap(name) }
  }

  private mutating func markGap(_ name: String) {
    if HTMLElements.blocks.contains(name) {
      gap = .line
    } else if HTMLElements.cells.contains(name), gap == .none {
      gap = .space
    }
  }

  private mutating func write(_ content: UnsafePointer<xmlChar>) {
    var next = content
    while next.pointee != 0 {
      let byte = next.pointee
      next += 1
      guard collapses else {
        text.append(byte)
        continue
      }
      if byte == 0x20 || 0x09...0x0D ~= byte {
        if preformatted > 0, byte == 0x0A { gap = .line } else if gap == .none { gap = .space }
        continue
      }
      if gap != .none, !text.isEmpty { text.append(gap == .line ? 0x0A : 0x20) }
      gap = .none
      text.append(byte)
    }
  }

  private static func name(_ node: xmlNodePtr) -> String {
    node.pointee.name.map { String(cString: $0) } ?? ""
  }
}
