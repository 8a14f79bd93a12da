extension ProductKind {
  static let home: [ProductKind] = [
    ProductKind(
      "table-lamp", noun: "table lamp", in: "Home > Lighting > Table lamps", prices: 38...190,
      tags: "repairable", facts: ["Stands {size} tall."],
      saying: """
        A pool of light the size of a book.
        The switch is on the flex, where the hand goes in the dark.
        The shade tips, for reading and for not reading.
        Cloth flex in a colour that is meant to be seen.
        Takes any ordinary bulb, and comes with a warm one.
        """,
      models: """
        Bedside table lamp | Marrowby | steel | cream rust sage charcoal | 28 cm 64; 36 cm 78
        Turned table lamp | Ashgill | oak | oak walnut | 42 cm 118
        Crock table lamp | Dunmarrow | stoneware | oatmeal petrol terracotta | 45 cm 138
        Brass table lamp* | Marrowby | brass | brass | 34 cm 168
        Mushroom table lamp | Marrowby | steel | ochre plum teal | 24 cm 58
        """),
    ProductKind(
      "pendant", noun: "pendant light", in: "Home > Lighting > Pendant lights", prices: 34...240,
      tags: "repairable", facts: ["The shade is {size} across."],
      saying: """
        Hang it low over the table and everyone looks well.
        White inside, so the light comes down and the colour stays up.
        Two metres of cloth flex, to be shortened by you.
        The rose hides the wiring of older ceilings.
        One alone over a desk, three in a line over an island.
        """,
      models: """
        Barn pendant light | Marrowby | enamel | teal cream rust charcoal | 28 cm 88; 40 cm 124
        Workbench pendant light | Marrowby | steel | moss black ochre | 24 cm 64
        Folded pendant light | Quillbeck | paper | white oatmeal rose | 35 cm 46; 50 cm 62
        Glass pendant light* | Orrin Glass | glass | amber sky | 20 cm 118
        Spun pendant light* | Marrowby | copper | copper brass | 30 cm 198
        """),
    ProductKind(
      "candle", noun: "candle", in: "Home > Fireside > Candles", prices: 6...42, tags: "gift",
      facts: ["Burns for about {size}."],
      saying: """
        Lit at six, it sees supper out and the washing-up too.
        The wick is trimmed already and leans to no side.
        A scent you notice on coming in, and then forget.
        The tin or glass is a pencil pot afterwards.
        Made for rainy Sundays, but it keeps until one comes.
        """,
      models: """
        Honey candle* | Moss & Ember | beeswax | honey | 20 hours 12; 40 hours 19
        Fir and smoke candle | Moss & Ember | plant wax | moss charcoal | 30 hours 24; 55 hours 34
        Orchard candle | Moss & Ember | plant wax | rust rose ochre | 30 hours 24
        Sea fret candle | Moss & Ember | plant wax | sky white teal | 30 hours 24
        Hay barn candle* | Tansy Yard | plant wax | straw sage | 25 hours 18
        Pair of tall dinner candles* | Moss & Ember | beeswax | honey cream | 9.50
        Plum and pepper candle* | Tansy Yard | plant wax | plum | 25 hours 18
        """),
    ProductKind(
      "candlestick", noun: "candlestick", in: "Home > Fireside > Candlesticks", prices: 14...96, tags: "gift",
      facts: ["Stands {size} tall."],
      saying: """
        Heavy at the foot, so a sleeve will not send it over.
        The cup takes candles of the common size, and the odd thin one with a twist of foil.
        A wide pan catches what drips.
        Carried upstairs by its ring, as such things used to be.
        Two of them make a table laid.
        """,
      models: """
        Chamber candlestick* | Halden | enamel | cream teal rust navy | 8 cm 18
        Turned candlestick | Birkwith | ash | ash walnut black | 14 cm 24; 22 cm 32
        Brass candlestick* | Marrowby | brass | brass | 12 cm 48; 20 cm 64; 28 cm 84
        Forged candlestick* | Hollin Forge | forged steel | iron | 16 cm 58; 26 cm 78
        Glazed candlestick | Dunmarrow | stoneware | oatmeal sage plum | 10 cm 28
        """),
    ProductKind(
      "log-basket", noun: "log basket", in: "Home > Fireside > Log baskets", prices: 36...160,
      weights: 900...6_200,
      facts: ["Measures {size} across.", "Weighs {weight} empty."],
      saying: """
        An evening’s wood and the kindling beside it.
        Two handles, because logs are never as light as they look.
        Lined at the bottom, so bark stays off the carpet.
        Broad in the base and does not topple when half empty.
        Empties itself into something else in summer: toys, mostly.
        """,
      models: """
        Hearth log basket* | Birkwith | willow | willow | 45 cm 74; 55 cm 92; 65 cm 118
        Felt log basket | Quillbeck | felt | charcoal moss rust oatmeal | 40 cm 64
        Canvas log basket | Skelbeck | waxed cotton | olive navy rust | 50 cm 84
        Lined log basket* | Birkwith | willow | willow walnut | 50 cm 108
        Zinc log basket* | Moss & Ember | zinc | zinc charcoal | 42 cm 88
        Round jute log basket | Quillbeck | jute | straw charcoal | 38 cm 46
        """),
    ProductKind(
      "stool", noun: "stool", in: "Home > Furniture > Stools", prices: 48...210, weights: 2_100...6_800,
      tags: "repairable", facts: ["Stands {size} high and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Three legs never rock, whatever the floor does.
        Sits, steps, holds a lamp, waits in the corner for its next job.
        The seat is dished a little, which you notice after an hour.
        Legs go right through the seat and are wedged from above.
        Light enough to hook with a foot.
        """,
      models: """
        Milking stool | Ashgill | ash | ash walnut | 30 cm 84; 45 cm 98
        Kitchen stool | Ashgill | oak | oak black | 45 cm 128; 65 cm 158
        Painted stool | Ashgill | birch | sage rust ochre teal | 45 cm 92
        Step stool* | Ashgill | beech | beech charcoal | 42 cm 118
        Woven stool | Quillbeck | willow | willow | 44 cm 146
        Child’s stool | Ashgill | birch | sky rose cream | 26 cm 52
        """),
    ProductKind(
      "bookshelf", noun: "bookshelf", in: "Home > Furniture > Bookshelves", prices: 95...690,
      tags: "repairable", facts: ["Stands {size} wide."],
      saying: """
        Deep enough for atlases at the bottom, shallow enough for paperbacks at the top.
        Goes together with twelve pegs and no tool.
        The shelves sit where you want them, by the width of a thumb.
        Fixed to the wall by one bracket that nobody sees.
        Carries what you put on it without a smile in the middle.
        """,
      models: """
        Ladder bookshelf | Ashgill | ash | ash walnut | 60 cm 245; 80 cm 295
        Low bookshelf | Ashgill | oak | oak black | 90 cm 340; 120 cm 420
        Painted bookshelf | Ashgill | birch | sage cream petrol rust | 70 cm 278
        Steel bookshelf | Quillbeck | steel | charcoal moss ochre | 75 cm 198
        Wall bookshelf* | Ashgill | oak | oak walnut | 60 cm 98; 100 cm 138
        """),
    ProductKind(
      "cushion", noun: "cushion", in: "Home > Textiles > Cushions", prices: 24...88, tags: "gift",
      facts: ["Measures {size}."],
      saying: """
        Filled so that it can be punched back into shape.
        The cover comes off by a zip that hides under the piping.
        Props a back, a book or a small sleeping person.
        Two on a bench make it a place to stay.
        Different on the other side, for when you want a change.
        """,
      models: """
        Hill cushion | Brae Mill | wool | moss heather rust slate | 45 × 45 cm 58
        Linen cushion | Saltgarth | linen | oatmeal ochre sage sky terracotta | 50 × 50 cm 46
        Striped cushion | Saltgarth | cotton | navy rust teal | 40 × 60 cm 38
        Sheepskin cushion* | Wetherwold | sheepskin | cream charcoal | 40 × 40 cm 84
        Felted cushion | Brae Mill | lambswool | plum petrol rose | 40 × 40 cm 64
        Bench cushion | Quillbeck | canvas | olive sand | 120 × 40 cm 78
        """),
    ProductKind(
      "blanket", noun: "blanket", in: "Home > Textiles > Blankets", "Outdoor > Sleeping > Blankets",
      prices: 48...230,
      weights: 700...2_300, tags: "gift",
      facts: ["Measures {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Big enough for two and a dog who was not invited.
        The fringe is twisted by hand, knot by knot.
        Smells of smoke by autumn and of lavender by spring.
        Lies on the bed, wraps the shoulders, spreads under the apple tree.
        Washed and brushed at the mill, so it is soft from the start.
        """,
      models: """
        Campfire wool blanket* | Halden | wool | cream rust moss | 110
        Herringbone blanket | Brae Mill | lambswool | slate ochre heather teal | 130 × 180 cm 98; 180 × 230 cm 168
        Tartan blanket* | Brae Mill | wool | rust petrol plum | 140 × 190 cm 128
        Picnic blanket | Brae Mill | wool | moss navy | 150 × 150 cm 84
        Cradle blanket | Brae Mill | merino wool | cream sky rose sage | 70 × 100 cm 58
        Waffle blanket | Saltgarth | organic cotton | oatmeal terracotta | 150 × 200 cm 89
        """),
    ProductKind(
      "rug", noun: "rug", in: "Home > Textiles > Rugs", prices: 58...640,
      facts: ["Measures {size}."],
      saying: """
        Lies flat from the first day and stays there.
        Hides a year of crumbs and gives them up to one good beating.
        Reversible, so it lasts twice as long as it might.
        Warm underfoot at the hour when floors are not.
        The edges are bound by hand and will not curl.
        """,
      models: """
        Flatwoven rug | Brae Mill | wool | rust petrol ochre moss | 70 × 140 cm 128; 140 × 200 cm 298
        Braided rug | Quillbeck | jute | straw charcoal | 90 cm 64; 150 cm 118
        Runner rug | Brae Mill | wool | slate terracotta heather | 70 × 250 cm 198
        Fleece rug* | Wetherwold | sheepskin | cream grey | 60 × 95 cm 98
        Cotton rag rug | Saltgarth | cotton | sky rose sage | 60 × 120 cm 62
        Large flatwoven rug | Brae Mill | wool | oatmeal plum | 200 × 300 cm 580
        """),
    ProductKind(
      "vase", noun: "vase", in: "Home > Decoration > Vases", prices: 14...110, tags: "gift",
      facts: ["Stands {size} tall."],
      saying: """
        Narrow at the neck, so five stems look like plenty.
        Good with tulips, better with twigs.
        Empty, it is still something to look at.
        Stands its ground when the cat comes by.
        Glazed inside and out, and dry underneath.
        """,
      models: """
        Shoulder vase | Dunmarrow | stoneware | oatmeal sage petrol terracotta | 18 cm 42; 26 cm 58
        Bud vase | Dunmarrow | porcelain | white rose ochre | 12 cm 18
        Bottle vase* | Orrin Glass | recycled glass | amber sage sky plum | 22 cm 34
        Floor vase | Dunmarrow | stoneware | charcoal rust | 45 cm 98
        Copper vase* | Oxenby | copper | copper | 20 cm 64
        Speckled vase | Dunmarrow | stoneware | cream moss | 24 cm 54
        """),
    ProductKind(
      "clock", noun: "wall clock", in: "Home > Decoration > Wall clocks", prices: 38...180,
      tags: "gift, repairable",
      facts: ["Measures {size} across."],
      saying: """
        The hand sweeps and does not tick.
        Figures you can read from the stove without glasses.
        One battery lasts from one leap year to the next.
        Hangs on a single nail.
        Late by less than a minute a year.
        """,
      models: """
        Station wall clock* | Marrowby | steel | cream black teal rust | 30 cm 68; 40 cm 88
        Turned wall clock | Ashgill | oak | oak walnut | 28 cm 98
        Schoolroom wall clock | Marrowby | steel | sage navy ochre | 35 cm 74
        Kitchen wall clock | Halden | enamel | white sky rose moss | 25 cm 54
        Brass wall clock* | Marrowby | brass | brass | 24 cm 148
        Slate wall clock* | Quillbeck | slate | slate | 26 cm 58
        """),
    ProductKind(
      "mirror", noun: "mirror", in: "Home > Decoration > Mirrors", prices: 42...260,
      facts: ["Measures {size} across."],
      saying: """
        Makes a narrow hall a little kinder.
        The glass is bevelled by a hair, which catches the morning.
        Hangs upright or on its side: there is a plate for both.
        Slightly warm in tone; nobody has complained.
        Big enough for a hat and the face beneath it.
        """,
      models: """
        Round mirror | Ashgill | oak | oak walnut black | 40 cm 98; 60 cm 148
        Porthole mirror* | Marrowby | brass | brass | 35 cm 138; 50 cm 188
        Hall mirror | Quillbeck | steel | charcoal sage rust | 45 cm 84
        Woven mirror* | Birkwith | willow | willow | 50 cm 96
        Shaving mirror* | Marrowby | brass | brass copper | 20 cm 58
        Little painted mirror | Ashgill | birch | ochre teal rose cream | 30 cm 48
        """),
  ]
}
