import LibXML
import SearchCore

/// The kinds of the texts of many records, by path: found out from them, then used to turn them into plain text.
///
/// Lists add nothing to a path: `tags` for its texts, `variants.colour` for texts in a list of objects.
struct TextPaths {
  private struct Node {
    let name: String
    let path: String
    var guess = TextKindGuess()
    /// Fields below, in the order in which they were first seen.
    var children: [Int] = []
    var places: [String: Int] = [:]
    /// The kind that counts, once `settle` was called.
    var kind = TextKind.text
    /// Whether a text at or below this is no plain text.
    var needsWork = false
  }

  /// The first is the record itself.
  private var nodes = [Node(name: "", path: "")]

  /// Paths that are told apart; texts at further ones stay as they are.
  static let mostPaths = 4000

  mutating func observe(_ record: RecordObject) { observe(record, 0) }

  /// Decides what kind the texts of each path are.
  /// - Parameter asked: Kinds that count, whatever the texts look like.
  mutating func settle(_ asked: [String: TextKind]) {
    for index in nodes.indices.reversed() {
      nodes[index].kind = asked[nodes[index].path] ?? nodes[index].guess.kind
      nodes[index].needsWork =
        nodes[index].kind != .text || nodes[index].children.contains { nodes[$0].needsWork }
    }
  }

  /// All kinds but plain text, by path.
  var kinds: [String: TextKind] {
    Dictionary(
      nodes.dropFirst().lazy.filter { $0.kind != .text }.map { ($0.path, $0.kind) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The record with plain texts only.
  func plain(_ record: RecordObject) -> RecordObject { nodes[0].needsWork ? plain(record, 0) : record }

  private mutating func observe(_ object: RecordObject, _ node: Int) {
    for (number, field) in object.fields.enumerated() {
      guard field.value.holdsTexts, let child = place(of: field.name, in: node, likely: number) else {
        continue
      }
      observe(field.value, child)
    }
  }

  private mutating func observe(_ value: RecordValue, _ node: Int) {
    switch value {
    case .text(let text): nodes[node].guess.observe(text)
    case .list(let values): for value in values { observe(value, node) }
    case .object(let object): observe(object, node)
    case .null, .bool, .integer, .number: break
    }
  }

  private func plain(_ object: RecordObject, _ node: Int) -> RecordObject {
    RecordObject(
      object.fields.enumerated().map { number, field in
        guard field.value.holdsTexts, let child = knownPlace(of: field.name, in: node, likely: number),
          nodes[child].needsWork
        else { return field }
        return .init(name: field.name, value: plain(field.value, child))
      })
  }

  private func plain(_ value: RecordValue, _ node: Int) -> RecordValue {
    switch value {
    case .text(let text): .text(nodes[node].kind.plain(text))
    case .list(let values): .list(values.map { plain($0, node) })
    case .object(let object): .object(plain(object, node))
    case .null, .bool, .integer, .number: value
    }
  }

  private func knownPlace(of name: String, in node: Int, likely number: Int) -> Int? {
    let children = nodes[node].children
    if number < children.count, nodes[children[number]].name == name { return children[number] }
    return nodes[node].places[name]
  }

  private mutating func place(of name: String, in node: Int, likely number: Int) -> Int? {
    if let place = knownPlace(of: name, in: node, likely: number) { return place }
    guard nodes.count <= Self.mostPaths else { return nil }
    nodes.append(Node(name: name, path: node == 0 ? name : nodes[node].path + "." + name))
    nodes[node].children.append(nodes.count - 1)
    nodes[node].places[name] = nodes.count - 1
    return nodes.count - 1
  }
}

extension RecordValue {
  fileprivate var holdsTexts: Bool {
    switch self {
    case .text, .list, .object: true
    case .null, .bool, .integer, .number: false
    }
  }
}
