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

  init(_ flat: FlatTemplate, _ skeleton: Skeleton) {
    self.flat = flat
    self.skeleton = skeleton
    contexts = Array(repeating: nil, count: flat.marks.count)
    locations = Array(repeating: nil, count: flat.marks.count)
  }

  /// Reads the whole page.
  static func read(_ flat: FlatTemplate, _ skeleton: Skeleton) -> (
    contexts: [ValueContext?], faults: [TemplateFault]
  ) {
    let reader = ContextReader(flat, skeleton)
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
    let isSVG = name == "svg" || parent?.isSVG ?? false
    let element = Element(name: name, place: tag.place, instance: tagCount, isSVG: isSVG)
    tagCount += 1
    if parent != nil {
      check(element, tag)
      if !isSVG || name == "svg" { checkPlace(element) }
      checkAttributes(attributes, of: element, tag)
    }
    if parent != nil { elements[elements.count - 1].children.insert(name) }
    elements.append(element)
  }

  func endElement(_ name: String) {
    let element = elements.removeLast()
    if elements.isEmpty, hasPage, rootHasText { report(.textBesidePage, at: element.place) }
  }

  // MARK: Text

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let element = elements.last else { return }
    var offset = 0
    var hasText = false
    while offset < bytes.count {
      if let number = PrivateMark.number(in: bytes, at: offset) {
        contentMark(number, in: element)
        offset += PrivateMark.length
      } else {
        hasText = hasText || !bytes[offset].isSpace
        offset += 1
      }
    }
    if hasText, element.name == Skeleton.wrapper { rootHasText = true }
    if hasText, !acceptsText(element), !element.reportedText {
      report(.textRefused(element: element.name), at: element.place)
      elements[elements.count - 1].reportedText = true
    }
  }

  private func acceptsText(_ element: Element) -> Bool {
    element.isSVG
      ? SVGNames.textElements.contains(element.name) : !HTMLElements.withoutText.contains(element.name)
  }

  private func contentMark(_ number: Int, in element: Element) {
    guard flat.marks.indices.contains(number) else { return }
    locations[number] = .content(element: element.instance)
    switch flat.marks[number].mark {
    case .open(let section): openSections.append(section)
    case .close(let section): if openSections.last == section { openSections.removeLast() }
    case .value(let resolved, let isRaw): contentValue(number, resolved, isRaw, element)
    }
  }

  private func contentValue(_ number: Int, _ resolved: ResolvedName, _ isRaw: Bool, _ element: Element) {
    let shown = flat.marks[number].shown
    guard acceptsText(element) else {
      return report(.valueRefused(tag: shown, element: element.name), atMark: number)
    }
    let isTextOnly = element.isSVG || HTMLElements.textOnly.contains(element.name)
    guard checkRaw(number, resolved, isRaw, allowsMarkup: !isTextOnly) else { return }
    setContext(isRaw ? .markup : isTextOnly ? .escaped : .text, of: number)
  }

  /// Trusted markup goes with `{{{ }}}`, and only into element content.
  func checkRaw(_ number: Int, _ resolved: ResolvedName, _ isRaw: Bool, allowsMarkup: Bool) -> Bool {
    let tag = flat.marks[number].shown
    let name = String(tag.drop { $0 == "{" }.prefix { $0 != "}" })
    if isRaw, resolved.kind != .safeHTML {
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
