import Foundation
import JSONText
import Testing

@testable import SiteConfiguration

/// What is written from the table of keys into files of the package: the README's reference and the schema for editors.
///
/// `make snapshots` writes both anew.
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let isWriting = ProcessInfo.processInfo.environment["SEARCHLIGHT_WRITE_SNAPSHOTS"] == "1"

  @Test func `the reference in the README is the table of keys`() throws {
    let file = Self.root.appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = "<!-- reference: written from the table of keys by make snapshots -->\n"
    let end = "<!-- end of the reference -->"
    let before = try #require(text.range(of: start))
    let after = try #require(text.range(of: end, range: before.upperBound..<text.endIndex))
    let reference = "\n" + SiteConfigurationSchema.reference() + "\n"
    if Self.isWriting {
      let written = text[..<before.upperBound] + reference + text[after.lowerBound...]
      try Data(written.utf8).write(to: file)
    } else {
      #expect(text[before.upperBound..<after.lowerBound] == reference)
    }
  }

  @Test func `the schema that is shipped for editors is that of the table of keys`() throws {
    let file = Self.root.appending(path: "Sources/searchlight/Examples/searchlight.schema.json")
    let schema = SiteConfigurationSchema.jsonSchema()
    if Self.isWriting { try Data(schema.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == schema)
  }

  @Test(arguments: ["books.yaml", "two-sites.yaml"]) func `an example is a good configuration`(_ name: String)
    throws
  {
    let path = Self.root.appending(path: "Sources/searchlight/Examples/\(name)").path(percentEncoded: false)
    #expect(try !Configuration(file: path).sites.isEmpty)
  }
}
