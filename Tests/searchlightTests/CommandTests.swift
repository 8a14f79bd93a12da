import HTTPServer
import SiteConfiguration
import Testing

@testable import searchlight

@Suite struct CommandTests {
  private static func source(
    _ file: String, _ change: (inout ConfiguredSource) -> Void = { _ in }
  ) -> ConfiguredSource {
    var source = ConfiguredSource(file: FilePath(file, in: ""))
    change(&source)
    return source
  }

  private static func options<Options>(_ options: Options, _ change: (inout Options) -> Void) -> Options {
    var options = options
    change(&options)
    return options
  }

  @Test(arguments: [
    ([], Command.help(nil)),
    (["--help"], .help(nil)),
    (["help"], .help(nil)),
    (["help", "import"], .help("import")),
    (["serve", "--help"], .help("serve")),
    (["search", "x", "-h"], .help("search")),
    (["--version"], .version),
    (["indices", "--version"], .version),
    (["serve"], .serve(.init())),
    (["serve", "products.json"], .serve(.init(source: source("products.json")))),
    (["serve", "-"], .serve(.init(source: source("-")))),
    (["serve", "--dev"], .serve(options(.init()) { $0.isDevelopment = true })),
    (["serve", "--config", "a.yaml"], .serve(.init(config: "a.yaml"))),
    (
      ["serve", "--listen", "localhost:8080", "--data=here"],
      .serve(.init(listen: .loopback, data: "here"))
    ),
    (
      [
        "serve", "a.csv", "--id", "sku", "--format", "CSV", "--encoding", "utf-16-le", "--separator", ";",
        "--list", "a.b", "--kind", "text=html", "--kind=name=entities", "--strict",
      ],
      .serve(
        .init(
          source: source("a.csv") {
            $0.id = "sku"
            $0.format = .csv
            $0.encoding = .utf16LittleEndian
            $0.separator = ";"
            $0.list = "a.b"
            $0.kinds = ["text": .html, "name": .entities]
            $0.isStrict = true
          }))
    ),
    (
      ["import", "a.json", "--index", "shop"],
      .importFile(.init(source: source("a.json"), index: "shop"))
    ),
    (["export", "--index", "shop"], .export(.init(index: "shop"))),
    (["indices", "--json"], .indices(options(.init()) { $0.isJSON = true })),
    (["init", "a.json"], .initialise(.init(source: source("a.json")))),
    (
      ["init", "a.json", "--output", "-"],
      .initialise(options(.init(source: source("a.json"))) { $0.output = "-" })
    ),
    (["check"], .check(.init())),
    (["check", "b.yaml"], .check(options(.init()) { $0.config = "b.yaml" })),
    (["search", "shop", "red dress"], .search(.init(index: "shop", query: "red dress"))),
    (["search", "shop", "red", "dress"], .search(.init(index: "shop", query: "red dress"))),
    (["search", "shop"], .search(.init(index: "shop", query: ""))),
    (
      ["search", "shop", "x", "--explain", "--json", "--limit", "3"],
      .search(
        options(.init(index: "shop", query: "x")) {
          $0.explains = true
          $0.isJSON = true
          $0.limit = 3
        })
    ),
    (["render", "/shop?q=red"], .render(.init(target: "/shop?q=red"))),
    (
      ["render", "--fragment", "suggestions", "/shop/suggestions?q=a"],
      .render(.init(target: "/shop/suggestions?q=a", fragment: "suggestions"))
    ),
    (["schema"], .schema),
    (["render", "--", "/-"], .render(.init(target: "/-"))),
    (["search", "shop", "--", "--help"], .search(.init(index: "shop", query: "--help"))),
  ])
  func `a command line is read into a command`(_ words: [String], _ command: Command) throws {
    #expect(try Command(words) == command)
  }

