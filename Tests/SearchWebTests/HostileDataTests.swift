import LibXML
import SearchCore
import Testing

@testable import SearchWeb

/// Strings that try to become markup, in every place where a page has foreign text.
@Suite struct HostileDataTests {
  @Test func `all strings are there`() {
    #expect(HostilePayloads.all.count == 578)
    #expect(HostilePayloads.tried.count >= 26)
  }

  @Test(arguments: HostilePlace.allCases)
  func `a string changes nothing but the texts where it stands`(_ place: HostilePlace) async throws {
    var harmless: [String: [(page: HostileSite.Page, tree: PageTree, skeleton: HTMLSkeleton)]] = [:]
    var shownOnce = false
    for text in HostilePayloads.tried {
      let word = place.harmless(like: text)
      if harmless[word] == nil {
        harmless[word] = try await HostileSite(word, in: place).pages().map {
          ($0, try PageTree($0), HTMLSkeleton($0.html))
        }
      }
      let pages = try await HostileSite(text, in: place).pages()
      let isRefused = text.unicodeScalars.contains("\0")
      let plain = (harmless[word] ?? []).filter { plain in
        !isRefused || pages.contains { $0.name == plain.page.name }
      }
      try #require(plain.count >= (isRefused ? 6 : 20))
      try #require(pages.map(\.name) == plain.map(\.page.name), "\(text.debugDescription)")
      for (page, plain) in zip(pages, plain) {
        let about = "\(page.name), \(place) \(text.debugDescription)"
        let skeleton = HTMLSkeleton(page.html)
        #expect(skeleton == plain.skeleton, "\(about)")
        #expect(skeleton.links.allSatisfy(Self.isHarmless), "\(about)")
        do throws(XMLFault) {
          let tree = try PageTree(page)
          if place.showsText(text) {
            let difference = tree.difference(from: plain.tree, showing: text)
            #expect(difference == nil, "\(about)")
            if tree != plain.tree { shownOnce = true }
          } else {
            #expect(tree.shape == plain.tree.shape, "\(about)")
          }
        } catch {
          Issue.record("\(about): \(error)")
        }
      }
    }
    #expect(shownOnce == !place.isUnread)
  }

  /// Whether a browser takes the address for a relative one, or one of the web.
  private static func isHarmless(_ address: String) -> Bool {
    let seen = address.unicodeScalars.filter { ![0x09, 0x0A, 0x0D].contains($0.value) }.drop {
      $0.value <= 0x20
    }
    guard let end = seen.firstIndex(where: { ":/?#\\".unicodeScalars.contains($0) }), seen[end] == ":" else {
      return true
    }
    return ["http", "https"].contains(String(String.UnicodeScalarView(seen[..<end])).lowercased())
  }
}

extension HostilePlace {
  /// Whether pages have no place for it: what is not known in a URL is left out, and addresses are compared by their shape.
  fileprivate var isUnread: Bool {
    [.image, .link, .sort, .facetName, .siteName, .pageNumber, .parameterName].contains(self)
  }
}
