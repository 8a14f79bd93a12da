import DemoData
import DemoSites
import SearchCore
import SearchEmbedded

extension Corpus {
  /// The Debian package index of this machine, indexed as the demo site does it.
  static func packages() throws -> Corpus {
    let packages = try PackageIndex.read().records
    return Corpus(
      name: "\(packages.count) packages", settings: PackagesSite.indexSettings,
      records: packages.map { ($0.name, $0.object) },
      queries: [
        "firefox", "python3 requests", "gimp", "text editor", "vim", "libreoffice writer",
        "postgresql client",
        "image viewer", "git", "rust compiler", "nginx", "docker", "latex fonts", "network manager",
        "apache2 module", "video player", "emacs", "gcc 12", "java runtime", "ruby json", "sqlite3",
        "perl xml",
        "kernel headers", "password manager", "chess game", "openssl development", "fierfox",
        "postgers client",
        "pyhton requests", "libreofice", "s", "l", "d",
      ], facets: ["section", "tags"], highlighted: ["name", "summary"])
  }
}
