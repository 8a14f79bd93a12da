extension ValueType {
  /// A list of values of one type.
  ///
  /// - Parameters:
  ///   - plural: What the items are, such as `facets`.
  ///   - check: Looks for contradictions between the items that could be read, each with its place in the file.
  static func list<Item>(
    of item: ValueType<Item>, _ plural: String, _ count: ClosedRange<Int>,
    check: @escaping @Sendable ([(item: Item, node: YAMLNode)], inout Reading) -> Void = { _, _ in }
  ) -> ValueType where Value == [Item] {
    let shape = ValueShape.list(item.shape, plural: plural, count)
    return ValueType(
      shape: shape,
      read: { node, key, reading in
        switch node.content {
        case .unread: return nil
        case .scalar, .map:
          reading.add(node.place, .wrongKind(key, takes: shape.words, found: node.kind))
          return nil
        case .list(let nodes):
          if nodes.count < count.lowerBound { reading.add(node.place, .tooFew(key, plural: plural)) }
          if nodes.count > count.upperBound {
            reading.add(node.place, .tooMany(key, plural: plural, limit: count.upperBound))
          }
          var items: [(item: Item, node: YAMLNode)] = []
          for node in nodes.prefix(count.upperBound) {
            if let value = item.read(node, "An item of " + key, &reading) { items.append((value, node)) }
          }
          check(items, &reading)
          return items.map(\.item)
        }
      },
      write: { .list($0.compactMap(item.write)) })
  }

  /// A list, or a single value in place of a list of one.
  static func oneOrMore<Item>(_ item: ValueType<Item>, _ plural: String, upTo limit: Int) -> ValueType
  where Value == [Item] {
    let list = ValueType.list(of: item, plural, 1...limit)
    return ValueType(
      shape: .oneOrMore(item.shape, plural: plural, limit: limit),
      read: { node, key, reading in
        guard case .list = node.content else { return item.read(node, key, &reading).map { [$0] } }
        return list.read(node, key, &reading)
      },
      write: { values in
        if values.count == 1, let value = values.first { return item.write(value) }
        return values.isEmpty ? nil : list.write(values)
      })
  }

  /// From attributes to values, in no order.
  static func attributes<Item>(of item: ValueType<Item>) -> ValueType where Value == [String: Item] {
    let shape = ValueShape.attributes(item.shape)
    return ValueType(
      shape: shape,
      read: { node, key, reading in
        switch node.content {
        case .unread: return nil
        case .scalar, .list:
          reading.add(node.place, .wrongKind(key, takes: shape.words, found: node.kind))
          return nil
        case .map(let entries):
          var values: [String: Item] = [:]
          for entry in entries {
            do throws(ConfigurationFaultReason) {
              let path = try FormRules.attribute(entry.key, key)
              reading.attributes.append(AttributeUse(path: path, key: key, place: entry.keyPlace))
            } catch {
              reading.add(entry.keyPlace, error)
            }
            values[entry.key] = item.read(entry.value, entry.key, &reading)
          }
          return values
        }
      },
      write: { values in
        .map(
          values.sorted { $0.key < $1.key }.compactMap { name, value in
            item.write(value).map { WrittenEntry(key: name, about: nil, node: $0) }
          })
      })
  }
}

/// Tells of each item whose key has a value that an earlier item has.
///
/// - Parameters:
///   - key: The key of the items.
///   - owner: What an item is, such as `the site`.
///   - value: Empty for an item without one.
func requireDistinct<Item>(
  _ items: [(item: Item, node: YAMLNode)], _ key: String, of owner: String, _ reading: inout Reading,
  value: (Item) -> String
) {
  var lines: [String: Int] = [:]
  for (item, node) in items {
    let text = value(item)
    guard !text.isEmpty else { continue }
    let place = node[key]?.value.place ?? node.place
    if let line = lines[text] {
      reading.add(place, .repeated(key: key, text, owner: owner, line: line))
    } else {
      lines[text] = place.line
    }
  }
}

/// Tells of each text that stands in a list a second time.
func requireDistinct(_ items: [(item: String, node: YAMLNode)], in key: String, _ reading: inout Reading) {
  var seen: Set<String> = []
  for (text, node) in items where !seen.insert(text).inserted {
    reading.add(node.place, .listedTwice(key: key, text))
  }
}
