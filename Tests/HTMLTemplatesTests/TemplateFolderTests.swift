import Glibc
import HTMLTemplates
import Testing

private let name = TemplateName<SamplePage>("pages/results")

private func page(_ folders: [String]) throws -> String {
  let library = try TemplateLibrary(folders: folders, templates: [TemplateEntry(name)])
  return String(decoding: library.render(name, SamplePage(title: "T")), as: UTF8.self)
}

@Test func `a template of an earlier folder takes the place of a later one's`() throws {
  let folders = try Folders()
  try folders.write("ours/pages/results.mustache", "<p>{{> partials/head}}</p>")
  try folders.write("ours/partials/head.mustache", "ours {{title}}")
  try folders.write("theirs/partials/head.mustache", "theirs {{title}}")
  #expect(try page(["\(folders.path)/ours"]) == "<p>ours T</p>")
  #expect(try page(["\(folders.path)/theirs", "\(folders.path)/ours/"]) == "<p>theirs T</p>")
  #expect(try page(["\(folders.path)/nothing", "\(folders.path)/ours"]) == "<p>ours T</p>")
}

@Test func `messages name the file`() throws {
  let folders = try Folders()
  try folders.write("pages/results.mustache", "<p>\n{{titel}}</p>")
  #expect {
    try page([folders.path])
  } throws: {
    "\($0)"
      == """
      \(folders.path)/pages/results.mustache:2:1: {{titel}} names no field of this page. Did you mean {{title}}?
        {{titel}}</p>
        ^
      """
  }
}

@Test func `a byte order mark is not part of the page`() throws {
  let folders = try Folders()
  try folders.write("pages/results.mustache", [0xEF, 0xBB, 0xBF] + Array("{{title}}".utf8))
  #expect(try page([folders.path]) == "T")
}

@Test func `a file that is not UTF-8 is refused with the place`() throws {
  let folders = try Folders()
  try folders.write("pages/results.mustache", Array("é\na".utf8) + [0xFF])
  #expect {
    try page([folders.path])
  } throws: {
    "\($0)"
      == """
      \(folders.path)/pages/results.mustache:2:2: These bytes are not UTF-8. Save the file as UTF-8.
        a\u{FFFD}
         ^
      """
  }
}

@Test func `a missing template is told with the folders`() throws {
  #expect {
    try page(["/nowhere/a", "/nowhere/b"])
  } throws: {
    "\($0)"
      == "pages/results.mustache:1:1: There is no template pages/results in /nowhere/a, /nowhere/b. Add the file pages/results.mustache."
  }
}

@Test func `a pipe with the name of a template is refused and not waited for`() throws {
  let folders = try Folders()
  try folders.write("pages/results.mustache", "<p>{{title}}</p>")
  #expect(mkfifo(folders.path + "/card.mustache", 0o600) == 0)
  #expect {
    try page([folders.path])
  } throws: {
    "\($0)"
      == "\(folders.path)/card.mustache:1:1: The file cannot be read: it is no regular file. Make it readable or take it away."
  }
}

@Test func `a file that cannot be read is told, whether a page uses it or not`() throws {
  let folders = try Folders()
  try folders.write("pages/results.mustache", "<p>{{title}}</p>")
  try folders.write("partials/card.mustache/a", "a folder with the name of a template")
  #expect {
    try page([folders.path])
  } throws: {
    "\($0)"
      == "\(folders.path)/partials/card.mustache:1:1: The file cannot be read: it is no regular file. Make it readable or take it away."
  }
}
