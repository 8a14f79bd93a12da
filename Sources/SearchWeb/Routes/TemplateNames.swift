import HTMLTemplates

/// The templates that routes render, each with the type of its value.
enum TemplateNames {
  static let sites = TemplateName<SitesPage>("pages/sites")
  static let results = TemplateName<ResultsPage>("pages/results")
  static let resultsFragment = TemplateName<ResultsPage>("fragments/results")
  static let suggestions = TemplateName<SuggestionsPage>("pages/suggestions")
  static let suggestionsFragment = TemplateName<SuggestionsPage>("fragments/suggestions")
  static let hit = TemplateName<HitPage>("pages/hit")
  static let facet = TemplateName<FacetPage>("pages/facet")
  static let message = TemplateName<MessagePage>("pages/message")
  static let messageFragment = TemplateName<MessagePage>("fragments/message")

  static let all: [TemplateEntry] = [
    .init(sites), .init(results), .init(resultsFragment), .init(suggestions), .init(suggestionsFragment),
    .init(hit), .init(facet), .init(message), .init(messageFragment),
  ]
}
