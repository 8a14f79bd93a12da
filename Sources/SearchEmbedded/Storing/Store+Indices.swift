import SearchCore

extension Store {
  /// What the source of an index was when its records were imported; `nil` for an index that is not there.
  ///
  /// An equal fingerprint means that the source need not be read again.
  package func fingerprint(of index: String) throws -> String? {
    try read { connection in
      let statement = try connection.prepare("SELECT fingerprint FROM indices WHERE name = ?")
      try statement.bind(index, 0)
      return try statement.step() ? statement.text(0) : nil
    }
  }

  /// How a stored index is read; `nil` for an index that is not there.
  package func settings(of index: String) throws -> IndexSettings? {
    try read { connection in try entry(index, connection)?.settings }
  }

  /// Changes how an index is read from its next `load` on; its records stay.
  package func change(_ settings: IndexSettings, of index: String) throws {
    var bytes: [UInt8] = []
    try CutRow.write(settings.record, to: &bytes)
    try write { connection in
      let statement = try connection.prepare("UPDATE indices SET settings = ? WHERE name = ?")
      try statement.bind(bytes, 0)
      try statement.bind(index, 1)
      try statement.run()
      guard connection.changeCount > 0 else { throw StoreError(path: path, reason: .unknownIndex(index)) }
    }
  }

  /// The number and settings of an index; `nil` for one that is not there.
  func entry(_ index: String, _ connection: Connection) throws -> (number: Int, settings: IndexSettings)? {
    let statement = try connection.prepare("SELECT number, settings FROM indices WHERE name = ?")
    try statement.bind(index, 0)
    guard try statement.step() else { return nil }
    return (statement.integer(0), IndexSettings(CutRow.record(statement.bytes(1)) ?? RecordObject()))
  }
}
