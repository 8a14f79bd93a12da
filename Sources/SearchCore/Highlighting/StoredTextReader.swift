/// Tells the marks in a text from the same characters in the text itself, which is known.
///
/// Of several equal marks in a row the last ones are the text's own, as many as the stored text has there. Where that
/// does not lead to the stored text, because the engine put a mark inside one of the text's own, the last mark taken for
/// the text's own is the engine's.
struct StoredTextReader {
  private let stored: [UInt8]
  private let marked: [UInt8]
  private let reader: HighlightMarkReader
  /// Counted only where the text itself holds a mark, which is rare.
  private let runs: (inMarked: HighlightMarkReader.Runs, inStored: HighlightMarkReader.Runs)?

  init(stored: [UInt8], marked: [UInt8], _ reader: HighlightMarkReader) {
    self.stored = stored
    self.marked = marked
    self.reader = reader
    runs = reader.occurs(in: stored) ? (reader.runs(in: marked), reader.runs(in: stored)) : nil
  }

  /// An offset in the marked text, and the one in the stored text that was reached there.
  private struct Place: Hashable {
    var marked = 0
    var stored = 0
  }

  /// A mark that was taken for the text's own.
  private struct Choice {
    let place: Place
    let mark: HighlightMarkReader.Mark
    let length: Int
    let cutter: HighlightCutter.State
  }

  /// Steps before giving up: one for each byte, and enough more for the choices that engines make wrong.
  private var patience: Int { marked.count + (1 << 16) }

  /// In bytes of the stored text; `nil` where the marked text without its marks is not the stored text or its beginning.
  ///
  /// What is read first keeps no choices, for nearly always none is taken back.
  func matches() -> [Range<Int>]? { matches(takingBack: false) ?? matches(takingBack: true) }

  private func matches(takingBack: Bool) -> [Range<Int>]? {
    var cutter = HighlightCutter()
    var place = Place()
    var choices: [Choice] = []
    var takenBack: Set<Place> = []
    var steps = patience
    while place.marked < marked.count {
      guard steps > 0 else { return nil }
      steps -= 1
      let found = reader.mark(in: marked, at: place.marked, depth: cutter.depth)
      if let (mark, length) = found, !isOwn(mark, place) {
        cutter.pass(mark, at: place.stored)
        place.marked += length
      } else if isText(place), found == nil || !takenBack.contains(place) {
        if takingBack, let (mark, length) = found {
          choices.append(Choice(place: place, mark: mark, length: length, cutter: cutter.state))
        }
        place.marked += 1
        place.stored += 1
      } else if let choice = choices.popLast() {
        takenBack.insert(choice.place)
        place = choice.place
        cutter.returns(to: choice.cutter)
        cutter.pass(choice.mark, at: place.stored)
        place.marked += choice.length
      } else {
        return nil
      }
    }
    return cutter.matches(endingAt: place.stored)
  }

  private func isText(_ place: Place) -> Bool {
    place.stored < stored.count && stored[place.stored] == marked[place.marked]
  }

  private func isOwn(_ mark: HighlightMarkReader.Mark, _ place: Place) -> Bool {
    guard let runs else { return false }
    return runs.inMarked.count(of: mark, at: place.marked) <= runs.inStored.count(of: mark, at: place.stored)
  }
}
