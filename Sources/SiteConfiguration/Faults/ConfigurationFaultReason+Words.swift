import NearestNames
import SearchCore

extension ConfigurationFaultReason: CustomStringConvertible {
  package var description: String {
    keyWords ?? valueWords ?? formWords ?? fileWords ?? attributeWords ?? contradictionWords ?? ""
  }

  private var keyWords: String? {
    switch self {
    case .nothingSet: "The file holds no settings. Write sites: and below it a site with path and title."
    case .yaml(let reason): reason.description
    case .unknownKey(let key, let owner, let known, let inner):
      "\(Words.capitalised(owner)) has no key “\(Words.cut(key))”. "
        + (inner.map { "It belongs below \($0)." } ?? NearestName.find(key, in: known).map {
          "Did you mean \($0)?"
        }
          ?? "Its keys are \(Words.joined(known, "and")).")
    case .keyMissing(let key, let owner, let takes):
      "\(Words.capitalised(owner)) needs the key \(key). Add it with \(takes)."
    case .noValue(let key, let isRequired):
      "\(key) has no value. Write one\(isRequired ? "" : ", or take the key out")."
    case .noColour(let key):
      "\(key) has no value, for a # without quotes starts a comment. Put the colour in quotes: \"#0b5d66\"."
    case .wrongKind(let key, let takes, let found):
      "\(key) takes \(takes), not \(found.rawValue). " + Self.mend(takes: takes)
    case .keysExpected(let owner, let found, let example):
      "\(Words.capitalised(owner)) takes keys, not \(found.rawValue). Write each in a line of its own, such as \(example): …"
    default: nil
    }
  }

  private static func mend(takes: String) -> String {
    if takes.hasPrefix("a list") { return "Start each item with a hyphen, in a line of its own." }
    return takes.hasPrefix("a key") ? "Write each key in a line of its own." : "Write one value."
  }

  private var valueWords: String? {
    switch self {
    case .textEmpty(let key): "\(key) is an empty text. Write something."
    case .textTooLong(let key, let limit): "\(key) has more than \(limit) characters. Shorten it."
    case .severalLines(let key): "\(key) has more than one line. Write it in one."
    case .notWhole(let key, let text, let range):
      "\(key) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(Words.cut(text))”. Write it in digits."
    case .notNumber(let key, let text):
      "\(key) takes a number, not “\(Words.cut(text))”. Write it in digits, with a point before the fraction."
    case .quotedValue(let key, let text):
      "\(key) takes no text, but “\(Words.cut(text))” is quoted. Take the quotes away."
    case .outOfRange(let key, let text, let from, let to):
      "\(key) is \(Words.cut(text)), but goes from \(from) to \(to). Write a value between them."
    case .notBoolean(let key, let text):
      "\(key) is true or false, not “\(Words.cut(text))”. Write \(Self.boolean(text) ?? "one of them")."
    case .notDuration(let key, let text):
      "\(key) takes a time, not “\(Words.cut(text))”. Write a number with its unit: 500ms, 2s or 1m."
    case .notChoice(let key, let text, let choices):
      "\(key) cannot be “\(Words.cut(text))”. "
        + (NearestName.find(text, in: choices).map { "Did you mean \($0)?" }
          ?? "Write \(Words.either(choices)).")
    case .tooFew(let key, let plural): "\(key) is an empty list. Add \(plural)."
    case .tooMany(let key, let plural, let limit):
      "\(key) has more than \(limit) \(plural). Keep the most important."
    case .listedTwice(let key, let text): "\(key) names “\(Words.cut(text))” twice. Keep one of the two."
    case .repeated(let key, let text, let owner, let line):
      "\(key) “\(Words.cut(text))” belongs to \(owner) in line \(line) already. Choose another one."
    default: nil
    }
  }

  private static func boolean(_ text: String) -> String? {
    switch text.lowercased() {
    case "yes", "on", "1", "y", "true": "true"
    case "no", "off", "0", "n", "false": "false"
    default: nil
    }
  }

