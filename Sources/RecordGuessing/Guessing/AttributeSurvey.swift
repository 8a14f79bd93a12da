/// The attributes of a profile that the rules choose from, and what was put aside.
struct AttributeSurvey: Sendable {
  private(set) var attributes: [Attribute] = []
  /// For an attribute in one language the paths of the same in others, the most filled first.
  private(set) var otherLanguages: [String: [String]] = [:]
  /// Objects with `lvl0`, `lvl1` and so on.
  private(set) var levels: [AttributeLevels] = []
  /// Objects that are records of the same kind themselves, such as related products.
  private(set) var embedded: [String] = []
  /// Objects whose keys are values.
  private(set) var tables: [String] = []

  private var hidden: Set<Int> = []
  private var names: [Int: [String]] = [:]
  private var languages: [Int: String] = [:]

  init(_ profile: RecordProfile) {
    let nodes = profile.nodes
    for (index, node) in nodes.enumerated() {
      chooseLanguage(among: node.children, in: nodes)
      if node.isTable, !hidden.contains(index) {
        tables.append(node.path)
        hidden.insert(index)
      }
      if node.isEmbedded(among: nodes), !hidden.contains(index) {
        embedded.append(node.path)
        hidden.insert(index)
      }
      if index > 0, hidden.contains(node.parent) { hidden.insert(index) }
    }
    for index in nodes.indices.dropFirst() { add(index, nodes, sampled: profile.sampleCount) }
    findLevels(nodes)
  }

  subscript(path: String) -> Attribute? { attributes.first { $0.path == path } }

  private mutating func add(_ index: Int, _ nodes: [ProfileNode], sampled: Int) {
    let node = nodes[index]
    var keys = [languages[index] == nil ? node.name : names[index]?.first ?? node.name]
    var above = node.parent
    while above != 0 {
      keys.append(nodes[above].name)
      above = nodes[above].parent
    }
    if hidden.contains(node.parent) { hidden.insert(index) }
    guard !hidden.contains(index), node.column.values > 0 else { return }
    attributes.append(
      Attribute(
        path: node.path, name: AttributeName(keys: keys.reversed()), column: node.column, sampled: sampled,
        place: attributes.count, parentPath: nodes[node.parent].path, language: languages[index]))
  }

  /// Of keys that name languages, alone (`en`) or behind the same word (`title_en`), keeps English, else the one
  /// that most records have.
  private mutating func chooseLanguage(among children: [Int], in nodes: [ProfileNode]) {
    var groups: [String: [(node: Int, language: String)]] = [:]
    var bases: [String] = []
    for child in children where nodes[child].column.texts > 0 {
      guard let (base, language) = Self.language(of: nodes[child].name) else { continue }
      if groups[base] == nil { bases.append(base) }
      groups[base, default: []].append((child, language))
    }
    for base in bases {
      guard let group = groups[base], group.count > 1, Set(group.map(\.language)).count > 1 else { continue }
      let ordered = group.enumerated().sorted { left, right in
        let counts = (nodes[left.element.node].column.records, nodes[right.element.node].column.records)
        return counts.0 == counts.1 ? left.offset < right.offset : counts.0 > counts.1
      }.map(\.element)
      guard let chosen = ordered.first(where: { $0.language == "en" }) ?? ordered.first else { continue }
      languages[chosen.node] = chosen.language
      names[chosen.node] = [base.isEmpty ? nodes[chosen.node].name : base]
      let others = ordered.map(\.node).filter { $0 != chosen.node }
      hidden.formUnion(others)
      otherLanguages[nodes[chosen.node].path] = others.map { nodes[$0].path }
    }
  }

  /// The word in front of the language, and the language.
  private static func language(of key: String) -> (base: String, language: String)? {
    if let language = AttributeLanguage.language(ofKey: key) { return ("", language) }
    guard let cut = key.lastIndex(where: { "_-. :".contains($0) }),
      let language = AttributeLanguage.language(ofKey: String(key[key.index(after: cut)...]))
    else { return nil }
    return (String(key[..<cut]), language)
  }

  private mutating func findLevels(_ nodes: [ProfileNode]) {
    var groups: [String: [(level: Int, attribute: Attribute)]] = [:]
    var order: [String] = []
    for attribute in attributes where attribute.isText {
      guard let dot = attribute.path.lastIndex(of: "."),
        attribute.path[dot...].dropFirst().hasPrefix("lvl"),
        let level = Int(attribute.path[dot...].dropFirst(4))
      else { continue }
      let parent = String(attribute.path[..<dot])
      if groups[parent] == nil { order.append(parent) }
      groups[parent, default: []].append((level, attribute))
    }
    let objects = Set(nodes.lazy.filter(\.hasObjects).map(\.path))
    for parent in order {
      guard let group = groups[parent]?.sorted(by: { $0.level < $1.level }), group.count > 1 else { continue }
      levels.append(
        AttributeLevels(
          parent: objects.contains(parent) ? parent : nil, attributes: group.map(\.attribute)))
    }
  }
}

/// Sibling attributes that hold one path of categories level by level.
struct AttributeLevels: Sendable {
  /// The path of the object that holds all levels; `nil` where the keys only look like paths.
  let parent: String?
  /// From the broadest level on.
  let attributes: [Attribute]

  /// Whether the narrower levels repeat the broader ones, as in `Shoes > Boots`.
  var areWhole: Bool { attributes.dropFirst().allSatisfy { $0.mostlyIs(.levels) } }
}

extension ProfileNode {
  /// Whether most of its keys, and at least six, are keys of the records too.
  fileprivate func isEmbedded(among nodes: [ProfileNode]) -> Bool {
    guard depth > 0, children.count >= 6 else { return false }
    let shared = children.count { nodes[0].places[nodes[$0].name] != nil }
    return shared >= 6 && shared * 10 >= children.count * 6
  }
}
