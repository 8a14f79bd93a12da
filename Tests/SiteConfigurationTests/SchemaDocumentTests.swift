import JSONText
import SearchCore
import Testing

@testable import SiteConfiguration

/// The documents that are made from the table.
struct SchemaDocumentTests {
  /// Each key of the table with the keys above it.
  private static func paths(_ group: GroupShape, _ start: String = "") -> [String] {
    group.keys.flatMap { key in
      [start + key.name] + (key.shape.innerGroup.map { paths($0, start + key.name + ".") } ?? [])
    }
  }

  private static let table = paths(SiteConfigurationSchema.configuration.shape)

  @Test func `the table holds each key once, with a sentence about it`() {
    #expect(Set(Self.table).count == Self.table.count)
    func check(_ group: GroupShape) {
      for key in group.keys {
        #expect(key.about.hasSuffix(".") && key.about.first?.isUppercase == true, "\(key.name): \(key.about)")
        if let inner = key.shape.innerGroup { check(inner) }
      }
    }
    check(SiteConfigurationSchema.configuration.shape)
  }

  @Test func `the reference lists every key once`() {
    var listed: [String] = []
    var section = ""
    for line in SiteConfigurationSchema.reference().split(separator: "\n") {
      if line.hasPrefix("#### ") {
        section = line.hasPrefix("#### `") ? line.dropFirst(6).dropLast() + "." : ""
      } else if line.hasPrefix("| `") {
        listed.append(section + line.dropFirst(3).prefix { $0 != "`" })
        #expect(line.split(separator: "|", omittingEmptySubsequences: false).count == 6, "\(line)")
      }
    }
    #expect(listed.sorted() == Self.table.sorted())
  }

  @Test func `the JSON Schema lists every key once and allows no other`() throws {
    guard case .object(let schema) = try JSONText.parse(SiteConfigurationSchema.jsonSchema()) else {
      Issue.record("no object")
      return
    }
    #expect(schema["$schema"] == "http://json-schema.org/draft-07/schema#")
    #expect(Self.properties(schema, "").sorted() == Self.table.sorted())
  }

  private static func properties(_ schema: RecordObject, _ start: String) -> [String] {
    if case .list(let choices)? = schema["anyOf"] {
      return choices.flatMap {
        if case .object(let choice) = $0 { properties(choice, start) } else { [String]() }
      }
    }
    if case .object(let items)? = schema["items"] { return properties(items, start) }
    guard case .object(let keys)? = schema["properties"] else { return [] }
    #expect(schema["additionalProperties"] == false)
    return keys.fields.flatMap { field in
      guard case .object(let inner) = field.value else { return [String]() }
      return [start + field.name] + properties(inner, start + field.name + ".")
    }
  }

  @Test func `the example has every key of the table`() throws {
    let root = try #require(YAMLTree(Array(Example.text.utf8)).root)
    #expect(Set(Self.table).subtracting(Self.given(root)) == Self.longForms)
  }

  /// Keys that the example leaves to the short form of their map.
  private static let longForms: Set = [
    "sites.theme.on_accent.light", "sites.theme.on_accent.dark", "sites.theme.lamp.light",
    "sites.theme.lamp.dark",
    "sites.details.unit",
  ]

  private static func given(_ node: YAMLNode, _ start: String = "") -> [String] {
    switch node.content {
    case .list(let nodes): nodes.flatMap { given($0, start) }
    case .map(let entries):
      entries.flatMap { [start + $0.key] + given($0.value, start + $0.key + ".") }
    case .scalar, .unread: []
    }
  }

  @Test func `defaults in the JSON Schema have their own types`() throws {
    let text = SiteConfigurationSchema.jsonSchema()
    for line in [
      #""default": 24,"#, #""default": "127.0.0.1:8080","#, #""default": false,"#, #""default": [],"#,
      #""default": "as-you-type","#,
    ] { #expect(text.contains(line), "\(line)") }
  }
}
