import SearchCore

/// What the records of a file hold, attribute by attribute, in memory that does not grow with the file.
///
/// Of the first 2,000 records all are looked at, of the next 2,000 every second one, of the next 4,000 every fourth,
/// and so on: about 11,000 of a million. Where records have more than 100 fields the first step is shorter, 200,000
/// fields but at least 200 records. In each record at most 4,000 fields and elements count, 50 of one list, seven
/// objects deep; of long texts the first 400 bytes. At most 1,000 attributes are followed, and an object inside a
/// record that has had more than 100 different keys counts as a table of its own, without attributes.
package struct RecordProfile: Sendable {
  /// All records, those not looked at included.
  package private(set) var recordCount = 0
  /// The records looked at.
  private(set) var sampleCount = 0
  /// Whether there were more attributes than are followed.
  private(set) var hasMoreAttributes = false
  /// The first is the record itself.
  private(set) var nodes = [ProfileNode(name: "", path: "", parent: 0, depth: 0)]

  private var paths: Set<String> = []
  private var counterRoom = 300_000
  /// Fields of the record in hand that may still be looked at.
  private var fieldsLeft = 0
  /// Fields of the record in hand that may still turn out to be unknown once no more can be followed.
  private var missesLeft = 0
  /// How many records all are looked at.
  private var firstStep = 2_000

  package init() {}

  /// Looks at a record as it is stored, CSV typed and HTML turned to text; many are only counted.
  package mutating func observe(_ record: RecordObject) {
    defer { recordCount += 1 }
    guard isSampled(recordCount) else { return }
    sampleCount += 1
    fieldsLeft = Self.mostFields
    missesLeft = 200
    look(at: record, in: 0, isInList: false)
    fieldCount += Self.mostFields - fieldsLeft
    if sampleCount == 100 { firstStep = min(2_000, max(200, 20_000_000 / max(1, fieldCount))) }
  }

  private static let mostFields = 4_000
  private var fieldCount = 0

  private func isSampled(_ number: Int) -> Bool {
    guard number >= firstStep else { return true }
    var stride = 2
    while number >= stride * firstStep { stride *= 2 }
    // Scattered, so that a file with a rhythm of its own is not sampled in step.
    let scattered = (UInt64(number) &* 0x9E37_79B9_7F4A_7C15) >> 32
    return scattered & UInt64(stride - 1) == 0
  }

  private mutating func look(at object: RecordObject, in node: Int, isInList: Bool) {
    guard nodes[node].depth < 7 else { return }
    nodes[node].hasObjects = true
    for (number, field) in object.fields.enumerated() {
      guard fieldsLeft > 0, missesLeft > 0 else { return }
      fieldsLeft -= 1
      guard let child = child(field.name, of: node, likely: number, isInList: isInList) else { continue }
      look(at: field.value, in: child, isInList: isInList)
    }
  }

  private mutating func look(at value: RecordValue, in node: Int, isInList: Bool) {
    switch value {
    case .null: break
    case .object(let object): look(at: object, in: node, isInList: isInList)
    case .list(let values):
      for value in values.prefix(50) {
        guard fieldsLeft > 0 else { return }
        fieldsLeft -= 1
        look(at: value, in: node, isInList: true)
      }
    default:
      nodes[node].column.observe(value, inRecord: sampleCount, isInList: isInList, room: &counterRoom)
    }
  }

  /// The node of a field; `nil` for one that no path leads to, or that is one too many.
  private mutating func child(_ name: String, of node: Int, likely number: Int, isInList: Bool) -> Int? {
    if nodes[node].children.indices.contains(number) {
      let child = nodes[node].children[number]
      if nodes[child].name == name { return child }
    }
    if let child = nodes[node].places[name] { return child }
    return add(name, to: node, isInList: isInList)
  }

  private mutating func add(_ name: String, to node: Int, isInList: Bool) -> Int? {
    guard nodes.count <= 1_000 else {
      hasMoreAttributes = true
      missesLeft -= 1
      return nil
    }
    guard node == 0 || nodes[node].children.count < 100 else {
      nodes[node].isTable = true
      return nil
    }
    // Behind a list a number would pick an element.
    guard Self.isPathPart(name), !(isInList && name.prefix { $0 != "." }.allSatisfy(\.isNumber)) else {
      return nil
    }
    let path = node == 0 ? name : nodes[node].path + "." + name
    // A key that holds dots may spell the path of another attribute; the first one stands for both.
    guard path.utf8.count <= 400, paths.insert(path).inserted else { return nil }
    nodes.append(ProfileNode(name: name, path: path, parent: node, depth: nodes[node].depth + 1))
    nodes[node].children.append(nodes.count - 1)
    nodes[node].places[name] = nodes.count - 1
    return nodes.count - 1
  }

  /// Whether a key can stand in a path of the configuration.
  private static func isPathPart(_ name: String) -> Bool {
    guard name.utf8.count <= 200, name.first?.isWhitespace == false, name.last?.isWhitespace == false,
      name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty })
    else { return false }
    return !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

/// A key of records, or of objects inside them.
struct ProfileNode: Sendable {
  let name: String
  let path: String
  let parent: Int
  let depth: Int
  var children: [Int] = []
  var places: [String: Int] = [:]
  /// Whether objects stood here.
  var hasObjects = false
  /// Whether its keys are values rather than names of attributes.
  var isTable = false
  /// The scalars that stood here, in lists or alone.
  var column = ColumnProfile()
}
