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

  /// The record as the engine imports it: one JSON object in one line, without what the package lacks.
  package var json: String {
    var object = JSONObjectWriter()
    object.add("objectID", name)
    object.add("name", name)
    object.add("summary", summary)
    object.add("section", section)
    object.add("tags", tags)
    if let installedSize { object.add("installed_size", installedSize) }
    object.add("maintainer", maintainer)
    object.add("version", version)
    object.add("architecture", architecture)
    if let homepage { object.add("homepage", homepage) }
    object.add("popularity", popularity)
    return object.finish()
  }
}
