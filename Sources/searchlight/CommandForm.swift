/// What one command is called, takes and does: parsing and help come from the same table.
struct CommandForm: Sendable {
  let name: String
  /// What stands behind the name, options left out, such as `[FILE]`.
  let words: String
  /// One sentence, for the list of commands.
  let summary: String
  /// What there is to know besides, in lines of at most 100 characters.
  let notes: String
  let options: [OptionForm]

  init(_ name: String, _ words: String, _ summary: String, notes: String = "", _ options: [OptionForm]) {
    self.name = name
    self.words = words
    self.summary = summary
    self.notes = notes
    self.options = options
  }

  /// The help of this command alone.
  var help: String {
    var lines = [
      (["searchlight", name, words] + (options.isEmpty ? [] : ["[OPTIONS]"])).filter { !$0.isEmpty }
        .joined(separator: " "),
      "", summary,
    ]
    if !notes.isEmpty { lines += ["", notes] }
    lines.append("")
    lines += Self.columns(
      options.map { ($0.name + ($0.value.map { " " + $0 } ?? ""), $0.about) } + [
        ("--help", "show this"), ("--version", "show the version"),
      ])
    return lines.joined(separator: "\n")
  }

  /// Names with what they mean beside them.
  static func columns(_ rows: [(name: String, about: String)]) -> [String] {
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    return rows.map { "  " + $0.name + String(repeating: " ", count: width - $0.name.count) + $0.about }
  }
}

extension CommandForm {
  private static let data = OptionForm(
    "--data", "FOLDER", "where the indices are kept (default: searchlight in the user's data folder)")
  private static let assets = OptionForm(
    "--assets", "FOLDER",
    "the folder with Templates and Public (default: beside the program, in its package, or built in)")
  private static let config = OptionForm("--config", "FILE", "the configuration of the sites")
  private static let id = OptionForm(
    "--id", "FIELD", "the field that names each record (default: looked for)")
  private static let reading = [
    OptionForm("--format", "FORMAT", "json, ndjson or csv (default: told from the file)"),
    OptionForm(
      "--encoding", "NAME", "the file's encoding, such as utf-8 or windows-1252 (default: told from the file)"
    ),
    OptionForm("--separator", "SIGN", "what stands between the cells of a CSV file, such as ';' or tab"),
    OptionForm("--list", "PATH", "the list inside a JSON object, such as response.docs"),
    OptionForm(
      "--kind", "FIELD=KIND", isRepeatable: true, "how a field's texts are meant: text, entities or html"),
    OptionForm("--strict", nil, "stop at the first problem and store nothing"),
  ]

  static let serve = CommandForm(
    "serve", "[FILE]", "Serve search sites over HTTP until Ctrl-C.",
    notes: """
      FILE      a JSON, NDJSON or CSV file (also .gz or .zst, or - for standard input) becomes a search site
      --config  serves the sites of a configuration
      neither   serves the demo sites
      """,
    [
      config, OptionForm("--listen", "ADDRESS:PORT", "where to listen (default: 127.0.0.1:8080)"), data,
      assets,
      OptionForm(
        "--dev", nil,
        "for writing templates: pick up changed templates and files, and tell faults at /development"),
      id,
    ] + reading)
  static let importing = CommandForm(
    "import", "FILE", "Put the records of a file into an index, in the place of all that it has.",
    notes:
      "FILE may be - for standard input. Until the import ends, and if it never does, the index stays as it is.",
    [OptionForm("--index", "NAME", "the index; needed"), data, id] + reading)
  static let export = CommandForm(
    "export", "", "Write the records of an index as NDJSON to standard output.",
    [OptionForm("--index", "NAME", "the index; needed"), data])
  static let indices = CommandForm(
    "indices", "", "List the indices of a data folder.",
    [data, OptionForm("--json", nil, "as JSON, one object a line")])
  static let initialising = CommandForm(
    "init", "FILE", "Write a configuration for a file, with everything that can be guessed about it.",
    notes: "The configuration explains each key in comments. An existing file is never overwritten.",
    [
      OptionForm("--output", "FILE", "where to write it; - for standard output (default: searchlight.yaml)"),
      id,
    ] + reading)
  static let check = CommandForm(
    "check", "[CONFIG]", "Check a configuration with its templates and the attributes that it names.",
    notes: "CONFIG is searchlight.yaml unless told otherwise. Every fault is reported in one go.",
    [data, assets])
  static let search = CommandForm(
    "search", "INDEX QUERY", "Search an index from the command line.",
    [
      OptionForm("--explain", nil, "say why each hit stands where it does"),
      OptionForm("--json", nil, "as JSON, one object a line"),
      OptionForm("--limit", "N", "hits to show, 1 to 1,000 (default: 10)"), data,
    ])
  static let render = CommandForm(
    "render", "ADDRESS",
    "Write the page of an address such as '/shop?q=red' to standard output, without a server.",
    [
      OptionForm("--fragment", "NAME", "only the part that htmx swaps in: results or suggestions"),
      OptionForm("--file", "FILE", "of the site that serve FILE would serve"), config, data, assets,
    ])

  static let schema = CommandForm(
    "schema", "", "Write the JSON Schema of configurations, for editors that complete and check YAML.", [])

  static let all = [serve, initialising, check, importing, export, indices, search, render, schema]
}
