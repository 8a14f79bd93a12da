import JSONText
import NearestNames
import RecordReading
import SearchCore
import SearchEmbedded
import SiteConfiguration

/// Looks whether the records have the attributes that a site's configuration names.
package struct AttributeCheck {
  private struct Wanted {
    let use: AttributeUse
    /// Whether a number must be there.
    let needsNumber: Bool
    var isThere = false
    var hasNumber = false

    var isDone: Bool { isThere && (hasNumber || !needsNumber) }
  }

  /// Names of attributes that are kept for “did you mean”.
  private static let nameLimit = 5_000
  private static let numberKeys: Set = ["price", "was_price", "rating", "rating_count"]

  private let index: String
  private var wanted: [Wanted]
  private var names: Set<String> = []

  init(index: String, uses: [AttributeUse]) {
    self.index = index
    wanted = uses.compactMap { use in
      // The list is a path of the file and not of its records.
      guard use.key != "list" else { return nil }
      let key = use.key.hasPrefix("An item of ") ? String(use.key.dropFirst("An item of ".count)) : use.key
      return Wanted(
        use: AttributeUse(path: use.path, key: key, place: use.place),
        needsNumber: Self.numberKeys.contains(key))
    }
  }

  /// Whether all attributes were seen.
  var isDone: Bool { wanted.allSatisfy(\.isDone) }

  mutating func observe(_ record: RecordObject) {
    for index in wanted.indices where !wanted[index].isDone {
      let path = wanted[index].use.path
      guard let value = record.value(at: path) else { continue }
      wanted[index].isThere = true
      guard wanted[index].needsNumber else { continue }
      wanted[index].hasNumber = record.number(at: path) != nil || Self.mayBeNumber(value)
    }
    if names.count < Self.nameLimit { for field in record.fields { add(field.name, field.value) } }
  }

  /// The cells of a CSV file are numbers once its column is known to hold nothing else.
  private static func mayBeNumber(_ value: RecordValue) -> Bool {
    guard let text = value.scalarText else { return false }
    return [ColumnType.decimal, .commaDecimal].contains { $0.value(of: text) != nil }
  }

  private mutating func add(_ path: String, _ value: RecordValue) {
    names.insert(path)
    switch value {
    case .object(let object): for field in object.fields { add(path + "." + field.name, field.value) }
    case .list(let values):
      for case .object(let object) in values.prefix(3) {
        for field in object.fields { add(path + "." + field.name, field.value) }
      }
    default: break
    }
  }

  /// What is wrong, in the order of the configuration.
  var faults: [ConfigurationFault] {
    wanted.compactMap { wanted in
      let use = wanted.use
      if !wanted.isThere {
        let nearest = NearestName.find(use.path, in: names.sorted())
        return ConfigurationFault(
          use.place, .attributeUnknown(key: use.key, use.path, index: index, nearest: nearest))
      }
      guard !wanted.isDone else { return nil }
      return ConfigurationFault(use.place, .attributeWithoutNumbers(key: use.key, use.path, index: index))
    }
  }
}

extension AttributeCheck {
  /// Checks a site against the records in the store.
  package static func faults(
    of site: ConfiguredSite, _ uses: [AttributeUse], in store: Store
  ) throws -> [ConfigurationFault] {
    var check = AttributeCheck(index: site.indexName, uses: uses)
    guard !check.isDone else { return [] }
    struct Enough: Error {}
    do {
      try store.forEachRecord(of: site.indexName) { _, json in
        if case .object(let record) = try JSONText.parse(json) { check.observe(record) }
        if check.isDone { throw Enough() }
      }
    } catch is Enough {}
    return check.faults
  }

  /// Checks a site against the file that fills its index.
  package static func faults(
    of site: ConfiguredSite, _ uses: [AttributeUse], in source: IndexSource
  ) throws -> [ConfigurationFault] {
    var check = AttributeCheck(index: site.indexName, uses: uses)
    let reader = try RecordReader(path: source.path, options: source.options.reading)
    // A strict source is read to its end, for its first problem.
    while !check.isDone || source.options.reading.isStrict || reader.report.recordCount == 0,
      let next = try reader.next()
    {
      check.observe(next.record)
    }
    guard reader.report.recordCount > 0 else {
      throw SourceWithoutRecords(path: source.path, report: reader.report)
    }
    return check.faults
  }
}

/// A file that fills no index, for nothing in it is a record.
struct SourceWithoutRecords: Error, CustomStringConvertible {
  let path: String
  let report: RecordReport

  var description: String {
    let first = report.problems.first.map { " \($0)" } ?? ""
    return "\(path): no record could be read.\(first)"
  }
}
