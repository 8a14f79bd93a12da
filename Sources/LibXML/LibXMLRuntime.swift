import CLibXML2

/// libxml2's process-wide set-up, done once before the first parse.
enum LibXMLRuntime {
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  static func start() {
    _ = isReady
  }
}
