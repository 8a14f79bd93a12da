/// Start tags: attributes, and sections around whole attributes.
extension SkeletonLexer {
  /// A section that is open between attributes.
  private struct OpenSection {
    let section: Int
    /// Whether an attribute right behind the opening tag would still need a space before it.
    let neededSpace: Bool
  }

  /// What is known while a start tag is read.
  private struct TagState {
    /// True until white space separates the next attribute from what stands before it, on every way there.
    var needsSpace = true
    var open: [OpenSection] = []
    var attributes: [Skeleton.Attribute] = []
    /// Whether the tag says that its body is structured data.
    var isJSON = false
  }

  mutating func startTag() {
    let start = position
    var end = position + 1
    while end < flat.bytes.count, flat.bytes[end].isNameByte { end += 1 }
    let name = text((start + 1)..<end)
    if let mark = mark(at: end), case .value = flat.marks[mark].mark {
      report(.tagInName(tag: shown(mark), isElement: true), at: end)
    }
    if !isXML, name.contains(":") { report(.namespace(name: name), at: start) }
    openTextElement = name
    emitName(name, end)
    var state = TagState()
    let isSelfClosed = attributes(of: name, start, &state)
    if let open = state.open.first {
      let section = flat.sections[open.section]
      skeleton.tagMarks[section.openMark] = nil
      if let place = flat.place(ofMark: section.openMark) {
        let reason = TemplateFaultReason.sectionLeavesTag(tag: section.shown, element: name)
        skeleton.faults.append(TemplateFault(place: place, reason: reason))
      }
    }
    skeleton.startTags.append(
      .init(
        name: name, place: flat.place(at: start), isSelfClosed: isSelfClosed, attributes: state.attributes))
    guard !isXML, !isSelfClosed else { return }
    if name == "script" || name == "style" { rawText(of: name, isJSON: name == "script" && state.isJSON) }
  }

  private mutating func emitName(_ name: String, _ end: Int) {
    skeleton.noteOrigin(position)
    skeleton.bytes.append(contentsOf: "<\(isXML ? name : Self.withoutColon(name))".utf8)
    emitPage(upTo: end)
    skipRestOfName()
  }

  /// Goes past a tag that stands in a name, and what else belongs to that name.
  private mutating func skipRestOfName() {
    while let mark = mark(at: position), case .value = flat.marks[mark].mark {
      position += PrivateMark.length
      while let byte = peek(), byte.isNameByte { position += 1 }
    }
  }

  /// Reads up to and with the closing `>`.
  /// - Returns: Whether the tag closes itself.
  private mutating func attributes(of element: String, _ start: Int, _ state: inout TagState) -> Bool {
    while let byte = peek() {
      if byte.isSpace {
        copy()
        state.needsSpace = false
      } else if byte == UInt8(ascii: ">") {
        return close(element, start)
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: ">") {
        copy(2)
        return true
      } else if byte == UInt8(ascii: "<") {
        report(.startTagNotClosed(name: element), at: start)
        emitSkeleton(!isXML && HTMLElements.void.contains(element) ? "/>" : ">")
        return false
      } else if let number = mark(at: position) {
        tagMark(number, element, &state)
      } else if byte.isNameStart || byte == UInt8(ascii: "@") || byte == UInt8(ascii: ":") {
        attribute(&state)
      } else {
        report(.strayCharacter(character: strayCharacter(), element: element), at: position)
        repeat { position += 1 } while peek().map { $0 & 0xC0 == 0x80 } ?? false
      }
    }
    report(.startTagNotClosed(name: element), at: start)
    emitSkeleton(!isXML && HTMLElements.void.contains(element) ? "/>" : ">")
    return false
  }

  private func strayCharacter() -> String {
    String(decoding: flat.bytes[position...].prefix(4), as: UTF8.self).prefix(1).description
  }

  private mutating func close(_ element: String, _ start: Int) -> Bool {
    if !isXML, HTMLElements.void.contains(element.lowercased()) {
      report(.voidNotClosed(name: element), at: start)
      emitSkeleton("/")
    }
    copy()
    return false
  }

