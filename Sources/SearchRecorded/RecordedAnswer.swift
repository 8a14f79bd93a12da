import SearchCore

/// A recorded answer of Algolia's and the question that it answers.
package struct RecordedAnswer: Sendable, Hashable {
  /// How the file holds the hits.
  package enum Shape: Sendable, Hashable {
    /// An answer, or a list of answers of which one counts.
    case answer(number: Int = 0)
    /// A bare list of hits, as a client hands them on: nothing says how many more there were.
    case hits(query: String)
  }

  /// The file's name in the folder of recordings.
  package let file: String
  /// The name under which a site asks for this index; the engine's own name of it does not matter.
  package let index: String
  package let shape: Shape
  /// The marks around matches; `nil` takes those that the answer's own parameters name, and without any `<em>`.
  package let marks: HighlightMarks?
  /// Top-level fields that get the names which a site's pages use: from the recorded name to the page's.
  package let fieldNames: [String: String]

  package init(
    file: String, index: String, shape: Shape = .answer(), marks: HighlightMarks? = nil,
    fieldNames: [String: String] = [:]
  ) {
    self.file = file
    self.index = index
    self.shape = shape
    self.marks = marks
    self.fieldNames = fieldNames
  }
}
