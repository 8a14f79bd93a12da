/// Gives a page a strong `ETag` over its bytes, and answers 304 when the reader already has these bytes.
///
/// Only a 200 to GET or HEAD is changed. A tag that the response brings is kept. The 304 has the response's other
/// headers, which a browser uses to refresh its copy.
package func respond(_ response: Response, to request: Request) -> Response {
  guard response.status == 200, request.method == "GET" || request.isHead else { return response }
  guard case .bytes(let bytes) = response.body else { return response }
  var tagged = response
  let tag = response.headers["ETag"].map(EntityTag.init(text:)) ?? EntityTag(of: bytes)
  tagged.headers["ETag"] = tag.text
  let lists = request.headers.all("If-None-Match")
  guard lists.contains(where: tag.isListed(in:)) else { return tagged }
  return tagged.notModified()
}

extension Response {
  /// The 304 that stands for this response. It announces the same length, as RFC 9110 section 15.4.5 asks for.
  func notModified() -> Response {
    var next = withoutBody()
    next.status = 304
    next.headers["Content-Type"] = nil
    return next
  }
}
