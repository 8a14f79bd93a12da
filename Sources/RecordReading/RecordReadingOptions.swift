/// What is known about a file of records, instead of being found out.
package struct RecordReadingOptions: Sendable, Hashable {
  /// The format without its details.
  package enum Format: String, Sendable, Hashable, CaseIterable { case json, ndjson, csv }

  /// `nil` finds it out.
  package var format: Format?
  package var encoding: TextEncoding?
  /// What stands between the cells of a CSV file.
  package var separator: UInt8?
  /// Whether the first line of a CSV file names the columns.
  package var hasHeader: Bool?
  /// The path of the list inside a JSON object, such as `hits` or `response.docs`.
  package var list: String?
  /// Whether the first problem ends the reading with an error.
  package var isStrict: Bool
  package var limits: RecordLimits

  package init(
    format: Format? = nil, encoding: TextEncoding? = nil, separator: UInt8? = nil, hasHeader: Bool? = nil,
    list: String? = nil, isStrict: Bool = false, limits: RecordLimits = RecordLimits()
  ) {
    self.format = format
    self.encoding = encoding
    self.separator = separator
    self.hasHeader = hasHeader
    self.list = list
    self.isStrict = isStrict
    self.limits = limits
  }
}