  /// A tag between attributes: only a section around whole attributes may stand there.
  private mutating func tagMark(_ number: Int, _ element: String, _ state: inout TagState) {
    let tagIndex = skeleton.startTags.count
    switch flat.marks[number].mark {
    case .value: report(.valueBetweenAttributes(tag: shown(number), element: element), at: position)
    case .open(let index):
      let section = flat.sections[index]
      if !section.isInverted, [.list, .texts, .open].contains(section.resolved.kind) {
        report(
          .repeatedAttributes(tag: section.shown, kind: section.resolved.kind, element: element), at: position
        )
      }
      skeleton.tagMarks[number] = tagIndex
      state.open.append(.init(section: index, neededSpace: state.needsSpace))
    case .close(let index):
      if let open = state.open.last, open.section == index {
        skeleton.tagMarks[number] = tagIndex
        state.open.removeLast()
        // Without the section the tag goes on as it was before it.
        state.needsSpace = state.needsSpace || open.neededSpace
      } else {
        report(.sectionEntersTag(tag: flat.sections[index].shown, element: element), at: position)
      }
    case .enter, .leave, .call: break  // plain text only
    }
    emitPage(upTo: position + PrivateMark.length)
  }

  private mutating func attribute(_ state: inout TagState) {
    let start = position
    var end = start + 1
    while end < flat.bytes.count, flat.bytes[end].isNameByte || flat.bytes[end] == UInt8(ascii: "@") {
      end += 1
    }
    let name = text(start..<end)
    if state.needsSpace { report(.spaceMissing(attribute: name), at: start) }
    let isNameWhole = checkName(name, start, end)
    let isRepeated = state.attributes.contains { $0.name == name }
    let branches = state.open.map(\.section)
    if isXML, name == "xmlns" || name.hasPrefix("xmlns:") { return namespace(name, start, end, &state) }
    if !isXML, BooleanAttributes.names.contains(name), let mark = flag(from: end) {
      return flagAttribute(name, start, end, mark, branches, &state)
    }
    skeleton.noteOrigin(start)
    let written = isNameWhole ? name : "data-refused"
    let suffix = !isNameWhole || isRepeated || !branches.isEmpty ? "_\(state.attributes.count)" : ""
    skeleton.bytes.append(contentsOf: "\(state.needsSpace ? " " : "")\(written)\(suffix)".utf8)
    state.attributes.append(.init(name: name, place: flat.place(at: start), branches: branches))
    emitPage(upTo: end)
    skipRestOfName()
    let valueStart = position
    value(of: name, start)
    if name == "type", branches.isEmpty, !isRepeated {
      let value = text(valueStart..<position).filter { $0 != " " && $0 != "=" && $0 != "\"" && $0 != "'" }
      state.isJSON = value == "application/ld+json"
    }
    state.needsSpace = true
  }

  /// A namespace holds for the names in its element: it is always there, and written out.
  private mutating func namespace(_ name: String, _ start: Int, _ end: Int, _ state: inout TagState) {
    if !state.open.isEmpty { report(.namespaceInSection(name: name), at: start) }
    if state.needsSpace { emitSkeleton(" ") }
    while position < end { copy() }
    let valueStart = position
    let bytes = skeleton.bytes.count
    value(of: name, start)
    if let offset = (valueStart..<position).first(where: { mark(at: $0) != nil }),
      let number = mark(at: offset)
    {
      report(.tagInLiteralAttribute(tag: shown(number), attribute: name), at: offset)
      skeleton.bytes.removeSubrange(bytes...)
      emitSkeleton("=\"urn:refused\"")
    }
    state.needsSpace = true
  }

  // MARK: Boolean attributes

  /// The tag of a flag that is the whole quoted value behind an attribute's name.
  private func flag(from end: Int) -> Int? {
    guard end + 2 + PrivateMark.length < flat.bytes.count, flat.bytes[end] == UInt8(ascii: "="),
      let number = mark(at: end + 2), flat.bytes[end + 1] == flat.bytes[end + 2 + PrivateMark.length],
      flat.bytes[end + 1] == UInt8(ascii: "\"") || flat.bytes[end + 1] == UInt8(ascii: "'"),
      case .value(let resolved, false) = flat.marks[number].mark, resolved.kind == .flag
    else { return nil }
    return number
  }

