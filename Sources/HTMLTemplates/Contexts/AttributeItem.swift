/// A piece of an attribute's value.
indirect enum AttributeItem {
  case literal([UInt8])
  case value(mark: Int)
  case section(index: Int, [AttributeItem])

  /// Whether it is a tag, or a section with whatever in it.
  var holdsTag: Bool {
    if case .literal = self { false } else { true }
  }

  /// The pieces of a value that holds private marks. A section that does not close within the value runs to its
  /// end; a closing tag without its opening one is left out. Both are refused elsewhere.
  static func items(of value: [UInt8], in flat: FlatTemplate) -> [AttributeItem] {
    var levels: [(section: Int, items: [AttributeItem])] = [(-1, [])]
    var literal: [UInt8] = []
    func flush() {
      if !literal.isEmpty { levels[levels.count - 1].items.append(.literal(literal)) }
      literal = []
    }
    func closeLevel() {
      let level = levels.removeLast()
      levels[levels.count - 1].items.append(.section(index: level.section, level.items))
    }
    var offset = 0
    while offset < value.count {
      guard let number = PrivateMark.number(in: value, at: offset) else {
        literal.append(value[offset])
        offset += 1
        continue
      }
      flush()
      offset += PrivateMark.length
      switch flat.marks[number].mark {
      case .value: levels[levels.count - 1].items.append(.value(mark: number))
      case .open(let section): levels.append((section, []))
      case .close(let section):
        if levels.count > 1, levels[levels.count - 1].section == section { closeLevel() }
      case .enter, .leave, .call: break  // plain text only
      }
    }
    flush()
    while levels.count > 1 { closeLevel() }
    return levels[0].items
  }
}
