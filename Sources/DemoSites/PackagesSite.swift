import SearchCore
import SearchEmbedded
import SearchWeb

/// The machine's own Debian package index: some 64,000 records as they come, a site of text rows.
package enum PackagesSite {
  package static let index = "packages"

  package static let indexSettings = IndexSettings(
    searchable: ["name", "summary", "maintainer"], facets: ["section", "tags"],
    customRanking: [SortOrder(attribute: "popularity", isAscending: false)],
    sortable: ["installed_size", "name"])

  package static func site(backend: any SearchBackend) -> Site {
    Site(
      id: "packages", name: "Packages", about: "Every package that this machine’s Debian can install.",
      noun: Noun(one: "package", other: "packages"), placeholder: "Search for editor, python, libxml…",
      settings: SearchSettings(
        index: index,
        facets: [
          FacetSetting(attribute: "section", parameter: "section", title: "Section", limit: 12),
          FacetSetting(attribute: "tags", parameter: "tags", title: "Tags", limit: 12),
        ],
        sorts: [
          SortSetting(id: "name", title: "Name", order: SortOrder(attribute: "name", isAscending: true)),
          SortSetting(
            id: "size-desc", title: "Largest first",
            order: SortOrder(attribute: "installed_size", isAscending: false)),
          SortSetting(
            id: "size-asc", title: "Smallest first",
            order: SortOrder(attribute: "installed_size", isAscending: true)),
        ],
        hitsPerPage: 20, highlighted: ["name", "summary"], previewLimit: 0),
      layout: .list,
      fields: FieldMap(
        title: ["name"], text: ["summary"],
        facts: [.init("section", ""), .init("version", ""), .init("installed_size", "", unit: "KiB")],
        details: [
          .init("version", "Version"), .init("section", "Section"),
          .init("installed_size", "Installed size", unit: "KiB"), .init("maintainer", "Maintainer"),
          .init("homepage", "Home page"), .init("popularity", "Packages that name it"), .init("tags", "Tags"),
        ]),
      ways: ["editor", "python3", "web server", "compiler", "fonts"], backend: backend)
  }
}
