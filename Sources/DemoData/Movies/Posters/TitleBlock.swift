/// A title broken into lines, as large as its place allows.
struct TitleBlock {
  let lines: [String]
  /// The size of the letters.
  let size: Int
  let face: Typeface

  var lineHeight: Int { size + size / 10 }
  var height: Int { lineHeight * lines.count }

  private static let width = 258
  private static let sizes = [44, 40, 36, 33, 30, 27, 24, 22, 20, 18, 16, 14, 12]

  /// Tries the sizes from the largest until the lines fit; the smallest is taken as it is.
  init(_ title: String, face: Typeface, height: Int) {
    let words = TableRow.words(of: face.isCapitals ? title.uppercased() : title)
    var size = Self.sizes[0]
    var lines: [String] = []
    for candidate in Self.sizes {
      size = candidate
      lines = Self.lines(of: words, size: size, face: face)
      let isNarrow = lines.allSatisfy { Self.width(of: $0, size: size, face: face) <= Self.width }
      if isNarrow && (size + size / 10) * lines.count <= height { break }
    }
    self.lines = lines
    self.size = size
    self.face = face
  }

  private static func lines(of words: [String], size: Int, face: Typeface) -> [String] {
    var lines: [String] = []
    for word in words {
      let longer = lines.last.map { $0 + " " + word }
      if let longer, width(of: longer, size: size, face: face) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  private static func width(of line: String, size: Int, face: Typeface) -> Int {
    face.width(of: line) * size / 100 + line.unicodeScalars.count * face.spacing
  }
}
