import SearchCore

// Dates, tags, and the ways to sort.
extension Guesser {
  mutating func guessDate() {
    guess.date =
      best { attribute in
        guard attribute.isDate, !attribute.isConstant, !attribute.name.isInternal, attribute.isSingle else {
          return 0
        }
        let named = Double(attribute.name.score(RoleWords.dates))
        return max(named, 15) + 30 * attribute.fill - 5 * Double(attribute.name.depth)
      }?.path
  }

  mutating func guessTags() {
    guess.tags =
      best { attribute in
        guard attribute.isText, !attribute.isSingle, attribute.meanLength <= 30, attribute.isPresentable,
          !attribute.isAddress, !attribute.isNumberText,
          attribute.name.words.last.map(RoleWords.tags.contains) == true
        else { return 0 }
        let isPlain = attribute.name.words.count == 1
        return (isPlain ? 60 : 20) + 20 * attribute.fill - 5 * Double(attribute.name.depth)
      }?.path
  }

  mutating func guessSorts() {
    if let price = guess.price.last {
      addSort("price-asc", "Price, low to high", price, isAscending: true)
      addSort("price-desc", "Price, high to low", price, isAscending: false)
    }
    if let rating = guess.rating { addSort("rating", "Best rated", rating, isAscending: false) }
    if let date = guess.date, let attribute = survey[date] {
      if attribute.name.has(RoleWords.starts) {
        addSort("soonest", "Soonest first", date, isAscending: true)
      } else {
        addSort("newest", "Newest", date, isAscending: false)
      }
    } else if let year {
      addSort("newest", "Newest", year.path, isAscending: false)
    }
    if let first = guess.ranking.first, !first.isAscending, first.attribute != guess.rating {
      addSort("popular", "Most popular", first.attribute, isAscending: false)
    }
    if let title = guess.title.first { addSort("title", "Title", title, isAscending: true) }
  }

  private mutating func addSort(_ id: String, _ title: String, _ path: String, isAscending: Bool) {
    guess.sorts.append(
      RecordGuess.Sort(id: id, title: title, order: SortOrder(attribute: path, isAscending: isAscending)))
  }
}
