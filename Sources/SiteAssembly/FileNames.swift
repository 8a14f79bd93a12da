import SiteConfiguration

/// What a site served straight from a file is called, told from the file's name.
enum FileNames {
  /// A first segment of addresses: `My Films (2024).json.gz` becomes `my-films-2024`.
  ///
  /// A name that pages of Searchlight's own have gets `-site` behind it.
  static func segment(_ path: String) -> String {
    var segment = ""
    for scalar in stem(path).lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "_": segment.unicodeScalars.append(scalar)
      default: if !segment.isEmpty, !segment.hasSuffix("-") { segment += "-" }
      }
    }
    segment = String(segment.prefix(50))
    while segment.hasSuffix("-") { segment.removeLast() }
    if segment.isEmpty { return "records" }
    return ConfiguredSite.isReserved(path: segment) ? segment + "-site" : segment
  }

  /// A title: `my_films-2024.json` becomes `My films 2024`.
  static func title(_ path: String) -> String {
    var words = ""
    for character in stem(path) {
      let isSpace = character == "_" || character == "-" || character.isWhitespace
      if !isSpace {
        words.append(character)
      } else if !words.isEmpty, !words.hasSuffix(" ") {
        words += " "
      }
    }
    while words.hasSuffix(" ") { words.removeLast() }
    let title = words.prefix(1).uppercased() + words.dropFirst().prefix(100)
    return title.isEmpty ? "Records" : title
  }

  /// The file's name without what says how it is written.
  private static func stem(_ path: String) -> String {
    if path == "-" { return "" }
    var name = path.split(separator: "/").last.map(String.init) ?? ""
    while let dot = name.lastIndex(of: "."), dot > name.startIndex,
      endings.contains(name[name.index(after: dot)...].lowercased())
    {
      name = String(name[..<dot])
    }
    return name
  }

  private static let endings: Set<String> = ["json", "ndjson", "jsonl", "csv", "tsv", "txt", "gz", "zst"]
}

extension ConfiguredSite {
  /// The site that a file becomes without a configuration.
  package init(servedFrom source: ConfiguredSource) {
    let file = source.file.written
    self.init(path: FileNames.segment(file), title: FileNames.title(file))
    self.source = source
  }
}
