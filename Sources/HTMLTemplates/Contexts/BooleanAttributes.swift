/// Attributes that are on as soon as they are written, whatever their value is.
///
/// Source: WHATWG HTML, the index of attributes.
enum BooleanAttributes {
  static let names: Set<String> = HTMLElements.words(
    """
    allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap
    itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected
    """)
}
