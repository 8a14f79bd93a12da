import HTTPServer

/// A style sheet with the custom properties that a site sets, at an address that changes with its content.
///
/// It stands in no layer and is linked behind the main sheet, so it wins over all of that.
struct ThemeSheet: Sendable {
  /// `/theme-0123456789abcdef.css`.
  let path: String
  private let bytes: [UInt8]

  /// - Parameter declarations: Checked: each value is one value of CSS. `nil` for a site that sets nothing.
  init?(_ declarations: [(property: String, value: String)]) {
    guard !declarations.isEmpty else { return nil }
    let lines = declarations.map { "  \($0.property): \($0.value);\n" }
    bytes = Array((":root {\n" + lines.joined() + "}\n").utf8)
    path = "/theme-" + ContentHash(bytes).hexadecimal + ".css"
  }

  func response(to request: Request) -> Response {
    let headers: Headers = [
      "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    ]
    return respond(Response(headers: headers, body: .bytes(bytes)), to: request)
  }
}
