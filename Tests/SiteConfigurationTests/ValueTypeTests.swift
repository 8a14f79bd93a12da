import Testing

@testable import SiteConfiguration

/// The types that a table can use, read through a small table of their own.
struct ValueTypeTests {
  struct Engine: Sendable, Hashable {
    var key: Secret?
    var timeout = Duration.seconds(2)
    var weight = 1.0
  }

  static let engine = Group("an engine", Engine()) {
    Key("key", optional: \.key, .secret, "The key.")
    Key("timeout", \.timeout, .duration(.milliseconds(100)...(.seconds(60))), "The time to wait.")
    Key("weight", \.weight, .number(0...10), "The weight.")
  }

  private func read(_ text: String) -> (engine: Engine?, messages: String) {
    let tree = YAMLTree(Array(text.utf8))
    var reading = Reading(folder: "", surroundings: surroundings, faults: tree.faults)
    let engine = tree.root.flatMap { Self.engine.type.read($0, "engine", &reading) }
    return (engine, ConfigurationError(file: "e", reading.faults).description)
  }

  @Test func `a secret comes from the environment and is never printed`() throws {
    let engine = try #require(read("key: ${SHOP_KEY}").engine)
    let key = try #require(engine.key)
    #expect(key.reveal() == "s3cret-value")
    #expect("\(key) \(String(reflecting: key)) \(engine)".contains("•••"))
    var dumped = ""
    dump(engine, to: &dumped)
    #expect(!(dumped + "\(engine) \(String(reflecting: engine))").contains("s3cret"))
    #expect(
      Self.engine.type.write(engine)
        == .map([.init(key: "key", about: "The key.", node: .text("${SHOP_KEY}"))]))
  }

  @Test(arguments: [
    (
      "s3cret-value",
      "e:1:6: key is a secret, which may not stand in this file. Put it in a variable of the environment and name that: ${NAME}."
    ),
    (
      "${SHOP-KEY}",
      "e:1:6: key is a secret, which may not stand in this file. Put it in a variable of the environment and name that: ${NAME}."
    ),
    (
      "x${SHOP_KEY}",
      "e:1:6: key is a secret, which may not stand in this file. Put it in a variable of the environment and name that: ${NAME}."
    ),
    (
      "${NOT_SET}",
      "e:1:6: key needs the variable NOT_SET of the environment, which is not set. Set it before the start."
    ),
    (
      "${EMPTY}",
      "e:1:6: key needs the variable EMPTY of the environment, which is not set. Set it before the start."
    ),
    (
      "[s3cret-value]",
      "e:1:6: key takes a variable of the environment as ${NAME}, not a list. Write one value."
    ),
  ])
  func `a message about a secret does not show it`(_ text: String, _ message: String) {
    #expect(read("key: " + text).messages == message)
  }

  @Test(arguments: [
    ("500ms", Duration.milliseconds(500)), ("2s", .seconds(2)), ("1m", .seconds(60)),
    ("100ms", .milliseconds(100)),
  ])
  func `a time is a whole number with its unit`(_ text: String, _ duration: Duration) {
    #expect(read("timeout: " + text).engine?.timeout == duration)
    #expect(DurationText.write(duration) == text)
  }

  @Test(arguments: [
    ("2", "e:1:10: timeout takes a time, not “2”. Write a number with its unit: 500ms, 2s or 1m."),
    ("1.5s", "e:1:10: timeout takes a time, not “1.5s”. Write a number with its unit: 500ms, 2s or 1m."),
    (
      "9999999999999h",
      "e:1:10: timeout takes a time, not “9999999999999h”. Write a number with its unit: 500ms, 2s or 1m."
    ),
    ("2h", "e:1:10: timeout is 2h, but goes from 100ms to 1m. Write a value between them."),
  ])
  func `a time that is none is told`(_ text: String, _ message: String) {
    #expect(read("timeout: " + text).messages == message)
  }

  @Test(arguments: [("0", 0.0), ("2.5", 2.5), ("10", 10)])
  func `a number has digits and a point`(_ text: String, _ number: Double) {
    #expect(read("weight: " + text).engine?.weight == number)
  }

  @Test(arguments: [
    ("1e3", "e:1:9: weight takes a number, not “1e3”. Write it in digits, with a point before the fraction."),
    ("1,5", "e:1:9: weight takes a number, not “1,5”. Write it in digits, with a point before the fraction."),
    (".5", "e:1:9: weight takes a number, not “.5”. Write it in digits, with a point before the fraction."),
    ("nan", "e:1:9: weight takes a number, not “nan”. Write it in digits, with a point before the fraction."),
    ("'2'", "e:1:9: weight takes no text, but “2” is quoted. Take the quotes away."),
    ("-1", "e:1:9: weight is -1, but goes from 0 to 10. Write a value between them."),
  ])
  func `a number that is none is told`(_ text: String, _ message: String) {
    #expect(read("weight: " + text).messages == message)
  }
}
