// What `init` says about guesses that a reader should look at.
extension Guesser {
  mutating func writeNotes() {
    noteTitle()
    notePrices()
    noteLanguages()
    for attribute in attributes where attribute.isWordDate {
      note(
        "“\(attribute.path)” holds dates in words, which cannot be sorted. Written as 2024-01-31 they could.")
    }
    if guess.ratingScale != 5, let rating = guess.rating {
      note("“\(rating)” was taken for a rating out of \(guess.ratingScale).")
    }
    for table in survey.tables.prefix(3) {
      note("“\(table)” has keys that differ from record to record, so its values are left out.")
    }
    for path in survey.embedded.prefix(3) {
      note("“\(path)” holds whole records, of which nothing is searched or shown.")
    }
    if profile.hasMoreAttributes {
      note("There are more than 1,000 attributes; the later ones were not looked at.")
    }
    noteLeftOut()
  }

  private mutating func note(_ sentence: String) {
    if guess.notes.count < 12 { guess.notes.append(sentence) }
  }

  private mutating func noteTitle() {
    guard let path = guess.title.first else {
      if !attributes.isEmpty { note("No attribute looks like a title, so the record's id stands in.") }
      return
    }
    if let title = survey[path], title.name.score(RoleWords.titles) == 0 {
      note("“\(path)” was taken for the title because its texts are short and all differ.")
    }
  }

  private mutating func notePrices() {
    for attribute in attributes where PriceAttribute.isPrice(attribute.name) {
      if attribute.mostlyIs(.money) || attribute.mostlyIs(.number) {
        note(
          "“\(attribute.path)” holds prices as text. Written as numbers they could be sorted and filtered.")
      } else if attribute.isNumeric, attribute.name.has(RoleWords.cents) {
        note("“\(attribute.path)” seems to count cents, so it was not taken for the price.")
      } else if attribute.isNumeric, attribute.column.zeros > 0, attribute.name.has(RoleWords.salePrices) {
        note("“\(attribute.path)” is 0 in some records, so it was not taken for the price of a sale.")
      }
    }
    if !guess.price.isEmpty, guess.currency == nil {
      note("Nothing tells the currency of the prices.")
    }
  }

  private mutating func noteLanguages() {
    for attribute in attributes {
      guard let language = attribute.language, let others = survey.otherLanguages[attribute.path] else {
        continue
      }
      let list = others.prefix(4).map { "“\($0)”" }.joined(separator: ", ")
      note("“\(attribute.path)” was taken for its language (\(language)); left out: \(list).")
    }
  }

  private mutating func noteLeftOut() {
    let silent = attributes.filter { $0.isHash || $0.name.isInternal }
    guard !silent.isEmpty else { return }
    let list = silent.prefix(6).map { "“\($0.path)”" }.joined(separator: ", ")
    note("Neither searched nor shown, as it says nothing to people: \(list).")
  }
}
