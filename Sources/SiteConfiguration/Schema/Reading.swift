/// What reading a configuration needs besides its text, and the faults it has found so far.
struct Reading: Sendable {
  /// The folder where relative paths start.
  let folder: String
  let surroundings: ConfigurationSurroundings
  private(set) var faults: [ConfigurationFault]
  /// In the order of reading.
  var attributes: [AttributeUse] = []
  /// Where each site starts that could be read, in the order of the file.
  var sitePlaces: [YAMLPlace] = []

  init(folder: String, surroundings: ConfigurationSurroundings, faults: [ConfigurationFault] = []) {
    self.folder = folder
    self.surroundings = surroundings
    self.faults = faults
  }

  /// Beyond what an error shows nothing is gathered.
  mutating func add(_ place: YAMLPlace, _ reason: ConfigurationFaultReason) {
    if faults.count <= ConfigurationError.mostFaults { faults.append(ConfigurationFault(place, reason)) }
  }
}
