/// Collects the problems of one file; shared by the stages that read it.
final class ProblemLog {
  private(set) var problems: [RecordProblem] = []
  private(set) var count = 0
  private(set) var lostCount = 0

  private let path: String
  private let isStrict: Bool

  init(path: String, isStrict: Bool) {
    self.path = path
    self.isStrict = isStrict
  }

  func tell(_ reason: RecordProblem.Reason, at place: RecordPlace) throws(RecordReadingError) {
    let problem = RecordProblem(reason, at: place)
    count += 1
    if problem.loss == .record { lostCount += 1 }
    if problems.count < RecordReport.keptProblems { problems.append(problem) }
    if isStrict { throw RecordReadingError(path: path, reason: .strict(problem)) }
  }
}
