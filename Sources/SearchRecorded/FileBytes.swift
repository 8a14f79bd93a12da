import Glibc

/// Whole files.
enum FileBytes {
  /// - Throws: The system's words on why the file cannot be read.
  static func read(_ path: String) throws(FileFault) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw FileFault(errno) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    guard ferror(file) == 0 else { throw FileFault(errno) }
    return bytes
  }
}

/// An error of the operating system's.
struct FileFault: Error {
  let words: String

  init(_ number: Int32) {
    var buffer = [CChar](repeating: 0, count: 256)
    let status = strerror_r(number, &buffer, buffer.count)
    let text = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    words = status == 0 ? text : "error \(number)"
  }
}
