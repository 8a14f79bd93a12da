import Glibc

extension Configuration {
  /// Reads a configuration file with all checks.
  ///
  /// - Parameter path: The file; relative paths in it start at its folder.
  /// - Throws: Every fault at once.
  package init(
    file path: String, surroundings: ConfigurationSurroundings = .process
  ) throws(ConfigurationError) {
    self = try ReadConfiguration(file: path, surroundings: surroundings).configuration
  }

  /// Reads a configuration from memory; see `ReadConfiguration`.
  package init(
    bytes: [UInt8], name: String, folder: String, surroundings: ConfigurationSurroundings
  ) throws(ConfigurationError) {
    self = try ReadConfiguration(
      bytes: bytes, name: name, folder: folder, surroundings: surroundings
    ).configuration
  }
}

/// A configuration with what a look into the records can still check.
package struct ReadConfiguration: Sendable {
  /// Where a value has a fault it is its default here.
  package let configuration: Configuration
  /// As the file was named, in front of each message.
  package let name: String
  /// For each site the attributes that it names, in the order of the file.
  package let attributes: [[AttributeUse]]
  /// What is wrong with the file itself; of a configuration to be used, nothing.
  package let faults: [ConfigurationFault]

  /// Reads a configuration file with all checks.
  ///
  /// - Parameter path: The file; relative paths in it start at its folder.
  /// - Throws: Every fault at once.
  package init(
    file path: String, surroundings: ConfigurationSurroundings = .process
  ) throws(ConfigurationError) {
    try self.init(faultyFile: path, surroundings: surroundings)
    guard faults.isEmpty else { throw error(faults) }
  }

  /// Reads a configuration file of which all that can be read is to be checked further, whatever its faults.
  ///
  /// - Throws: The faults of a file of which nothing can be read.
  package init(
    faultyFile path: String, surroundings: ConfigurationSurroundings = .process
  ) throws(ConfigurationError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    try self.init(
      faultyBytes: try FileBytes.read(path), name: path, folder: folder, surroundings: surroundings)
  }

  /// Reads a configuration from memory.
  ///
  /// - Parameters:
  ///   - name: Stands in front of each message.
  ///   - folder: Where relative paths start; empty for the working folder.
  package init(
    bytes: [UInt8], name: String, folder: String, surroundings: ConfigurationSurroundings
  ) throws(ConfigurationError) {
    try self.init(faultyBytes: bytes, name: name, folder: folder, surroundings: surroundings)
    guard faults.isEmpty else { throw error(faults) }
  }

  private init(
    faultyBytes bytes: [UInt8], name: String, folder: String, surroundings: ConfigurationSurroundings
  ) throws(ConfigurationError) {
    let tree = YAMLTree(bytes)
    var reading = Reading(folder: folder, surroundings: surroundings, faults: tree.faults)
    var configuration: Configuration?
    if let root = tree.root {
      configuration = SiteConfigurationSchema.configuration.readRoot(root, &reading)
    } else if tree.faults.isEmpty {
      reading.add(.start, .nothingSet)
    }
    guard let configuration else { throw ConfigurationError(file: name, reading.faults) }
    self.configuration = configuration
    self.name = name
    faults = reading.faults
    let ends = reading.sitePlaces.dropFirst() + [YAMLPlace(line: .max, column: .max)]
    attributes = zip(reading.sitePlaces, ends).map { start, end in
      reading.attributes.filter { start <= $0.place && $0.place < end }
    }
  }

  /// The error that tells of faults of this file.
  package func error(_ faults: [ConfigurationFault]) -> ConfigurationError {
    ConfigurationError(file: name, faults)
  }
}

extension Group {
  fileprivate func readRoot(_ node: YAMLNode, _ reading: inout Reading) -> Owner? {
    if case .scalar(let scalar) = node.content, scalar.isNothing {
      reading.add(.start, .nothingSet)
      return nil
    }
    return type.read(node, name, &reading)
  }
}

/// Reads a small file whole.
private enum FileBytes {
  /// Up to one byte more than a configuration may have, which is then told.
  static func read(_ path: String) throws(ConfigurationError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw unreadable(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= YAMLTree.largest {
      let count = fread(&buffer, 1, buffer.count, file)
      guard ferror(file) == 0 else { throw unreadable(path) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func unreadable(_ path: String) -> ConfigurationError {
    ConfigurationError(
      file: path, [ConfigurationFault(nil, .fileUnreadable(String(cString: strerror(errno))))])
  }
}
