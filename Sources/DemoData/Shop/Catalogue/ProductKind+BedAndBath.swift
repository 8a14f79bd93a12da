extension ProductKind {
  static let bedAndBath: [ProductKind] = [
    ProductKind(
      "bed-linen", noun: "bed linen", in: "Bed & bath > Bedding > Bed linen", prices: 58...320, tags: "gift",
      facts: ["Made for a {size} bed.", "Made to fit all common beds."],
      saying: """
        Cool to slide into, warm by the time the light is out.
        Buttons of shell close the cover at the foot.
        Colours meant to be mixed; nothing here quarrels.
        The sheet is deep enough for the mattress and the topper.
        Rumpled is how it should look.
        """,
      models: """
        Washed bed linen | Saltgarth | linen | white oatmeal sage terracotta | single 168; double 218; king 248
        Crisp bed linen | Saltgarth | organic cotton | white sky | single 84; double 108
        Checked bed linen | Saltgarth | cotton | rust navy | double 98
        Nursery bed linen* | Saltgarth | organic cotton | rose sky | cot 62
        """),
    ProductKind(
      "pillow", noun: "pillow", in: "Bed & bath > Bedding > Pillows", prices: 22...118,
      facts: ["Measures {size}."],
      saying: """
        Holds the head where the neck would like it.
        Plump in the morning as in the evening, after one shake.
        The inner case has a zip: take some out, put some back.
        Made for people who sleep on their side, and mean to go on.
        Turn it over and it is cool again.
        """,
      models: """
        Wool-filled pillow* | Wetherwold | wool | cream oatmeal | 50 × 75 cm 58; 65 × 65 cm 64
        Down pillow* | Saltgarth | goose down | white | 50 × 75 cm 98; 65 × 65 cm 112
        Travel pillow | Northing | recycled polyester | teal rust slate moss | 28 × 40 cm 24
        Linen-covered pillow | Saltgarth | linen | oatmeal sky sage | 50 × 75 cm 76
        Child’s pillow* | Wetherwold | organic cotton | white rose sky | 40 × 60 cm 38
        """),
    ProductKind(
      "towel", noun: "towel", in: "Bed & bath > Bath > Towels", prices: 9...62, tags: "gift",
      facts: ["Measures {size}."],
      saying: """
        Dries you at once and itself by supper.
        A loop at each end, since hooks are never where the first one is.
        Drinks more the more it is washed.
        Rolls small enough for a swimming bag.
        Rough enough to wake you, soft enough to forgive.
        """,
      models: """
        Waffle towel | Saltgarth | linen | oatmeal sage terracotta slate | 50 × 90 cm 24; 70 × 140 cm 42
        Bath towel | Saltgarth | organic cotton | white sky ochre petrol rose | 70 × 140 cm 34
        Hand towel | Saltgarth | organic cotton | white sky ochre | 50 × 90 cm 18
        Trail towel | Northing | recycled polyester | teal rust | 60 × 120 cm 22
        Beach towel* | Saltgarth | cotton | navy rust | 100 × 180 cm 48
        """),
    ProductKind(
      "soap", noun: "soap", in: "Bed & bath > Bath > Soap", prices: 4...24, tags: "gift", facts: [],
      saying: """
        Lathers in hard water, which is the only kind we have.
        Lasts six weeks by the basin, if the dish has holes.
        Smells of what it says and of nothing else.
        Wrapped in paper that goes on the compost.
        One bar does hands, hair and the collar of a shirt.
        """,
      models: """
        Hedgerow soap* | Tansy Yard | olive oil soap | sage | 5.50; pack of three 14.50
        Oat and honey soap* | Tansy Yard | olive oil soap | honey | 5.50; pack of three 14.50
        Peat smoke soap* | Tansy Yard | olive oil soap | charcoal | 6; pack of three 15.50
        Sea kelp soap* | Tansy Yard | olive oil soap | teal | 6
        Rose garden soap* | Tansy Yard | olive oil soap | rose | 6
        Gardener’s soap* | Tansy Yard | olive oil soap | moss | 6.50; with brush 16.50
        Lavender soap* | Tansy Yard | olive oil soap | heather | 5.50; pack of three 14.50
        Marigold soap* | Tansy Yard | olive oil soap | ochre | 5.50
        Plain soap* | Tansy Yard | olive oil soap | cream | 4.50; pack of six 22
        Salt soap | Tansy Yard | olive oil soap | white sky | 7
        """),
    ProductKind(
      "hot-water-bottle", noun: "hot water bottle", in: "Bed & bath > Bedding > Hot water bottles",
      prices: 18...72,
      tags: "gift", facts: ["Holds {size}."],
      saying: """
        Filled at ten, it is still a friend at three.
        The neck is wide, so the kettle does not spit.
        The stopper turns home with a thumb and has never wept.
        Hang it upside down to dry and it will last for years.
        For backs, beds, tents and bad news.
        """,
      models: """
        Ribbed hot water bottle* | Halden | natural rubber | charcoal rust teal cream | 1.8 litres 22
        Knitted hot water bottle | Wetherwold | wool | oatmeal moss heather plum | 1.8 litres 44
        Sheepskin hot water bottle* | Wetherwold | sheepskin | cream grey | 2 litres 68
        Long hot water bottle | Wetherwold | lambswool | slate ochre | 2 litres 58
        Small hot water bottle | Halden | natural rubber | sky rose sage | 0.8 litres 18.50
        Felted hot water bottle | Brae Mill | felt | petrol rust | 1.8 litres 48
        """),
  ]
}
