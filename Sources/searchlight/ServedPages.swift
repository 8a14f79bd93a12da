import Dispatch
import HTTPServer
import SearchWeb
import Synchronization

/// The pages of a server: of assets that stay, or in development of assets that are read anew when they change.
final class ServedPages: Sendable {
  private enum Kind: Sendable {
    case steady(LiveRouter, SiteAssets)
    case development(DevelopmentServer)
  }

  private let kind: Kind
  private let isWatching = Atomic(false)
  private let queue = DispatchQueue(label: "development")

  /// - Parameters:
  ///   - log: Told what was picked up, and what could not be.
  ///   - pages: What is served until there is something else to `show`.
  init(
    _ assets: SiteAssets, isDevelopment: Bool, log: @escaping @Sendable (String) -> Void,
    pages: @escaping DevelopmentServer.Pages
  ) throws {
    guard isDevelopment else {
      kind = .steady(LiveRouter(pages(assets).router), assets)
      return
    }
    kind = .development(DevelopmentServer(try AssetWatch(assets), log: log, pages: pages))
  }

  /// Lets the next requests be answered by other pages.
  func show(_ pages: @escaping DevelopmentServer.Pages) {
    switch kind {
    case .steady(let live, let assets): live.replace(pages(assets).router)
    case .development(let server): server.show(pages)
    }
  }

  var handler: Handler {
    switch kind {
    case .steady(let live, _): { live.handle($0) }
    case .development(let server): { server.handle($0) }
    }
  }

  /// Looks at the files four times a second, for who reads the log while no page is asked for: each request looks as well.
  func startWatching() {
    guard case .development(let server) = kind else { return }
    isWatching.store(true, ordering: .relaxed)
    lookLater(server)
  }

  func stopWatching() { isWatching.store(false, ordering: .relaxed) }

  private func lookLater(_ server: DevelopmentServer) {
    queue.asyncAfter(deadline: .now() + .milliseconds(250)) { [self] in
      guard isWatching.load(ordering: .relaxed) else { return }
      server.poll()
      lookLater(server)
    }
  }
}
