import SearchCore

/// Hands out names of facets for addresses, each once.
struct FacetParameters {
  private var taken = SearchState.reservedParameters.union(["tag"])

  /// `Dating from` becomes `dating-from`, `Größe` becomes `groesse`; what has no letter at all becomes `facet`.
  mutating func take(_ title: String) -> String {
    var name = ""
    for scalar in title.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": name.unicodeScalars.append(scalar)
      default: name += Self.spelled[scalar] ?? (name.hasSuffix("-") ? "" : "-")
      }
    }
    name = String(name.drop { !$0.isLetter }.prefix(40))
    while name.hasSuffix("-") { name.removeLast() }
    if name.isEmpty { name = "facet" }
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }

  private static let spelled: [Unicode.Scalar: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "é": "e", "è": "e", "ê": "e", "ë": "e", "à": "a", "á": "a",
    "â": "a",
    "å": "a", "ã": "a", "ç": "c", "í": "i", "î": "i", "ï": "i", "ñ": "n", "ó": "o", "ô": "o", "õ": "o",
    "ø": "o",
    "ú": "u", "ù": "u", "û": "u", "æ": "ae", "œ": "oe",
  ]
}
