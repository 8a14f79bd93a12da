/// A file in a folder of overrides that changes nothing: it stands in for no template, and none includes it.
package struct StrayTemplate: Sendable, Hashable, CustomStringConvertible {
  package let file: String
  /// The file that its writer most likely meant, as a path within the folder.
  let meant: String?

  package var description: String {
    "\(file): This file changes nothing: no template of Searchlight has its name, and none includes it. "
      + (meant.map { "Did you mean \($0)?" } ?? "Include it, or take it away.")
  }
}

extension TemplateStore {
  /// The files that change nothing in the folders that stand in front of the last origin.
  func strays(besides entries: [TemplateEntry]) -> [StrayTemplate] {
    let used = reached(from: entries.map(\.path))
    return origins.indices.dropLast().flatMap { index -> [StrayTemplate] in
      guard case .folder(let folder) = origins[index] else { return [] }
      let known = names[(index + 1)...].reduce(into: Set(entries.map(\.path))) { $0.formUnion($1) }
      return TemplateFolder.entries(in: folder).compactMap { file in
        guard let name = TemplateFolder.templateName(file.name) else {
          return Self.misnamed(file, known)
        }
        guard !used.contains(name), !known.contains(name) else { return nil }
        return StrayTemplate(file: file.path, meant: Self.meant(name, known))
      }
    }
  }

  /// A file with another ending, where its name is that of a template; others, such as a README, may be there.
  private static func misnamed(_ file: TemplateFolder.Entry, _ known: Set<String>) -> StrayTemplate? {
    // What editors keep: card.mustache~, card.mustache.bak.
    guard !file.name.contains(TemplateFolder.suffix + "."), !file.name.hasSuffix("~") else { return nil }
    let last = file.name.split(separator: "/").last ?? ""
    let ending = last.firstIndex(of: ".").map { last[$0...].count } ?? 0
    guard let meant = meant(String(file.name.dropLast(ending)), known) else { return nil }
    return StrayTemplate(file: file.path, meant: meant)
  }

  private static func meant(_ name: String, _ known: Set<String>) -> String? {
    nearest(name, in: known).map { $0 + TemplateFolder.suffix }
  }

  /// The names of all templates that some of them lead to, themselves included.
  private func reached(from names: [String]) -> Set<String> {
    var reached: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard let template = template(name), reached.insert(name).inserted else { continue }
      open += template.nodes.flatMap(\.included)
    }
    return reached
  }
}

extension TemplateNode {
  /// The names of the partials and layouts in it.
  fileprivate var included: [String] {
    switch self {
    case .text, .value: []
    case .partial(let tag): [tag.name]
    case .section(_, _, let nodes, _), .block(_, let nodes, _): nodes.flatMap(\.included)
    case .parent(let tag, let nodes): [tag.name] + nodes.flatMap(\.included)
    }
  }
}
