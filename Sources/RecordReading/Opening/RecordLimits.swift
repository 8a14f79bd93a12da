/// How much of a file, and of each record, is read.
package struct RecordLimits: Sendable, Hashable {
  /// Bytes of the whole text, counted after decompression; unless told otherwise a sixth of the memory: while an index
  /// is made of a text all of whose fields are searched, it takes nearly six times the text's size (measured on
  /// one million records of 400 bytes).
  package var fileBytes: Int
  /// Bytes of one record's text; a larger record is skipped.
  package var recordBytes: Int
  /// Lists and objects inside each other.
  package var depth: Int
  /// Fields of one record, those of its inner objects included; of a CSV file, columns.
  package var fields: Int
  /// UTF-8 bytes of a field's name.
  package var nameBytes: Int

  package init(
    fileBytes: Int = MachineMemory.bytes / 6, recordBytes: Int = 16 << 20, depth: Int = 100,
    fields: Int = 10_000, nameBytes: Int = 1_000
  ) {
    self.fileBytes = fileBytes
    self.recordBytes = recordBytes
    self.depth = depth
    self.fields = fields
    self.nameBytes = nameBytes
  }
}
