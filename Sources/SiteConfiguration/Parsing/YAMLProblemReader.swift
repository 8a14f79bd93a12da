/// Says in the words of a configuration's writer what libyaml stumbled over.
struct YAMLProblemReader {
  let lines: [Substring.UnicodeScalarView]

  func fault(_ problem: YAMLProblem) -> ConfigurationFault {
    let start = problem.context ?? problem.place
    switch problem.words {
    case "mapping values are not allowed in this context": return found(problem.place, .colonInValue)
    case "could not find expected ':'": return found(start, .colonMissing)
    case "found character that cannot start any token":
      guard let character = character(at: problem.place) else { return found(problem.place, .valueMissing) }
      return found(problem.place, character == "\t" ? .tab : .badStart(Character(character)))
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      return found(problem.place, .tab)
    case "found unexpected end of stream", "found unexpected document indicator":
      return found(start, .quoteNotClosed)
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return found(problem.place, .badEscape)
    case "did not find expected ',' or ']'": return found(start, .notClosed("]"))
    case "did not find expected ',' or '}'": return found(start, .notClosed("}"))
    case "did not find expected key": return found(problem.place, .notAKey(line: start.line))
    case "did not find expected '-' indicator": return found(problem.place, .notAnItem(line: start.line))
    case "block sequence entries are not allowed in this context": return found(problem.place, .listBehindKey)
    case "did not find expected node content": return found(problem.place, .valueMissing)
    case "did not find expected alphabetic or numeric character":
      return found(start, .badStart(character(at: start).map(Character.init) ?? "*"))
    case "did not find expected comment or line break":
      return found(start, .badStart(character(at: start).map(Character.init) ?? "|"))
    case "did not find expected <document start>": return found(problem.place, .textBehindEnd)
    default: return found(problem.place, .other(problem.words))
    }
  }

  private func found(_ place: YAMLPlace, _ reason: YAMLFaultReason) -> ConfigurationFault {
    ConfigurationFault(inside(place), .yaml(reason))
  }

  /// libyaml ends a text without a last line end in a line that is not there.
  private func inside(_ place: YAMLPlace) -> YAMLPlace {
    guard place.line > lines.count, let last = lines.last else { return place }
    return YAMLPlace(line: lines.count, column: last.count + 1)
  }

  private func character(at place: YAMLPlace) -> Unicode.Scalar? {
    guard lines.indices.contains(place.line - 1) else { return nil }
    return lines[place.line - 1].dropFirst(place.column - 1).first
  }
}
