import Foundation
import Testing

@testable import DemoData

@Suite struct MoviesRecordsTests {
  let films = MoviesRecord.all

  @Test func `every record is JSON with the promised fields`() {
    #expect(films.count == DemoMovies.records().count)
    #expect(films.count >= 300)
  }

  @Test func `two runs give the same bytes`() {
    #expect(DemoMovies.records() == DemoMovies.records())
  }

  @Test func `a record looks like this`() {
    #expect(
      DemoMovies.records().first { $0.contains(#""objectID":"addams-family-values-1993""#) }
        == #"{"objectID":"addams-family-values-1993","title":"Addams Family Values","year":1993,"#
        + #""overview":"A moustached baby arrives, a nanny with a taste for rich husbands follows, and two "#
        + #"gloomy children are sent to the most cheerful summer camp on earth.","#
        + #""cast":["Anjelica Huston","Raul Julia","Christopher Lloyd","Joan Cusack","Christina Ricci"],"#
        + #""genres":["Comedy","Fantasy","Family"],"poster":"/demo/movies/addams-family-values-1993.svg"}"#
    )
  }

  @Test func `nothing is told that cannot be checked`() throws {
    let promised: Set = ["objectID", "title", "year", "overview", "cast", "genres", "poster"]
    for record in DemoMovies.records() {
      let keys = try #require(JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any]).keys
      #expect(Set(keys) == promised)
    }
  }

  @Test func `no identifier is given twice, and it is the title and the year`() {
    #expect(Set(films.map(\.objectID)).count == films.count)
    for film in films {
      #expect(film.objectID == "\(Folding.slug(film.title))-\(film.year)")
      #expect(film.objectID.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*-(19|20)\d\d/) != nil, "\(film.objectID)")
    }
  }

  @Test func `films of one title differ in their years`() {
    #expect(Set(films.map { "\($0.title) \($0.year)" }).count == films.count)
    #expect(films.filter { $0.title == "The Addams Family" }.map(\.year) == [1991, 2019])
    #expect(films.filter { $0.title == "Cinderella" }.map(\.year) == [1950, 2015])
  }

  @Test func `records come in the order of the years`() {
    #expect(films.map(\.year) == films.map(\.year).sorted())
    #expect(films.allSatisfy { (1930...2025).contains($0.year) })
  }

  @Test func `every film has names and genres, and none of them twice`() {
    for film in films {
      #expect((1...6).contains(film.cast.count), "\(film.title)")
      #expect((1...4).contains(film.genres.count), "\(film.title)")
      #expect(Set(film.cast).count == film.cast.count, "\(film.title)")
      #expect(Set(film.genres).count == film.genres.count, "\(film.title)")
      #expect(film.cast.allSatisfy { !$0.isEmpty && !$0.contains("|") }, "\(film.title)")
    }
    #expect(films.count { $0.cast.count < 3 } < 12)
  }

  @Test func `genres are those of the closed list, and each is used`() {
    let known = Set(Genre.allCases.map(\.rawValue))
    #expect(Set(films.flatMap(\.genres)) == known)
  }

  @Test func `an overview has one to three sentences and 40 to 400 characters`() {
    for film in films {
      #expect((40...400).contains(film.overview.count), "\(film.title): \(film.overview.count)")
      let ends = film.overview.matches(of: /[.?!](\s|$)/).count
      #expect((1...4).contains(ends), "\(film.title)")
      #expect(film.overview.last.map { ".?!".contains($0) } == true, "\(film.title)")
      #expect(!film.overview.contains("  "), "\(film.title)")
    }
  }

  @Test func `no two overviews share a sentence`() {
    var owners: [String: String] = [:]
    for film in films {
      for sentence in film.overview.split(separator: /[.?!](\s|$)/) {
        let owner = owners.updateValue(film.objectID, forKey: Folding.slug(String(sentence)))
        #expect(owner == nil, "\(film.objectID): \(sentence)")
      }
    }
  }

  @Test func `the word family stands in many titles and in many other overviews`() {
    let inTitle = films.filter { Folding.words(of: $0.title).contains("family") }
    let inOverview = films.filter { Folding.words(of: $0.overview).contains("family") }
    #expect(inTitle.count >= 12)
    #expect(inOverview.count >= 25)
    let onlyInOverview = Set(inOverview.map(\.objectID)).subtracting(inTitle.map(\.objectID))
    #expect(onlyInOverview.count >= 25)
  }

  @Test func `apostrophes and quotation marks are typographic`() {
    for film in films {
      let text = "\(film.title) \(film.overview) \(film.cast.joined())"
      #expect(!text.contains("'") && !text.contains("\""), "\(film.title)")
    }
  }
}
