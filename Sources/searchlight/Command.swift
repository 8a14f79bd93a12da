import DemoSites
import HTTPServer
import NearestNames
import SiteConfiguration

/// What the command line asks for.
enum Command: Equatable {
  case serve(ServeOptions)
  case initialise(InitOptions)
  case check(CheckOptions)
  case importFile(ImportFileOptions)
  case export(ExportOptions)
  case indices(IndicesOptions)
  case search(SearchOptions)
  case render(RenderOptions)
  case schema
  /// Of one command; `nil` of the program.
  case help(String?)
  case version

  init(_ arguments: some Sequence<String>) throws {
    var arguments = Array(arguments)[...]
    guard let name = arguments.popFirst() else {
      self = .help(nil)
      return
    }
    switch name {
    case "--help", "-h": self = .help(nil)
    case "--version", "version": self = .version
    case "help":
      if let about = arguments.first { _ = try Self.form(about) }
      self = .help(arguments.first)
    default:
      let form = try Self.form(name)
      let options = arguments.prefix { $0 != "--" }
      if options.contains(where: { $0 == "--help" || $0 == "-h" }) {
        self = .help(name)
      } else if options.contains("--version") {
        self = .version
      } else {
        do { self = try Self.read(form, Arguments(arguments, options: form.options)) } catch {
          throw UsageError(error.message, command: name)
        }
      }
    }
  }

  private static func form(_ name: String) throws -> CommandForm {
    let names = CommandForm.all.map(\.name)
    if let form = CommandForm.all.first(where: { $0.name == name }) { return form }
    throw UsageError(
      "there is no command “\(name)”. "
        + (NearestName.find(name, in: names).map { "Did you mean \($0)?" }
          ?? "The commands are \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")."))
  }

  private static func read(_ form: CommandForm, _ arguments: Arguments) throws(UsageError) -> Command {
    switch form.name {
    case CommandForm.serve.name: .serve(try ServeOptions(arguments))
    case CommandForm.initialising.name: .initialise(try InitOptions(arguments))
    case CommandForm.check.name: .check(try CheckOptions(arguments))
    case CommandForm.importing.name: .importFile(try ImportFileOptions(arguments))
    case CommandForm.export.name: .export(try ExportOptions(arguments))
    case CommandForm.indices.name: .indices(try IndicesOptions(arguments))
    case CommandForm.search.name: .search(try SearchOptions(arguments))
    case CommandForm.render.name: .render(try RenderOptions(arguments))
    default: try schema(arguments)
    }
  }

  private static func schema(_ arguments: Arguments) throws(UsageError) -> Command {
    if let word = arguments.words.first { throw UsageError("schema takes nothing, not “\(word)”.") }
    return .schema
  }

  func run() throws {
    switch self {
    case .serve(let options): try ServeCommand(options).run()
    case .initialise(let options): try InitCommand(options).run()
    case .check(let options): try CheckCommand(options).run()
    case .importFile(let options): try ImportCommand(options).run()
    case .export(let options): try ExportCommand(options).run()
    case .indices(let options): try IndicesCommand(options).run()
    case .search(let options): try SearchCommand(options).run()
    case .render(let options): try RenderCommand(options).run()
    case .schema: try Terminal.output(Array(SiteConfigurationSchema.jsonSchema().utf8))
    case .help(let name): try Terminal.print(Self.help(name))
    case .version: try Terminal.print("searchlight \(DemoSites.version)")
    }
  }

  private static func help(_ name: String?) -> String {
    if let form = CommandForm.all.first(where: { $0.name == name }) { return form.help }
    return
      (["searchlight: search sites as HTML, from one program.", ""]
      + CommandForm.columns(
        CommandForm.all.map { ($0.name + ($0.words.isEmpty ? "" : " " + $0.words), $0.summary) })
      + ["", "Try searchlight serve products.json, or searchlight COMMAND --help."])
      .joined(separator: "\n")
  }
}
