import HTMLTemplates

/// The templates and files of a server: those that its sites share, and those of sites with templates of their own.
package struct SiteAssets: Sendable {
  package let shared: LoadedAssets
  /// By the site's id.
  package let own: [String: LoadedAssets]

  /// - Parameter folders: The template folders of sites that have one, by the site's id.
  /// - Throws: Every fault of the templates of all sites, in one error.
  package init(_ shared: LoadedAssets, folders: [String: String] = [:]) throws(TemplateError) {
    var own: [String: LoadedAssets] = [:]
    var errors: [TemplateError] = []
    for (site, folder) in folders {
      do throws(TemplateError) { own[site] = try shared.overridden(by: [folder]) } catch {
        errors.append(error)
      }
    }
    if let error = TemplateError.joined(errors) { throw error }
    self.init(shared: shared, own: own)
  }

  init(shared: LoadedAssets, own: [String: LoadedAssets]) {
    self.shared = shared
    self.own = own
  }

  package func assets(of site: String) -> LoadedAssets { own[site] ?? shared }

  /// Files in the template folders of sites that change nothing, in the order of their paths.
  package var strays: [StrayTemplate] {
    own.values.flatMap(\.strays).sorted { $0.file < $1.file }
  }
}
