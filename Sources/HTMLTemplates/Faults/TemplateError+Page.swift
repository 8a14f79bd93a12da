extension TemplateError {
  /// A page for whoever writes templates beside a running server: every fault with its line.
  ///
  /// It needs no template, since it is shown when they cannot be loaded. File names and lines are escaped.
  package var developmentPage: [UInt8] {
    var page = PageBytes()
    page.append(
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"/><title>Templates with faults</title></head>
      <body><main><h1>The templates cannot be loaded</h1>
      <p>What was loaded last is still served. Mend this, and the pages change by themselves.</p>
      <pre>
      """)
    // HTML drops the first line break; the message starts with none.
    TextEscaper.append("\n" + description, to: &page)
    page.append("</pre></main></body></html>\n")
    return page.withBytes { Array($0) }
  }
}
