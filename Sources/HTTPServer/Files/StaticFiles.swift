/// Files served from memory: style sheets, scripts, pictures.
///
/// Folders are read once. Each file answers at its own path, for five minutes, and at a path that holds a hash of its
/// content, for ever. A request is looked up in a table and never touches the file system, so it cannot leave the
/// folders.
package struct StaticFiles: Sendable {
  private struct Entry: Sendable {
    let file: StaticFile
    let isHashed: Bool
  }

  private var entries: [String: Entry] = [:]
  /// Where a file stands that is asked for by its name inside of a folder.
  private var pathsByName: [String: String] = [:]

  package init() {}

  /// Adds one file at `path`, which starts with "/" and is not encoded. A file added later at the same path replaces
  /// the earlier one.
  package mutating func add(path: String, bytes: [UInt8]) {
    add(StaticFile(path: path, bytes: bytes, modified: nil), at: path)
  }

  /// Adds all files of a folder and of the folders in it: `searchlight.css` becomes `/assets/searchlight.css` for the
  /// prefix `/assets`.
  ///
  /// Left out are names that start with a dot, what is no regular file, links to folders, and links to files
  /// outside of the folder.
  package mutating func add(folder: String, at prefix: String) throws(FolderError) {
    for file in try FolderReader(folder).files() {
      let path = prefix + "/" + file.name
      add(StaticFile(path: path, bytes: file.bytes, modified: file.modified), at: path)
      if pathsByName[file.name] == nil { pathsByName[file.name] = path }
    }
  }

  /// The path to link to, which changes with the content: `/assets/searchlight-0123456789abcdef.css`, encoded.
  ///
  /// - Parameter name: A whole path, or a name inside of a folder; where two folders have the same name, the
  ///   folder added first.
  /// - Returns: Nil when there is no such file.
  package func url(for name: String) -> String? {
    guard let file = (entries[name] ?? pathsByName[name].flatMap { entries[$0] })?.file else { return nil }
    return file.hashedPath.split(separator: "/").map { "/" + PercentCoding.encodeSegment(String($0)) }
      .joined()
  }

  /// Whether a file answers at this decoded path.
  func contains(path: String) -> Bool {
    entries[path] != nil
  }

  /// The answer to a GET or HEAD for one of the files; nil for every other request.
  package func response(to request: Request) -> Response? {
    guard request.method == "GET" || request.isHead, let entry = entries[request.path] else { return nil }
    return entry.file.response(to: request, isHashed: entry.isHashed)
  }

  private mutating func add(_ file: StaticFile, at path: String) {
    precondition(path.hasPrefix("/"), "the path \(path) must start with /")
    if let old = entries[path] { entries[old.file.hashedPath] = nil }
    entries[path] = Entry(file: file, isHashed: false)
    entries[file.hashedPath] = Entry(file: file, isHashed: true)
  }
}
