/// The tables of a store, as the steps that lead from each version to the next.
enum StoreSchema {
  /// Marks a file as ours in SQLite's header: "Srch".
  static let applicationID = 0x5372_6368

  /// Step number n leads from version n to n + 1; a step that was ever released never changes.
  static let steps = [
    """
    CREATE TABLE indices (
      number INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      settings BLOB NOT NULL,
      fingerprint TEXT,
      change INTEGER NOT NULL
    );
    CREATE TABLE records (
      index_number INTEGER NOT NULL,
      id TEXT NOT NULL,
      change INTEGER NOT NULL,
      json TEXT NOT NULL,
      PRIMARY KEY (index_number, id)
    ) WITHOUT ROWID;
    CREATE TABLE cut_rows (
      index_number INTEGER NOT NULL,
      id TEXT NOT NULL,
      cut BLOB NOT NULL,
      PRIMARY KEY (index_number, id)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE indices ADD COLUMN about BLOB;
    ALTER TABLE indices ADD COLUMN record_count INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE indices ADD COLUMN row_bytes INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE indices ADD COLUMN changed_at INTEGER;
    UPDATE indices SET
      record_count = (SELECT count(*) FROM cut_rows WHERE index_number = number),
      row_bytes = (SELECT coalesce(sum(length(cut)), 0) FROM cut_rows WHERE index_number = number);
    """,
  ]

  /// Brings the database to the newest version; refuses what is newer or not ours.
  static func migrate(_ connection: Connection, _ steps: [String] = steps) throws {
    var version = try connection.integer("PRAGMA user_version")
    guard version <= steps.count else {
      throw StoreError(
        path: connection.path, reason: .newerSchema(found: version, known: steps.count))
    }
    if try connection.integer("PRAGMA application_id") != applicationID {
      guard version == 0, try connection.integer("SELECT count(*) FROM sqlite_schema") == 0 else {
        throw StoreError(path: connection.path, reason: .foreignDatabase)
      }
    }
    guard version < steps.count else { return }
    try connection.transaction {
      // Another process may have been quicker.
      version = try connection.integer("PRAGMA user_version")
      for step in steps.dropFirst(version) { try connection.execute(step) }
      try connection.execute("PRAGMA application_id = \(applicationID)")
      try connection.execute("PRAGMA user_version = \(steps.count)")
    }
  }
}
