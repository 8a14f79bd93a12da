import HTTPServer
import Localization
import Testing

@testable import SiteConfiguration

struct ReadingTests {
  @Test func `every key of a full configuration becomes its value`() throws {
    #expect(try configuration(Example.text) == Example.configuration)
  }

  @Test func `a site needs a path and a title, and the rest has defaults`() throws {
    let read = try configuration("sites:\n- path: shop\n  title: Shop\n")
    #expect(read == Configuration(sites: [ConfiguredSite(path: "shop", title: "Shop")]))
    #expect(read.listen == "127.0.0.1:8080")
    let site = try #require(read.sites.first)
    #expect(site.indexName == "shop")
    #expect(site.facets == nil)
    #expect(site.hitsPerPage == 24)
    #expect(site.suggestions.from == .generated)
  }

  @Test func `an empty list is not the same as no list`() throws {
    #expect(try configuration(site("facets: []")).sites.first?.facets == [])
  }

  @Test func `JSON is read as well`() throws {
    let json = """
      {
        "listen": "localhost:80",
        "sites": [
          {"path": "shop", "title": "Caf\\u00e9 \\ud83d\\ude00 \\/ \\"A\\"", "hits_per_page": 12,
           "source": {"file": "faq.csv", "strict": false}, "search": ["name"], "facets": []}
        ]
      }
      """
    var site = ConfiguredSite(path: "shop", title: "Café 😀 / \"A\"")
    site.hitsPerPage = 12
    site.source = ConfiguredSource(file: FilePath("faq.csv", in: "/etc/shop"))
    site.search = ["name"]
    site.facets = []
    var expected = Configuration(sites: [site])
    expected.listen = "localhost:80"
    #expect(try configuration(json) == expected)
  }

  @Test func `characters that JSON escapes in two parts leave later places as they are`() {
    let fault = #"{"sites": [{"path": "a", "title": "\\ud83d \ud83d\ude00\uD83D\uDE00", "layout": "gird"}]}"#
    #expect(messages(fault) == "shop.yaml:1:81: layout cannot be “gird”. Did you mean grid?")
    #expect(
      messages(#"{"sites": [{"path": "a", "title": "\ud83d"}]}"#)
        == #"shop.yaml:1:38: A \ in double quotes starts a special character, and this is none. Write \\, or use single quotes."#
    )
  }

  @Test func `Windows line ends and a byte order mark change nothing`() throws {
    let windows =
      "\u{FEFF}"
      + Example.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try configuration(windows) == Example.configuration)
  }

  @Test(arguments: ["no", "1.0", "0x1F", "2024-01-01", "1e3", "off", "012", "${SHOP_KEY}"])
  func `a text stays as it was written, whatever YAML makes of it`(_ text: String) throws {
    #expect(try configuration(site("about: " + text)).sites.first?.about == text)
  }

  @Test func `an absolute path stays, and a relative one starts at the configuration's folder`() {
    #expect(FilePath("/srv/a.json", in: "/etc/shop").resolved == "/srv/a.json")
    #expect(FilePath("./a.json", in: "/etc/shop/").resolved == "/etc/shop/a.json")
    #expect(FilePath("../a.json", in: "/etc/shop").resolved == "/etc/shop/../a.json")
    #expect(FilePath("a.json", in: "").resolved == "a.json")
  }

  @Test func `a missing file is told without a place`() {
    #expect {
      try Configuration(file: "/nowhere/shop.yaml", surroundings: surroundings)
    } throws: { error in
      "\(error)"
        == "/nowhere/shop.yaml: The file cannot be read: No such file or directory. Name one that can, or change its permissions."
    }
  }

  @Test func `a folder in place of the file is told`() {
    #expect {
      try Configuration(file: "/", surroundings: surroundings)
    } throws: { error in
      "\(error)"
        == "/: The file cannot be read: Is a directory. Name one that can, or change its permissions."
    }
  }

  @Test func `the languages are those whose numbers are known`() {
    for language in ConfiguredLanguage.allCases {
      #expect(LocaleText(language: language.rawValue)?.language == language.rawValue)
    }
  }

  @Test(arguments: [
    "127.0.0.1:8080", "[::1]:8080", ":8080", "localhost:0", "8080", "a:80", "127.0.0.1", "127.0.0.1:65536",
    "::1:80",
    "[::1]", "127.0.0.1:", "127.0.0.1:+1", "[127.0.0.1]:80", "",
  ])
  func `an address to listen on is one that the server takes`(_ text: String) {
    #expect(FormRules.isListenAddress(text) == ((try? ListenAddress(text)) != nil))
  }

  @Test func `theme values become declarations that cannot leave their property`() {
    #expect(
      Example.configuration.sites[0].theme.declarations.map { $0.property + ": " + $0.value } == [
        "--accent: light-dark(#0b5d66, #86d2cf)", "--on-accent: #fff", "--lamp: #ffd257",
        "--font: \"Source Sans 3\", sans-serif", "--radius: 0.5rem", "--card-ratio: 2 / 3",
        "--card-min: 12rem", "--page: 80rem",
      ])
  }
}
