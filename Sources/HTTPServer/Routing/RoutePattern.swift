/// The path of a route: `/{site}/hit/{id}`, `/healthz`, `/files/{path...}`.
struct RoutePattern: Sendable, Hashable {
  enum Segment: Sendable, Hashable {
    case literal(String)
    /// `{name}`: exactly one segment, not empty.
    case parameter(String)
    /// `{name...}`, last only: one or more segments, none of them empty.
    case rest(String)
  }

  let segments: [Segment]

  /// A pattern is part of the program, so a wrong one is a bug of ours and stops it.
  init(_ pattern: String) {
    precondition(pattern.hasPrefix("/"), "route \(pattern) must start with /")
    segments = pattern.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { text in
      guard text.hasPrefix("{") else {
        precondition(
          !text.contains("{") && !text.contains("}"), "route \(pattern): \(text) must be one whole parameter")
        return .literal(String(text))
      }
      precondition(text.hasSuffix("}"), "route \(pattern): \(text) must be one whole parameter")
      let name = text.dropFirst().dropLast()
      return name.hasSuffix("...") ? .rest(String(name.dropLast(3))) : .parameter(String(name))
    }
    let rests = segments.indices.filter { if case .rest = segments[$0] { true } else { false } }
    precondition(rests.allSatisfy { $0 == segments.count - 1 }, "route \(pattern): {name...} must stand last")
    precondition(
      segments.count == 1 || !segments.contains(.literal("")), "route \(pattern) has an empty segment")
    precondition(Set(names).count == names.count, "route \(pattern) uses a parameter name twice")
    precondition(!names.contains(""), "route \(pattern) has a parameter without a name")
  }

  /// The parameters' names, in order.
  var names: [String] {
    segments.compactMap {
      switch $0 {
      case .literal: nil
      case .parameter(let name), .rest(let name): name
      }
    }
  }
}
