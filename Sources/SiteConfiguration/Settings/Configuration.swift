/// A configuration file as checked values.
package struct Configuration: Sendable, Hashable {
  /// An IP address and a port, as `ListenAddress` reads it.
  package var listen = "127.0.0.1:8080"
  /// The folder of the indices; `nil` for the user's own.
  package var data: FilePath?
  /// At least one, each with its own path.
  package var sites: [ConfiguredSite]

  package init(sites: [ConfiguredSite] = []) { self.sites = sites }
}
