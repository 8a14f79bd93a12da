/// An attribute that a path leads to, with its name and its values, as the rules look at it.
struct Attribute: Sendable {
  let path: String
  let name: AttributeName
  let column: ColumnProfile
  /// Records looked at, those without the attribute included.
  let sampled: Int
  /// Where it stands among the attributes, in the order of the file.
  let place: Int
  /// The path of the object that it stands in; empty for the record.
  let parentPath: String
  /// The language that the key names; `nil` for most.
  let language: String?

  /// The share of records that have it, 0 to 1.
  var fill: Double { sampled == 0 ? 0 : Double(column.records) / Double(sampled) }
  /// Different values for each value, 0 to 1.
  var uniqueness: Double { column.values == 0 ? 0 : Double(column.counter.distinct) / Double(counted) }
  /// How often a value occurs in the mean.
  var repetition: Double {
    column.counter.distinct == 0 ? 0 : Double(counted) / Double(column.counter.distinct)
  }
  private var counted: Int { column.values - column.counter.uncounted }

  var isNumeric: Bool { column.values > 0 && Double(column.numbers) >= 0.95 * Double(column.values) }
  var isWhole: Bool { isNumeric && column.integers == column.numbers }
  var isBoolean: Bool { column.values > 0 && column.booleans == column.values }
  var isText: Bool { column.texts > 0 && Double(column.texts) >= 0.5 * Double(column.values) }
  var isSingle: Bool { column.inLists == 0 }
  /// Whether every record that has it says the same; one or two records prove nothing.
  var isConstant: Bool { column.counter.distinct <= 1 && column.records > 2 }
  var meanLength: Double { column.texts == 0 ? 0 : Double(column.lengths) / Double(column.texts) }
  var meanCount: Double { column.records == 0 ? 0 : Double(column.values) / Double(column.records) }

  func mostlyIs(_ trait: TextTrait, _ share: Double = 0.5) -> Bool {
    isText && column.share(of: trait) >= share
  }

  var isAddress: Bool { mostlyIs(.url) || mostlyIs(.path) || mostlyIs(.email) }
  var isISODate: Bool { mostlyIs(.isoDate, 0.9) && column.texts == column.values }
  var isWordDate: Bool { mostlyIs(.wordDate, 0.8) }
  /// Moments in seconds or milliseconds since 1970, where the name says so.
  var isMoment: Bool {
    isNumeric && name.hasAnywhere(RoleWords.times) && column.numbers > column.zeros
      && Double(column.moments) >= 0.8 * Double(column.numbers - column.zeros)
  }
  var isDate: Bool { isISODate || isMoment }

  var isNumberText: Bool {
    mostlyIs(.number, 0.8) || mostlyIs(.money, 0.8) || mostlyIs(.duration, 0.8)
  }

  var isHash: Bool { isText && (name.has(RoleWords.hashes) || mostlyIs(.hash, 0.8)) }

  /// Whether it names the record for programs.
  var isID: Bool {
    guard let last = name.words.last else { return false }
    return RoleWords.ids.contains(last) || RoleWords.ids.contains(name.joined)
  }

  /// Codes that people type: they are searched although nobody reads them.
  var isCodeForPeople: Bool { name.has(RoleWords.codesForPeople) && !isHash && !isAddress }

  var isPlace: Bool {
    isNumeric && name.words.last.map(RoleWords.coordinates.contains) == true
      || isNumeric && name.context.last == "geoloc"
  }

  /// Whole numbers that are years by name and value, those of `dating.from` too.
  var isYear: Bool {
    guard isWhole, column.minimum >= 1000, column.maximum <= 2200 else { return false }
    return name.score(RoleWords.years) > 0 || name.hasAnywhere(RoleWords.times)
  }

  /// Whether it is for programs only: hashes, marks, parts of addresses, and what lies deep inside.
  var isUnreadable: Bool {
    name.isInternal || isHash || name.depth > 3
      || isText && !isAddress && name.leaf.last.map { ["href", "url", "uri", "slug"].contains($0) } == true
  }

  /// Whether a reader can make sense of its values.
  var isPresentable: Bool {
    column.values > 0 && !isUnreadable && !isPlace && !isConstant
      && !(isID && !isCodeForPeople)
  }

  /// Whether its words are worth searching.
  var isSearchable: Bool {
    guard isText, !isUnreadable, !isAddress, !isISODate, !isWordDate, !isConstant else {
      return false
    }
    if isCodeForPeople { return true }
    return !isID && column.share(of: .hasLetter) >= 0.5 && !isNumberText && !name.has(RoleWords.currencies)
      && !mostlyIs(.picture) && !PriceAttribute.isPrice(name)
  }
}
