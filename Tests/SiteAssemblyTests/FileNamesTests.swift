import SiteConfiguration
import Testing

@testable import SiteAssembly

@Suite struct FileNamesTests {
  @Test(arguments: [
    ("products.json", "products", "Products"),
    ("/srv/data/My Films (2024).json.gz", "my-films-2024", "My Films (2024)"),
    ("über_größe.ndjson", "ber_gr-e", "Über größe"),
    ("shop.v2.CSV", "shop-v2", "Shop.v2"),
    ("assets.json", "assets-site", "Assets"),
    ("admin.tsv", "admin-site", "Admin"),
    ("映画.json", "records", "映画"),
    (".json", "json", ".json"),
    ("-", "records", "Records"),
    ("---.json", "records", "Records"),
  ])
  func `a file's name gives the path and the title of its site`(
    _ file: String, _ segment: String, _ title: String
  ) {
    #expect(FileNames.segment(file) == segment)
    #expect(FileNames.title(file) == title)
  }

  @Test func `a long name gives a path that a configuration takes`() throws {
    let site = ConfiguredSite(
      servedFrom: ConfiguredSource(file: FilePath(String(repeating: "a-", count: 200) + ".json", in: "")))
    let written = ConfigurationWriter.write(
      Configuration(sites: [ConfiguredSite(path: site.path, title: site.title)]))
    let read = try Configuration(
      bytes: Array(written.utf8), name: "test", folder: "",
      surroundings: ConfigurationSurroundings(variable: { _ in nil }, look: { _ in .file }))
    #expect(read.sites.first?.path == site.path)
  }
}
