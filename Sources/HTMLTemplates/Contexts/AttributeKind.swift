/// What an attribute's value means, as far as escaping depends on it.
enum AttributeKind: Equatable {
  case plain
  /// A URL that a reader follows or sends a form to. `mailto` and `tel` belong to `href`.
  case url(allowsMail: Bool)
  /// A URL that decides what the page loads and runs: only our own links may start it.
  case ownURL
  /// Several URLs with descriptors: `srcset`.
  case urlList
  /// Several URLs, parted by spaces: `ping`.
  case spacedURLs
  /// A list of names: `class`, `rel`.
  case tokens
  /// A number.
  case number
  /// On as soon as it is written: only a flag may decide.
  case boolean
  /// Ids of elements, one or several.
  case identifiers
  /// A value that only the template may write.
  case literal
  /// An `href` in SVG: `#…` only.
  case svgReference

  private static let urls = HTMLElements.words(
    """
    action formaction poster cite src background longdesc data-hx-get data-hx-post data-hx-put data-hx-patch
    data-hx-delete data-hx-push-url data-hx-replace-url
    """)

  private static let tokenNames = HTMLElements.words("class rel itemprop accesskey")

  private static let numbers = HTMLElements.words(
    "width height colspan rowspan span tabindex maxlength minlength size rows cols start aria-level aria-posinset "
      + "aria-setsize aria-colcount aria-rowcount aria-colindex aria-rowindex")

  private static let identifierNames = HTMLElements.words(
    """
    id for form list headers aria-labelledby aria-describedby aria-controls aria-owns aria-activedescendant aria-details
    aria-flowto aria-errormessage popovertarget commandfor anchor itemref
    """)

  private static let literals = HTMLElements.words(
    """
    http-equiv sandbox allow integrity nonce crossorigin referrerpolicy charset is rel target type manifest usemap
    name shadowrootmode
    data-hx-vals data-hx-vars data-hx-headers data-hx-trigger data-hx-request data-hx-include data-hx-ext data-hx-target
    data-hx-select data-hx-select-oob data-hx-swap data-hx-swap-oob data-hx-sync data-hx-indicator data-hx-params
    data-hx-confirm data-hx-encoding data-hx-boost data-hx-disinherit data-hx-inherit
    """)

  /// Attributes of these names are literal on some elements only.
  private static let literalOwners: [String: Set<String>] = [
    "type": ["script", "link", "style", "object", "embed"], "rel": ["link"], "charset": ["meta", "script"],
    "target": ["base"], "shadowrootmode": ["template"],
    // On these elements a name hides what scripts call so on the document, as an id does on the window.
    "name": ["img", "form", "iframe", "object", "embed", "a", "map", "meta"],
  ]

  static func of(_ name: String, on element: String, isSVG: Bool, siblings: [String: String]) -> AttributeKind
  {
    if isSVG { return ofSVG(name) }
    if name == "href" { return href(on: element, siblings) }
    if name == "data" || name == "classid" || name == "code", element == "object" { return .ownURL }
    if name == "src", ["script", "iframe", "embed", "object"].contains(element) { return .ownURL }
    if name == "srcset" || name == "imagesrcset" { return .urlList }
    if name == "ping" { return .spacedURLs }
    if name == "content", element == "meta", siblings["http-equiv"] != nil { return .literal }
    if urls.contains(name) { return .url(allowsMail: false) }
    if BooleanAttributes.names.contains(name) { return .boolean }
    if identifierNames.contains(name) { return .identifiers }
    if literals.contains(name) {
      guard let owners = literalOwners[name] else { return .literal }
      if owners.contains(element) { return .literal }
    }
    if name.hasPrefix("data-hx-") { return .literal }
    if tokenNames.contains(name) { return .tokens }
    return numbers.contains(name) ? .number : .plain
  }

  /// What an attribute of an XML document means: feeds, sitemaps and description documents hold URLs in few of them.
  static func ofXML(_ name: String) -> AttributeKind {
    let local = name.split(separator: ":").last ?? ""
    return xmlURLs.contains(String(local)) ? .url(allowsMail: true) : .plain
  }

  private static let xmlURLs = HTMLElements.words("href src url uri template cite base")

  private static func ofSVG(_ name: String) -> AttributeKind {
    if name == "href" { return .svgReference }
    if name == "id" || name.hasPrefix("aria-") && identifierNames.contains(name) { return .identifiers }
    if name == "class" { return .tokens }
    return SVGNames.literal.contains(name) ? .literal : .plain
  }

  /// A `<link>` loads what it names unless its relation says that it only points there.
  private static func href(on element: String, _ siblings: [String: String]) -> AttributeKind {
    switch element {
    case "base": return .literal
    case "link":
      let relations = (siblings["rel"] ?? "").split(separator: " ")
      let pointing = [
        "canonical", "next", "prev", "alternate", "search", "author", "help", "license", "icon",
      ]
      let isPointer = !relations.isEmpty && relations.allSatisfy { pointing.contains(String($0)) }
      return isPointer ? .url(allowsMail: false) : .ownURL
    default: return .url(allowsMail: true)
    }
  }
}
