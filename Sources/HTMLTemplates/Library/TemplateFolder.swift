import Glibc

/// A folder of `.mustache` files, with its subfolders.
enum TemplateFolder {
  static let suffix = ".mustache"
  /// Subfolders are looked into this deep.
  private static let deepest = 8

  struct File {
    /// The path within the folder, without the suffix.
    let name: String
    let path: String

    func read() -> Result<TemplateSource, TemplateError> {
      let failure = { (why: String) in
        Result<TemplateSource, TemplateError>.failure(
          TemplateError([
            TemplateFault(
              place: TemplatePlace(file: path, line: 1, column: 1), reason: .fileUnreadable(why: why))
          ]))
      }
      // Opening a pipe would wait for whoever writes into it.
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return failure(String(cString: strerror(errno))) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        let file = fdopen(descriptor, "rb")
      else {
        close(descriptor)
        return failure("it is no regular file")
      }
      defer { fclose(file) }
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 64 << 10)
      // One byte more than allowed is enough for the parser to refuse the file.
      while bytes.count <= TemplateSource.largest {
        let count = fread(&chunk, 1, chunk.count, file)
        if count == 0 { break }
        bytes.append(contentsOf: chunk[..<count])
      }
      guard ferror(file) == 0 else { return failure("it broke off while being read") }
      return .success(TemplateSource(name: name, file: path, bytes: bytes))
    }
  }

  /// The template files in `folder`, by name; none when there is no such folder.
  static func files(in folder: String) -> [File] {
    entries(in: folder).compactMap { entry in
      templateName(entry.name).map { File(name: $0, path: entry.path) }
    }.sorted { $0.name < $1.name }
  }

  /// The name of a template file, without its suffix; nil for another file.
  static func templateName(_ file: String) -> String? {
    file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : nil
  }

  struct Entry {
    /// The path within the folder.
    let name: String
    let path: String
  }

  /// All that is no folder in `folder` and its subfolders, by name, but what is hidden.
  ///
  /// What is called like a template counts as a file, whatever it is: reading it tells what is wrong.
  static func entries(in folder: String) -> [Entry] {
    var trimmed = folder
    while trimmed.count > 1, trimmed.last == "/" { trimmed.removeLast() }
    return entries(in: trimmed, prefix: "", depth: 0).sorted { $0.name < $1.name }
  }

  private static func entries(in folder: String, prefix: String, depth: Int) -> [Entry] {
    guard depth < deepest, let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var found: [Entry] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      let path = "\(folder)/\(name)"
      if name.hasSuffix(suffix) || !isFolder(path) {
        found.append(Entry(name: prefix + name, path: path))
      } else {
        found += entries(in: path, prefix: "\(prefix)\(name)/", depth: depth + 1)
      }
    }
    return found
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
