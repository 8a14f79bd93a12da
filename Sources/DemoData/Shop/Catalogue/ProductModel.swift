/// One model of a kind: a name, a maker, a material, and the colours and options it is sold in.
struct ProductModel: Sendable {
  /// A choice within a model that is a product of its own: a capacity, a length, a number of people.
  struct Option: Sendable {
    /// `1.2 litres`, `for two`; empty where the model has no choice.
    let label: String
    let pence: Int

    /// Whether the label goes on with the name, `Ridge tent for two`, and is not set off by a comma.
    var isPhrase: Bool { ["for ", "with ", "in "].contains { label.hasPrefix($0) } }

    /// Whether the label is a measure of the article: `1.2 litres`, `double`, `5 pieces`.
    var isMeasure: Bool { !label.isEmpty && !isPhrase && !label.hasPrefix("pack of ") }

    /// Whether the measure is one of size, and not of time, light or warmth.
    var isSize: Bool {
      isMeasure && ![" hours", " lumens", " °C"].contains { label.hasSuffix($0) }
    }
  }

  let name: String
  /// Whether the first colour goes unnamed, as a shop does with the usual one.
  let leavesFirstColourUnnamed: Bool
  let brand: String?
  let material: String
  let colours: [String]
  let options: [Option]

  /// Reads `name | brand | material | colour colour | label price; label price`.
  ///
  /// A `*` after the name leaves the first colour out of the product's name; a brand `-` is none.
  init(row: String) {
    let cells = TableRow.cells(of: row, separatedBy: "|")
    precondition(cells.count == 5, "A model has five cells: \(row)")
    leavesFirstColourUnnamed = cells[0].hasSuffix("*")
    name = leavesFirstColourUnnamed ? String(cells[0].dropLast()) : cells[0]
    brand = cells[1] == "-" ? nil : cells[1]
    material = cells[2]
    colours = TableRow.words(of: cells[3])
    options = TableRow.cells(of: cells[4], separatedBy: ";").map { cell in
      let words = TableRow.words(of: cell)
      let label = words.dropLast().joined(separator: " ")
      return Option(label: label, pence: TableRow.pence(words.last ?? ""))
    }
  }
}
