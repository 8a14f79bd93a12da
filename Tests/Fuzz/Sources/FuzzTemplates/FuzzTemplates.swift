import FuzzedInput
import HTMLTemplates
import LibXML

/// Loads templates: each loads or is refused with a place and words, and one that loads makes pages whose elements and
/// attributes no text changes.
///
/// The input is the template; behind a zero byte stands a partial named `part`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplates(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let sources = FuzzedInput(start, count).rest.split(
    separator: 0, maxSplits: 1, omittingEmptySubsequences: false
  ).map(Array.init)
  do throws(TemplateError) {
    let library = try TemplateLibrary(
      bytes: ["page": sources[0], "part": sources.count > 1 ? sources[1] : Array("<b>{{title}}</b>".utf8)],
      templates: [TemplateEntry(name)])
    keepsItsShape(library, sources[0])
  } catch {
    hold(!error.faults.isEmpty, "refused without a fault")
    for fault in error.faults {
      hold(fault.place.line > 0 && fault.place.column > 0, "a fault without a place")
      hold(!"\(fault.reason)".isEmpty, "a fault without words")
    }
  }
  return 0
}

private let name = TemplateName<FuzzPage>("page")

private let harmless = FuzzPage("word")
private let hostile = [
  "\"'><script>alert(1)</script>", "--></title></textarea></svg><b c=\"d", "javascript:a", "&lt;\u{0}\n",
  " = ` ",
].map(FuzzPage.init)

private func keepsItsShape(_ library: TemplateLibrary, _ template: [UInt8]) {
  let expected = shape(library.render(name, harmless))
  for page in hostile {
    let rendered = library.render(name, page)
    hold(
      shape(rendered) == expected,
      "\(String(decoding: template, as: UTF8.self)) gives \(String(decoding: rendered, as: UTF8.self))")
  }
}

/// Elements and attributes in order.
private func shape(_ page: [UInt8]) -> [String] {
  var shape: [String] = []
  func read(_ nodes: [HTMLNode]) {
    for node in nodes {
      switch node {
      case .element(let name, let attributes, let children):
        shape.append(name)
        shape += attributes.map(\.name)
        read(children)
        shape.append("/")
      case .comment: shape.append("!")
      case .text: break
      }
    }
  }
  read(HTMLTree.parse(page) ?? [])
  return shape
}
