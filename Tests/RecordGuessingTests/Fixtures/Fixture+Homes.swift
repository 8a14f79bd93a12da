extension Fixture {
  /// Homes for sale with everything as text, numbers too, and keys with spaces, dots and a number sign.
  static let homes = Fixture(
    fileName: "properties.json",
    text: #"""
      [
      {"Ref.":"AB-1001","Headline":"Stone cottage by the green","Property type":"Cottage","Address":"3 Green Lane, Aysgarth","Price":"£285,000","Bedrooms":"2","Bathrooms":"1","Floor area sq ft":"840","Tenure":"Freehold","EPC":"E","Photo #1":"https://photos.homes.example/1001/1.jpg","Agent":"Dale & Moss","Details":"Thick walls, a south garden and a stove that heats the whole of the ground floor.","Chain free":"yes","Listed on":"2024-01-12"},
      {"Ref.":"AB-1002","Headline":"Flat above the old bakery","Property type":"Flat","Address":"18 Market Street, Hawes","Price":"£142,500","Bedrooms":"1","Bathrooms":"1","Floor area sq ft":"510","Tenure":"Leasehold","EPC":"C","Photo #1":"https://photos.homes.example/1002/1.jpg","Agent":"Dale & Moss","Details":"High ceilings, a view of the market and the smell of bread long gone.","Chain free":"no","Listed on":"2024-01-20"},
      {"Ref.":"AB-1003","Headline":"Family house with orchard","Property type":"Detached","Address":"Orchard House, Masham","Price":"£610,000","Bedrooms":"5","Bathrooms":"3","Floor area sq ft":"2,350","Tenure":"Freehold","EPC":"D","Photo #1":"https://photos.homes.example/1003/1.jpg","Agent":"Fell Property","Details":"Eleven apple trees, a double garage and a kitchen that takes a table for twelve.","Chain free":"no","Listed on":"2024-02-02"},
      {"Ref.":"AB-1004","Headline":"Terrace near the station","Property type":"Terraced","Address":"7 Railway Row, Settle","Price":"£198,000","Bedrooms":"2","Bathrooms":"1","Floor area sq ft":"720","Tenure":"Freehold","EPC":"D","Photo #1":"","Agent":"Fell Property","Details":"Trains to Leeds in an hour. New roof, old floors, a yard with room for bicycles.","Chain free":"yes","Listed on":"2024-02-09"},
      {"Ref.":"AB-1005","Headline":"Barn conversion with a view","Property type":"Detached","Address":"High Barn, Reeth","Price":"£475,000","Bedrooms":"4","Bathrooms":"2","Floor area sq ft":"1,900","Tenure":"Freehold","EPC":"C","Photo #1":"https://photos.homes.example/1005/1.jpg","Agent":"Dale & Moss","Details":"One great room under oak beams and four quiet ones behind it. Heated from the ground.","Chain free":"no","Listed on":"2024-02-17"},
      {"Ref.":"AB-1006","Headline":"Ground floor flat with patio","Property type":"Flat","Address":"2 Mill Court, Bedale","Price":"£165,000","Bedrooms":"2","Bathrooms":"1","Floor area sq ft":"640","Tenure":"Leasehold","EPC":"B","Photo #1":"https://photos.homes.example/1006/1.jpg","Agent":"Quarter Homes","Details":"No steps anywhere, a place for the car and neighbours who play chess.","Chain free":"yes","Listed on":"2024-03-01"},
      {"Ref.":"AB-1007","Headline":"Miner's cottage to restore","Property type":"Cottage","Address":"Low Row, Swaledale","Price":"£120,000","Bedrooms":"2","Bathrooms":"0","Floor area sq ft":"690","Tenure":"Freehold","EPC":"G","Photo #1":"https://photos.homes.example/1007/1.jpg","Agent":"Quarter Homes","Details":"Four walls, a sound chimney and planning consent for the rest.","Chain free":"yes","Listed on":"2024-03-09"},
      {"Ref.":"AB-1008","Headline":"Town house on the square","Property type":"Terraced","Address":"11 The Square, Masham","Price":"£360,000","Bedrooms":"4","Bathrooms":"2","Floor area sq ft":"1,480","Tenure":"Freehold","EPC":"D","Photo #1":"https://photos.homes.example/1008/1.jpg","Agent":"Fell Property","Details":"Three floors above a wine cellar, with shutters that still close.","Chain free":"no","Listed on":"2024-03-15"},
      {"Ref.":"AB-1009","Headline":"Studio in the mill","Property type":"Flat","Address":"Unit 9 Mill Court, Bedale","Price":"£98,000","Bedrooms":"1","Bathrooms":"1","Floor area sq ft":"380","Tenure":"Leasehold","EPC":"B","Photo #1":"https://photos.homes.example/1009/1.jpg","Agent":"Quarter Homes","Details":"Brick arches, a bed on a gallery and the river under the window.","Chain free":"yes","Listed on":"2024-03-22"},
      {"Ref.":"AB-1010","Headline":"Bungalow with a workshop","Property type":"Detached","Address":"Fieldside, Leyburn","Price":"£310,000","Bedrooms":"3","Bathrooms":"1","Floor area sq ft":"1,120","Tenure":"Freehold","EPC":"E","Photo #1":"https://photos.homes.example/1010/1.jpg","Agent":"Dale & Moss","Details":"All on one level, with a workshop that has its own supply and a garden on three sides.","Chain free":"no","Listed on":"2024-04-04"}
      ]
      """#,
    expected: ExpectedRoles(
      title: ["Headline"], subtitle: ["Address"], text: ["Details"], image: ["Photo #1"], currency: "GBP",
      date: ["Listed on"], layout: "grid",
      facets: ["Property type", "Tenure", "Agent", "Bedrooms"],
      notFacets: ["Ref.", "Headline", "Address", "Details", "Photo #1", "Price", "Listed on"],
      notRanges: ["Price", "Bedrooms", "Floor area sq ft"],
      searched: ["Headline", "Address", "Details"], notSearched: ["Photo #1", "Listed on"],
      sorts: ["newest", "title"], dates: ["Listed on"]))
}
