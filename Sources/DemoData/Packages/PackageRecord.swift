import SearchCore

/// One Debian package, as the demo site searches it.
package struct PackageRecord: Sendable, Hashable {
  /// Unique in the index; lower case.
  package let name: String
  package let version: String
  /// For example `amd64`, or `all` for packages without machine code.
  package let architecture: String
  /// For example `net`, or `contrib/net` outside the main part; empty when the index names none.
  package let section: String
  /// The one-line description; may be empty.
  package let summary: String
  /// Debtags such as `role::program`, in the order of the index; most packages have none.
  package let tags: [String]
  /// In KiB, as the packager stated it; nil when missing.
  package let installedSize: Int?
  /// The name without the address; empty when missing.
  package let maintainer: String
  package let homepage: String?
  /// How many other packages of the index name this one among their relations: 0 or more.
  package let popularity: Int

  /// The record as the engine stores it, without what the package lacks.
  package var object: RecordObject {
    var fields: [RecordObject.Field] = [
      .init(name: "objectID", value: .text(name)), .init(name: "name", value: .text(name)),
      .init(name: "summary", value: .text(summary)), .init(name: "section", value: .text(section)),
      .init(name: "tags", value: .list(tags.map(RecordValue.text))),
    ]
    if let installedSize {
      fields.append(.init(name: "installed_size", value: .integer(Int64(installedSize))))
    }
    fields += [
      .init(name: "maintainer", value: .text(maintainer)), .init(name: "version", value: .text(version)),
      .init(name: "architecture", value: .text(architecture)),
    ]
    if let homepage { fields.append(.init(name: "homepage", value: .text(homepage))) }
    fields.append(.init(name: "popularity", value: .integer(Int64(popularity))))
    return RecordObject(fields)
  }
}
