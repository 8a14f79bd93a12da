import CMicrohttpd
import CMicrohttpdShim

extension Response {
  /// Hands this response to libmicrohttpd, which writes it to the connection.
  ///
  /// - Parameter isLast: Whether the connection closes behind it.
  /// - Returns: Whether the library took it. If not, the connection has to be dropped.
  func queue(on connection: OpaquePointer, isLast: Bool) -> Bool {
    guard let response = makeLibraryResponse() else { return false }
    // Safety: the library counts references; the connection keeps its own until the last byte is written.
    defer { MHD_destroy_response(response) }
    for field in headers.fields where !field.isNamed("Content-Length") && !field.isNamed("Transfer-Encoding")
    {
      if isLast && field.isNamed("Connection") { continue }
      guard mhdshim_add_header(response, field.name, field.value) != 0 else { return false }
    }
    if isLast, mhdshim_add_header(response, "Connection", "close") == 0 { return false }
    return mhdshim_queue(connection, UInt32(status), response) != 0
  }

  private func makeLibraryResponse() -> OpaquePointer? {
    switch body {
    case .bytes(let bytes) where bytes.isEmpty: MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
    case .bytes(let bytes): SentBytes(bytes).makeLibraryResponse()
    case .omitted(let length): mhdshim_announced_response(UInt64(clamping: length))
    }
  }
}

/// The bytes of a response while libmicrohttpd writes them.
private final class SentBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func makeLibraryResponse() -> OpaquePointer? {
    // Safety: an array's elements stand in one heap object that neither moves nor changes as long as something holds
    // the array and nobody writes to it. This object holds it, is immutable, and is itself held until the library
    // calls `releaseSentBytes`, which it does exactly once, when the last response that uses the bytes is gone.
    let start = bytes.withUnsafeBufferPointer { UnsafeMutableRawPointer(mutating: $0.baseAddress) }
    let owner = Unmanaged.passRetained(self)
    let response = MHD_create_response_from_buffer_with_free_callback_cls(
      bytes.count, start, releaseSentBytes, owner.toOpaque())
    if response == nil { owner.release() }
    return response
  }
}

private func releaseSentBytes(_ owner: UnsafeMutableRawPointer?) {
  guard let owner else { return }
  Unmanaged<SentBytes>.fromOpaque(owner).release()
}
