@testable import SiteConfiguration

/// A configuration with every key of the schema, and the value that it must be.
enum Example {
  static let text = """
    # The shop.
    listen: "[::1]:9000"
    data: data
    sites:
      - path: shop
        title: 1984            # plain text, no number
        about: "Tents & more"
        language: de
        currency: GBP
        engine: embedded
        index: shop-2024
        source:
          file: products.json
          format: ndjson
          encoding: windows-1252
          separator: ";"
          list: response.docs
          id: sku
          kinds:
            description: html
            IMDB Rating: text
          strict: true
        noun:
          one: product
          other: products
        placeholder: no
        layout: list
        fields:
          title: [name, title.en]
          subtitle: brand
          text: description
          image: image_urls
          url: link
          price: [price.value, price]
          was_price: price.was
          rating: stars
          rating_scale: 10
          rating_count: votes
          tags: labels
          date: released
        facts:
          - brand
          - {field: size, title: Size, unit: KiB, show: digits}
        details:
          - field: material
            title: Material
          - {field: year, title: Year, show: digits}
        badges: [{tag: new, words: New}]
        image_origins: ["https://Images.example:8443", "http://x"]
        search: [name, brand, IMDB Title]
        ranking:
          - popularity
          - {field: price.value, order: asc}
        facets:
          - field: brand
            title: Brand
          - field: categories.lvl0
            parameter: category
            title: Category
            limit: 5
            sort: name
        sorts:
          - {id: price-asc, title: "Price, low to high", field: price.value, order: asc}
        hits_per_page: 48
        suggestions: {from: index, index: queries, limit: 6, preview: 0}
        search_mode: on-submit
        minimum_length: 3
        empty_query: nothing
        theme:
          accent: {light: "#0B5D66", dark: "#86d2cf"}
          on_accent: '#FFF'
          lamp: "#ffd257"
          font: [Source Sans 3, sans-serif]
          radius: 0.50rem
          card_ratio: 2/3
          card_min: 12rem
          page: 80rem
        templates: templates/
      - path: faq
        title: Questions
    """

  static let configuration: Configuration = {
    var configuration = Configuration(sites: [shop, ConfiguredSite(path: "faq", title: "Questions")])
    configuration.listen = "[::1]:9000"
    configuration.data = FilePath("data", in: "/etc/shop")
    return configuration
  }()

  private static let shop: ConfiguredSite = {
    var site = ConfiguredSite(path: "shop", title: "1984")
    site.about = "Tents & more"
    site.language = .german
    site.currency = "GBP"
    site.engine = .embedded
    site.index = "shop-2024"
    var source = ConfiguredSource(file: FilePath("products.json", in: "/etc/shop"))
    source.format = .ndjson
    source.encoding = .windows1252
    source.separator = ";"
    source.list = "response.docs"
    source.id = "sku"
    source.kinds = ["description": .html, "IMDB Rating": .text]
    source.isStrict = true
    site.source = source
    site.noun = ConfiguredNoun(one: "product", other: "products")
    site.placeholder = "no"
    site.layout = .list
    site.fields = fields
    site.facts = [
      ConfiguredDetail(field: "brand"),
      ConfiguredDetail(field: "size", title: "Size", unit: "KiB", show: .digits),
    ]
    site.details = [
      ConfiguredDetail(field: "material", title: "Material"),
      ConfiguredDetail(field: "year", title: "Year", show: .digits),
    ]
    site.badges = [ConfiguredBadge(tag: "new", words: "New")]
    site.imageOrigins = ["https://images.example:8443", "http://x"]
    site.search = ["name", "brand", "IMDB Title"]
    site.ranking = [
      ConfiguredOrder(field: "popularity", direction: .descending),
      ConfiguredOrder(field: "price.value", direction: .ascending),
    ]
    var category = ConfiguredFacet(field: "categories.lvl0", parameter: "category", title: "Category")
    category.limit = 5
    category.sort = .name
    site.facets = [ConfiguredFacet(field: "brand", title: "Brand"), category]
    site.sorts = [
      ConfiguredSort(
        id: "price-asc", title: "Price, low to high", field: "price.value", direction: .ascending)
    ]
    site.hitsPerPage = 48
    site.suggestions.from = .index
    site.suggestions.index = "queries"
    site.suggestions.limit = 6
    site.suggestions.preview = 0
    site.searchMode = .onSubmit
    site.minimumLength = 3
    site.emptyQuery = .nothing
    site.theme = theme
    site.templates = FilePath("templates/", in: "/etc/shop")
    return site
  }()

  private static let fields: ConfiguredFields = {
    var fields = ConfiguredFields()
    fields.title = ["name", "title.en"]
    fields.subtitle = ["brand"]
    fields.text = ["description"]
    fields.image = "image_urls"
    fields.url = "link"
    fields.price = ["price.value", "price"]
    fields.wasPrice = "price.was"
    fields.rating = "stars"
    fields.ratingCount = "votes"
    fields.ratingScale = 10
    fields.tags = "labels"
    fields.date = "released"
    return fields
  }()

  private static let theme: ConfiguredTheme = {
    var theme = ConfiguredTheme()
    theme.accent = ThemeColour(light: "#0b5d66", dark: "#86d2cf")
    theme.onAccent = ThemeColour(light: "#fff")
    theme.lamp = ThemeColour(light: "#ffd257")
    theme.font = ["Source Sans 3", "sans-serif"]
    theme.radius = "0.5rem"
    theme.cardRatio = "2 / 3"
    theme.cardMinimum = "12rem"
    theme.page = "80rem"
    return theme
  }()
}
