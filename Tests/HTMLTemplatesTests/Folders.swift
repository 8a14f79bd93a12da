import Glibc

/// A folder of templates that goes when the test ends.
final class Folders {
  let path: String
  private var files: [String] = []
  private var folders: [String] = []

  init() throws {
    var template = Array("/tmp/template-folders-XXXXXX\0".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure() }
    path = String(cString: made)
    folders.append(path)
  }

  struct Failure: Error {}

  func write(_ name: String, _ bytes: [UInt8]) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if mkdir(folder, 0o700) == 0 { folders.append(folder) }
    }
    guard let file = fopen("\(path)/\(name)", "wb") else { throw Failure() }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure() }
    files.append("\(path)/\(name)")
  }

  func write(_ name: String, _ text: String) throws {
    try write(name, Array(text.utf8))
  }

  /// Writes a file as most editors do: beside the old one, then in its place.
  func replace(_ name: String, _ text: String) throws {
    try write(name + ".part", text)
    guard rename("\(path)/\(name).part", "\(path)/\(name)") == 0 else { throw Failure() }
  }

  func remove(_ name: String) { unlink("\(path)/\(name)") }

  deinit {
    for file in files { unlink(file) }
    for folder in folders.reversed() { rmdir(folder) }
  }
}
