/// How far reading the package index has come.
package struct PackageIndexProgress: Sendable, Hashable {
  /// Progress is reported after this many packages.
  package static let step = 5_000

  /// Packages read so far, the superseded ones included.
  package let packages: Int
  /// Lists read to their end, out of `listCount`.
  package let lists: Int
  package let listCount: Int
}
