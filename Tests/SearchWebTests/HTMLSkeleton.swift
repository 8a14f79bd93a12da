import LibXML

/// The elements and attribute names of a page, without texts and values, and its texts: what hostile data must not change.
struct HTMLSkeleton: Equatable {
  private(set) var shape: [String] = []
  private(set) var texts: [String] = []
  /// Every value of an attribute that names a place.
  private(set) var links: [String] = []

  init(_ page: [UInt8]) {
    for node in HTMLTree.parse(page) ?? [] { read(node) }
  }

  private mutating func read(_ node: HTMLNode) {
    switch node {
    case .element(let name, let attributes, let children):
      shape.append(name + "(" + attributes.map(\.name).joined(separator: " "))
      for attribute in attributes {
        let value = String(decoding: attribute.value, as: UTF8.self)
        if ["href", "src", "action", "formaction", "data-hx-get"].contains(attribute.name) {
          links.append(value)
        }
      }
      for child in children { read(child) }
      shape.append(")")
    case .text(let text): texts.append(text)
    case .comment: shape.append("comment")
    }
  }

  static func == (left: HTMLSkeleton, right: HTMLSkeleton) -> Bool { left.shape == right.shape }
}
