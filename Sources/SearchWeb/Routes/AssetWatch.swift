import HTMLTemplates
import Synchronization

/// The templates and files of a server, read anew when they change: for writing them beside it.
///
/// What cannot be loaded is never served. Sites are apart: where the templates of one have faults, those of the others
/// are picked up all the same.
package final class AssetWatch: Sendable {
  /// What a look at the files found.
  package struct News: Sendable, Equatable {
    /// The paths of the files that are in use since now.
    package var files: [String] = []
    /// Whether something changed that is in use since now.
    package var isReloaded = false
    /// Whether a fault went, and none is left.
    package var isMended = false
    /// Every fault of the files that changed; `nil` where there is none.
    package var report: String?

    var isNothing: Bool { !isReloaded && report == nil }
  }

  private typealias FilesWatch = FileWatch<LoadedAssets.PageFiles, LoadedAssets.FileFault>

  private let initial: SiteAssets
  private let shared: TemplateWatch
  private let own: [String: TemplateWatch]
  private let files: FilesWatch
  private let assets: Mutex<SiteAssets>
  private let polling = Mutex(())

  /// How long a file that is empty or has a fault may be one that an editor is still writing.
  package static let patience = Duration.milliseconds(300)

  /// - Throws: The faults of templates and files as they are now.
  package init(_ assets: SiteAssets, patience: Duration = patience) throws {
    initial = assets
    shared = try assets.shared.watch(patience: patience)
    own = try assets.own.mapValues { try $0.watch(patience: patience) }
    files = try assets.shared.fileWatch(patience: patience)
    self.assets = Mutex(assets)
    self.assets.withLock { $0 = loaded() }
  }

  /// What is to be served: of each site the last that loaded without a fault.
  package var current: SiteAssets { assets.withLock { $0 } }

  /// Everything that keeps files as they are from being served; `nil` where they are.
  package var report: String? {
    Self.report(([shared] + own.values).compactMap(\.fault), files.fault)
  }

  /// Looks at all files, and loads anew what changed.
  ///
  /// - Returns: `nil` without a change. A call while another one is at work finds none.
  package func poll() -> News? { polling.withLockIfAvailable { _ in look() } ?? nil }

  private func look() -> News? {
    var news = News()
    var refused: [TemplateError] = []
    var hasMended = false
    func add(_ files: [String], _ isMended: Bool) {
      news.isReloaded = true
      news.files += files
      hasMended = hasMended || isMended
    }
    for watch in [shared] + own.values {
      switch watch.poll() {
      case .none: break
      case .reloaded(let files, let isMended): add(files, isMended)
      case .refused(let error): refused.append(error)
      }
    }
    var refusedFiles: LoadedAssets.FileFault?
    switch files.poll() {
    case .none: break
    case .reloaded(let files, let isMended): add(files, isMended)
    case .refused(let error): refusedFiles = error
    }
    news.files = Set(news.files).sorted()
    news.report = Self.report(refused, refusedFiles)
    news.isMended = hasMended && report == nil
    if news.isReloaded { assets.withLock { $0 = loaded() } }
    return news.isNothing ? nil : news
  }

  private func loaded() -> SiteAssets {
    let files = files.current
    func assets(_ before: LoadedAssets, _ watch: TemplateWatch) -> LoadedAssets {
      before.replacing(files: files).replacing(templates: watch.current)
    }
    let own = initial.own.reduce(into: initial.own) { own, entry in
      if let watch = self.own[entry.key] { own[entry.key] = assets(entry.value, watch) }
    }
    return SiteAssets(shared: assets(initial.shared, shared), own: own)
  }

  private static func report(_ templates: [TemplateError], _ files: LoadedAssets.FileFault?) -> String? {
    let lines = [TemplateError.joined(templates)?.description, files?.description].compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
