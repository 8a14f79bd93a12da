import SearchEmbedded

/// A store with the right to change it, or without where another process has it.
package final class DataFolder: Sendable {
  package let store: Store
  private let lock: DataFolderLock?
  private let holder: DataFolderInUse?

  /// Opens the folder as the one process that may change it.
  ///
  /// - Throws: `DataFolderInUse` where another process has that right.
  package init(owning folder: String) throws {
    lock = try DataFolderLock.acquire(folder: folder)
    holder = nil
    store = try Store(folder: folder)
  }

  /// Opens the folder, as the one process that may change it where no other is.
  package init(folder: String) throws {
    do {
      lock = try DataFolderLock.acquire(folder: folder)
      holder = nil
    } catch let error as DataFolderInUse {
      lock = nil
      holder = error
    }
    store = try Store(folder: folder)
  }

  /// Whether this process may change the store.
  package var isOwned: Bool { lock != nil }

  /// The store, to change it.
  ///
  /// - Throws: `DataFolderInUse` with the process that may.
  package func writable() throws -> Store {
    if let holder { throw holder }
    return store
  }
}
