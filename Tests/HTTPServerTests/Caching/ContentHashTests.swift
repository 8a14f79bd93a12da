import Testing

@testable import HTTPServer

struct ContentHashTests {
  /// From the reference implementation, seed 0.
  @Test(arguments: [
    ("", "ef46db3751d8e999"),
    ("a", "d24ec4f1a98c6e5b"),
    ("abc", "44bc2cf5ad770999"),
    ("Nobody inspects the spammish repetition", "fbcea83c8a378bf1"),
  ])
  func `known texts have the hashes of the reference implementation`(_ text: String, _ hash: String) {
    #expect(ContentHash(Array(text.utf8)).hexadecimal == hash)
  }
}
