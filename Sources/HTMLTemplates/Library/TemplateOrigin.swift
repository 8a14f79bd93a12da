/// A place where templates come from.
package enum TemplateOrigin: Sendable {
  /// A folder of `.mustache` files with its subfolders; one that does not exist has no templates.
  case folder(String)
  /// Files in memory, named as partials name them: `pages/results`. Their bytes need not be UTF-8.
  ///
  /// Messages name such a file by the origin: `shipped Templates/pages/results.mustache:1:1`.
  case memory(named: String, files: [(name: String, bytes: [UInt8])])

  /// For messages.
  var name: String {
    switch self {
    case .folder(let path): path
    case .memory(let name, _): name
    }
  }

  /// The names of the templates here, each with how to read it.
  var files: [(name: String, read: () -> Result<TemplateSource, TemplateError>)] {
    switch self {
    case .folder(let path): TemplateFolder.files(in: path).map { ($0.name, $0.read) }
    case .memory(let place, let files):
      files.map { file in
        let path = "\(place)/\(file.name)\(TemplateFolder.suffix)"
        return (file.name, { .success(TemplateSource(name: file.name, file: path, bytes: file.bytes)) })
      }
    }
  }
}
