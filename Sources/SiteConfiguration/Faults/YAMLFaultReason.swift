/// What is wrong with a file before any key is looked at.
package enum YAMLFaultReason: Sendable, Hashable {
  case fileTooLarge(Int)
  case utf16
  case notUTF8
  case characterRefused(UInt32)
  case noMemory
  case severalDocuments
  case tooDeep(Int)
  case tooManyValues(Int)
  case anchor(String)
  case alias(String)
  case mergeKey
  case tag(String)
  case keyNotText
  case keyGivenTwice(String, line: Int)
  case tab
  case colonInValue
  case colonMissing
  case badStart(Character)
  case quoteNotClosed
  case badEscape
  /// With the character that closes it.
  case notClosed(String)
  /// With the line where the map starts.
  case notAKey(line: Int)
  /// With the line where the list starts.
  case notAnItem(line: Int)
  case listBehindKey
  case valueMissing
  case textBehindEnd
  /// In libyaml's own words.
  case other(String)
}

extension YAMLFaultReason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fileTooLarge(let limit):
      "The file has more than \(limit >> 20) MiB. Keep only settings in it; records belong into a file of their own."
    case .utf16: "The file is UTF-16. Save it as UTF-8."
    case .notUTF8: "These bytes are not UTF-8. Save the file as UTF-8."
    case .characterRefused(let code): "The control character U+\(Words.hex(code)) stands here. Take it out."
    case .noMemory: "There is no memory to read the file. End other programs and try again."
    case .severalDocuments:
      "A second document starts here. Take the --- out, and keep one configuration in one file."
    case .tooDeep(let limit): "Lists and maps lie more than \(limit) deep in each other. Nest fewer."
    case .tooManyValues(let limit): "The file holds more than \(limit) values. Keep only settings in it."
    case .anchor(let name):
      "&\(name) names a value for reuse, which is not read here. Take it out, or put a text that starts with & in quotes."
    case .alias(let name):
      "*\(name) repeats a value, which is not read here. Write the value out, or put a text that starts with * in quotes."
    case .mergeKey: "<< merges keys, which is not read here. Write the keys out."
    case .tag(let tag):
      "\(Words.cut(tag)) sets a type, but the key decides that. Take it out, or put a text that starts with ! in quotes."
    case .keyNotText:
      "A list or map stands where a key is expected. Write a name, or put a text that starts with { or [ in quotes."
    case .keyGivenTwice(let key, let line):
      "“\(Words.cut(key))” is given twice, first in line \(line). Keep one of the two."
    case .tab: "A tab stands here. Indent with spaces."
    case .colonInValue:
      "A second colon stands in this line. Put the value in quotes, or the key on a line of its own."
    case .colonMissing: "This line has no colon behind its key. Write key: value."
    case .badStart(let character): "A value may not start with \(character). Put it in quotes."
    case .quoteNotClosed: "This quote is never closed. Write the same quote at the end of the text."
    case .badEscape:
      "A \\ in double quotes starts a special character, and this is none. Write \\\\, or use single quotes."
    case .notClosed(let close): "What opens here lacks a comma or its closing \(close). Write it."
    case .notAKey(let line):
      "This does not go on with the keys that start in line \(line). Indent it as they are, or quote the whole value before it."
    case .notAnItem(let line):
      "This does not go on with the list that starts in line \(line). Start it with a hyphen, indented as the others."
    case .listBehindKey: "A list may not start in the line of its key. Move the hyphen to the next line."
    case .valueMissing: "A value is expected here. Write one, or take the sign before it out."
    case .textBehindEnd:
      "This stands behind the end of the configuration. Take it out, or indent it as the keys before."
    case .other(let words): "This is not YAML: \(words). Put texts with special signs in quotes."
    }
  }
}
