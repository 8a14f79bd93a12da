/// What is wrong with a configuration. Keys and places are named; of values only those that are no secret.
package enum ConfigurationFaultReason: Error, Sendable, Hashable {
  // The file
  case fileUnreadable(String)
  case nothingSet
  case yaml(YAMLFaultReason)

  // Keys
  /// With the keys that `owner` knows, and the map below it that has this one.
  case unknownKey(String, owner: String, known: [String], inner: String?)
  /// With what the key takes.
  case keyMissing(String, owner: String, takes: String)
  case noValue(String, isRequired: Bool)
  case noColour(String)
  case wrongKind(String, takes: String, found: FoundKind)
  /// With a key that `owner` knows.
  case keysExpected(owner: String, found: FoundKind, example: String)

  // Values of every type
  case textEmpty(String)
  case textTooLong(String, limit: Int)
  case severalLines(String)
  case notWhole(String, String, ClosedRange<Int>)
  case notNumber(String, String)
  case quotedValue(String, String)
  case outOfRange(String, String, from: String, to: String)
  case notBoolean(String, String)
  case notDuration(String, String)
  case notChoice(String, String, [String])
  case tooFew(String, plural: String)
  case tooMany(String, plural: String, limit: Int)
  case listedTwice(key: String, String)
  case repeated(key: String, String, owner: String, line: Int)

  // Values with a form of their own
  case siteCharacters(String)
  case siteReserved(String, [String])
  case parameterCharacters(key: String, String)
  case parameterReserved(String, [String])
  case parameterFromField(String, isReserved: Bool)
  case identifierCharacters(key: String, String)
  case attributeMalformed(key: String, String)
  case separatorMalformed(key: String, String)
  case originMalformed(key: String, String)
  case currencyUnknown(String, nearest: String?)
  case listenMalformed(String)
  case colourMalformed(key: String, String)
  case lengthMalformed(key: String, String)
  case ratioMalformed(key: String, String)
  case fontMalformed(key: String, String)
  case secretWritten(key: String)
  case secretUnset(key: String, variable: String)

  // Files
  case fileMissing(key: String, FilePath)
  case notAFile(key: String, FilePath)
  case notAFolder(key: String, FilePath)

  // Attributes that the records do not have, or not as needed
  /// With the attribute of the records whose name is nearest.
  case attributeUnknown(key: String, String, index: String, nearest: String?)
  case attributeWithoutNumbers(key: String, String, index: String)

  // Contradictions
  case suggestionsWithoutIndex
  case suggestionsIndexUnused(String)
  case suggestionsFromRecords(String)
  case indexFilledTwice(String, line: Int)
  case badgesWithoutTags

  /// What stands there in place of what the key takes.
  package enum FoundKind: String, Sendable {
    case value = "a single value"
    case list = "a list"
    case map = "keys"
  }
}
