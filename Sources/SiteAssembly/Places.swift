import Glibc
import SearchEmbedded

/// Where the program finds its files and keeps its data.
package enum Places {
  /// The folder that holds `Templates` and `Public`: as asked for, else in `../share/searchlight` beside the program,
  /// else in the nearest folder above the program that has both (the package, during development); `nil` where there
  /// is none, so that the copy inside the program serves.
  package static func assets(_ asked: String?) throws(PlaceError) -> String? {
    if let asked {
      guard isAssets(asked) else { throw .notAssets(asked) }
      return asked
    }
    var folder = parent(try program())
    if let installed = parent(folder).map({ $0 + "/share/searchlight" }), isAssets(installed) {
      return installed
    }
    while let candidate = folder {
      if isAssets(candidate) { return candidate }
      folder = parent(candidate)
    }
    return nil
  }

  /// The folder of indices: as asked for, else the user's own data folder.
  package static func data(_ asked: String?) throws(PlaceError) -> String {
    if let asked { return asked }
    if let folder = variable("XDG_DATA_HOME") { return folder + "/searchlight" }
    guard let home = variable("HOME") else { throw .noHome }
    return home + "/.local/share/searchlight"
  }

  /// The folder that keeps what was made of a file that is served straight: one for each file, in the user's cache.
  ///
  /// - Parameter file: There already; links to it share the folder of the file itself.
  package static func cache(of file: String) throws(PlaceError) -> String {
    guard let resolved = realpath(file, nil) else { throw .noFile(file, errno) }
    defer { free(resolved) }
    let path = String(cString: resolved)
    // FNV-1a with 64 bits: enough to keep the files of one user apart.
    let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    let name = FileNames.segment(path) + "-" + String(repeating: "0", count: 16 - digits.count) + digits
    if let folder = variable("XDG_CACHE_HOME") { return folder + "/searchlight/files/" + name }
    guard let home = variable("HOME") else { throw .noHome }
    return home + "/.cache/searchlight/files/" + name
  }

  /// A folder for this run alone, made now.
  package static func temporary() throws(PlaceError) -> String {
    let template = (variable("TMPDIR") ?? "/tmp") + "/searchlight-XXXXXX"
    var bytes = Array(template.utf8CString)
    guard mkdtemp(&bytes) != nil else { throw .noTemporary(template, errno) }
    return String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The store of a data folder, to read it.
  package static func store(_ asked: String?) throws -> Store {
    let folder = try data(asked)
    guard holdsStore(folder) else { throw PlaceError.noStore(folder) }
    return try Store(folder: folder)
  }

  package static func holdsStore(_ folder: String) -> Bool {
    access(folder + "/" + Store.fileName, F_OK) == 0
  }

  /// A text that changes with each build of the program, and with it the data that is compiled into it.
  package static func edition() throws(PlaceError) -> String {
    var status = stat()
    guard stat(try program(), &status) == 0 else { throw .noProgram(errno) }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  private static func program() throws(PlaceError) -> String {
    guard let resolved = realpath("/proc/self/exe", nil) else { throw .noProgram(errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isAssets(_ folder: String) -> Bool {
    access(folder + "/Templates/layouts/document.mustache", R_OK) == 0
      && access(folder + "/Public/searchlight.css", R_OK) == 0
  }

  private static func parent(_ path: String?) -> String? {
    guard let path, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
    return String(path[..<slash])
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A folder or file that the program needs and cannot find.
package enum PlaceError: Error, Hashable, CustomStringConvertible {
  case notAssets(String)
  case noHome
  case noProgram(Int32)
  case noFile(String, Int32)
  case noTemporary(String, Int32)
  case noStore(String)

  package var description: String {
    switch self {
    case .notAssets(let folder):
      "\(folder) does not hold Templates and Public. Name the folder that does with --assets."
    case .noHome:
      "neither HOME nor a folder of XDG is set. Name a folder for the indices with --data."
    case .noProgram(let code):
      "the program's own file cannot be read: \(String(cString: strerror(code))). Name the folders with --assets and --data."
    case .noTemporary(let folder, let code):
      "\(folder) cannot be made: \(String(cString: strerror(code))). Name a folder for the indices with --data."
    case .noStore(let folder):
      "there is no index in \(folder) yet. Fill one with searchlight import FILE --index NAME, or name another folder with --data."
    case .noFile(let file, let code): "\(file): \(String(cString: strerror(code)))."
    }
  }
}
