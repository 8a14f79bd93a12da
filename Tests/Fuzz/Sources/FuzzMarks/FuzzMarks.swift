import FuzzedInput
import SearchCore

/// Reads texts with marks of several pairs: nothing is lost, and what lies inside marks is told apart.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarks(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzedInput(start, count)
  let choice = input.byte()
  let marks = marks(choice >> 2, &input)
  switch choice & 3 {
  case 0, 1: readsMarks(input.restAsText, marks)
  case 2: findsStoredText(&input, pairs[Int(choice >> 2) % 3])
  default: cutsRanges(&input)
  }
  return 0
}

private let pairs = [
  HighlightMarks.emphasis, .privateUse, HighlightMarks(open: "[", close: "]"),
  HighlightMarks(open: "*", close: "*"), HighlightMarks(open: "__", close: "_"),
  HighlightMarks(open: "aab", close: "aa"), HighlightMarks(open: "", close: "x"),
  HighlightMarks(open: "e\u{301}", close: "\u{1F468}\u{200D}"),
]

private func marks(_ choice: UInt8, _ input: inout FuzzedInput) -> HighlightMarks {
  guard Int(choice) >= pairs.count else { return pairs[Int(choice)] }
  return HighlightMarks(open: input.text(Int(choice & 3) + 1), close: input.text(Int(choice >> 2 & 3) + 1))
}

private func readsMarks(_ text: String, _ marks: HighlightMarks) {
  let highlight = Highlight(marked: text, marks: marks)
  isWellFormed(highlight)
  let expected = reference(Array(text.utf8), Array(marks.open.utf8), Array(marks.close.utf8))
  hold(flagged(highlight) == expected, "\(text.debugDescription) is read as \(highlight.parts)")
  let inverted = highlight.inverted
  isWellFormed(inverted)
  hold(Array(inverted.text.utf8) == Array(highlight.text.utf8), "inverted, the text is another")
  hold(highlight.hasMatch || !inverted.hasMatch, "inverted, something matches where nothing did")
}

/// Marks put into a stored text are found again, also where the text itself holds the same characters as marks, and inside
/// one of those.
private func findsStoredText(_ input: inout FuzzedInput, _ marks: HighlightMarks) {
  let places = (0..<4).map { _ in (input.number(below: 1 << 12), input.byte()) }
  let stored = Array(input.restAsText.utf8)
  var marked = stored
  // From the end on, so that no mark comes to stand inside another.
  for (place, kind) in places.map({ ($0.0 % (stored.count + 1), $0.1) }).sorted(by: { $0.0 > $1.0 })
  where kind > 0 {
    var index = place
    while index < stored.count, stored[index] & 0xC0 == 0x80 { index += 1 }
    marked.insert(contentsOf: kind & 1 == 1 ? marks.open.utf8 : marks.close.utf8, at: index)
  }
  let text = String(decoding: stored, as: UTF8.self)
  let markedText = String(decoding: marked, as: UTF8.self)
  let highlight = Highlight(marked: markedText, stored: text, marks: marks)
  isWellFormed(highlight)
  hold(
    highlight.text.utf8.elementsEqual(stored),
    "\(markedText.debugDescription) over \(text.debugDescription) is read as \(highlight.parts)")
}

private func cutsRanges(_ input: inout FuzzedInput) {
  let ranges = (0..<Int(input.byte() & 7)).map { _ in
    let lower = input.number(below: 400) - 100
    return lower..<(lower + input.number(below: 200))
  }
  let text = input.restAsText
  let highlight = Highlight(text, matches: ranges)
  isWellFormed(highlight)
  hold(Array(highlight.text.utf8) == Array(text.utf8), "cut at \(ranges), the text is another")
}

private func isWellFormed(_ highlight: Highlight) {
  hold(highlight.parts.allSatisfy { !$0.text.isEmpty }, "an empty part: \(highlight.parts)")
  hold(
    zip(highlight.parts, highlight.parts.dropFirst()).allSatisfy { $0.isMatch != $1.isMatch },
    "two neighbours are alike: \(highlight.parts)")
}

/// Every byte of a highlight, with whether it matched.
private func flagged(_ highlight: Highlight) -> [UInt16] {
  highlight.parts.flatMap { part in part.text.utf8.map { UInt16($0) | (part.isMatch ? 256 : 0) } }
}

/// The rules of marks in their simplest form: byte by byte, the longer mark first, depth counted; a character matches as a
/// whole where any of its bytes does.
private func reference(_ bytes: [UInt8], _ open: [UInt8], _ close: [UInt8]) -> [UInt16] {
  var output: [UInt16] = []
  output.reserveCapacity(bytes.count)
  var depth = 0
  var index = 0
  while index < bytes.count {
    let opens = stands(open, bytes, index) && !close.isEmpty
    let closes = stands(close, bytes, index) && !open.isEmpty
    let isOpen = opens && (!closes || (open.count == close.count ? depth == 0 : open.count > close.count))
    if isOpen {
      depth += 1
      index += open.count
    } else if closes {
      depth = max(depth - 1, 0)
      index += close.count
    } else {
      output.append(UInt16(bytes[index]) | (depth > 0 ? 256 : 0))
      index += 1
    }
  }
  return ofWholeCharacters(output)
}

private func stands(_ mark: [UInt8], _ bytes: [UInt8], _ index: Int) -> Bool {
  guard !mark.isEmpty, bytes[index] == mark[0], bytes.count - index >= mark.count else { return false }
  return mark.indices.allSatisfy { bytes[index + $0] == mark[$0] }
}

private func ofWholeCharacters(_ flagged: [UInt16]) -> [UInt16] {
  guard flagged.contains(where: { $0 > 255 }) else { return flagged }
  var whole = flagged
  var start = 0
  for character in String(decoding: flagged.map { UInt8($0 & 255) }, as: UTF8.self) {
    let end = start + character.utf8.count
    if flagged[start..<end].contains(where: { $0 > 255 }) {
      for index in start..<end { whole[index] |= 256 }
    }
    start = end
  }
  return whole
}
