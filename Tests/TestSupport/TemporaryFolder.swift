import Glibc

/// A folder that is there as long as this object is.
package final class TemporaryFolder {
  package let path: String

  package init() {
    var template = Array("/tmp/searchlight-tests-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit { if path != "/tmp" { Self.remove(path) } }

  /// Writes a file and gives its path.
  @discardableResult
  package func write(_ text: String, to name: String) -> String { write(Array(text.utf8), to: name) }

  @discardableResult
  package func write(_ bytes: [UInt8], to name: String, mode: String = "w") -> String {
    guard let file = fopen(path + "/" + name, mode) else { return path + "/" + name }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return path + "/" + name
  }

  /// The bytes of a file; none where it is not there.
  package func bytes(of name: String) -> [UInt8] {
    guard let file = fopen(path + "/" + name, "r") else { return [] }
    defer { fclose(file) }
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 { all += part[..<count] }
    return all
  }

  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { remove(path + "/" + name) }
      }
      closedir(folder)
    }
    Glibc.remove(path)
  }
}
