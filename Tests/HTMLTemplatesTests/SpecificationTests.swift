import Foundation
import HTMLTemplates
import Testing

/// One case of the Mustache specification.
struct SpecificationCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let suite: String
  let name: String
  let level: String
  let template: String
  let data: OpenValue
  let partials: [String: String]
  let expected: String

  var testDescription: String { "\(id) \(name)" }

  static let all: [SpecificationCase] = {
    struct File: Decodable { let cases: [SpecificationCase] }
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/ThirdParty/mustache/specification.json")
    do {
      return try JSONDecoder().decode(File.self, from: Data(contentsOf: path)).cases
    } catch {
      Issue.record(error)
      return []
    }
  }()
}

/// Any JSON as open data.
struct OpenValue: Decodable, Sendable {
  let data: TemplateData

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer() {
      if container.decodeNil() {
        data = .null
        return
      } else if let flag = try? container.decode(Bool.self) {
        data = .bool(flag)
        return
      } else if let number = try? container.decode(Decimal.self) {
        data = .number("\(number)")
        return
      } else if let text = try? container.decode(String.self) {
        data = .text(text)
        return
      } else if let items = try? container.decode([OpenValue].self) {
        data = .list(items.map(\.data))
        return
      }
    }
    let members = try decoder.singleValueContainer().decode([String: OpenValue].self)
    data = .object(members.mapValues(\.data))
  }
}

@Suite struct SpecificationTests {
  @Test func `all cases of the required suites and of inheritance are here`() {
    #expect(SpecificationCase.all.count { $0.level == "required" } == 136)
    #expect(SpecificationCase.all.count { $0.suite == "~inheritance" } == 27)
  }

  @Test(arguments: SpecificationCase.all)
  func `a case of the Mustache specification is byte-equal in plain text`(row: SpecificationCase) throws {
    #expect(try written(row, .mustache) == row.expected)
  }

  /// Plain text is for what is no page: values are not escaped, which only three cases ask for.
  @Test(arguments: SpecificationCase.all)
  func `plain text differs from the specification in escaping alone`(row: SpecificationCase) throws {
    let escapes = ["mu-interpolation-04", "mu-interpolation-30", "mu-sections-19"].contains(row.id)
    let expected =
      escapes
      ? row.expected.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
        .replacing("&amp;", with: "&") : row.expected
    #expect(try written(row, .text) == expected)
  }

  private func written(_ row: SpecificationCase, _ profile: TemplateProfile) throws -> String {
    let name = TemplateName<TemplateData>("case", profile)
    let sources = row.partials.merging(["case": row.template]) { _, template in template }
    let library = try TemplateLibrary(sources: sources, templates: [TemplateEntry(name)])
    return String(decoding: try library.text(name, row.data.data), as: UTF8.self)
  }
}
