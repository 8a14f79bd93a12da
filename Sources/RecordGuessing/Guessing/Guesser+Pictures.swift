// Pictures and addresses.
extension Guesser {
  mutating func guessPicture() {
    guess.image =
      best { attribute in
        guard attribute.mostlyIs(.url) || attribute.mostlyIs(.path) || attribute.mostlyIs(.picture),
          !attribute.name.isInternal
        else { return 0 }
        let name = Double(
          max(attribute.name.score(RoleWords.images), contextScore(attribute, RoleWords.images) * 8 / 10))
        let pictures = attribute.column.share(of: .picture)
        guard name >= 35 || pictures >= 0.5 else { return 0 }
        var score = name + 60 * pictures + 30 * attribute.fill - 4 * Double(attribute.name.depth)
        if attribute.name.hasAnywhere(RoleWords.logos) { score -= 30 }
        if attribute.name.has(RoleWords.smallImages) { score -= 15 }
        if attribute.name.has(RoleWords.largeImages) { score += 10 }
        if attribute.name.hasAnywhere(["author", "user", "seller", "owner"]) { score -= 50 }
        if attribute.name.words.last == "page" { score -= 80 }
        return score
      }?.path
  }

  /// How well the keys above an attribute fit a table.
  private func contextScore(_ attribute: Attribute, _ table: [String: Int]) -> Int {
    attribute.name.context.compactMap { table[$0] }.max() ?? 0
  }

  mutating func guessURL() {
    guess.url =
      best { attribute in
        guard attribute.path != guess.image, !attribute.name.isInternal, !attribute.mostlyIs(.picture),
          attribute.mostlyIs(.url, 0.8) || attribute.mostlyIs(.path, 0.8), attribute.isSingle
        else { return 0 }
        let name = attribute.name.score(RoleWords.urls)
        // `url` in an object of its own names that object.
        let own = name > 0 ? name : RoleWords.urls[attribute.name.leaf.joined()].map { $0 / 2 } ?? 0
        guard own >= 30, attribute.name.score(RoleWords.images) == 0 else { return 0 }
        var score = Double(own) + 30 * attribute.fill + 20 * attribute.uniqueness
        score -= 25 * Double(attribute.name.depth)
        if attribute.name.hasAnywhere(RoleWords.otherURLs) { score -= 50 }
        if attribute.column.samples.first?.contains("://api.") == true { score -= 60 }
        if attribute.mostlyIs(.path, 0.8) { score -= 20 }
        return score
      }?.path
  }

  mutating func guessLayout() {
    guard let path = guess.image, let image = survey[path], image.fill >= 0.4,
      !image.name.hasAnywhere(RoleWords.logos)
    else {
      guess.layout = .list
      return
    }
    let words = image.name.words + image.name.context
    let isPoster =
      words.contains(where: RoleWords.posters.contains)
      || words.contains { $0.hasPrefix("umschlag") || $0.hasPrefix("buchcover") }
    guess.layout = isPoster || isPortrait(image) ? .posters : .grid
  }

  /// Whether numbers beside the picture say that it is higher than wide.
  private func isPortrait(_ image: Attribute) -> Bool {
    func side(_ word: String) -> Attribute? {
      attributes.first { attribute in
        attribute.isNumeric && attribute.parentPath == image.parentPath && attribute.name.words.last == word
          && (image.parentPath != "" || attribute.name.words.dropLast().elementsEqual(image.name.words))
      }
    }
    guard let width = side("width"), let height = side("height"), width.column.sum > 0 else { return false }
    return height.column.sum / width.column.sum >= 1.15
  }
}