  private var formWords: String? {
    switch self {
    case .siteCharacters(let text):
      "path “\(Words.cut(text))” cannot start an address. \(Self.siteMend(text))"
    case .siteReserved(let text, let reserved):
      "path “\(text)” is kept for Searchlight's own addresses (\(Words.joined(reserved, "and"))). Choose another one."
    case .parameterCharacters(let key, let text):
      "\(key) “\(Words.cut(text))” cannot stand in an address as it is. Use letters, digits, hyphens, dots and underscores, a letter first."
    case .parameterReserved(let text, let reserved):
      "parameter “\(text)” is kept for the pages themselves (\(Words.joined(reserved, "and"))). Choose another one."
    case .parameterFromField(let field, let isReserved):
      "field “\(Words.cut(field))” cannot name the facet in addresses, for "
        + (isReserved
          ? "the pages keep that name for themselves"
          : "it holds more than letters, digits, hyphens, dots and underscores")
        + ". Give the facet a parameter."
    case .identifierCharacters(let key, let text):
      "\(key) “\(Words.cut(text))” is no name. Use up to 100 letters, digits, hyphens, dots and underscores, a letter or digit first."
    case .attributeMalformed(let key, let text):
      "\(key) “\(Words.cut(text))” is no attribute. Write the name of a field, or names joined with dots, such as price.value."
    case .separatorMalformed(let key, let text):
      "\(key) “\(Words.cut(text))” is not one sign. Write the sign in quotes, such as \";\", or tab."
    case .originMalformed(let key, let text):
      "\(key) “\(Words.cut(text))” is no origin. Write scheme and host alone, such as https://images.example."
    case .currencyUnknown(let code, let nearest):
      "currency “\(Words.cut(code))” is no code of ISO 4217. "
        + (nearest.map { "Did you mean \($0)?" } ?? "Write three capital letters, such as EUR.")
    case .listenMalformed(let text):
      "listen “\(Words.cut(text))” is no IP address with a port. Write 127.0.0.1:8080, \"[::1]:8080\", or \":8080\" for every network."
    case .colourMalformed(let key, let text):
      "\(key) “\(Words.cut(text))” is no colour. Write it in hexadecimal and in quotes: \"#0b5d66\"."
    case .lengthMalformed(let key, let text):
      "\(key) “\(Words.cut(text))” is no length. Write a number with its unit (rem, em, ch, vw or px), such as 0.625rem."
    case .ratioMalformed(let key, let text):
      "\(key) “\(Words.cut(text))” is no ratio. Write width / height, such as 2 / 3."
    case .fontMalformed(let key, let text):
      "\(key) “\(Words.cut(text))” is no name of a font. Use letters, digits, spaces and hyphens, one font an item."
    case .secretWritten(let key):
      "\(key) is a secret, which may not stand in this file. Put it in a variable of the environment and name that: ${NAME}."
    case .secretUnset(let key, let variable):
      "\(key) needs the variable \(variable) of the environment, which is not set. Set it before the start."
    default: nil
    }
  }

  private static func siteMend(_ text: String) -> String {
    let cleaned = String(
      text.lowercased().unicodeScalars.map { FormRules.isSiteScalar($0) ? Character($0) : "-" }
    ).split(separator: "-").joined(separator: "-")
    let rule = "Use lower-case letters, digits, hyphens and underscores"
    return cleaned.isEmpty || cleaned.count > FormRules.longestSite || text.utf8.contains { $0 > 0x7F }
      ? rule + "." : rule + ": \(cleaned)."
  }

  private var fileWords: String? {
    switch self {
    case .fileUnreadable(let why):
      "The file cannot be read: \(why). Name one that can, or change its permissions."
    case .fileMissing(let key, let path):
      "\(key) “\(Words.cut(path.written))” is not there (\(path.resolved)). Correct it; relative paths start at the folder of this file."
    case .notAFile(let key, let path):
      "\(key) “\(Words.cut(path.written))” is a folder. Name a file in it."
    case .notAFolder(let key, let path):
      "\(key) “\(Words.cut(path.written))” is a file. Name a folder."
    default: nil
    }
  }

  private var attributeWords: String? {
    switch self {
    case .attributeUnknown(let key, let attribute, let index, let nearest):
      "\(key): no record of the index “\(index)” has “\(Words.cut(attribute))”. "
        + (nearest.map { "Did you mean “\(Words.cut($0))”?" } ?? "Name an attribute of the records.")
    case .attributeWithoutNumbers(let key, let attribute, let index):
      "\(key): “\(Words.cut(attribute))” holds no number in any record of the index “\(index)”. Name an attribute that does."
    default: nil
    }
  }

  private var contradictionWords: String? {
    switch self {
    case .suggestionsWithoutIndex:
      "The suggestions come from an index, but none is named. Write from: index and index: NAME below suggestions."
    case .suggestionsIndexUnused(let from):
      "An index is named, but from is \(from). Write from: index, or take the index out."
    case .suggestionsFromRecords(let index):
      "index “\(index)” holds the records of the site. Name the index that holds the suggestions, or write from: generated."
    case .indexFilledTwice(let index, let line):
      "Index “\(index)” is filled from the source in line \(line) already. Give this site another index, or no source."
    case .badgesWithoutTags:
      "Badges show tags, but fields names none. Add tags to fields, or take the badges out."
    default: nil
    }
  }
}
