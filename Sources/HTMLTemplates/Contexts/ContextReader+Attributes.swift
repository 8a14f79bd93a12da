import LibXML
import NearestNames

/// The rules for attributes, and the context of each tag in a value.
extension ContextReader {
  func checkAttributes(_ values: [XMLAttribute], of element: Element, _ tag: Skeleton.StartTag) {
    // The parser keeps the order of the source; a difference would mix values up.
    guard values.count == tag.attributes.count else {
      return report(.notWellFormed(words: "attributes of <\(element.name)>"), at: element.place)
    }
    checkDuplicates(tag.attributes)
    let siblings = Dictionary(
      zip(tag.attributes, values).map { ($0.name, String(decoding: $1.value, as: UTF8.self)) },
      uniquingKeysWith: { $0 + " " + $1 })
    for (index, attribute) in tag.attributes.enumerated() {
      guard isXML || checkName(attribute, of: element) else { continue }
      let kind =
        isXML
        ? AttributeKind.ofXML(attribute.name)
        : AttributeKind.of(attribute.name, on: element.name, isSVG: element.isSVG, siblings: siblings)
      note(marksIn: values[index].value, .value(element: element.instance, attribute: index))
      check(values[index].value, of: attribute, kind, element)
    }
  }

  /// Two attributes of one name are fine when only one of them can be written.
  private func checkDuplicates(_ attributes: [Skeleton.Attribute]) {
    for (index, attribute) in attributes.enumerated() {
      let earlier = attributes[..<index].filter { $0.name == attribute.name }
      if earlier.contains(where: { !excludes($0.branches, attribute.branches) }) {
        report(.duplicateAttribute(name: attribute.name), at: attribute.place)
      }
    }
  }

  /// Whether two places stand under a section and its inverted counterpart, so that a page has one of them.
  private func excludes(_ left: [Int], _ right: [Int]) -> Bool {
    left.contains { first in
      right.contains { second in
        let (first, second) = (flat.sections[first], flat.sections[second])
        return first.isInverted != second.isInverted && first.resolved.identity == second.resolved.identity
      }
    }
  }