  /// Puts the mark on both sides of the attribute, its space included: the program leaves out what stands between.
  private mutating func flagAttribute(
    _ name: String, _ start: Int, _ end: Int, _ number: Int, _ branches: [Int], _ state: inout TagState
  ) {
    if state.needsSpace { report(.spaceMissing(attribute: name), at: start) }
    let isRepeated = state.attributes.contains { $0.name == name }
    let suffix = isRepeated || !branches.isEmpty ? "_\(state.attributes.count)" : ""
    emitSkeleton("\(state.needsSpace ? " " : "")\(name)\(suffix)=\"\"")
    state.attributes.append(.init(name: name, place: flat.place(at: start), branches: branches))
    skeleton.flagMarks.insert(number)
    let space = Array(skeleton.page.reversed().prefix { $0.isSpace }.reversed())
    skeleton.page.removeLast(space.count)
    skeleton.page +=
      PrivateMark.bytes(number) + space + Array("\(name)=\"\"".utf8) + PrivateMark.bytes(number)
    position = end + 3 + PrivateMark.length
    state.needsSpace = true
  }

  /// - Returns: False when the parser should not see the name.
  private mutating func checkName(_ name: String, _ start: Int, _ end: Int) -> Bool {
    if let mark = mark(at: end), case .value = flat.marks[mark].mark {
      report(.tagInName(tag: shown(mark), isElement: false), at: end)
    }
    if isXML {
      let isName = name.utf8.allSatisfy { $0.isNameByte }
      if !isName { report(.attributeName(name: name), at: start) }
      return isName
    }
    if name.hasPrefix("xmlns") || name.contains(":") {
      report(.namespace(name: name), at: start)
      return false
    }
    guard name.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }) else {
      report(.attributeName(name: name), at: start)
      return false
    }
    return true
  }

  private mutating func value(of name: String, _ start: Int) {
    var ahead = position
    while ahead < flat.bytes.count, flat.bytes[ahead].isSpace { ahead += 1 }
    guard ahead < flat.bytes.count, flat.bytes[ahead] == UInt8(ascii: "=") else {
      report(.valueMissing(attribute: name), at: start)
      emitSkeleton("=\"\"")
      return
    }
    ahead += 1
    while ahead < flat.bytes.count, flat.bytes[ahead].isSpace { ahead += 1 }
    emitPage(upTo: ahead)
    emitSkeleton("=")
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return unquotedValue(of: name, start)
    }
    copy()
    quotedValue(of: name, quote, start)
  }

  private mutating func unquotedValue(of name: String, _ start: Int) {
    let first = position
    var end = position
    while end < flat.bytes.count, !flat.bytes[end].isSpace, flat.bytes[end] != UInt8(ascii: ">") { end += 1 }
    if let mark = mark(at: first) {
      report(.unquotedTag(tag: shown(mark), attribute: name), at: first)
    } else {
      report(.unquotedValue(attribute: name, value: withoutMarks(first..<end)), at: start)
    }
    emitSkeleton("\"\"")
    position = end
  }

  /// The text of a range with tags as they are written.
  private func withoutMarks(_ range: Range<Int>) -> String {
    var shownText: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let number = mark(at: offset) {
        shownText.append(contentsOf: shown(number).utf8)
        offset += PrivateMark.length
      } else {
        shownText.append(flat.bytes[offset])
        offset += 1
      }
    }
    return String(decoding: shownText, as: UTF8.self)
  }

  private mutating func quotedValue(of name: String, _ quote: UInt8, _ start: Int) {
    while let byte = peek() {
      if byte == quote { return copy() }
      switch byte {
      case UInt8(ascii: "<"):
        report(.lessThanInValue(attribute: name), at: position)
        position += 1
        emitSkeleton("&lt;")
      case UInt8(ascii: "&"): reference()
      default: copy()
      }
    }
    report(.valueNotClosed(attribute: name), at: start)
    emitSkeleton(quote == UInt8(ascii: "'") ? "'" : "\"")
  }
}
