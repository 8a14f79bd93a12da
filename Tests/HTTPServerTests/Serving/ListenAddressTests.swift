import Testing

@testable import HTTPServer

struct ListenAddressTests {
  @Test(
    arguments: [
      ("127.0.0.1:8080", "127.0.0.1", 8080, false),
      ("0.0.0.0:0", "0.0.0.0", 0, false),
      ("localhost:80", "127.0.0.1", 80, false),
      ("[::1]:8080", "::1", 8080, true),
      (":8080", "::", 8080, true),
    ] as [(String, String, UInt16, Bool)])
  func `an address is an IP address and a port`(
    _ text: String, _ host: String, _ port: UInt16, _ isIPv6: Bool
  ) throws {
    let address = try ListenAddress(text)
    #expect(address.host == host)
    #expect(address.port == port)
    #expect(address.isIPv6 == isIPv6)
  }

  @Test(arguments: [
    "", "8080", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1", "127.0.0.1:+1", "::1:8080",
    "[::1]", "[127.0.0.1]:80", "[::1:80", "example.com:80", "127.0.0.1:http",
  ])
  func `anything else is refused with an example`(_ text: String) {
    let error = #expect(throws: ListenAddress.Malformed.self) { try ListenAddress(text) }
    #expect(
      error?.description
        == "\"\(text)\" is not an address to listen on. Write an IP address and a port: 127.0.0.1:8080, "
        + "[::1]:8080, or :8080 for every network.")
  }

  @Test func `an address is written as it is read`() throws {
    #expect(try ListenAddress("[::1]:80").description == "[::1]:80")
    #expect(try ListenAddress("localhost:80").description == "127.0.0.1:80")
  }
}
