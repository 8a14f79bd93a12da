import Synchronization

/// Templates that are loaded anew when their files change, for writing them beside a running server.
///
/// What cannot be loaded is never served: the templates that were loaded last stay, and `fault` says why.
package final class TemplateWatch: Sendable {
  /// What a look at the files found.
  package enum Change: Sendable, Equatable {
    case none
    case reloaded
    /// The files changed and cannot be loaded; told once for each change.
    case refused(TemplateError)
  }

  private struct State {
    var current: TemplateLibrary
    var fault: TemplateError?
    var stamp: TemplateStamp
  }

  private let origins: [TemplateOrigin]
  private let templates: [TemplateEntry]
  private let state: Mutex<State>
  private let polling = Mutex(())

  /// Loads `templates` from the first of `origins` that has them.
  ///
  /// - Throws: Every fault of every template: nothing is served that was broken from the start.
  package init(origins: [TemplateOrigin], templates: [TemplateEntry]) throws(TemplateError) {
    self.origins = origins
    self.templates = templates
    let stamp = TemplateStamp(origins)
    let library = try TemplateLibrary(origins: origins, templates: templates)
    state = Mutex(State(current: library, fault: nil, stamp: stamp))
  }

  /// The templates to serve: those of the last load that had no fault.
  package var current: TemplateLibrary { state.withLock { $0.current } }

  /// Why the files as they are now are not served; nil when they are.
  package var fault: TemplateError? { state.withLock { $0.fault } }

  /// Looks at the folders and loads the templates anew if a file came, went or changed.
  ///
  /// Without a change this costs one `stat` for each file. A call while another one is at work finds nothing.
  package func poll() -> Change {
    polling.withLockIfAvailable { _ in look() } ?? .none
  }

  private func look() -> Change {
    // Taken before the files are read, so that a change in between is found the next time.
    let stamp = TemplateStamp(origins)
    guard state.withLock({ $0.stamp != stamp }) else { return .none }
    do throws(TemplateError) {
      let library = try TemplateLibrary(origins: origins, templates: templates)
      state.withLock { $0 = State(current: library, fault: nil, stamp: stamp) }
      return .reloaded
    } catch {
      state.withLock {
        $0.fault = error
        $0.stamp = stamp
      }
      return .refused(error)
    }
  }
}
