/// Every fault found while templates were loaded, each once, in the order of files and lines.
package struct TemplateError: Error, Sendable, Equatable, CustomStringConvertible {
  package let faults: [TemplateFault]

  /// - Parameter store: Has the lines of the faults.
  init(_ faults: [TemplateFault], in store: TemplateStore? = nil) {
    self.init(
      joining: faults.map {
        TemplateFault(place: $0.place, reason: $0.reason, excerpt: store?.excerpt(at: $0.place))
      })
  }

  /// The faults of several loads in one report; nil where there is no load.
  package static func joined(_ errors: [TemplateError]) -> TemplateError? {
    errors.isEmpty ? nil : TemplateError(joining: errors.flatMap(\.faults))
  }

  private init(joining faults: [TemplateFault]) {
    var seen: Set<TemplateFault> = []
    self.faults = faults.filter { seen.insert($0).inserted }.sorted {
      $0.place == $1.place ? $0.message < $1.message : $0.place < $1.place
    }
  }

  package var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}

/// One fault of a template: where, what, and how to mend it.
package struct TemplateFault: Sendable, Hashable, CustomStringConvertible {
  package let place: TemplatePlace
  package let reason: TemplateFaultReason
  /// The line, where there is one to show.
  package let excerpt: TemplateExcerpt?

  init(place: TemplatePlace, reason: TemplateFaultReason, excerpt: TemplateExcerpt? = nil) {
    self.place = place
    self.reason = reason
    self.excerpt = excerpt
  }

  /// The message without the line.
  package var message: String { "\(place): \(reason)" }

  package var description: String { message + (excerpt.map { "\n\($0)" } ?? "") }
}
