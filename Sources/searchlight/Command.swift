import DemoSites
import HTTPServer
import NearestNames

/// What the command line asks for.
enum Command: Equatable {
  case serve(ServeOptions)
  case render(RenderOptions)
  case help
  case version

  struct ServeOptions: Equatable {
    var listen = ListenAddress.loopback
    var data: String?
    var assets: String?
  }

  struct RenderOptions: Equatable {
    var target: String
    var fragment: String?
    var data: String?
    var assets: String?
  }

  init(_ arguments: some Sequence<String>) throws {
    var arguments = Array(arguments)[...]
    guard let name = arguments.popFirst() else {
      self = .help
      return
    }
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    switch name {
    case "serve": self = .serve(try Self.serve(arguments))
    case "render": self = .render(try Self.render(arguments))
    case "--help", "-h", "help": self = .help
    case "--version", "version": self = .version
    default:
      let nearest = NearestName.find(name, in: ["serve", "render"])
      throw UsageError(
        "there is no command “\(name)”. "
          + (nearest.map { "Did you mean \($0)?" } ?? "The commands are serve and render."))
    }
  }

  private static func serve(_ arguments: ArraySlice<String>) throws -> ServeOptions {
    let read = try Arguments(arguments, options: ["--listen", "--data", "--assets"])
    if let word = read.words.first { throw UsageError("serve takes options only, not “\(word)”.") }
    var options = ServeOptions()
    if let listen = read.options["--listen"] {
      do { options.listen = try ListenAddress(listen) } catch { throw UsageError("--listen: \(error)") }
    }
    options.data = read.options["--data"]
    options.assets = read.options["--assets"]
    return options
  }

  private static func render(_ arguments: ArraySlice<String>) throws -> RenderOptions {
    let read = try Arguments(arguments, options: ["--fragment", "--data", "--assets"])
    guard let target = read.words.first, read.words.count == 1, target.hasPrefix("/") else {
      throw UsageError("render needs one address that starts with a slash, such as '/shop?q=red'.")
    }
    if let fragment = read.options["--fragment"] { try require(fragment, of: target) }
    return RenderOptions(
      target: target, fragment: read.options["--fragment"], data: read.options["--data"],
      assets: read.options["--assets"])
  }

  /// The results fragment belongs to `/SITE`, the suggestions fragment to `/SITE/suggestions`.
  private static func require(_ fragment: String, of target: String) throws {
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

  func run() throws {
    switch self {
    case .serve(let options): try ServeCommand(options).run()
    case .render(let options): try RenderCommand(options).run()
    case .help: try Terminal.print(Self.helpText)
    case .version: try Terminal.print("searchlight \(DemoSites.version)")
    }
  }

  static let helpText = """
    searchlight: search sites as HTML, from one program.

      searchlight serve [--listen ADDRESS:PORT] [--data FOLDER] [--assets FOLDER]
          Serve the demo sites. Listens on 127.0.0.1:8080 unless told otherwise; stops on Ctrl-C.
      searchlight render ADDRESS [--fragment results|suggestions] [--data FOLDER] [--assets FOLDER]
          Write the page of an address such as '/shop?q=red' to standard output, without a server.
      searchlight --version

      --data     where the indices are kept (default: the user's data folder, …/searchlight)
      --assets   the folder that holds Templates and Public (default: beside the program or in its package)
    """
}
