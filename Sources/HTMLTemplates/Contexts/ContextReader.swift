import LibXML

/// Hears from the XML parser where each tag of a page stands, and holds every element against the rules.
final class ContextReader: XMLHandler {
  /// An element that is open.
  struct Element {
    let name: String
    let place: TemplatePlace?
    /// Counted over the whole page: tells two elements of one name apart.
    let instance: Int
    let isSVG: Bool
    var reportedText = false
    /// Whether nothing but tags stands behind the start tag so far.
    var isAtStart = true
    /// The names of the children so far, for the elements of a page that come once and in order.
    var children: Set<String> = []
  }

  /// Where a tag stands: two tags of a section must stand in the same place.
  enum Location: Hashable {
    case content(element: Int)
    case value(element: Int, attribute: Int)
    case startTag(Int)
  }

  let flat: FlatTemplate
  let skeleton: Skeleton
  let isXML: Bool
  private(set) var contexts: [ValueContext?]
  private(set) var faults: [TemplateFault] = []
  var locations: [Location?]
  var elements: [Element] = []
  /// Sections around the content being read, outermost first.
  var openSections: [Int] = []
  var identifiers: [String: [(branches: [Int], place: TemplatePlace?)]] = [:]
  private var tagCount = 0
  /// Whether `<html>` was met, and how many elements stood beside or before it.
  var hasPage = false
  var tagCountInRoot = 0
  private var rootHasText = false

  init(_ flat: FlatTemplate, _ skeleton: Skeleton, isXML: Bool) {
    self.flat = flat
    self.isXML = isXML
    self.skeleton = skeleton
    contexts = Array(repeating: nil, count: flat.marks.count)
    locations = Array(repeating: nil, count: flat.marks.count)
  }

  /// Reads the whole page.
  static func read(_ flat: FlatTemplate, _ skeleton: Skeleton, isXML: Bool = false) -> (
    contexts: [ValueContext?], faults: [TemplateFault]
  ) {
    let reader = ContextReader(flat, skeleton, isXML: isXML)
    for mark in skeleton.flagMarks { reader.contexts[mark] = .flag }
    for (mark, tag) in skeleton.tagMarks { reader.locations[mark] = .startTag(tag) }
    do throws(XMLFault) {
      try XMLParser.parse(skeleton.bytes, telling: reader)
      reader.checkSections()
    } catch {
      reader.report(error)
    }
    return (reader.contexts, reader.faults)
  }

  // MARK: Faults

  func report(_ reason: TemplateFaultReason, at place: TemplatePlace?) {
    guard let place = place ?? flat.place(at: 0) else { return }
    faults.append(TemplateFault(place: place, reason: reason))
  }

  func report(_ reason: TemplateFaultReason, atMark mark: Int) {
    report(reason, at: flat.place(ofMark: mark))
  }

  func setContext(_ context: ValueContext, of mark: Int) {
    contexts[mark] = context
  }

  private func report(_ fault: XMLFault) {
    let place = flat.place(at: skeleton.flatOffset(of: tagStart(before: fault.offset)))
    switch fault.kind {
    case .endTagMismatch(Skeleton.wrapper, let closing): report(.endTagUnexpected(name: closing), at: place)
    case .endTagMismatch(let open, Skeleton.wrapper):
      report(.elementNotClosed(name: open), at: elements.last?.place)
    case .endTagMismatch(let open, let closing):
      report(.endTagMismatch(name: closing, open: open, openPlace: elements.last?.place), at: place)
    case .elementNotClosed:
      report(.elementNotClosed(name: elements.last?.name ?? ""), at: elements.last?.place)
    case .tooLarge: report(.elementsTooDeep, at: place)
    case .declarationRefused: report(.declaration, at: place)
    case .other(let words): report(.notWellFormed(words: words), at: place)
    }
  }

  /// The `<` that the parser had read last.
  private func tagStart(before offset: Int) -> Int {
    let end = min(offset, skeleton.bytes.count)
    return skeleton.bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
  }

  /// A section must open and close in the same element, value or start tag.
  private func checkSections() {
    for section in flat.sections {
      guard let open = locations[section.openMark], let close = locations[section.closeMark], open != close
      else {
        continue
      }
      report(
        .sectionCrosses(tag: section.shown, close: flat.place(ofMark: section.closeMark)),
        atMark: section.openMark)
    }
  }

  // MARK: Elements

  func startElement(_ name: String, attributes: [XMLAttribute]) {
    guard skeleton.startTags.indices.contains(tagCount) else { return }
    let tag = skeleton.startTags[tagCount]
    let parent = elements.last
    let isSVG = !isXML && (name == "svg" || parent?.isSVG ?? false)
    let element = Element(name: name, place: tag.place, instance: tagCount, isSVG: isSVG)
    tagCount += 1
    if let parent {
      if isXML {
        checkXMLPlace(element, parent)
      } else {
        check(element, tag)
        if !isSVG || name == "svg" { checkPlace(element) }
      }
      checkAttributes(attributes, of: element, tag)
    }
    if parent != nil {
      elements[elements.count - 1].children.insert(name)
      elements[elements.count - 1].isAtStart = false
    }
    elements.append(element)
  }

