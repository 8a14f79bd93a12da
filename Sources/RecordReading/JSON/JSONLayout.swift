import JSONText

/// How the records lie in a JSON text, by what its beginning looks like.
enum JSONLayout {
  case list
  case lines
  case sequence
  /// In a list inside an object; `nil` takes the first list of objects that comes.
  case innerList(path: String?, others: [String])

  /// Bytes of the text that are looked at.
  private static let headSize = 1 << 20

  /// Names that lists of records go by, in interfaces and exports.
  private static let listNames: Set<String> = [
    "hits", "products", "items", "results", "records", "data", "documents", "docs", "entries", "rows", "list",
    "movies", "books", "articles", "posts", "pages", "objects", "nodes", "features", "members", "values",
  ]

  /// Names that a record has and an object around a list of records has not.
  private static let recordNames: Set<String> = [
    "objectid", "id", "_id", "sku", "isbn", "slug", "uuid", "title", "name",
  ]

  /// - Parameter window: It stands at its first byte that is not white space, which is `[` or `{`.
  init(_ window: TextWindow) throws(RecordReadingError) {
    if window.bytes[window.start] == UInt8(ascii: "[") {
      self = .list
      return
    }
    // RFC 7464 puts a record separator in front of each text.
    if window.start > 0, window.bytes[window.start - 1] == 0x1E {
      self = .sequence
      return
    }
    try window.fill(atLeast: Self.headSize)
    let head = Array(window.bytes[window.start...])
    var scan = JSONElementScan(from: 0)
    switch head.withUnsafeBufferPointer({ scan.run($0) }) {
    case .complete(let end): self = try Self.layout(head, firstEnd: end)
    case .needsMore: self = try Self.inner(head, isRecordToo: window.isComplete) ?? .sequence
    case .fault:
      let isLines = Self.opensLine(head, from: head.firstIndex(of: 0x0A) ?? head.count)
      self = isLines ? .lines : try Self.inner(head, isRecordToo: true) ?? .sequence
    }
  }

  /// The layout of a text whose first object ends in memory.
  private static func layout(_ head: [UInt8], firstEnd end: Int) throws(RecordReadingError) -> JSONLayout {
    let rest = head[end...]
    guard let next = rest.firstIndex(where: { !$0.isJSONSpace }) else {
      return try inner(head, isRecordToo: true) ?? .sequence
    }
    let isOneLine = !head[..<end].contains(0x0A) && rest[..<next].contains(0x0A)
    return isOneLine ? .lines : .sequence
  }

  /// Whether an object opens on the line behind a line feed.
  private static func opensLine(_ head: [UInt8], from lineFeed: Int) -> Bool {
    head[lineFeed...].first { !$0.isJSONSpace } == UInt8(ascii: "{")
  }

  /// The lists of objects inside the first object; `nil` where there is none or the object is itself a record.
  private static func inner(_ head: [UInt8], isRecordToo: Bool) throws(RecordReadingError) -> JSONLayout? {
    var search = try JSONListSearch(TextWindow(head))
    var paths: [String] = []
    while let path = try search.next() {
      // Deep inside an object with more in it lie parts of it, not records.
      if path.count(where: { $0 == "." }) < 2 || search.names.count == 1 { paths.append(path) }
      guard try search.leaveList() else { break }
    }
    guard let first = paths.first else { return isRecordToo ? nil : .innerList(path: nil, others: []) }
    let known = paths.first { path in
      listNames.contains(path.split(separator: ".").last.map { $0.lowercased() } ?? "")
    }
    if known == nil, isRecordToo, search.names.contains(where: { recordNames.contains($0.lowercased()) }) {
      return nil
    }
    let chosen = known ?? first
    return .innerList(path: chosen, others: paths.filter { $0 != chosen })
  }
}