  @Test(arguments: [
    (
      ["find"],
      "there is no command “find”. The commands are serve, init, check, import, export, indices, search, render and schema.",
      ""
    ),
    (["server"], "there is no command “server”. Did you mean serve?", ""),
    (["help", "serch"], "there is no command “serch”. Did you mean search?", ""),
    (["serve", "--listne", "x"], "there is no option --listne. Did you mean --listen?", "serve "),
    (
      ["export", "--port", "80"], "there is no option --port. The options are --index, --data.", "export "
    ),
    (["serve", "--listen"], "--listen needs a value.", "serve "),
    (["serve", "--listen="], "--listen needs a value.", "serve "),
    (["import", "a", "--strict=yes"], "--strict takes no value.", "import "),
    (["serve", "--data", "a", "--data", "b"], "--data is given twice.", "serve "),
    (["serve", "a.json", "b.json"], "serve takes one file, not “b.json” as well.", "serve "),
    (
      ["serve", "a.json", "--config", "b"],
      "serve takes a file or a configuration. Name a.json as source in the configuration.", "serve "
    ),
    (["serve", "--id", "x"], "options about reading a file need a file.", "serve "),
    (
      ["serve", "--listen", "here"],
      "--listen: \"here\" is not an address to listen on. Write an IP address and a port: 127.0.0.1:8080, "
        + "[::1]:8080, or :8080 for every network.", "serve "
    ),
    (["import", "--index", "a"], "import needs a file, or - for standard input.", "import "),
    (["import", "a.json"], "import needs --index NAME.", "import "),
    (
      ["import", "a", "--index", "b", "--format", "xml"], "--format is json, ndjson or csv, not “xml”.",
      "import "
    ),
    (
      ["import", "a", "--index", "b", "--encoding", "ebcdic"],
      "--encoding is utf-8, utf-16-le, utf-16-be or windows-1252, not “ebcdic”.", "import "
    ),
    (
      ["import", "a", "--index", "b", "--separator", ";;"],
      "--separator takes one sign of ASCII, or tab, not “;;”.", "import "
    ),
    (
      ["import", "a", "--index", "b", "--kind", "x"],
      "--kind takes a field and text, entities or html, such as description=html, not “x”.", "import "
    ),
    (["export"], "export needs --index NAME.", "export "),
    (["indices", "x"], "indices takes options only, not “x”.", "indices "),
    (["schema", "x"], "schema takes nothing, not “x”.", "schema "),
    (["schema", "--x"], "there is no option --x. This command has none.", "schema "),
    (["init"], "init needs the file that is to become a site.", "init "),
    (["init", "-"], "init needs a file that stays, not standard input.", "init "),
    (
      ["search"], "search needs an index and a query, such as: searchlight search products \"red dress\".",
      "search "
    ),
    (
      ["search", "a", "b", "--limit", "0"], "--limit takes a whole number from 1 to 1000, not “0”.", "search "
    ),
    (
      ["render", "/shop?q=red", "--fragment", "suggestions"],
      "the fragment suggestions is a part of a suggestions page, such as '/shop/suggestions?q=red'.",
      "render "
    ),
    (
      ["render", "/shop/hit/x", "--fragment", "results"],
      "the fragment results is a part of a results page, such as '/shop?q=red'.", "render "
    ),
    (["render"], "render needs one address that starts with a slash, such as '/shop?q=red'.", "render "),
    (
      ["render", "shop"], "render needs one address that starts with a slash, such as '/shop?q=red'.",
      "render "
    ),
    (
      ["render", "/shop", "--fragment", "hits"],
      "there is no fragment “hits”. The fragments are results and suggestions.", "render "
    ),
    (
      ["render", "/a", "--file", "a", "--config", "b"], "render takes --file or --config, not both.",
      "render "
    ),
  ])
  func `a wrong command line is refused in words`(_ words: [String], _ message: String, _ command: String) {
    #expect {
      _ = try Command(words)
    } throws: { error in
      "\(error)" == message + "\nTry: searchlight \(command)--help"
    }
  }

  @Test(arguments: CommandForm.all)
  func `every option of a command is in its help, in lines that fit a terminal`(_ form: CommandForm) {
    for option in form.options { #expect(form.help.contains("  \(option.name)")) }
    for line in form.help.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
  }
}
