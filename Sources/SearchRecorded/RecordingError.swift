/// Why recorded answers cannot be served.
package struct RecordingError: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Reason: Sendable, Hashable {
    /// The file is not there or may not be read; the system's words.
    case unreadableFile(String)
    /// The file is no recorded answer.
    case notAnAnswer(String)
    /// The answer does not say which query it answers.
    case unknownQuery
    /// Two recordings answer the same query.
    case repeated(RecordedQuery)
  }

  package let path: String
  package let reason: Reason

  package init(path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .unreadableFile(let words): "\(path): cannot be read: \(words)"
    case .notAnAnswer(let what): "\(path): is no recorded answer of Algolia's: \(what)"
    case .unknownQuery: "\(path): does not say which query it answers. Leave it out."
    case .repeated(let query):
      "\(path): a second answer to “\(query.text)” in index “\(query.index)”. Leave one of them out."
    }
  }
}
