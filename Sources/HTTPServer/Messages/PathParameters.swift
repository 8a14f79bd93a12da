/// The values that a route's parameters took: for `/{site}/hit/{id}` and "/shop/hit/a%2Fb", "shop" and "a/b".
package struct PathParameters: Sendable, Hashable {
  private let names: [String]
  private let values: [String]

  init(names: [String] = [], values: [String] = []) {
    self.names = names
    self.values = values
  }

  /// The decoded value of the parameter `name`; nil when the route has none of that name.
  package subscript(_ name: String) -> String? {
    names.firstIndex(of: name).map { values[$0] }
  }
}
