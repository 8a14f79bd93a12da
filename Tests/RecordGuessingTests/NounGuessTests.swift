import RecordGuessing
import Testing

@Suite struct NounGuessTests {
  @Test(
    arguments: [
      ("products.json", "product", "products"), ("my-films.ndjson.gz", "film", "films"),
      ("/srv/data/Movies_2024.csv.zst", "movie", "movies"), ("categories.json", "category", "categories"),
      ("dishes.json", "dish", "dishes"), ("boxes.csv", "box", "boxes"), ("houses.csv", "house", "houses"),
      ("people.json", "person", "people"), ("book.json", "book", "books"),
      ("shoes_en_de.json", "shoe", "shoes"),
      ("query-suggestions.json", "suggestion", "suggestions"), ("faq.json", "question", "questions"),
      ("companyList.csv", "company", "companies"), ("news.json", "record", "records"),
      ("export-2024-05.json", "record", "records"), ("data.csv", "record", "records"),
      ("-", "record", "records"),
      ("", "record", "records"), (".json", "record", "records"), ("bücher.csv", "record", "records"),
      ("class.json", "record", "records"),
    ])
  func `records are called what the file is called`(_ name: String, _ one: String, _ other: String) {
    let noun = NounGuess(fileName: name)
    #expect(noun.one == one)
    #expect(noun.other == other)
  }
}
