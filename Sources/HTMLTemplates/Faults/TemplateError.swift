/// Every fault found while templates were loaded, each once, in the order of files and lines.
package struct TemplateError: Error, Sendable, Equatable, CustomStringConvertible {
  package let faults: [TemplateFault]

  init(_ faults: [TemplateFault]) {
    var seen: Set<TemplateFault> = []
    self.faults = faults.filter { seen.insert($0).inserted }.sorted {
      $0.place == $1.place ? $0.description < $1.description : $0.place < $1.place
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

  package var description: String { "\(place): \(reason)" }
}
