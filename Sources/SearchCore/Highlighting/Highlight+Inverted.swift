extension Highlight {
  /// This text with what was *not* typed told apart, as suggestion lists show it.
  ///
  /// Where nothing matched nothing is marked: a list in which all is bold says nothing. Spaces and punctuation
  /// between two parts of the same kind take their kind (the rule of Algolia's autocomplete for reverse highlights).
  public var inverted: Highlight {
    guard hasMatch else { return self }
    return Highlight(
      parts.indices.map { index in
        Part(
          parts[index].text, isMatch: !(isSeparator(at: index) ? !parts[index].isMatch : parts[index].isMatch)
        )
      })
  }

  /// Whether a part is only spaces or punctuation between two others, which then are of the other kind.
  private func isSeparator(at index: Int) -> Bool {
    index > 0 && index < parts.count - 1 && parts[index].text.unicodeScalars.allSatisfy(\.isSeparating)
  }
}

extension Unicode.Scalar {
  /// Whether this is a space or punctuation, which stands between words; symbols are none of both.
  var isSeparating: Bool {
    if properties.isWhitespace { return true }
    return switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
