/// Makes `lantern` and `lanterns` meet.
enum WordStem {
  private static let endings: [(plural: [UInt8], singular: [UInt8])] = [
    ("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("xes", "x"), ("ss", "ss"), ("s", ""),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// A folded word without the ending of an English or French plural; a word of three letters as it is.
  static func of(_ word: [UInt8]) -> [UInt8] {
    guard word.count > 3, let ending = endings.first(where: { word.hasSuffix($0.plural) }) else {
      return word
    }
    return word.dropLast(ending.plural.count) + ending.singular
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}
