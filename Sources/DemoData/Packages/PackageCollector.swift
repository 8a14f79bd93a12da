/// Gathers stanzas into one record for each package name: the highest version wins.
struct PackageCollector {
  /// Stanzas whose package another one with the same or a higher version stands for.
  private(set) var superseded = 0
  private(set) var stanzas = 0

  /// Every name that occurs, of a package or in a relation, has a number here.
  private var numbers: [String: Int32] = [:]
  private var drafts: [Draft] = []
  /// The place in `drafts` of the package with that number.
  private var places: [Int32: Int] = [:]

  /// A record whose popularity is not known before the end.
  private struct Draft {
    var number: Int32
    var record: PackageRecord
    /// The packages it names, each once, itself left out.
    var named: [Int32]
  }

  mutating func add(_ stanza: PackageStanza) {
    guard let name = stanza.line(.package), let version = stanza.line(.version) else { return }
    stanzas += 1
    let number = number(of: name)
    if let place = places[number] {
      superseded += 1
      if DebianVersion(version) > DebianVersion(drafts[place].record.version) {
        drafts[place] = draft(number, name, version, stanza)
      }
    } else {
      places[number] = drafts.count
      drafts.append(draft(number, name, version, stanza))
    }
  }

  /// One record for each name, in the order in which the names came.
  func records() -> [PackageRecord] {
    var popularity = [Int](repeating: 0, count: numbers.count)
    for draft in drafts {
      for number in draft.named { popularity[Int(number)] += 1 }
    }
    return drafts.map { $0.record.with(popularity: popularity[Int($0.number)]) }
  }

  private mutating func draft(
    _ number: Int32, _ name: String, _ version: String, _ stanza: PackageStanza
  ) -> Draft {
    let record = PackageRecord(
      name: name,
      version: version,
      architecture: stanza.line(.architecture) ?? "",
      section: stanza.line(.section) ?? "",
      summary: stanza.line(.description) ?? "",
      tags: stanza.tags,
      installedSize: stanza.line(.installedSize).flatMap { UInt32($0) }.map { Int($0) },
      maintainer: stanza.maintainerName,
      homepage: stanza.line(.homepage),
      popularity: 0)
    return Draft(number: number, record: record, named: namedPackages(in: stanza, by: number))
  }

  private mutating func namedPackages(in stanza: PackageStanza, by owner: Int32) -> [Int32] {
    var named: [Int32] = []
    for relation in PackageStanza.Field.relations {
      guard let value = stanza.bytes(relation) else { continue }
      forEachNamedPackage(in: value) { named.append(number(of: $0)) }
    }
    named.sort()
    var distinct: [Int32] = []
    for number in named where number != owner && number != distinct.last { distinct.append(number) }
    return distinct
  }

  private mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(numbers.count)
    numbers[name] = number
    return number
  }
}

extension PackageRecord {
  fileprivate func with(popularity: Int) -> PackageRecord {
    PackageRecord(
      name: name, version: version, architecture: architecture, section: section, summary: summary,
      tags: tags,
      installedSize: installedSize, maintainer: maintainer, homepage: homepage, popularity: popularity)
  }
}