  func endElement(_ name: String) {
    let element = elements.removeLast()
    guard elements.isEmpty else { return }
    if isXML {
      if tagCountInRoot != 1 || rootHasText { report(.xmlRoot, at: element.place) }
    } else if hasPage, rootHasText {
      report(.textBesidePage, at: element.place)
    }
  }

  /// An XML document has one root element, always.
  private func checkXMLPlace(_ element: Element, _ parent: Element) {
    guard parent.name == Skeleton.wrapper else { return }
    tagCountInRoot += openSections.isEmpty ? 1 : 2
  }

  // MARK: Text

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let element = elements.last else { return }
    var offset = 0
    var hasText = false
    while offset < bytes.count {
      if let number = PrivateMark.number(in: bytes, at: offset) {
        contentMark(number, in: elements[elements.count - 1])
        offset += PrivateMark.length
      } else {
        hasText = hasText || !bytes[offset].isSpace
        note(content: bytes[offset], in: element)
        offset += 1
      }
    }
    if hasText, element.name == Skeleton.wrapper { rootHasText = true }
    if hasText, !isXML, !acceptsText(element), !element.reportedText {
      report(.textRefused(element: element.name), at: element.place)
      elements[elements.count - 1].reportedText = true
    }
  }

  /// The first line break of some elements is in one tree and not in the other; a value before it may be empty.
  private func note(content byte: UInt8, in element: Element) {
    guard elements[elements.count - 1].isAtStart else { return }
    elements[elements.count - 1].isAtStart = false
    if byte == UInt8(ascii: "\n"), !isXML, element.name == "pre" || element.name == "textarea" {
      report(.firstLineBreak(element: element.name), at: element.place)
    }
  }

  private func acceptsText(_ element: Element) -> Bool {
    isXML
      ? element.name != Skeleton.wrapper
      : element.isSVG
        ? SVGNames.textElements.contains(element.name) : !HTMLElements.withoutText.contains(element.name)
  }

  private func contentMark(_ number: Int, in element: Element) {
    guard flat.marks.indices.contains(number) else { return }
    locations[number] = .content(element: element.instance)
    switch flat.marks[number].mark {
    case .open(let section): openSections.append(section)
    case .close(let section): if openSections.last == section { openSections.removeLast() }
    case .value(let resolved, let isRaw): contentValue(number, resolved, isRaw, element)
    case .enter, .leave, .call: break  // plain text only
    }
  }

  private func contentValue(_ number: Int, _ resolved: ResolvedName, _ isRaw: Bool, _ element: Element) {
    let shown = flat.marks[number].shown
    if isXML { return xmlValue(number, resolved, isRaw, element) }
    guard acceptsText(element) else {
      return report(.valueRefused(tag: shown, element: element.name), atMark: number)
    }
    if element.name == "script" { return jsonValue(number, resolved, isRaw) }
    guard resolved.kind != .flag else {
      return report(.notShown(tag: shown, name: Self.name(in: shown), kind: .flag), atMark: number)
    }
    let isTextOnly = element.isSVG || HTMLElements.textOnly.contains(element.name)
    guard checkRaw(number, resolved, isRaw, allowsMarkup: !isTextOnly) else { return }
    if isRaw {
      setContext(.markup, of: number)
      elements[elements.count - 1].isAtStart = false
    } else if element.isAtStart, element.name == "textarea" || element.name == "pre" {
      setContext(.afterStart(marks: !isTextOnly), of: number)
    } else {
      setContext(isTextOnly ? .escaped : .text, of: number)
    }
  }

  private func xmlValue(_ number: Int, _ resolved: ResolvedName, _ isRaw: Bool, _ element: Element) {
    guard acceptsText(element) else { return report(.xmlRoot, atMark: number) }
    guard checkRaw(number, resolved, isRaw, allowsMarkup: false) else { return }
    let isURL = resolved.kind == .link || resolved.kind == .url
    setContext(isURL ? .url(allowsMail: true) : .xmlText, of: number)
  }

  private func jsonValue(_ number: Int, _ resolved: ResolvedName, _ isRaw: Bool) {
    let shown = flat.marks[number].shown
    guard resolved.kind == .json, !isRaw else {
      return report(.jsonNeeded(tag: shown, kind: resolved.kind.words), atMark: number)
    }
    setContext(.json, of: number)
  }

  static func name(in tag: String) -> String { String(tag.drop { $0 == "{" }.prefix { $0 != "}" }) }

  /// Trusted markup goes with `{{{ }}}`, and only into element content.
  func checkRaw(_ number: Int, _ resolved: ResolvedName, _ isRaw: Bool, allowsMarkup: Bool) -> Bool {
    let tag = flat.marks[number].shown
    let name = Self.name(in: tag)
    if resolved.kind == .json {
      report(.jsonOutsideScript(tag: tag), atMark: number)
    } else if isRaw, resolved.kind != .safeHTML {
      report(.rawNeedsSafeHTML(tag: tag, name: name, kind: resolved.kind.words), atMark: number)
    } else if resolved.kind == .safeHTML, !allowsMarkup {
      report(.safeHTMLOutsideText(tag: tag), atMark: number)
    } else if !isRaw, resolved.kind == .safeHTML {
      report(.safeHTMLNeedsRaw(tag: tag, name: name), atMark: number)
    } else {
      return true
    }
    return false
  }
}
