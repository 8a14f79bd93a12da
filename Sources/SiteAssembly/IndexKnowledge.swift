import LibXML
import RecordGuessing
import SearchCore

/// What an import learnt about the records of an index, kept beside them in the store.
package struct IndexKnowledge: Sendable, Hashable {
  package var guess: RecordGuess
  /// How texts were meant that were not plain, by path.
  package var kinds: [String: TextKind]
  /// For each path with addresses their origins; see `ImageOriginCollector`.
  var origins: [String: Set<String>]

  init(guess: RecordGuess, kinds: [String: TextKind], origins: [String: Set<String>]) {
    self.guess = guess
    self.kinds = kinds
    self.origins = origins
  }

  var record: RecordObject {
    [
      "guess": .object(guess.record),
      "kinds": .object(
        RecordObject(
          kinds.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: .text($0.value.rawValue)) })),
      "origins": .object(
        RecordObject(
          origins.sorted { $0.key < $1.key }.map { path, origins in
            .init(name: path, value: .list(origins.sorted().map(RecordValue.text)))
          })),
    ]
  }

  /// `nil` for what is not as `record` writes it, such as that of an older version.
  init?(_ record: RecordObject) {
    guard case .object(let guess)? = record["guess"], let guess = RecordGuess(guess) else { return nil }
    self.guess = guess
    kinds = [:]
    origins = [:]
    if case .object(let object)? = record["kinds"] {
      for field in object.fields {
        kinds[field.name] = field.value.scalarText.flatMap(TextKind.init(rawValue:))
      }
    }
    if case .object(let object)? = record["origins"] {
      for field in object.fields { origins[field.name] = Set(field.value.scalarTexts) }
    }
  }
}

/// Learns from the records of an index as they are stored.
struct IndexLearning {
  private var profile = RecordProfile()
  private var origins = ImageOriginCollector()

  mutating func observe(_ record: RecordObject) {
    profile.observe(record)
    origins.observe(record)
  }

  func knowledge(kinds: [String: TextKind]) -> IndexKnowledge {
    IndexKnowledge(guess: RecordGuess(profile), kinds: kinds, origins: origins.origins)
  }
}

extension IndexKnowledge {
  /// The origins of the addresses at or below a path.
  func origins(at path: String) -> Set<String> {
    // A path may pick an element of a list, which was seen with all others.
    let plain = path.split(separator: ".").filter { Int($0) == nil }.joined(separator: ".")
    return origins.filter { $0.key == path || $0.key == plain || $0.key.hasPrefix(plain + ".") }
      .reduce(into: []) { $0.formUnion($1.value) }
  }
}
