/// The table of every key: what it takes and what it does. Reading, writing, the schema for editors and the reference
/// all come from it.
package enum SiteConfigurationSchema {
  static let configuration = Group("the configuration", Configuration()) {
    Key("listen", \.listen, .listenAddress, "The IP address and port to listen on.")
    Key(
      "data", optional: \.data, .folderToBe,
      "The folder that keeps the indices. Left out: the user's data folder.")
    Key(
      "sites", \.sites, .list(of: site.type, "sites", 1...100, check: checkSites), isRequired: true,
      "The search sites of this server.")
  }

  static let site = Group("a site", ConfiguredSite(), check: checkSite) {
    Key(
      "path", \.path, .sitePath, isRequired: true, "The first part of the site's addresses: shop for /shop.")
    Key("title", \.title, .text(), isRequired: true, "The name of the site.")
    Key("about", \.about, .text(upTo: 500), "One sentence about the site, for the list of sites.")
    Key(
      "language", \.language, .choice,
      "Numbers and prices are written as in this language; the words of the pages are English.")
    Key(
      "currency", optional: \.currency, .currency,
      "The currency of prices, by its code of ISO 4217. Left out: told from the records, else EUR.")
    Key("engine", \.engine, .choice, "What answers the searches.")
    Key(
      "index", optional: \.index, .identifier,
      "The index that is searched. Left out: the one named like the path.")
    Key("source", optional: \.source, source.type, "The file whose records fill the index.")
    Key(
      "noun", optional: \.noun, noun.type,
      "What the records are called. Left out: told from the name of the file, else record and records.")
    Key("placeholder", optional: \.placeholder, .text(), "What the empty search box says. Left out: Search.")
    Key(
      "layout", optional: \.layout, .choice,
      "Cards with square pictures, cards with upright ones, or rows of text. Left out: told from the records."
    )
    Key(
      "fields", optional: \.fields, fields.type,
      "Which attribute of a record plays which part on a page; a part that is not named is not shown. "
        + "Left out as a whole: told from the records.")
    Key(
      "facts", optional: \.facts, .list(of: fact.type, "attributes", 0...20),
      "Short attributes at the end of each hit. Left out: told from the records.")
    Key(
      "details", optional: \.details, .list(of: detail.type, "attributes", 0...100),
      "The rows of a record's own page. Left out: told from the records.")
    Key(
      "badges", \.badges, .list(of: badge.type, "badges", 0...20),
      "Words on a card for tags; the first badge whose tag the record has is shown.")
    Key(
      "image_origins", optional: \.imageOrigins, .list(of: .origin, "origins", 0...20),
      "Where pictures may come from besides this server, each as https://host. Left out: told from the records."
    )
    Key(
      "search", optional: \.search, .list(of: .attribute, "attributes", 1...100, check: checkSearched),
      "The attributes that are searched, the most important first. Left out: told from the records.")
    Key(
      "ranking", optional: \.ranking, .list(of: ranking.type, "orders", 0...10),
      "What decides between equal matches, the weightiest first. Left out: told from the records.")
    Key(
      "facets", optional: \.facets, .list(of: facet.type, "facets", 0...50, check: checkFacets),
      "The filters beside the hits, in this order. Left out: told from the records.")
    Key(
      "sorts", optional: \.sorts, .list(of: sort.type, "sorts", 0...20, check: checkSorts),
      "The ways to sort besides by relevance, which is always there. Left out: told from the records.")
    Key("hits_per_page", \.hitsPerPage, .integer(1...1000), "The hits on one page.")
    Key("suggestions", \.suggestions, suggestions.type, "What the search box proposes.")
    Key(
      "search_mode", \.searchMode, .choice,
      "Whether the page follows each letter, or waits until the search is sent.")
    Key("minimum_length", \.minimumLength, .integer(1...20), "Shorter queries are not searched.")
    Key("empty_query", \.emptyQuery, .choice, "What the page shows before anything is typed.")
    Key(
      "theme", \.theme, theme.type, "The look of the site. What is left out stays as in the style sheet.")
    Key(
      "templates", optional: \.templates, .folder,
      "A folder of templates; each stands in for the shipped one of the same name.")
  }
}
