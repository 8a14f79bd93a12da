/// Finds the handler of a request by its path and method.
///
///     var router = Router()
///     router.get("/{site}/hit/{id}") { request in
///       .now(.text("\(request.parameters["id"] ?? "")"))
///     }
///
/// A literal segment wins over a parameter, and a parameter over `{name...}`, from left to right. Parameters are
/// decoded and never empty; a `%2F` stays inside its parameter. HEAD is answered from the GET route, OPTIONS from
/// the list of routes. Files come before routes.
package struct Router: Sendable {
  /// Served for GET and HEAD at their own paths.
  package var files = StaticFiles()
  /// Answers when no route has the path.
  package var notFound: Handler = { _ in .now(.text("Not found.\n", status: 404)) }
  /// Answers when the path has routes, but none for the method. `Allow` is added to what it answers.
  package var methodNotAllowed: Handler = { _ in .now(.text("Method not allowed.\n", status: 405)) }

  private var routes = RouteTree()

  package init() {}

  /// A pattern is `/`, or segments that are literal text, `{name}` for one segment or, at the end, `{name...}` for
  /// one or more. Adding the same route twice, or a malformed pattern, stops the program.
  package mutating func on(_ method: String, _ pattern: String, _ handler: @escaping Handler) {
    routes.add(method: method, pattern: RoutePattern(pattern), handler: handler)
  }

  package mutating func get(_ pattern: String, _ handler: @escaping Handler) {
    on("GET", pattern, handler)
  }

  package mutating func post(_ pattern: String, _ handler: @escaping Handler) {
    on("POST", pattern, handler)
  }

  package func handle(_ request: Request) -> Handling {
    let handling = route(request)
    return request.isHead ? handling.map { $0.withoutBody() } : handling
  }

  /// The answer, in process.
  package func response(to request: Request) async throws -> Response {
    try await handle(request).response()
  }

  private func route(_ request: Request) -> Handling {
    if let fault = request.targetFault { return .now(.text(fault.message, status: 400)) }
    if request.target == "*" { return answerServerWide(request) }
    let isFile = files.contains(path: request.path)
    if isFile, let response = files.response(to: request) { return .now(response) }
    let segments = request.parsedTarget.segments
    let methods = request.isHead ? ["HEAD", "GET"] : [request.method]
    switch routes.match(segments, methods: methods) {
    case .endpoint(let endpoint, let parameters):
      var request = request
      request.parameters = parameters
      return endpoint.handler(request)
    case .otherMethods(let methods):
      return refuseMethod(request, allowed: isFile ? ["GET"] + methods : methods)
    case .nothing where isFile:
      return refuseMethod(request, allowed: ["GET"])
    case .nothing:
      return redirectToCanonicalPath(request, segments) ?? notFound(request)
    }
  }

  /// `OPTIONS *` asks about the server as a whole; `*` is no target for other methods.
  private func answerServerWide(_ request: Request) -> Handling {
    guard request.method == "OPTIONS" else {
      return .now(.text(RequestTarget.Fault.malformed.message, status: 400))
    }
    return .now(Response(status: 204, headers: ["Allow": Router.allow(routes.methods)]))
  }

  private func refuseMethod(_ request: Request, allowed: [String]) -> Handling {
    let allow = Router.allow(allowed)
    if request.method == "OPTIONS" { return .now(Response(status: 204, headers: ["Allow": allow])) }
    return methodNotAllowed(request).map { response in
      var response = response
      response.headers["Allow"] = allow
      return response
    }
  }

  /// Sends `/shop/?q=a` to `/shop?q=a`; nil when the path has no slash at its end or would lead nowhere without it.
  private func redirectToCanonicalPath(_ request: Request, _ segments: [String]) -> Handling? {
    let canonical = Array(segments.dropLast())
    guard segments.last == "", let last = canonical.last, !last.isEmpty else { return nil }
    if case .nothing = routes.match(canonical, methods: [request.method]) { return nil }
    // A segment that a route has matched is not empty, and each is encoded again: the result starts with one
    // slash and holds no backslash or tab, so no browser can take it for the address of another server.
    let path = canonical.map { "/" + PercentCoding.encodeSegment($0) }.joined()
    let query = request.parsedTarget.query.map { "?" + PercentCoding.repairQuery($0) } ?? ""
    return .now(.redirect(to: path + query, status: 308))
  }

  /// The value of `Allow`: the methods with those that the router answers by itself.
  private static func allow(_ methods: [String]) -> String {
    var allowed = Set(methods).union(["OPTIONS"])
    if allowed.contains("GET") { allowed.insert("HEAD") }
    return allowed.sorted().joined(separator: ", ")
  }
}

extension RequestTarget.Fault {
  /// For the reader.
  var message: String {
    switch self {
    case .malformed: "The request target is neither a path nor an http URL.\n"
    case .containsNUL: "The request target holds the character NUL.\n"
    }
  }
}
