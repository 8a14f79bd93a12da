/// Partials of a plain-text template included one another without end.
package struct RunawayPartials: Error, Sendable, Equatable, CustomStringConvertible {
  let template: String
  let limit: Int

  package var description: String {
    "\(template): partials include one another more than \(limit) levels deep. Let the data end the circle."
  }
}
