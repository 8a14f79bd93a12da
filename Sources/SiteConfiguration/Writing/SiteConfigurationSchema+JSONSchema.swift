import SearchCore

extension SiteConfigurationSchema {
  /// The JSON Schema (draft 7) of a configuration, for editors that check and complete YAML by one.
  ///
  /// It is wider than the checks here where a schema cannot say them: files, contradictions, reserved names.
  package static func jsonSchema() -> String {
    var fields: [RecordObject.Field] = [
      .init(name: "$schema", value: "http://json-schema.org/draft-07/schema#"),
      .init(name: "title", value: "Searchlight configuration"),
    ]
    fields += object(configuration.shape)
    return IndentedJSON.write(.object(RecordObject(fields))) + "\n"
  }

  private static func object(_ group: GroupShape) -> [RecordObject.Field] {
    let properties = group.keys.map {
      RecordObject.Field(name: $0.name, value: .object(RecordObject(property($0))))
    }
    let required = group.keys.filter(\.isRequired).map { RecordValue.text($0.name) }
    var fields: [RecordObject.Field] = [
      .init(name: "type", value: "object"),
      .init(name: "properties", value: .object(RecordObject(properties))),
      .init(name: "additionalProperties", value: false),
    ]
    if !required.isEmpty { fields.append(.init(name: "required", value: .list(required))) }
    return fields
  }

  private static func property(_ key: KeyShape) -> [RecordObject.Field] {
    var fields = [RecordObject.Field(name: "description", value: .text(key.about))]
    if let node = key.defaultNode { fields.append(.init(name: "default", value: value(node))) }
    return fields + schema(key.shape)
  }

  private static func schema(_ shape: ValueShape) -> [RecordObject.Field] {
    func nested(_ shape: ValueShape) -> RecordValue { .object(RecordObject(schema(shape))) }
    switch shape {
    case .text(_, let pattern?):
      // An index such as 2024 needs no quotes here, though editors see a number in it.
      return [
        .init(name: "type", value: ["string", "number"]), .init(name: "pattern", value: .text(pattern)),
      ]
    case .text:
      return [.init(name: "type", value: ["string", "number", "boolean"])]
    case .integer(let range):
      return [
        .init(name: "type", value: "integer"),
        .init(name: "minimum", value: .integer(Int64(range.lowerBound))),
        .init(name: "maximum", value: .integer(Int64(range.upperBound))),
      ]
    case .number(let range):
      return [
        .init(name: "type", value: "number"), .init(name: "minimum", value: .number(range.lowerBound)),
        .init(name: "maximum", value: .number(range.upperBound)),
      ]
    case .boolean: return [.init(name: "type", value: "boolean")]
    case .choice(let names): return [.init(name: "enum", value: .list(names.map(RecordValue.text)))]
    case .list(let item, _, let count):
      return [
        .init(name: "type", value: "array"), .init(name: "items", value: nested(item)),
        .init(name: "minItems", value: .integer(Int64(count.lowerBound))),
        .init(name: "maxItems", value: .integer(Int64(count.upperBound))),
      ]
    case .oneOrMore(let item, let plural, let limit):
      return [.init(name: "anyOf", value: [nested(item), nested(.list(item, plural: plural, 1...limit))])]
    case .attributes(let item):
      return [.init(name: "type", value: "object"), .init(name: "additionalProperties", value: nested(item))]
    case .group(let group):
      guard let lone = group.lone else { return object(group) }
      return [.init(name: "anyOf", value: [nested(lone.shape), .object(RecordObject(object(group)))])]
    }
  }

  private static func value(_ node: WrittenNode) -> RecordValue {
    switch node {
    case .text(let text): .text(text)
    case .literal(let text):
      Int64(text).map(RecordValue.integer) ?? NumberText.read(text).map(RecordValue.number)
        ?? ["true": .bool(true), "false": .bool(false)][text] ?? .text(text)
    case .list(let nodes): .list(nodes.map(value))
    case .map(let entries): .object(RecordObject(entries.map { .init(name: $0.key, value: value($0.node)) }))
    }
  }
}

/// JSON with a field or item in each line.
private enum IndentedJSON {
  static func write(_ value: RecordValue, indent: String = "") -> String {
    let inner = indent + "  "
    switch value {
    case .object(let object) where !object.fields.isEmpty:
      let lines = object.fields.map {
        inner + RecordValue.text($0.name).json + ": " + write($0.value, indent: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    case .list(let values) where values.contains { if case .object = $0 { true } else { false } }:
      return "[\n" + values.map { inner + write($0, indent: inner) }.joined(separator: ",\n") + "\n" + indent
        + "]"
    default: return value.json
    }
  }
}
