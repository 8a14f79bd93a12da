import DemoData
import Testing

@Suite struct ShopRecordsTests {
  @Test func `the shop has more than 1,300 articles`() {
    #expect((1_300...1_500).contains(DemoShop.itemRecords().count))
  }
}
