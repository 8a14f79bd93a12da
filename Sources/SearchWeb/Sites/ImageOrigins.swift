/// From where the pages of a site may load pictures, besides from this server.
package enum ImageOrigins: Sendable, Hashable {
  case own
  /// Origins such as `https://images.example`, without a path; what is none is left out.
  case origins([String])
  /// Any host over HTTPS, for records whose pictures lie on more hosts than a header should list.
  case anyHTTPS

  /// As many are listed in the header of each page; with more, any host over HTTPS may be used.
  package static let limit = 20

  /// The origins of the pictures of records.
  ///
  /// - Parameter images: What the field of pictures holds, in any state; no more is read once there are too many origins.
  package init(of images: some Sequence<String>) {
    var origins: Set<String> = []
    for case let origin? in images.lazy.map({ WebAddress($0)?.origin }) {
      origins.insert(origin)
      guard origins.count <= Self.limit else {
        self = .anyHTTPS
        return
      }
    }
    self = origins.isEmpty ? .own : .origins(origins.sorted())
  }

  /// The sources of the policy's `img-src`.
  var sources: String {
    switch self {
    case .own: "'self'"
    case .origins(let origins):
      (["'self'"] + origins.compactMap { WebAddress($0)?.origin }).joined(separator: " ")
    case .anyHTTPS: "'self' https:"
    }
  }
}
