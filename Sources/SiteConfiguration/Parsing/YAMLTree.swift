/// A YAML file as one tree, with whatever was wrong with it.
struct YAMLTree {
  /// `nil` where the file is broken or empty.
  let root: YAMLNode?
  let faults: [ConfigurationFault]

  /// Bytes of a file.
  static let largest = 1 << 20
  /// Lists and maps inside each other.
  static let deepest = 32
  /// Lists, maps and scalars of a file.
  static let mostNodes = 20_000

  init(_ bytes: [UInt8]) {
    if let fault = YAMLText.fault(in: bytes) {
      self.init(root: nil, faults: [fault])
      return
    }
    var builder = YAMLTreeBuilder()
    do {
      let root = try builder.document(bytes)
      self.init(root: root, faults: builder.faults)
    } catch {
      self.init(root: nil, faults: builder.faults + [error])
    }
  }

  private init(root: YAMLNode?, faults: [ConfigurationFault]) {
    self.root = root
    self.faults = faults
  }
}

/// Builds the tree event by event. Faults that leave the rest readable are gathered; the others are thrown.
private struct YAMLTreeBuilder {
  var faults: [ConfigurationFault] = []
  private var nodeCount = 0
  private var lines: [Substring.UnicodeScalarView] = []

  mutating func document(_ bytes: [UInt8]) throws(ConfigurationFault) -> YAMLNode? {
    lines = YAMLText.lines(bytes)
    guard let parser = YAMLParser(bytes) else { throw fault(.start, .noMemory) }
    var root: YAMLNode?
    while true {
      let event = try next(parser)
      switch event.kind {
      case .streamEnd: return root
      case .streamStart, .documentEnd: continue
      case .documentStart:
        guard root == nil else { throw fault(event.place, .severalDocuments) }
        root = try node(try next(parser), parser, depth: 0)
      default: continue
      }
    }
  }

  private func next(_ parser: borrowing YAMLParser) throws(ConfigurationFault) -> YAMLEvent {
    do { return try parser.next() } catch { throw YAMLProblemReader(lines: lines).fault(error) }
  }

  private mutating func node(
    _ event: YAMLEvent, _ parser: borrowing YAMLParser, depth: Int
  ) throws(ConfigurationFault) -> YAMLNode {
    nodeCount += 1
    guard nodeCount <= YAMLTree.mostNodes else {
      throw fault(event.place, .tooManyValues(YAMLTree.mostNodes))
    }
    guard depth <= YAMLTree.deepest else { throw fault(event.place, .tooDeep(YAMLTree.deepest)) }
    if let anchor = event.anchor { faults.append(fault(event.place, .anchor(anchor))) }
    if let tag = event.tag { faults.append(fault(event.place, .tag(Self.short(tag)))) }
    let content: YAMLNode.Content
    switch event.kind {
    case .scalar(let scalar): content = .scalar(scalar)
    case .listStart: content = .list(try items(parser, depth: depth + 1))
    case .mapStart: content = .map(try entries(parser, depth: depth + 1))
    case .alias(let name):
      faults.append(fault(event.place, .alias(name)))
      content = .unread
    default: content = .unread
    }
    return YAMLNode(content: content, place: event.place)
  }

  /// YAML's own tags as they are written, and not as libyaml spells them out.
  private static func short(_ tag: String) -> String {
    let prefix = "tag:yaml.org,2002:"
    return tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
  }

  private mutating func items(
    _ parser: borrowing YAMLParser, depth: Int
  ) throws(ConfigurationFault) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let event = try next(parser)
      if event.isEnd { return items }
      items.append(try node(event, parser, depth: depth))
    }
  }

  private mutating func entries(
    _ parser: borrowing YAMLParser, depth: Int
  ) throws(ConfigurationFault) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var linesOfKeys: [String: Int] = [:]
    while true {
      let event = try next(parser)
      if event.isEnd { return entries }
      let key = try node(event, parser, depth: depth)
      let value = try node(try next(parser), parser, depth: depth)
      switch key.content {
      case .scalar(let name) where name.text == "<<" && name.isPlain:
        faults.append(fault(key.place, .mergeKey))
      case .scalar(let name):
        if let line = linesOfKeys[name.text] {
          faults.append(fault(key.place, .keyGivenTwice(name.text, line: line)))
        } else {
          linesOfKeys[name.text] = key.place.line
          entries.append(YAMLEntry(key: name.text, keyPlace: key.place, value: value))
        }
      case .unread: continue
      case .list, .map: faults.append(fault(key.place, .keyNotText))
      }
    }
  }

  private func fault(_ place: YAMLPlace, _ reason: YAMLFaultReason) -> ConfigurationFault {
    ConfigurationFault(place, .yaml(reason))
  }
}

extension YAMLEvent {
  /// The end of a list or map, or of everything, after which nothing can come.
  fileprivate var isEnd: Bool {
    switch kind {
    case .end, .streamEnd, .documentEnd: true
    default: false
    }
  }
}
