/// The deadlines of a configuration, ready to be added to a time.
struct LoopDeadlines {
  let head: MonotonicSpan
  let body: MonotonicSpan
  let handler: MonotonicSpan
  let response: MonotonicSpan
  /// How often to look for what is late, in milliseconds: a quarter of the shortest deadline, at most a second.
  let checkInterval: Int32

  init(_ configuration: ServerConfiguration) {
    head = MonotonicSpan(configuration.headerDeadline)
    body = MonotonicSpan(configuration.bodyDeadline)
    handler = MonotonicSpan(configuration.handlerDeadline)
    response = MonotonicSpan(configuration.responseDeadline)
    let shortest = min(
      configuration.headerDeadline, configuration.bodyDeadline, configuration.handlerDeadline,
      configuration.responseDeadline)
    checkInterval = max(10, (shortest / 4).wholeMilliseconds(atMost: 1000))
  }
}
