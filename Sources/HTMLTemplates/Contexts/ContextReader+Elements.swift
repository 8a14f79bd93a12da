/// The rules for elements.
extension ContextReader {
  func check(_ element: Element, _ tag: Skeleton.StartTag) {
    let name = element.name
    if element.isSVG, name != "svg" {
      if !SVGNames.elements.contains(name) {
        report(
          .unknownSVGElement(name: name, nearest: NearestName.find(name, in: SVGNames.elements)),
          at: element.place)
      }
      return
    }
    if name.contains(where: \.isUppercase) {
      return report(.upperCaseElement(name: name), at: element.place)
    }
    if let why = HTMLElements.refused[name] {
      return report(.elementRefused(name: name, why: why), at: element.place)
    }
    // A colon was reported while the tag was read.
    if !HTMLElements.known.contains(name), !name.contains(":") {
      report(
        .unknownElement(name: name, nearest: NearestName.find(name, in: HTMLElements.known)),
        at: element.place)
    }
    if tag.isSelfClosed, name != "svg", !HTMLElements.void.contains(name) {
      report(.selfClosed(name: name), at: element.place)
    }
  }

  /// Whether the element may stand inside the open ones.
  func checkPlace(_ element: Element) {
    guard let parent = elements.last else { return }
    let name = element.name
    if parent.name == Skeleton.wrapper {
      // A fragment may be any part of a page, but a whole page stands alone.
      if hasPage || name == "html" && tagCountInRoot > 0 {
        report(.besidePage(name: name), at: element.place)
      }
      hasPage = hasPage || name == "html"
      tagCountInRoot += 1
    } else if let children = HTMLElements.children[parent.name], !children.contains(name) {
      report(.childRefused(name: name, parent: parent.name, allowed: children), at: element.place)
    } else if let parents = HTMLElements.parents[name], !parents.contains(parent.name) {
      report(.misplaced(name: name, parent: parent.name, allowed: parents), at: element.place)
    } else if name == "html" {
      report(.misplaced(name: name, parent: parent.name, allowed: ["html"]), at: element.place)
    }
    if HTMLElements.headings.contains(name), HTMLElements.headings.contains(parent.name) {
      report(.nested(name: name, place: parent.place), at: element.place)
    }
    if HTMLElements.neverNested.contains(name), let outer = elements.last(where: { $0.name == name }) {
      report(.nested(name: name, place: outer.place), at: element.place)
    }
    checkParagraph(element)
  }

  private func checkParagraph(_ element: Element) {
    guard HTMLElements.closesParagraph.contains(element.name) else { return }
    for outer in elements.reversed() {
      if outer.name == "p" {
        return report(.paragraph(block: element.name, place: outer.place), at: element.place)
      }
      if HTMLElements.paragraphScope.contains(outer.name) { return }
    }
  }
}
