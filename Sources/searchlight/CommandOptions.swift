import HTTPServer
import SiteConfiguration

// The options of each command, read from its words and checked as far as words can be.

struct ServeOptions: Equatable {
  /// The file that becomes a site; `nil` for the sites of a configuration, or for the demo.
  var source: ConfiguredSource?
  var config: String?
  /// `nil` for the configuration's, or for the usual one.
  var listen: ListenAddress?
  var data: String?
  var assets: String?
  /// Whether templates and files that change are picked up.
  var isDevelopment = false

  init(
    source: ConfiguredSource? = nil, config: String? = nil, listen: ListenAddress? = nil, data: String? = nil
  ) {
    self.source = source
    self.config = config
    self.listen = listen
    self.data = data
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let file = try arguments.word(of: "serve", "one file")
    config = arguments["--config"]
    if let file, config != nil {
      throw UsageError("serve takes a file or a configuration. Name \(file) as source in the configuration.")
    }
    if let text = arguments["--listen"] {
      do { listen = try ListenAddress(text) } catch { throw UsageError("--listen: \(error)") }
    }
    data = arguments["--data"]
    assets = arguments["--assets"]
    isDevelopment = arguments.has("--dev")
    let read = try ConfiguredSource(file ?? "", arguments)
    if file != nil {
      source = read
    } else if read != ConfiguredSource(file: read.file) {
      throw UsageError("options about reading a file need a file.")
    }
  }
}

struct InitOptions: Equatable {
  var source: ConfiguredSource
  /// `-` for standard output.
  var output = "searchlight.yaml"

  init(source: ConfiguredSource) { self.source = source }

  init(_ arguments: Arguments) throws(UsageError) {
    guard let file = try arguments.word(of: "init", "one file") else {
      throw UsageError("init needs the file that is to become a site.")
    }
    guard file != "-" else { throw UsageError("init needs a file that stays, not standard input.") }
    source = try ConfiguredSource(file, arguments)
    output = arguments["--output"] ?? output
  }
}

struct CheckOptions: Equatable {
  var config = "searchlight.yaml"
  var data: String?
  var assets: String?

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    config = try arguments.word(of: "check", "one configuration") ?? config
    data = arguments["--data"]
    assets = arguments["--assets"]
  }
}

struct ImportFileOptions: Equatable {
  var source: ConfiguredSource
  var index: String
  var data: String?

  init(source: ConfiguredSource, index: String) {
    self.source = source
    self.index = index
  }

  init(_ arguments: Arguments) throws(UsageError) {
    guard let file = try arguments.word(of: "import", "one file") else {
      throw UsageError("import needs a file, or - for standard input.")
    }
    source = try ConfiguredSource(file, arguments)
    index = try arguments.index(of: "import")
    data = arguments["--data"]
  }
}

struct ExportOptions: Equatable {
  var index: String
  var data: String?

  init(index: String) { self.index = index }

  init(_ arguments: Arguments) throws(UsageError) {
    if let word = arguments.words.first { throw UsageError("export takes options only, not “\(word)”.") }
    index = try arguments.index(of: "export")
    data = arguments["--data"]
  }
}

struct IndicesOptions: Equatable {
  var data: String?
  var isJSON = false

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {
    if let word = arguments.words.first { throw UsageError("indices takes options only, not “\(word)”.") }
    data = arguments["--data"]
    isJSON = arguments.has("--json")
  }
}

struct SearchOptions: Equatable {
  var index: String
  var query: String
  var limit = 10
  var explains = false
  var isJSON = false
  var data: String?

  init(index: String, query: String) {
    self.index = index
    self.query = query
  }

  init(_ arguments: Arguments) throws(UsageError) {
    guard let index = arguments.words.first else {
      throw UsageError(
        "search needs an index and a query, such as: searchlight search products \"red dress\".")
    }
    self.index = index
    // Words without quotes around them are meant as one query too.
    query = arguments.words.dropFirst().joined(separator: " ")
    limit = try arguments.number("--limit", 1...1000) ?? limit
    explains = arguments.has("--explain")
    isJSON = arguments.has("--json")
    data = arguments["--data"]
  }
}

struct RenderOptions: Equatable {
  var target: String
  var fragment: String?
  var file: String?
  var config: String?
  var data: String?
  var assets: String?

  init(target: String, fragment: String? = nil) {
    self.target = target
    self.fragment = fragment
  }

  init(_ arguments: Arguments) throws(UsageError) {
    guard let target = arguments.words.first, arguments.words.count == 1, target.hasPrefix("/") else {
      throw UsageError("render needs one address that starts with a slash, such as '/shop?q=red'.")
    }
    self.target = target
    fragment = arguments["--fragment"]
    if let fragment { try Self.require(fragment, of: target) }
    file = arguments["--file"]
    config = arguments["--config"]
    if file != nil, config != nil { throw UsageError("render takes --file or --config, not both.") }
    data = arguments["--data"]
    assets = arguments["--assets"]
  }

  /// The results fragment belongs to `/SITE`, the suggestions fragment to `/SITE/suggestions`.
  private static func require(_ fragment: String, of target: String) throws(UsageError) {
    let path = target.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    switch fragment {
    case "results" where path.count == 1, "suggestions" where path.count == 2 && path[1] == "suggestions":
      return
    case "results":
      throw UsageError("the fragment results is a part of a results page, such as '/shop?q=red'.")
    case "suggestions":
      throw UsageError(
        "the fragment suggestions is a part of a suggestions page, such as '/shop/suggestions?q=red'.")
    default:
      throw UsageError("there is no fragment “\(fragment)”. The fragments are results and suggestions.")
    }
  }
}

extension Arguments {
  fileprivate func index(of command: String) throws(UsageError) -> String {
    guard let index = self["--index"] else { throw UsageError("\(command) needs --index NAME.") }
    return index
  }
}

extension ConfiguredSource {
  /// A file with the options about reading it; a relative path starts at the working folder.
  fileprivate init(_ file: String, _ arguments: Arguments) throws(UsageError) {
    self.init(file: FilePath(file, in: ""))
    id = arguments["--id"]
    isStrict = arguments.has("--strict")
    list = arguments["--list"]
    format = try arguments.choice("--format")
    encoding = try arguments.choice("--encoding")
    if let text = arguments["--separator"] {
      guard text == "tab" || text.utf8.count == 1 && text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
        throw UsageError("--separator takes one sign of ASCII, or tab, not “\(text)”.")
      }
      separator = text
    }
    for text in arguments.all("--kind") {
      let parts = text.split(separator: "=").map(String.init)
      guard parts.count == 2, let kind = ConfiguredTextKind(rawValue: parts[1]) else {
        throw UsageError(
          "--kind takes a field and text, entities or html, such as description=html, not “\(text)”.")
      }
      kinds[parts[0]] = kind
    }
  }
}

extension Arguments {
  /// One of the names of an enumeration.
  fileprivate func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(UsageError) -> Value? {
    guard let text = self[name] else { return nil }
    guard let value = Value(rawValue: text.lowercased()) else {
      let names = Value.allCases.map(\.rawValue)
      throw UsageError(
        "\(name) is \(names.dropLast().joined(separator: ", ")) or \(names.last ?? ""), not “\(text)”.")
    }
    return value
  }
}
