import Synchronization

/// A router that can be replaced while a server asks it: the routes of a start, then those of what was read meanwhile.
///
/// A request is answered whole by the router that it met.
package final class LiveRouter: Sendable {
  private let router: Mutex<Router>

  package init(_ router: Router) { self.router = Mutex(router) }

  /// Lets the next requests be answered by another router.
  package func replace(_ router: Router) { self.router.withLock { $0 = router } }

  package func handle(_ request: Request) -> Handling { router.withLock { $0 }.handle(request) }
}
