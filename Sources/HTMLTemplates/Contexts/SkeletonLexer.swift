import LibXML

/// Rewrites a flat page for the XML parser, and refuses spellings that XML and HTML do not read alike.
///
/// Faults are repaired in the skeleton where that is possible, so that one slip does not hide others. Sections
/// between attributes, for which XML has no place, are taken out here: the attributes of all branches stand in
/// the skeleton side by side, told apart by a number behind the name.
struct SkeletonLexer {
  let flat: FlatTemplate
  let isXML: Bool
  var skeleton = Skeleton()
  var position = 0
  /// The element whose start tag was read last, until an end tag: in `<title>` and `<textarea>` HTML reads no markup.
  var openTextElement = ""

  init(_ flat: FlatTemplate, isXML: Bool) {
    self.flat = flat
    self.isXML = isXML
  }

  static func run(_ flat: FlatTemplate, isXML: Bool = false) -> Skeleton {
    var lexer = SkeletonLexer(flat, isXML: isXML)
    lexer.run()
    return lexer.skeleton
  }

  private mutating func run() {
    skeleton.noteOrigin(0)
    skeleton.bytes.append(contentsOf: "<\(Skeleton.wrapper)>".utf8)
    skeleton.startTags.append(
      .init(name: Skeleton.wrapper, place: flat.place(at: 0), isSelfClosed: false, attributes: []))
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "<"): markup()
      case UInt8(ascii: "&"): reference()
      case UInt8(ascii: ">") where skeleton.bytes.suffix(2).elementsEqual("]]".utf8):
        // XML has no `]]>` in text; HTML does not mind either way.
        if isXML { report(.sectionEnd, at: position - 2) }
        emitPage(byte)
        emitSkeleton("&gt;")
      default: copy()
      }
    }
    skeleton.noteOrigin(flat.bytes.count)
    skeleton.bytes.append(contentsOf: "</\(Skeleton.wrapper)>".utf8)
  }

  // MARK: Reading and writing

  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < flat.bytes.count ? flat.bytes[position + distance] : nil
  }

  func mark(at offset: Int) -> Int? {
    PrivateMark.number(in: flat.bytes, at: offset)
  }

  /// Writes the next byte to both sides.
  mutating func copy() {
    skeleton.noteOrigin(position)
    skeleton.bytes.append(flat.bytes[position])
    skeleton.page.append(flat.bytes[position])
    position += 1
  }

  mutating func copy(_ count: Int) {
    for _ in 0..<count where position < flat.bytes.count { copy() }
  }

  mutating func emitSkeleton(_ text: String) {
    skeleton.noteOrigin(position)
    skeleton.bytes.append(contentsOf: text.utf8)
  }

  /// Writes a byte to the page only and goes on.
  mutating func emitPage(_ byte: UInt8) {
    skeleton.page.append(byte)
    position += 1
  }

  /// Writes the bytes up to `end` to the page only.
  mutating func emitPage(upTo end: Int) {
    skeleton.page.append(contentsOf: flat.bytes[position..<end])
    position = end
  }

  mutating func report(_ reason: TemplateFaultReason, at offset: Int) {
    guard let place = flat.place(at: offset) else { return }
    skeleton.faults.append(TemplateFault(place: place, reason: reason))
  }

  func shown(_ mark: Int) -> String { flat.marks[mark].shown }

  func text(_ range: Range<Int>) -> String {
    String(decoding: flat.bytes[range], as: UTF8.self)
  }

  func starts(with text: String, at offset: Int, ignoringCase: Bool = false) -> Bool {
    let wanted = Array(text.utf8)
    guard offset + wanted.count <= flat.bytes.count else { return false }
    let found = flat.bytes[offset..<(offset + wanted.count)]
    return ignoringCase
      ? found.elementsEqual(wanted) { $0.asLowercase == $1.asLowercase } : found.elementsEqual(wanted)
  }

  func find(_ text: String, from start: Int, ignoringCase: Bool = false) -> Int? {
    var offset = start
    while offset + text.utf8.count <= flat.bytes.count {
      if starts(with: text, at: offset, ignoringCase: ignoringCase) { return offset }
      offset += 1
    }
    return nil
  }

  // MARK: Markup

  private mutating func markup() {
    let next = peek(1) ?? 0
    if starts(with: "<!--", at: position) {
      comment()
    } else if starts(with: "<![", at: position) {
      skipConstruct(until: "]]>", isXML ? .cdataInXML : .cdata)
    } else if next == UInt8(ascii: "!") {
      documentType()
    } else if next == UInt8(ascii: "?") {
      processingInstruction()
    } else if next == UInt8(ascii: "/") {
      endTag()
    } else if next.isNameStart {
      startTag()
    } else if let mark = mark(at: position + 1) {
      report(.tagInName(tag: shown(mark), isElement: true), at: position + 1)
      position += 1 + PrivateMark.length
    } else {
      report(.bareLessThan, at: position)
      position += 1
      emitSkeleton("&lt;")
    }
  }

  private mutating func comment() {
    let start = position
    if !isXML, ["title", "textarea"].contains(openTextElement) {
      report(.commentInText(element: openTextElement), at: start)
    }
    guard let end = find("-->", from: position + 4) else {
      report(.commentNotClosed, at: start)
      position = flat.bytes.count
      return
    }
    let body = flat.bytes[(start + 4)..<end]
    if let mark = firstMark(in: (start + 4)..<end) {
      report(.tagInComment(tag: shown(mark.number)), at: mark.offset)
    }
    if body.first == UInt8(ascii: ">") || body.starts(with: "->".utf8) || body.last == UInt8(ascii: "-")
      || zip(body, body.dropFirst()).contains(where: { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "-") })
    {
      report(.commentMalformed, at: start)
    }
    // The parser needs no comments; the page keeps them.
    emitPage(upTo: end + 3)
  }

  /// `<!doctype html>` may open a page; anything else that begins so is refused.
  private mutating func documentType() {
    let start = position
    guard !isXML else { return skipConstruct(until: ">", .declarationInXML) }
    guard starts(with: "<!doctype", at: position, ignoringCase: true), let end = find(">", from: position)
    else {
      return skipConstruct(until: ">", .declaration)
    }
    if !starts(with: "<!doctype html>", at: position) {
      report(.documentType, at: start)
    } else if skeleton.page.contains(where: { !$0.isSpace }) {
      report(.documentTypeNotFirst, at: start)
    }
    emitPage(upTo: end + 1)
  }

  /// An XML document may open with its declaration; anything else that begins so is refused.
  private mutating func processingInstruction() {
    guard isXML else { return skipConstruct(until: ">", .processingInstruction) }
    let isDeclaration = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml version=\"1.0\"?>"].first {
      starts(with: $0, at: position)
    }
    guard let isDeclaration, skeleton.page.allSatisfy({ $0 & 0x80 != 0 }) else {
      return skipConstruct(until: "?>", .instructionInXML)
    }
    emitPage(upTo: position + isDeclaration.utf8.count)
  }

  private mutating func skipConstruct(until end: String, _ reason: TemplateFaultReason) {
    report(reason, at: position)
    position = find(end, from: position).map { $0 + end.utf8.count } ?? flat.bytes.count
  }

  private mutating func endTag() {
    openTextElement = ""
    let start = position
    var end = position + 2
    if let mark = mark(at: end) {
      report(.tagInName(tag: shown(mark), isElement: true), at: end)
      position = end + PrivateMark.length
      return
    }
    while end < flat.bytes.count, flat.bytes[end].isNameByte { end += 1 }
    let name = text((start + 2)..<end)
    if !isXML, HTMLElements.void.contains(name.lowercased()) {
      report(.voidEndTag(name: name), at: start)
      position = find(">", from: end).map { $0 + 1 } ?? flat.bytes.count
      return
    }
    if let mark = mark(at: end) {
      report(.tagInName(tag: shown(mark), isElement: true), at: end)
      position = find(">", from: end).map { $0 + 1 } ?? flat.bytes.count
      return
    }
    // Upper case and colons were reported with the start tag.
    skeleton.noteOrigin(start)
    skeleton.bytes.append(contentsOf: "</\(isXML ? name : Self.withoutColon(name))".utf8)
    emitPage(upTo: end)
    while let byte = peek(), byte.isSpace { copy() }
    guard peek() != UInt8(ascii: ">") else { return copy() }
    report(.endTagMalformed(name: name), at: start)
    emitSkeleton(">")
  }

  /// The name as the parser may see it: a prefix without a namespace would only make it complain again.
  static func withoutColon(_ name: String) -> String {
    name.replacing(":", with: "-")
  }

  /// A script or style body is raw text in HTML: it may not hold anything here, but for the one tag of JSON data.
  mutating func rawText(of name: String, isJSON: Bool) {
    let end = find("</\(name)", from: position, ignoringCase: true) ?? flat.bytes.count
    if isJSON { return json(upTo: end) }
    if let mark = firstMark(in: position..<end) {
      report(.tagInRawText(tag: shown(mark.number), element: name), at: mark.offset)
    } else if flat.bytes[position..<end].contains(where: { !$0.isSpace }) {
      report(.rawTextBody(element: name), at: position)
    }
    emitPage(upTo: end)
  }

  private mutating func json(upTo end: Int) {
    let body = flat.bytes[position..<end]
    let start = body.firstIndex { !$0.isSpace } ?? end
    let last = body.lastIndex { !$0.isSpace } ?? position
    if start < end, let mark = mark(at: start), last == start + PrivateMark.length - 1 {
      if case .value = flat.marks[mark].mark {
        while position < end { copy() }
        return
      }
    }
    report(.jsonBody, at: start)
    emitPage(upTo: end)
  }

  private func firstMark(in range: Range<Int>) -> (number: Int, offset: Int)? {
    for offset in range {
      if let number = mark(at: offset) { return (number, offset) }
    }
    return nil
  }

  // MARK: References

  /// `&name;` becomes its character; XML's own five and numbers stay.
  mutating func reference() {
    let start = position
    var end = start + 1
    while end < flat.bytes.count, flat.bytes[end].isNameByte || flat.bytes[end] == UInt8(ascii: "#"),
      end - start < 40
    {
      end += 1
    }
    guard end < flat.bytes.count, flat.bytes[end] == UInt8(ascii: ";"), end > start + 1 else {
      report(.bareAmpersand, at: start)
      position += 1
      emitSkeleton("&amp;")
      return
    }
    let name = text((start + 1)..<end)
    if name.hasPrefix("#") {
      numericReference(name, end)
    } else if ["amp", "lt", "gt", "quot", "apos"].contains(name) {
      copy(end + 1 - start)
    } else if let scalar = HTMLNames.character(forEntity: name) {
      skeleton.noteOrigin(start)
      let bytes = Array(String(Character(scalar)).utf8)
      skeleton.bytes.append(contentsOf: bytes)
      skeleton.page.append(contentsOf: bytes)
      position = end + 1
    } else {
      report(.unknownEntity(name: name), at: start)
      position = end + 1
    }
  }

  /// Numbers that XML and HTML read alike: HTML reads 128 to 159 as other characters.
  private mutating func numericReference(_ name: String, _ end: Int) {
    let digits = name.dropFirst()
    let code =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let code, let scalar = Unicode.Scalar(code), code == 9 || code == 10 || code == 13 || code >= 0x20,
      !(0x7F...0x9F).contains(code), !(0xF0000...0xFFFFF).contains(code), code & 0xFFFE != 0xFFFE,
      !(0xFDD0...0xFDEF).contains(code), scalar.value == code
    else {
      report(.numericReference(name: name), at: position)
      position = end + 1
      return
    }
    copy(end + 1 - position)
  }
}

extension UInt8 {
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0C }
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }
  var isNameByte: Bool {
    isNameStart || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ":")
      || self == UInt8(ascii: ".")
  }
  var asLowercase: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
