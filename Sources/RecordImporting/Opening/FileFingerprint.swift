import Glibc
import LibXML
import RecordReading

/// What a file is now, as a text that changes with it.
package enum FileFingerprint {
  /// Goes up when the same file would give other records than before.
  package static let version = 1

  /// The file's own path, size and time of change in nanoseconds, and the options that it is imported with; its content
  /// is not read. `nil` for standard input, for pipes and where no file can be found.
  package static func text(path: String, options: ImportOptions) -> String? {
    guard path != "-", let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    var status = stat()
    guard stat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let time = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    let parts = ["\(version)", String(cString: resolved), "\(status.st_size)", time] + words(options)
    // A line break in a path or name cannot be taken for the end of a part.
    return parts.map { $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") }
      .joined(separator: "\n")
  }

  /// All that changes what is read; how much memory there is does not.
  private static func words(_ options: ImportOptions) -> [String] {
    let (reading, limits) = (options.reading, options.reading.limits)
    func word(_ name: String, _ value: String?) -> String? { value.map { "\(name)=\($0)" } }
    let kinds = options.kinds.sorted { $0.key < $1.key }.map { "kind \($0.key)=\($0.value.rawValue)" }
    return [
      word("format", reading.format?.rawValue), word("encoding", reading.encoding?.rawValue),
      word("separator", reading.separator.map { "\($0)" }), word("header", reading.hasHeader.map { "\($0)" }),
      word("list", reading.list), word("id", options.id), word("strict", reading.isStrict ? "yes" : nil),
      word("limits", "\(limits.recordBytes) \(limits.depth) \(limits.fields) \(limits.nameBytes)"),
    ].compactMap { $0 } + kinds
  }
}
