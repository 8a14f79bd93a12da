/// A path as the configuration has it, and where it leads.
package struct FilePath: Sendable, Hashable {
  /// As it was written, relative to the configuration's folder or absolute.
  package let written: String
  /// Absolute where the configuration's folder is.
  package let resolved: String

  /// - Parameter folder: The folder of the configuration; empty for the working folder.
  package init(_ written: String, in folder: String) {
    self.written = written
    guard !written.hasPrefix("/"), !folder.isEmpty else {
      resolved = written
      return
    }
    resolved =
      (folder.hasSuffix("/") ? folder : folder + "/")
      + (written.hasPrefix("./") ? String(written.dropFirst(2)) : written)
  }
}

extension ValueType where Value == FilePath {
  /// A file that is there.
  static var file: ValueType {
    path("a file") { path, key, found throws(ConfigurationFaultReason) in
      if found == nil { throw .fileMissing(key: key, path) }
      if found == .folder { throw .notAFile(key: key, path) }
    }
  }

  /// A folder that is there.
  static var folder: ValueType {
    path("a folder") { path, key, found throws(ConfigurationFaultReason) in
      if found == nil { throw .fileMissing(key: key, path) }
      if found == .file { throw .notAFolder(key: key, path) }
    }
  }

  /// A folder that is there or can be made.
  static var folderToBe: ValueType {
    path("a folder") { path, key, found throws(ConfigurationFaultReason) in
      if found == .file { throw .notAFolder(key: key, path) }
    }
  }

  private static func path(
    _ words: String,
    check:
      @escaping @Sendable (FilePath, String, ConfigurationSurroundings.Found?)
      throws(ConfigurationFaultReason) -> Void
  ) -> ValueType {
    .scalar(.text(words: words)) { scalar, key, reading throws(ConfigurationFaultReason) in
      if scalar.text.allSatisfy(\.isWhitespace) { throw .textEmpty(key) }
      if scalar.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        throw .severalLines(key)
      }
      let path = FilePath(scalar.text, in: reading.folder)
      try check(path, key, reading.surroundings.look(path.resolved))
      return path
    } write: {
      .text($0.written)
    }
  }
}
