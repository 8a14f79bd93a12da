import LibXML
import RecordReading

extension FileImportReport {
  /// How many problems `lines` tells.
  package static let toldProblems = 8

  /// What a person reads after an import: a summary, where the ids come from, what became plain text, then the first
  /// problems in the file's order and how many more there are.
  package var lines: [String] { [summary, identityLine] + otherLines + problemLines }

  /// `1,500 records from products.json (JSON list, UTF-8) are in the index “products”. 2 were skipped.`
  private var summary: String {
    let from = path == "-" ? "standard input" : path
    let verb = storedCount == 1 ? "is" : "are"
    var text =
      "\(WholeNumber.text(storedCount, "record", "records")) from \(from) (\(reading.source)) \(verb) in the "
    text += "index “\(index)”."
    let left = reading.lostCount + missingCount + refusedCount
    if left > 0 { text += " \(WholeNumber.text(left, "was", "were")) left out." }
    if duplicateCount > 0 {
      text += " \(WholeNumber.text(duplicateCount, "took", "took")) the place of one with the same id."
    }
    return text
  }

  private var identityLine: String {
    switch contents.identity {
    case .field(let field): "ids: from “\(field)”."
    case .content: "ids: made from the content of each record, as no field tells them all apart."
    }
  }

  private var otherLines: [String] {
    // Once a field is found, why others are none is of no interest.
    var lines = contents.identity == .content ? rejections.prefix(Self.toldProblems).map { "ids: \($0)" } : []
    for kind in [TextKind.html, .entities] {
      let paths = contents.kinds.filter { $0.value == kind }.keys.sorted()
      guard !paths.isEmpty else { continue }
      let what = kind == .html ? "HTML" : "entities such as &amp;"
      lines.append("texts: \(what) became plain text in \(Self.list(paths)).")
    }
    if !reading.otherLists.isEmpty {
      lines.append("lists: the file has more lists, which were not read: \(Self.list(reading.otherLists)).")
    }
    return lines
  }

  private var problemLines: [String] {
    var told = reading.problems.map { (place: $0.place.offset, text: $0.description) }
    told += missing.map { ($0.offset, "\($0): \(StoringPass.words(forMissing: contents.identity))") }
    told += duplicates.map { ($0.place.offset, $0.description) }
    // Where they stood is not known, so they come last.
    told += refused.map { (.max, "record “\($0.id)”: it is \($0.reason) and left out.") }
    let total = reading.problemCount + missingCount + duplicateCount + refusedCount
    // Swift's sort keeps the order of equals.
    var lines = told.sorted { $0.place < $1.place }.prefix(Self.toldProblems).map(\.text)
    if total > lines.count {
      lines.append("and \(WholeNumber.text(total - lines.count, "more problem", "more problems"))")
    }
    return lines
  }

  /// The first names, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(6).map { "“\($0)”" }.joined(separator: ", ")
    return names.count > 6 ? shown + " and \(names.count - 6) more" : shown
  }
}
