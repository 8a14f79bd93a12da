import Glibc

/// Tells one state of apt's lists from another by their paths, sizes and times, without reading them.
package struct PackageIndexFingerprint: Sendable, Hashable {
  /// To be stored and compared: for each list, and for each folder that holds one, a line `path size mtime`.
  package let text: String

  /// A text that was stored.
  package init(text: String) {
    self.text = text
  }

  /// The present state of these lists. What cannot be looked at counts as having no size and no time.
  init(paths: [String]) {
    let folders = Set(paths.compactMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } })
    text = (paths.sorted() + folders.sorted()).map(Self.line).joined(separator: "\n")
  }

  /// Whether the same lists still stand where they stood. Takes microseconds, since it does not ask apt.
  ///
  /// A list that was added shows in the time of its folder; `apt-get update` without news changes nothing.
  package var isCurrent: Bool {
    let lines = text.split(separator: "\n").map(String.init)
    return !lines.isEmpty && lines.allSatisfy { $0 == Self.line(for: Self.path(in: $0)) }
  }

  private static func line(for path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "\(path) - -" }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    let time = status.st_mtim
    return "\(path) \(isFolder ? 0 : status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// A path may hold spaces, the two words after it do not.
  private static func path(in line: String) -> String {
    var path = Substring(line)
    for _ in 0..<2 {
      guard let space = path.lastIndex(of: " ") else { break }
      path = path[..<space]
    }
    return String(path)
  }
}
