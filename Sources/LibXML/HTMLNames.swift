import CLibXML2

/// The HTML 4 entity names that libxml2 knows (253 of them).
package enum HTMLNames {
  /// The character that `&name;` stands for, or nil for a name libxml2 does not know.
  package static func character(forEntity name: String) -> Unicode.Scalar? {
    LibXMLRuntime.start()
    guard let entity = htmlEntityLookup(name) else { return nil }
    return Unicode.Scalar(entity.pointee.value)
  }
}
