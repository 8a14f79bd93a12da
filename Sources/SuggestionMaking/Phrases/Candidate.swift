/// A query that may be suggested, before the engine has counted it.
struct Candidate {
  enum Kind: Int {
    case facetValue
    case combination
    case phrase
    case word
    case title
  }

  let query: String
  /// Its words as the engine folds them.
  let words: [[UInt8]]
  let kind: Kind
  /// Records of the sample that have it, as a phrase of their title or as a facet value.
  var support: Int
  /// How readily it is suggested beside others that are as frequent, from 0 to 1.
  let weight: Double

  var rank: Double { weight * Double(support) }
}
