import Glibc

/// What tells whether files of templates are still the ones that were read: names, sizes, times and inodes.
struct TemplateStamp: Equatable, Sendable {
  private struct File: Equatable {
    let path: String
    let size: Int
    let inode: UInt
    let times: [Int]
  }

  private let files: [File]

  /// Looks at the folders of `origins`; what stands in memory never changes.
  init(_ origins: [TemplateOrigin]) {
    files = origins.flatMap { origin -> [File] in
      guard case .folder(let path) = origin else { return [] }
      return TemplateFolder.files(in: path).map { Self.file($0.path) }
    }
  }

  private static func file(_ path: String) -> File {
    var status = stat()
    guard stat(path, &status) == 0 else { return File(path: path, size: -1, inode: 0, times: []) }
    let times = [
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
    return File(path: path, size: Int(status.st_size), inode: UInt(status.st_ino), times: times)
  }
}
