import Foundation
import FoundationXML
import Testing

@testable import DemoData

@Suite struct MoviesPostersTests {
  /// The words of a drawing's `<text>` elements.
  private final class Lettering: NSObject, XMLParserDelegate {
    var words: [String] = []
    private var isText = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      isText = name == "text"
      if isText { words.append("") }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if isText { words[words.count - 1] += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      isText = false
    }
  }

  @Test func `the posters are those that the records point to`() {
    #expect(DemoMovies.posterNames == MoviesRecord.all.map(\.posterName).sorted())
    #expect(MoviesRecord.all.allSatisfy { $0.poster == "/demo/movies/\($0.objectID).svg" })
  }

  @Test func `every poster is well-formed and letters the title and the year of its film`() {
    for film in MoviesRecord.all {
      let lettering = Lettering()
      let parser = XMLParser(data: Data(DemoMovies.poster(named: film.posterName) ?? []))
      parser.delegate = lettering
      #expect(parser.parse(), "\(film.posterName)")
      let title = lettering.words.dropLast().joined(separator: " ")
      #expect(title.lowercased() == film.title.lowercased())
      #expect(lettering.words.last == String(film.year))
    }
  }

  @Test func `a poster is 300 by 450 and says what it shows`() {
    let svg = text(of: "jaws-1975.svg")
    #expect(
      svg.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 450" width="300" height="450">
        <title>Poster of Jaws, 1975: a shark rising under a small boat</title>
        """))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(!svg.contains("<script"))
  }

  @Test func `an ampersand in a title is escaped`() {
    #expect(text(of: "roger-me-1989.svg").contains("<title>Poster of Roger &amp; Me, 1989: "))
  }

  @Test func `no two posters are alike, even without their lettering`() {
    let drawings = DemoMovies.posterNames.map { name in
      text(of: name).split(separator: "\n").filter { !$0.hasPrefix("<text") && !$0.hasPrefix("<title") }
    }
    let pictures = drawings.map { lines in lines.filter { !$0.contains("text-anchor") } }
    #expect(Set(pictures).count == DemoMovies.posterNames.count)
  }

  @Test func `every scene is used and differs from all others`() {
    let scenes = Scene.all
    #expect(scenes.count >= 20)
    #expect(Set(scenes.map(\.id)).count == scenes.count)
    #expect(Set(scenes.map(\.caption)).count == scenes.count)
    #expect(Set(scenes.map { "\($0.parts.map(\.figure))" }).count == scenes.count)
    #expect(Set(Film.all.map(\.scene)) == Set(scenes.map(\.id)))
  }

  @Test func `every tone of every scene has a colour in every palette`() {
    for scene in Scene.all {
      for palette in scene.palettes {
        #expect(scene.parts.allSatisfy { palette.colour($0.tone).wholeMatch(of: /#[0-9a-f]{6}/) != nil })
      }
    }
  }

  @Test func `titles stand out from what is behind them`() {
    for palette in Palette.any {
      #expect(contrast(palette.onSky, palette.colour("s")) >= 4.5)
      #expect(contrast(palette.onGround, palette.colour("d")) >= 4.5)
    }
  }

  @Test func `a title is as large as its lines allow`() {
    #expect(TitleBlock("Up", face: .round, height: 76).lines == ["Up"])
    #expect(TitleBlock("Up", face: .round, height: 76).size == 44)
    let long = TitleBlock(
      "The Lord of the Rings: The Fellowship of the Ring", face: .book, height: 76)
    #expect(long.lines == ["The Lord of the Rings:", "The Fellowship of the", "Ring"])
    #expect(long.size == 20)
    #expect(TitleBlock("Out of Africa", face: .engraved, height: 76).lines == ["OUT OF", "AFRICA"])
  }

  @Test func `every title fits into its place`() {
    for film in Film.all {
      let block = TitleBlock(film.title, face: Typeface.of(film), height: 76)
      #expect(block.height <= 76, "\(film.title)")
      #expect(block.size >= 18, "\(film.title)")
    }
  }

  @Test(arguments: [
    "", ".svg", "jaws-1975", "jaws-1976.svg", "Jaws-1975.svg", "../jaws-1975.svg", "jaws-1975.svg.svg",
    "jaws.svg",
  ])
  func `a name that no record has gives no poster`(name: String) {
    #expect(DemoMovies.poster(named: name) == nil)
  }

  @Test func `a poster is the same each time`() {
    #expect(DemoMovies.poster(named: "coco-2017.svg") == DemoMovies.poster(named: "coco-2017.svg"))
  }

  private func text(of name: String) -> String {
    DemoMovies.poster(named: name).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The contrast of two colours as WCAG 2 defines it, 1 to 21.
  private func contrast(_ first: String, _ second: String) -> Double {
    let luminances = [first, second].map(luminance).sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
      let share = Double(part) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
