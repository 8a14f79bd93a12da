import Testing

@testable import NearestNames

struct NearestNameTests {
  private static let known = ["title", "tags", "price", "was_price", "text"]

  @Test(arguments: [
    ("titel", "title"), ("Title", "title"), ("prise", "price"), ("was-price", "was_price"), ("tag", "tags"),
    ("txt", "text"), ("colour", nil), ("", nil), ("x", nil), (String(repeating: "t", count: 10_000), nil),
  ])
  func `a name is taken for the known one that needs the fewest edits`(_ name: String, _ nearest: String?) {
    #expect(NearestName.find(name, in: Self.known) == nearest)
  }

  @Test func `of names equally near the first in the alphabet is taken`() {
    #expect(NearestName.find("bat", in: ["hat", "cat"]) == "cat")
  }
}
