/// The package index of the Debian machine that this runs on: what apt knows about every package it could install.
package enum PackageIndex {
  /// Reads all lists of apt. Takes about a second in a release build.
  ///
  /// - Parameter progress: Called after every few thousand packages and at the end of each list.
  package static func read(
    progress: (PackageIndexProgress) -> Void = { _ in }
  ) throws(PackageIndexError) -> PackageIndexContents {
    try read(through: AptCommands(), progress: progress)
  }

  /// Looks whether this machine has lists to read; throws the reason where it has none. Takes some 20 milliseconds.
  package static func requireLists() throws(PackageIndexError) { _ = try AptCommands().paths() }

  static func read(
    through apt: AptCommands, progress: (PackageIndexProgress) -> Void = { _ in }
  ) throws(PackageIndexError) -> PackageIndexContents {
    let paths = try apt.paths()
    // Taken before reading, so that a list that changes meanwhile is read again.
    let fingerprint = PackageIndexFingerprint(paths: paths)
    var collector = PackageCollector()
    var malformed = 0
    for (index, path) in paths.enumerated() {
      var reader = PackageStanzaReader()
      func add(_ stanza: PackageStanza) {
        collector.add(stanza)
        if collector.stanzas.isMultiple(of: PackageIndexProgress.step) {
          progress(.init(packages: collector.stanzas, lists: index, listCount: paths.count))
        }
      }
      try apt.read(path) { reader.read($0, add) }
      reader.finish(add)
      malformed += reader.malformed
      progress(.init(packages: collector.stanzas, lists: index + 1, listCount: paths.count))
    }
    let records = collector.records()
    if records.isEmpty { throw .noPackages(malformed: malformed) }
    return PackageIndexContents(
      records: records, superseded: collector.superseded, malformed: malformed, fingerprint: fingerprint)
  }
}
