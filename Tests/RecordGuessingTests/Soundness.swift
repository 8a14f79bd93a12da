import RecordGuessing
import SearchCore
import Testing

/// What must hold for every guess, whatever the records are.
func expectSound(
  _ guess: RecordGuess, _ records: [RecordObject], sourceLocation: SourceLocation = #_sourceLocation
) {
  for path in GuessText.paths(guess) {
    #expect(
      records.contains { $0.value(at: path) != nil }, "no record has \(path)", sourceLocation: sourceLocation)
  }
  let parameters = guess.facets.map(\.parameter)
  #expect(Set(parameters).count == parameters.count, sourceLocation: sourceLocation)
  for parameter in parameters {
    let isPlain = (try? #/[a-z][a-z0-9_-]*/#.wholeMatch(in: parameter)) != nil
    #expect(
      isPlain && !SearchState.reservedParameters.union(["tag"]).contains(parameter),
      sourceLocation: sourceLocation)
  }
  let titles =
    guess.facets.map(\.title) + (guess.details + guess.ranges).map(\.title) + guess.sorts.map(\.title)
  #expect(titles.allSatisfy { !$0.isEmpty && $0.count <= 60 }, sourceLocation: sourceLocation)
  #expect(Set(guess.sorts.map(\.id)).count == guess.sorts.count, sourceLocation: sourceLocation)
  for lists in [guess.search, guess.details.map(\.path), guess.facets.map(\.path), guess.facts.map(\.path)] {
    #expect(Set(lists).count == lists.count, sourceLocation: sourceLocation)
  }
  #expect(
    guess.facets.count <= 8 && guess.ranges.count <= 6 && guess.sorts.count <= 6 && guess.facts.count <= 4
      && guess.details.count <= 40 && guess.ranking.count <= 3 && guess.search.count <= 16,
    sourceLocation: sourceLocation)
  #expect([5, 10, 100].contains(guess.ratingScale), sourceLocation: sourceLocation)
  #expect(RecordGuess(guess.record) == guess, sourceLocation: sourceLocation)
}
