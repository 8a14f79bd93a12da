/// Every fault of a configuration file, in the order of places.
package struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// As the file was named.
  package let file: String
  package let faults: [ConfigurationFault]

  /// Faults beyond this number are left out, which the last line then says.
  package static let mostFaults = 100

  init(file: String, _ faults: [ConfigurationFault]) {
    self.file = file
    var seen: Set<ConfigurationFault> = []
    self.faults = faults.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.place ?? .start, $0.offset) < ($1.element.place ?? .start, $1.offset) }
      .map(\.element)
  }

  /// A line for each fault: `FILE:LINE:COLUMN: what. How to mend.` No value of a secret is in it.
  package var description: String {
    var lines = faults.prefix(Self.mostFaults).map { fault in
      let place = fault.place.map { ":\($0.line):\($0.column)" } ?? ""
      return file + place + ": " + fault.reason.description
    }
    if faults.count > Self.mostFaults {
      lines.append("\(file): There are more than \(Self.mostFaults) faults. Mend these first.")
    }
    return lines.joined(separator: "\n")
  }
}

/// One fault of a configuration file: where, what, and how to mend it.
package struct ConfigurationFault: Error, Sendable, Hashable {
  /// `nil` where the file as a whole could not be read.
  package let place: YAMLPlace?
  package let reason: ConfigurationFaultReason

  package init(_ place: YAMLPlace?, _ reason: ConfigurationFaultReason) {
    self.place = place
    self.reason = reason
  }
}
