import Glibc

/// Why a folder of files could not be read.
package struct FolderError: Error, CustomStringConvertible {
  package let path: String
  package let cause: String

  package var description: String {
    "\(path): \(cause). Check the folder's path and permissions."
  }
}

/// Reads a folder with all that may be served from it.
struct FolderReader {
  struct File {
    /// Relative to the folder, with "/" between the parts.
    let name: String
    let bytes: [UInt8]
    let modified: HTTPDate
  }

  /// Without links.
  private let root: String

  init(_ folder: String) throws(FolderError) {
    guard let root = FolderReader.resolve(folder) else { throw FolderReader.lastError(folder) }
    self.root = root
  }

  /// Sorted by name.
  func files() throws(FolderError) -> [File] {
    try files(in: "").sorted { $0.name < $1.name }
  }

  private func files(in subfolder: String) throws(FolderError) -> [File] {
    var files: [File] = []
    for entry in try FolderReader.names(in: root + "/" + subfolder) where !entry.hasPrefix(".") {
      let name = subfolder.isEmpty ? entry : subfolder + "/" + entry
      let path = root + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { throw FolderReader.lastError(path) }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: files += try self.files(in: name)
      case S_IFREG: files.append(try read(path, as: name))
      case S_IFLNK:
        if let target = linkedFile(path) { files.append(try read(target, as: name)) }
      default: break
      }
    }
    return files
  }

  /// The regular file inside of the folder that a link leads to. No part of its path there may be hidden.
  private func linkedFile(_ link: String) -> String? {
    guard let target = FolderReader.resolve(link), target.hasPrefix(root + "/") else { return nil }
    let inner = target.dropFirst(root.count + 1)
    guard !inner.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return nil }
    var status = stat()
    guard stat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return target
  }

  private func read(_ path: String, as name: String) throws(FolderError) -> File {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw FolderReader.lastError(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FolderReader.lastError(path) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FolderReader.lastError(path) }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return File(name: name, bytes: bytes, modified: HTTPDate(seconds: status.st_mtim.tv_sec))
  }

  private static func names(in folder: String) throws(FolderError) -> [String] {
    guard let directory = opendir(folder) else { throw lastError(folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      // Safety: the entry is valid until the next call for this directory; the name in it ends with NUL.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  private static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func lastError(_ path: String) -> FolderError {
    FolderError(path: path, cause: String(cString: strerror(errno)))
  }
}
