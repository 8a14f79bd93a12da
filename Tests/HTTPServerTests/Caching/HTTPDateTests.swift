import Testing

@testable import HTTPServer

struct HTTPDateTests {
  @Test(arguments: [
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT"),
    (1_709_251_200, "Fri, 01 Mar 2024 00:00:00 GMT"),
    (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
    (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
  ])
  func `a date is written and read back`(_ seconds: Int, _ text: String) {
    #expect(HTTPDate(seconds: seconds).text == text)
    #expect(HTTPDate(text) == HTTPDate(seconds: seconds))
  }

  @Test(arguments: [
    "", "now", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
    "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
  ])
  func `what is not the preferred form is no date`(_ text: String) {
    #expect(HTTPDate(text) == nil)
  }

  @Test func `times that cannot be written become the nearest that can`() {
    #expect(HTTPDate(seconds: -5).seconds == 0)
    #expect(HTTPDate(seconds: .max).text == "Fri, 31 Dec 9999 23:59:59 GMT")
  }
}
