extension ProductKind {
  static let garden: [ProductKind] = [
    ProductKind(
      "watering-can", noun: "watering can", in: "Garden > Watering > Watering cans", prices: 18...88,
      weights: 320...2_200, tags: "gift",
      facts: ["Holds {size} and weighs {weight} empty.", "Weighs {weight} empty."],
      saying: """
        The rose gives rain, not a jet; seedlings stay where you put them.
        A long spout reaches the pots at the back.
        The handle runs from front to rear, so the hand slides as it empties.
        Dips flat into a shallow butt.
        Balanced for carrying two, which is how it should be done.
        """,
      models: """
        Greenhouse watering can* | Corrie & Loam | galvanised steel | zinc moss | 5 litres 48; 9 litres 62
        House watering can | Corrie & Loam | steel | teal ochre rust cream rose | 1.2 litres 26
        Copper watering can* | Corrie & Loam | copper | copper | 1.5 litres 78
        Long-reach watering can | Penfold & Sedge | steel | sage charcoal navy | 3 litres 54
        Child’s watering can* | Corrie & Loam | galvanised steel | zinc sky ochre | 1 litre 18.50
        """),
    ProductKind(
      "trowel", noun: "trowel", in: "Garden > Hand tools > Trowels", prices: 12...52, weights: 180...420,
      tags: "repairable, gift", facts: ["It is {size} long.", "Weighs {weight}."],
      saying: """
        Goes into clay and comes out with a hole.
        Marks on the blade tell you how deep the bulb wants to be.
        The neck is one with the blade and does not bend.
        Scoops compost, cuts roots, opens the gate that sticks.
        A loop of leather, because sheds have nails.
        """,
      models: """
        Digging trowel | Penfold & Sedge | forged steel | ash walnut | 32 cm 34
        Planting trowel | Penfold & Sedge | stainless steel | ash rust teal | 30 cm 26
        Narrow trowel | Penfold & Sedge | stainless steel | ash moss | 33 cm 28
        Forge trowel* | Hollin Forge | forged steel | oak walnut | 34 cm 48
        Copper trowel* | Corrie & Loam | copper | copper | 29 cm 49
        Potting trowel | Corrie & Loam | carbon steel | beech cream ochre | 24 cm 22
        Child’s trowel | Corrie & Loam | steel | sky rose fern | 20 cm 12.50
        """),
    ProductKind(
      "secateurs", noun: "secateurs", in: "Garden > Hand tools > Secateurs", prices: 24...110,
      weights: 140...330,
      tags: "repairable", facts: ["They are {size} long and weigh {weight}.", "Weigh {weight}."],
      saying: """
        One clean cut, and the rose does not know what happened.
        The catch works with the thumb of either hand.
        Every part can be bought and changed.
        A groove beside the blade carries the sap away.
        The spring is shaped so that it stays in, even in long grass.
        """,
      models: """
        Rose secateurs | Penfold & Sedge | carbon steel | rust moss black | 18 cm 48; 21 cm 56
        Forged secateurs* | Hollin Forge | forged steel | walnut | 20 cm 98
        Light secateurs | Penfold & Sedge | aluminium | teal ochre plum | 17 cm 38
        Left-handed secateurs* | Penfold & Sedge | carbon steel | navy rust | 20 cm 54
        Flower secateurs* | Corrie & Loam | stainless steel | steel rose sage | 16 cm 29
        Orchard secateurs | Penfold & Sedge | carbon steel | oak charcoal | 23 cm 72
        """),
    ProductKind(
      "spade", noun: "spade", in: "Garden > Hand tools > Spades", prices: 38...150, weights: 1_300...2_400,
      tags: "repairable", facts: ["It is {size} long and weighs {weight}.", "Weighs {weight}."],
      saying: """
        The tread is turned over, so boots and arches last.
        Slices turf like cake and leaves a straight edge.
        Long enough that you dig with your weight and not your back.
        The handle can be replaced, and with luck will be, by your grandchildren.
        Filed sharp; keep it so, and half the work is done.
        """,
      models: """
        Digging spade | Penfold & Sedge | stainless steel | ash walnut | 96 cm 78; 104 cm 84
        Border spade | Penfold & Sedge | stainless steel | ash rust moss | 92 cm 68
        Forge spade* | Hollin Forge | forged steel | ash oak | 102 cm 138
        Trenching spade* | Penfold & Sedge | carbon steel | ash charcoal | 108 cm 92
        Small spade for children | Corrie & Loam | steel | sky ochre fern | 70 cm 39
        Planting spade | Corrie & Loam | carbon steel | teal ash | 88 cm 58
        """),
    ProductKind(
      "plant-pot", noun: "plant pot", in: "Garden > Pots & planters > Plant pots", prices: 5...120,
      facts: ["Measures {size} across."],
      saying: """
        A hole below and a saucer beneath it, as there should be.
        Wide at the top, so a root ball comes out when you ask.
        Moss will find it in two winters if you let it.
        Stands in a window, on a step, at either side of a door.
        Thick walls keep roots cool in July.
        """,
      models: """
        Long Tom plant pot* | Corrie & Loam | terracotta | terracotta | 12 cm 9.50; 18 cm 16; 24 cm 26; 32 cm 44
        Glazed plant pot | Dunmarrow | stoneware | petrol sage oatmeal charcoal rust | 16 cm 32; 24 cm 48
        Windowsill plant pot | Quillbeck | enamel | cream sky ochre | 14 cm 18
        Zinc plant pot* | Corrie & Loam | zinc | zinc | 20 cm 24; 40 cm 68
        Patio plant pot* | Corrie & Loam | terracotta | terracotta sand | 45 cm 98
        """),
    ProductKind(
      "bird-feeder", noun: "bird feeder", in: "Garden > Wildlife > Bird feeders", prices: 14...68,
      weights: 280...1_900,
      tags: "gift, repairable", facts: ["Holds {size} of seed.", "Weighs {weight} empty."],
      saying: """
        Finches queue; tits do not.
        The roof tips up for filling and comes down on its own.
        Drains through a mesh, so seed stays dry and birds stay well.
        Squirrels take an interest and give up in the end.
        Hang it where you wash up.
        """,
      models: """
        Seed bird feeder* | Corrie & Loam | steel | moss rust zinc | 500 g 24; 1 kg 32
        Window bird feeder* | Quillbeck | recycled glass | clear amber | 200 g 22
        Larch bird feeder* | Ashgill | larch | larch charcoal | 800 g 38
        Copper-roofed bird feeder* | Corrie & Loam | copper | copper | 600 g 62
        Peanut bird feeder | Corrie & Loam | galvanised steel | zinc teal ochre | 400 g 16.50
        Hanging bird feeder | Quillbeck | stoneware | oatmeal sage petrol | 300 g 34
        """),
    ProductKind(
      "nest-box", noun: "nest box", in: "Garden > Wildlife > Nest boxes", prices: 16...74,
      weights: 600...2_600,
      tags: "gift", facts: ["The entrance measures {size}.", "Weighs {weight}."],
      saying: """
        Face it between north and east and wait for March.
        The front slides up for the yearly clean.
        Rough inside, so fledglings can climb out.
        The roof overhangs far enough to spoil a cat’s afternoon.
        No perch: birds do not need one and magpies like them.
        """,
      models: """
        Tit nest box* | Ashgill | larch | larch sage rust | 28 mm 26; 32 mm 26
        Sparrow terrace nest box* | Ashgill | larch | larch charcoal | 32 mm 58
        Robin nest box* | Ashgill | oak | oak | 42
        Painted nest box | Quillbeck | birch | teal ochre cream sky | 28 mm 34
        Wren nest box* | Birkwith | willow | willow straw | 18
        Swift nest box* | Ashgill | larch | larch slate | 64
        Stoneware nest box | Dunmarrow | stoneware | oatmeal moss | 30 mm 48
        """),
    ProductKind(
      "trug", noun: "trug", in: "Garden > Pots & planters > Trugs & baskets", prices: 22...96,
      weights: 500...1_900,
      tags: "gift, repairable", facts: ["It is {size} long and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Carries beans in, eggs across and weeds away.
        Sits on its own two feet on uneven ground.
        The handle is steamed round in one piece.
        Earth falls through, strawberries do not.
        Too good for the shed; most end up in the hall.
        """,
      models: """
        Garden trug* | Birkwith | willow | willow | 35 cm 48; 45 cm 58; 55 cm 68
        Boat trug* | Ashgill | ash | ash walnut | 40 cm 72; 50 cm 84
        Painted trug | Corrie & Loam | birch | sage rust cream | 40 cm 54
        Harvest trug | Corrie & Loam | galvanised steel | zinc teal | 38 cm 39
        Flower trug* | Birkwith | willow | straw willow | 50 cm 64
        Child’s trug | Birkwith | willow | willow ochre | 25 cm 28
        """),
    ProductKind(
      "bench", noun: "bench", in: "Garden > Seating & fire > Benches", "Home > Furniture > Benches",
      prices: 140...680,
      tags: "repairable", facts: ["It is {size} long."],
      saying: """
        Seats two who like each other, or three who will.
        The back leans at the angle of somebody listening.
        Slats are spaced so that rain goes through and coins do not.
        Joined with pegs; a loose one can be tapped home.
        Put it where the sun is at five.
        """,
      models: """
        Orchard bench* | Ashgill | oak | oak | 120 cm 420; 150 cm 490; 180 cm 580
        Lakeside bench* | Ashgill | larch | larch charcoal | 130 cm 298; 160 cm 348
        Painted garden bench | Ashgill | acacia | sage cream petrol rust | 120 cm 245
        Slim hall bench* | Ashgill | ash | ash walnut black | 100 cm 198
        Steel-framed bench | Quillbeck | steel | moss charcoal | 140 cm 265
        Storage bench* | Quillbeck | acacia | acacia | 125 cm 320
        """),
    ProductKind(
      "wheelbarrow", noun: "wheelbarrow", in: "Garden > Hand tools > Wheelbarrows", prices: 88...290,
      weights: 9_500...22_000, tags: "repairable",
      facts: ["Takes {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        The load sits over the wheel, where it weighs least.
        A rounded nose tips the last of it out.
        Goes up a plank without a run.
        The tyre is solid and has never heard of thorns.
        Legs braced at the back, for people who sit on them.
        """,
      models: """
        Garden wheelbarrow* | Penfold & Sedge | galvanised steel | zinc moss rust | 85 litres 128; 110 litres 148
        Wooden wheelbarrow* | Ashgill | ash | ash sage | 80 litres 265
        Narrow-gate wheelbarrow | Penfold & Sedge | steel | teal ochre charcoal | 65 litres 98
        Two-wheeled wheelbarrow* | Penfold & Sedge | galvanised steel | zinc navy | 120 litres 188
        Orchard wheelbarrow | Penfold & Sedge | steel | cream fern | 90 litres 138
        """),
  ]
}