  /// - Returns: False when the attribute is refused whatever its value is.
  private func checkName(_ attribute: Skeleton.Attribute, of element: Element) -> Bool {
    let name = attribute.name
    // Names of other characters were reported while the tag was read.
    guard name.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }),
      !name.hasPrefix("xmlns")
    else { return false }
    let lowercase = name.lowercased()
    if lowercase == "style" { return refuse(.styleAttribute, attribute) }
    if lowercase.hasPrefix("on") || lowercase.hasPrefix("data-hx-on") {
      return refuse(.eventHandler(name: name), attribute)
    }
    if lowercase == "srcdoc" { return refuse(.sourceDocument, attribute) }
    if lowercase.hasPrefix("hx-") { return refuse(.bareHTMXAttribute(name: lowercase), attribute) }
    if element.isSVG { return checkSVGName(name, attribute, element) }
    if name != lowercase {
      return refuse(.upperCaseAttribute(name: name, element: element.name), attribute)
    }
    return true
  }

  private func checkSVGName(_ name: String, _ attribute: Skeleton.Attribute, _ element: Element) -> Bool {
    if SVGNames.attributes.contains(name) || name.hasPrefix("aria-") || name.hasPrefix("data-") {
      return name == name.lowercased() || SVGNames.attributes.contains(name)
    }
    let nearest = NearestName.find(name, in: SVGNames.attributes)
    return refuse(.unknownSVGAttribute(name: name, element: element.name, nearest: nearest), attribute)
  }

  @discardableResult
  private func refuse(_ reason: TemplateFaultReason, _ attribute: Skeleton.Attribute) -> Bool {
    report(reason, at: attribute.place)
    return false
  }

  private func note(marksIn value: [UInt8], _ location: Location) {
    var offset = 0
    while offset < value.count {
      guard let number = PrivateMark.number(in: value, at: offset), locations.indices.contains(number) else {
        offset += 1
        continue
      }
      locations[number] = location
      offset += PrivateMark.length
    }
  }

  // MARK: Values

  private func check(
    _ value: [UInt8], of attribute: Skeleton.Attribute, _ kind: AttributeKind, _ element: Element
  ) {
    let items = AttributeItem.items(of: value, in: flat)
    guard Self.depth(of: items) <= Self.deepestSections else {
      return report(.nestedTooDeep(limit: Self.deepestSections), at: attribute.place)
    }
    let values = Self.values(in: items).filter { mayStand($0, in: attribute.name) }
    switch kind {
    case .plain: for mark in values { setContext(isXML ? .xmlValue : .attribute, of: mark) }
    case .tokens: for mark in values { setContext(.token, of: mark) }
    case .number:
      for mark in values { setContext(.number, of: mark) }
      if values.count > 1 || !values.isEmpty && items.count > 1 {
        refuse(.numberParts(attribute: attribute.name), attribute)
      }
    case .boolean:
      if items.contains(where: \.holdsTag) { refuse(.booleanValue(attribute: attribute.name), attribute) }
    case .literal:
      for mark in values {
        report(
          .tagInLiteralAttribute(tag: flat.marks[mark].shown, attribute: attribute.name), atMark: mark)
      }
    case .identifiers:
      var reader = IdentifierReader(flat, attribute: attribute.name)
      _ = reader.read(items, from: [.start], in: flat)
      take(reader.contexts, reader.faults, of: attribute)
    case .spacedURLs:
      var reader = SourceSetReader(flat, isSpaced: true)
      _ = reader.read(items, from: [.start], in: flat)
      take(reader.contexts, reader.faults, of: attribute)
    case .urlList:
      var reader = SourceSetReader(flat)
      _ = reader.read(items, from: [.start], in: flat)
      take(reader.contexts, reader.faults, of: attribute)
    case .url, .ownURL, .svgReference:
      if kind == .svgReference, value.first != UInt8(ascii: "#") {
        report(.svgReference, at: attribute.place)
      }
      var reader = URLReader(flat, attribute: attribute.name, of: element.name, kind: kind)
      _ = reader.read(items, from: [.start], in: flat)
      take(reader.contexts, reader.faults, of: attribute)
    }
    if attribute.name == "id", !isXML { checkIdentifier(items, attribute) }
  }

  /// Sections may nest this deep within one value: each level doubles the ways through it, or worse.
  private static let deepestSections = 4

  private static func depth(of items: [AttributeItem]) -> Int {
    items.reduce(0) { deepest, item in
      guard case .section(_, let body) = item else { return deepest }
      return max(deepest, depth(of: body) + 1)
    }
  }

  private static func values(in items: [AttributeItem]) -> [Int] {
    items.flatMap { item -> [Int] in
      switch item {
      case .literal: return []
      case .value(let mark): return [mark]
      case .section(_, let body): return values(in: body)
      }
    }
  }

  private func mayStand(_ mark: Int, in attribute: String) -> Bool {
    guard case .value(let resolved, let isRaw) = flat.marks[mark].mark else { return false }
    guard resolved.kind != .flag || BooleanAttributes.names.contains(attribute) else {
      let name = Self.name(in: flat.marks[mark].shown)
      report(.notShown(tag: flat.marks[mark].shown, name: name, kind: .flag), atMark: mark)
      return false
    }
    return checkRaw(mark, resolved, isRaw, allowsMarkup: false)
  }

  private func take(
    _ contexts: [Int: ValueContext], _ faults: [Int?: TemplateFaultReason], of attribute: Skeleton.Attribute
  ) {
    for (mark, context) in contexts { setContext(context, of: mark) }
    for (mark, reason) in faults {
      if let mark { report(reason, atMark: mark) } else { report(reason, at: attribute.place) }
    }
  }

  // MARK: Ids

  /// An id without tags must be the only one of its name on any page the template can write.
  private func checkIdentifier(_ items: [AttributeItem], _ attribute: Skeleton.Attribute) {
    guard items.count == 1, case .literal(let bytes) = items[0] else { return }
    let id = String(decoding: bytes, as: UTF8.self)
    let branches = openSections + attribute.branches
    let repeating = openSections.first { index in
      let section = flat.sections[index]
      return !section.isInverted && [.list, .texts].contains(section.resolved.kind)
    }
    if let repeating {
      report(.repeatedID(id: id, section: flat.sections[repeating].shown), at: attribute.place)
    } else if let earlier = identifiers[id]?.first(where: { !excludes($0.branches, branches) }) {
      report(.duplicateID(id: id, place: earlier.place), at: attribute.place)
    }
    identifiers[id, default: []].append((branches, attribute.place))
  }
}
