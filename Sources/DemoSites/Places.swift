import Glibc
import SearchWeb

/// Where the program finds its files and keeps its data.
enum Places {
  /// The folder that holds `Templates` and `Public`: as asked for, else in `../share/searchlight` beside the program,
  /// else in the nearest folder above the program that has both (the package, during development).
  static func assets(_ asked: String?) throws(PlaceError) -> String {
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
    throw .noAssets
  }

  /// The folder of indices: as asked for, else the user's own data folder.
  static func data(_ asked: String?) throws(PlaceError) -> String {
    if let asked { return asked }
    if let folder = variable("XDG_DATA_HOME") { return folder + "/searchlight" }
    guard let home = variable("HOME") else { throw .noHome }
    return home + "/.local/share/searchlight"
  }

  /// A text that changes with each build of the program, and with it the data that is compiled into it.
  static func edition() throws(PlaceError) -> String {
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

/// A folder that the program needs and cannot find.
enum PlaceError: Error, Hashable, CustomStringConvertible {
  case notAssets(String)
  case noAssets
  case noHome
  case noProgram(Int32)

  var description: String {
    switch self {
    case .notAssets(let folder):
      "\(folder) does not hold Templates and Public. Name the folder that does with --assets."
    case .noAssets: "the folder with Templates and Public was not found. Name it with --assets."
    case .noHome: "neither XDG_DATA_HOME nor HOME is set. Name a folder for the indices with --data."
    case .noProgram(let code):
      "the program's own file cannot be read: \(String(cString: strerror(code))). Name the folders with --assets and --data."
    }
  }
}
