/// One file that is served from memory.
struct StaticFile: Sendable {
  let bytes: [UInt8]
  let mediaType: String
  let tag: EntityTag
  /// Nil for files that were never on disk.
  let modified: HTTPDate?
  /// The path that changes with the content.
  let hashedPath: String

  init(path: String, bytes: [UInt8], modified: HTTPDate?) {
    let hash = ContentHash(bytes)
    self.bytes = bytes
    self.modified = modified
    mediaType = MediaType.of(fileName: path)
    tag = EntityTag(hash)
    hashedPath = StaticFile.insert(hash.hexadecimal, into: path)
  }

  /// - Parameter isHashed: Whether the request used `hashedPath`, whose content can never change.
  func response(to request: Request, isHashed: Bool) -> Response {
    var response = Response(
      headers: [
        "Content-Type": mediaType,
        "ETag": tag.text,
        "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=300",
        "X-Content-Type-Options": "nosniff",
      ],
      body: .bytes(bytes))
    if let modified { response.headers.add("Last-Modified", modified.text) }
    return isFresh(for: request) ? response.notModified() : response
  }

  /// RFC 9110 section 13.2.2: the date counts only when there is no tag.
  private func isFresh(for request: Request) -> Bool {
    let lists = request.headers.all("If-None-Match")
    if !lists.isEmpty { return lists.contains(where: tag.isListed(in:)) }
    guard let modified, let since = request.headers["If-Modified-Since"].flatMap(HTTPDate.init(_:)) else {
      return false
    }
    return modified <= since
  }

  /// `/assets/site.min.css` with `abc` is `/assets/site.min-abc.css`.
  private static func insert(_ hash: String, into path: String) -> String {
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = path[nameStart...]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(path)-\(hash)" }
    return "\(path[..<dot])-\(hash)\(path[dot...])"
  }
}
