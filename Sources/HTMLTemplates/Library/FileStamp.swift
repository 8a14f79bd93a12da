import Glibc

/// What tells whether files are still the ones that were read: names, sizes, times and inodes.
package struct FileStamp: Equatable, Sendable {
  private struct File: Equatable {
    let size: Int
    let inode: UInt
    let times: [Int]
  }

  private let files: [String: File]

  /// Looks at all files of some folders and their subfolders but the hidden ones; a folder that does not exist has none.
  package init(folders: [String]) {
    self.init(paths: folders.flatMap { TemplateFolder.entries(in: $0).map(\.path) })
  }

  /// Looks at the templates in the folders of `origins`; what stands in memory never changes.
  init(_ origins: [TemplateOrigin]) {
    self.init(
      paths: origins.flatMap { origin -> [String] in
        guard case .folder(let path) = origin else { return [] }
        return TemplateFolder.files(in: path).map(\.path)
      })
  }

  private init(paths: [String]) {
    files = Dictionary(paths.map { ($0, Self.file($0)) }) { first, _ in first }
  }

  private static func file(_ path: String) -> File {
    var status = stat()
    guard stat(path, &status) == 0 else { return File(size: -1, inode: 0, times: []) }
    let times = [
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
    return File(size: Int(status.st_size), inode: UInt(status.st_ino), times: times)
  }

  /// The paths of files that came, went or changed since `earlier`, sorted.
  func changes(since earlier: FileStamp) -> [String] {
    Set(files.keys).union(earlier.files.keys).filter { files[$0] != earlier.files[$0] }.sorted()
  }

  func isEmptyFile(_ path: String) -> Bool { files[path]?.size == 0 }
}
