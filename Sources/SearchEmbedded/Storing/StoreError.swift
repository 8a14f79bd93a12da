import CSQLite
import Glibc

/// What went wrong with the store, where, in SQLite's or the system's own words, and how to mend it.
package struct StoreError: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Reason: Sendable, Hashable {
    /// The system's error number.
    case folder(Int32)
    /// The system's error number for why the folder cannot be locked.
    case lock(Int32)
    /// The system's error number for why records cannot be sorted in a file of the folder.
    case spill(Int32)
    /// SQLite's code and words.
    case database(code: Int32, words: String)
    /// Written by a later version: the file's schema and the newest one known here.
    case newerSchema(found: Int, known: Int)
    /// A database, but none of ours.
    case foreignDatabase
    case unknownIndex(String)
    /// A name that no index may have.
    case indexName(String)
    /// Rows of an index that would not fit its numbers, in bytes.
    case tooLarge(index: String, bytes: Int)
  }

  /// The folder or file.
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "store: \(path): \(words)" }

  private var words: String {
    switch reason {
    case .folder(let code):
      "cannot create the folder: \(String(cString: strerror(code))). Choose another folder or let this user write there."
    case .lock(let code):
      "cannot lock the data folder: \(String(cString: strerror(code))). Choose a folder that this user may write to, on a disk of this machine."
    case .spill(let code):
      "records cannot be put in order there: \(String(cString: strerror(code))). "
        + "Make room on the disk and start again; what was stored before is unchanged."
    case .database(let code, let words): "\(words) (SQLite code \(code)). \(Self.remedy(code))"
    case .newerSchema(let found, let known):
      "has schema version \(found), this version knows up to \(known). "
        + "Use the newer version, or move the file away to have it built again."
    case .foreignDatabase: "is the database of another program. Choose another folder."
    case .unknownIndex(let name): "holds no index “\(name)”. Import its records first."
    case .indexName(let name):
      "an index cannot be called “\(name)”. \(IndexName.rule)"
    case .tooLarge(let index, let bytes):
      "index “\(index)” has \(bytes >> 20) MB of rows; one index may have up to 4,095 MB. Split its records over several indices."
    }
  }

  private static func remedy(_ code: Int32) -> String {
    switch code & 0xFF {
    case SQLITE_FULL: "Make room on the disk and start again; what was stored before is unchanged."
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM:
      "Let this user read and write the file and its folder, or choose another folder."
    case SQLITE_NOTADB, SQLITE_CORRUPT: "Move the file away to have it built again."
    case SQLITE_BUSY, SQLITE_LOCKED: "Another process uses it: stop that one or choose another folder."
    case SQLITE_IOERR: "Check the disk and the rights on the folder."
    default: "Start again; if that does not help, move the file away to have it built again."
    }
  }
}
