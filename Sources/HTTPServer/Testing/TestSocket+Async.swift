// The same operations for tasks, each on a thread of its own.
extension TestSocket {
  package func write(_ text: String) async throws {
    try await onOwnThread { try self.write(text) }
  }

  package func write(_ bytes: [UInt8]) async throws {
    try await onOwnThread { try self.write(bytes) }
  }

  package func readResponse(isHead: Bool = false) async throws -> TestResponse {
    try await onOwnThread { try self.readResponse(isHead: isHead) }
  }

  package func readToEnd() async throws -> [UInt8] {
    try await onOwnThread { try self.readToEnd() }
  }
}
