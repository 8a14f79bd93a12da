import TestSupport
import Testing

@testable import SiteConfiguration

struct WriterTests {
  @Test func `keys are explained the first time, and only what differs from the defaults is written`() {
    var shop = ConfiguredSite(path: "shop", title: "Tents & more: a shop")
    shop.about = "Everything for a night outside."
    shop.source = ConfiguredSource(file: FilePath("products.json", in: ""))
    shop.search = ["name", "IMDB Rating"]
    shop.facets = [
      ConfiguredFacet(field: "brand", title: "Brand"), ConfiguredFacet(field: "on", title: "1984"),
    ]
    shop.theme.accent = ThemeColour(light: "#0b5d66")
    shop.suggestions.from = .off
    let configuration = Configuration(sites: [shop, ConfiguredSite(path: "faq", title: "Questions")])
    #expect(
      ConfigurationWriter.write(configuration, heading: ["Written for products.json."]) == """
        # Written for products.json.

        # The search sites of this server.
        sites:
          # The first part of the site's addresses: shop for /shop.
          - path: shop

            # The name of the site.
            title: "Tents & more: a shop"

            # One sentence about the site, for the list of sites.
            about: Everything for a night outside.

            # The file whose records fill the index.
            source: products.json

            # The attributes that are searched, the most important first. Left out: told from the records.
            search: [name, IMDB Rating]

            # The filters beside the hits, in this order. Left out: told from the records.
            facets:
              # field: The attribute whose values are counted.
              # title: The title above the values.
              - {field: brand, title: Brand}
              - {field: "on", title: "1984"}

            # What the search box proposes.
            suggestions: off

            # The look of the site. What is left out stays as in the style sheet.
            theme:
              # Links, buttons and focus.
              accent: "#0b5d66"
          - path: faq
            title: Questions

        """)
  }

  @Test func `what is written for the full example reads back as the example`() throws {
    #expect(try configuration(ConfigurationWriter.write(Example.configuration)) == Example.configuration)
  }

  @Test(arguments: [
    ("Shop", "Shop"), ("IMDB Rating", "IMDB Rating"), ("Café 2", "Café 2"), ("price.value", "price.value"),
    ("it's (new)", "it's (new)"), ("./a/b.json", "./a/b.json"), ("127.0.0.1:80", "\"127.0.0.1:80\""),
    ("a: b", "\"a: b\""),
    ("a #b", "\"a #b\""), ("yes", "\"yes\""), ("1.5", "\"1.5\""), ("0x1F", "\"0x1F\""),
    ("2024-01-01", "\"2024-01-01\""),
    ("~", "\"~\""), ("null", "\"null\""), ("", "\"\""), ("- a", "\"- a\""), ("a, b", "\"a, b\""),
    (" a", "\" a\""),
    ("a:", "\"a:\""), ("\"a\"", "\"\\\"a\\\"\""), ("a\\b", "\"a\\\\b\""),
    ("a\tb\u{7F}\u{2028}", "\"a\\tb\\u007F\\u2028\""),
    ("---", "\"---\""), ("...", "\"...\""), ("*", "\"*\""), ("<<", "\"<<\""), ("=", "\"=\""),
    ("1 2", "\"1 2\""), ("3 litres", "3 litres"),
  ])
  func `a text is quoted only when it has to be`(_ text: String, _ written: String) throws {
    #expect(ScalarText.write(text) == written)
    for yaml in ["[\(written)]", "{\(written): \(written)}", "\(written): \(written)"] where !text.isEmpty {
      let root = try #require(YAMLTree(Array(yaml.utf8)).root)
      let read: [YAMLNode.Content] =
        switch root.content {
        case .list(let nodes): nodes.map(\.content)
        case .map(let entries):
          entries.map(\.value.content)
            + entries.map { .scalar(YAMLScalar(text: $0.key, isPlain: written.first != "\"")) }
        case .scalar, .unread: []
        }
      for content in read {
        #expect(content == .scalar(YAMLScalar(text: text, isPlain: written.first != "\"")))
      }
      #expect(!read.isEmpty)
    }
  }

  @Test func `every configuration reads back as it was written`() throws {
    var random = SplitMix(seed: 4)
    for round in 0..<400 {
      let configuration = RandomConfiguration.make(&random)
      let text = ConfigurationWriter.write(configuration, heading: ["Round \(round)."])
      do {
        let read = try Configuration(
          bytes: Array(text.utf8), name: "w", folder: "/etc/shop",
          surroundings: RandomConfiguration.surroundings)
        #expect(read == configuration, "round \(round):\n\(text)")
      } catch {
        Issue.record("round \(round): \(error)\n\(text)")
      }
    }
  }
}
