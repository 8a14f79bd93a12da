import NearestNames

/// The rules for elements.
extension ContextReader {
  func check(_ element: Element, _ tag: Skeleton.StartTag) {
    let name = element.name
    // A colon was reported while the tag was read.
    if tag.name.contains(":") { return }
    if element.isSVG, let parent = elements.last, parent.isSVG, ["title", "desc"].contains(parent.name) {
      return report(.childRefused(name: name, parent: parent.name, allowed: []), at: element.place)
    }
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
    if !HTMLElements.known.contains(name) {
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
    } else if let parents = HTMLElements.parents[name], !parents.contains(parent.name) {
      report(.misplaced(name: name, parent: parent.name, allowed: parents), at: element.place)
    } else if let children = HTMLElements.children[parent.name], !children.contains(name) {
      let usual = children.filter { $0 != "script" && $0 != "template" }
      report(.childRefused(name: name, parent: parent.name, allowed: usual), at: element.place)
    } else if name == "html" {
      report(.misplaced(name: name, parent: parent.name, allowed: ["html"]), at: element.place)
    }
    if parent.name == "html", parent.children.contains(name) || name == "head" && !parent.children.isEmpty {
      report(.pageOrder(name: name), at: element.place)
    }
    checkDescription(element)
    if HTMLElements.headings.contains(name), HTMLElements.headings.contains(parent.name) {
      report(.nested(name: name, outer: parent.name, place: parent.place), at: element.place)
    }
    if HTMLElements.neverNested.contains(name), let outer = elements.last(where: { $0.name == name }) {
      report(.nested(name: name, outer: name, place: outer.place), at: element.place)
    }
    checkParagraph(element)
  }

  /// `<dt>` and `<dd>` in a `<div>` close an outer one unless the `<div>` groups them in a `<dl>`.
  private func checkDescription(_ element: Element) {
    guard element.name == "dt" || element.name == "dd", elements.last?.name == "div", elements.count > 1
    else { return }
    let outer = elements[elements.count - 2].name
    if outer != "dl", outer != Skeleton.wrapper {
      report(.misplaced(name: element.name, parent: "div", allowed: ["dl"]), at: element.place)
    }
  }

  private func checkParagraph(_ element: Element) {
    guard HTMLElements.closesParagraph.contains(element.name) else { return }
    for outer in elements.reversed() {
      if outer.name == "p" {
        return report(.paragraph(block: element.name, place: outer.place), at: element.place)
      }
      // What closes a paragraph itself was refused if it stands in one.
      if HTMLElements.paragraphScope.contains(outer.name) || HTMLElements.closesParagraph.contains(outer.name)
      {
        return
      }
    }
  }
}
