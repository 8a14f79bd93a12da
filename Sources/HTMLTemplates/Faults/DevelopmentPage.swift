/// A page for whoever writes templates beside a running server.
///
/// It needs no template, since it is shown when they cannot be loaded. File names and lines are escaped.
package enum DevelopmentPage {
  /// What is wrong, with the place and the line of each fault.
  package static func faults(_ report: String) -> [UInt8] {
    page(
      title: "Templates with faults", heading: "The templates cannot be loaded",
      lead: "What was loaded last is still served. Mend this, and the pages change by themselves.",
      report: report)
  }

  /// Nothing is wrong.
  ///
  /// - Parameter notes: What deserves a look all the same, a line each.
  package static func noFaults(notes: [String]) -> [UInt8] {
    page(
      title: "Templates without faults", heading: "All templates are in use",
      lead: "Files that change are picked up without a restart.", report: notes.joined(separator: "\n"))
  }

  private static func page(title: String, heading: String, lead: String, report: String) -> [UInt8] {
    var page = PageBytes()
    page.append(
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"/><title>\(title)</title></head>
      <body><main><h1>\(heading)</h1>
      <p>\(lead)</p>

      """)
    if !report.isEmpty {
      // HTML drops the first line break; the report starts with none.
      page.append("<pre>\n")
      TextEscaper.append(report, to: &page)
      page.append("</pre>")
    }
    page.append("</main></body></html>\n")
    return page.withBytes { Array($0) }
  }
}
