/// All routes, as a tree of path segments.
struct RouteTree: Sendable {
  struct Endpoint: Sendable {
    let method: String
    let names: [String]
    let handler: Handler
  }

  /// What a path leads to.
  enum Match: Sendable {
    case endpoint(Endpoint, PathParameters)
    /// The path has routes, for these methods only.
    case otherMethods([String])
    case nothing
  }

  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    var parameter: Int?
    /// Endpoints of `{name...}` at this place.
    var rest: [Endpoint] = []
    var endpoints: [Endpoint] = []
  }

  private var nodes = [Node()]

  mutating func add(method: String, pattern: RoutePattern, handler: @escaping Handler) {
    let endpoint = Endpoint(method: method, names: pattern.names, handler: handler)
    var place = 0
    for segment in pattern.segments {
      switch segment {
      case .literal(let text):
        let next = nodes[place].literals[text] ?? appendNode()
        nodes[place].literals[text] = next
        place = next
      case .parameter:
        let next = nodes[place].parameter ?? appendNode()
        nodes[place].parameter = next
        place = next
      case .rest:
        precondition(!nodes[place].rest.contains { $0.method == method }, "a \(method) route was added twice")
        nodes[place].rest.append(endpoint)
        return
      }
    }
    precondition(
      !nodes[place].endpoints.contains { $0.method == method }, "a \(method) route was added twice")
    nodes[place].endpoints.append(endpoint)
  }

  /// The most literal route that has one of `methods`; the earlier method wins where both have a handler.
  func match(_ segments: [String], methods: [String]) -> Match {
    var search = Search(methods: methods)
    visit(0, segments[...], values: [], &search)
    if let found = search.found {
      return .endpoint(found.0, PathParameters(names: found.0.names, values: found.1))
    }
    return search.otherMethods.isEmpty ? .nothing : .otherMethods(search.otherMethods)
  }

  /// Every method that some route has.
  var methods: [String] {
    nodes.reduce(into: []) { methods, node in
      for endpoint in node.endpoints + node.rest where !methods.contains(endpoint.method) {
        methods.append(endpoint.method)
      }
    }
  }

  private struct Search {
    let methods: [String]
    var found: (Endpoint, [String])?
    var otherMethods: [String] = []

    mutating func consider(_ endpoints: [Endpoint], _ values: [String]) {
      for method in methods {
        if let endpoint = endpoints.first(where: { $0.method == method }) {
          found = (endpoint, values)
          return
        }
      }
      for endpoint in endpoints where !otherMethods.contains(endpoint.method) {
        otherMethods.append(endpoint.method)
      }
    }
  }

  private func visit(_ place: Int, _ segments: ArraySlice<String>, values: [String], _ search: inout Search) {
    let node = nodes[place]
    guard let segment = segments.first else { return search.consider(node.endpoints, values) }
    if let next = node.literals[segment] {
      visit(next, segments.dropFirst(), values: values, &search)
    }
    if search.found == nil, let next = node.parameter, !segment.isEmpty {
      visit(next, segments.dropFirst(), values: values + [segment], &search)
    }
    if search.found == nil, !node.rest.isEmpty, !segments.contains("") {
      search.consider(node.rest, values + [segments.joined(separator: "/")])
    }
  }

  private mutating func appendNode() -> Int {
    nodes.append(Node())
    return nodes.count - 1
  }
}
