import HTTPServer
import Testing

@testable import searchlight

@Suite struct CommandTests {
  @Test(arguments: [
    ([], Command.help),
    (["--help"], .help),
    (["serve", "--help"], .help),
    (["--version"], .version),
    (["serve"], .serve(.init())),
    (
      ["serve", "--listen", "localhost:8080", "--data=here"],
      .serve(.init(listen: .loopback, data: "here"))
    ),
    (["render", "/shop?q=red"], .render(.init(target: "/shop?q=red"))),
    (
      ["render", "--fragment", "suggestions", "/shop/suggestions?q=a"],
      .render(.init(target: "/shop/suggestions?q=a", fragment: "suggestions"))
    ),
    (["render", "--", "/-"], .render(.init(target: "/-"))),
  ])
  func `a command line is read into a command`(_ words: [String], _ command: Command) throws {
    #expect(try Command(words) == command)
  }

  @Test(arguments: [
    (["search"], "there is no command “search”. The commands are serve and render."),
    (["server"], "there is no command “server”. Did you mean serve?"),
    (["serve", "--listne", "x"], "there is no option --listne. Did you mean --listen?"),
    (
      ["serve", "--port", "80"],
      "there is no option --port. The options are --listen, --data, --assets."
    ),
    (["serve", "--listen"], "--listen needs a value."),
    (["serve", "--listen="], "--listen needs a value."),
    (["serve", "--data", "a", "--data", "b"], "--data is given twice."),
    (["serve", "products.json"], "serve takes options only, not “products.json”."),
    (
      ["serve", "--listen", "here"],
      "--listen: \"here\" is not an address to listen on. Write an IP address and a port: 127.0.0.1:8080, "
        + "[::1]:8080, or :8080 for every network."
    ),
    (
      ["render", "/shop?q=red", "--fragment", "suggestions"],
      "the fragment suggestions is a part of a suggestions page, such as '/shop/suggestions?q=red'."
    ),
    (
      ["render", "/shop/hit/x", "--fragment", "results"],
      "the fragment results is a part of a results page, such as '/shop?q=red'."
    ),
    (["render"], "render needs one address that starts with a slash, such as '/shop?q=red'."),
    (["render", "shop"], "render needs one address that starts with a slash, such as '/shop?q=red'."),
    (
      ["render", "/shop", "--fragment", "hits"],
      "there is no fragment “hits”. The fragments are results and suggestions."
    ),
  ])
  func `a wrong command line is refused in words`(_ words: [String], _ message: String) {
    #expect {
      _ = try Command(words)
    } throws: { error in
      "\(error)" == message + "\nTry: searchlight --help"
    }
  }
}
