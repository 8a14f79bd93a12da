extension ProductKind {
  static let teaAndTable: [ProductKind] = [
    ProductKind(
      "teapot", noun: "teapot", in: "Kitchen > Tea & coffee > Teapots", prices: 24...98, weights: 420...1_900,
      tags: "gift", facts: ["Holds {size}, or about that many minutes of talk.", "Weighs {weight}."],
      saying: """
        The spout stops when you stop.
        The lid has a tooth that holds it in, even upside down.
        Leaves have room to unfold in the wide strainer.
        Sits on its stand over a small candle and keeps the second cup.
        The handle stands clear of the body, so knuckles stay cool.
        """,
      models: """
        Round teapot* | Dunmarrow | stoneware | oatmeal petrol rust sage | 0.8 litres 54; 1.2 litres 62
        Iron teapot* | Oxenby | cast iron | black moss plum | 0.9 litres 72
        Enamel teapot | Kettleby | enamel | white sky ochre | 1.2 litres 38
        Porcelain teapot | Dunmarrow | porcelain | white rose | 0.7 litres 68
        Glass teapot* | Orrin Glass | glass | clear | 0.6 litres 34; 1 litre 42
        """),
    ProductKind(
      "cafetiere", noun: "cafetière", in: "Kitchen > Tea & coffee > Cafetières", prices: 26...92,
      weights: 480...1_300,
      tags: "gift, repairable", facts: ["Makes {size}.", "Weighs {weight}."],
      saying: """
        Four minutes, one slow push, and the morning has a shape.
        The mesh is double and fits to the wall, so no grit comes through.
        The beaker can be bought alone, for the day it meets the tap.
        Unscrews into five parts and rinses clean.
        The lid turns shut and keeps the heat in.
        """,
      models: """
        Parlour cafetière* | Kettleby | glass | steel brass copper | 350 ml 36; 1 litre 48
        Steel cafetière | Kettleby | stainless steel | steel charcoal teal | 1 litre 68
        Travel cafetière* | Northing | stainless steel | moss rust | 400 ml 42
        Stoneware cafetière | Dunmarrow | stoneware | oatmeal sky petrol | 0.9 litres 78
        """),
    ProductKind(
      "coffee-grinder", noun: "coffee grinder", in: "Kitchen > Tea & coffee > Coffee grinders",
      prices: 38...150,
      weights: 480...1_700, tags: "repairable, gift",
      facts: ["Grinds {size} at a time.", "Weighs {weight}."],
      saying: """
        Forty turns to a cup, and the smell is free.
        The drawer is lined, so grounds do not cling.
        Set it once by the clicks and write the number inside the lid.
        Steel burrs that you can take out with your fingers.
        Quiet enough for a kitchen with a baby in the next room.
        """,
      models: """
        Knee coffee grinder* | Ullin | beech | beech walnut | 30 g 68; 60 g 82
        Wall coffee grinder | Kettleby | cast iron | rust teal black | 110
        Travel coffee grinder* | Northing | stainless steel | steel charcoal | 20 g 58
        Box coffee grinder | Ullin | walnut | walnut | 35 g 98
        Painted coffee grinder | Ullin | birch | cream sage rust | 30 g 74
        Brass-topped coffee grinder* | Ullin | oak | oak | 40 g 124
        """),
    ProductKind(
      "dinner-plate", noun: "plate", in: "Table > Plates & bowls > Plates", prices: 9...42,
      weights: 320...980, tags: "gift", facts: ["Measures {size} across.", "Weighs {weight}."],
      saying: """
        The rim is just high enough for gravy.
        Stacks without a scrape: the foot is glazed as well.
        A calm ground for whatever the day brings.
        Warm it in the oven and it stays warm through seconds.
        Sold singly, because sets are for people who never drop things.
        """,
      models: """
        Dinner plate | Dunmarrow | stoneware | oatmeal sage sky rust charcoal | 27 cm 24
        Side plate | Dunmarrow | stoneware | oatmeal sage sky rust | 20 cm 18
        Enamel plate* | Halden | enamel | white teal navy | 22 cm 11; 26 cm 13.50
        Fine plate | Dunmarrow | porcelain | white rose | 21 cm 22; 28 cm 32
        Olive wood plate* | Birkwith | olive wood | honey | 32 cm 38
        """),
    ProductKind(
      "bowl", noun: "bowl", in: "Table > Plates & bowls > Bowls", prices: 8...64, weights: 180...1_300,
      tags: "gift", facts: ["Measures {size} across.", "Weighs {weight}."],
      saying: """
        Porridge, noodles, cherries: it has no opinion.
        The sides lean out enough to cool the soup a little.
        Fits the crook of an arm on the sofa.
        The foot is small and the bowl seems to float.
        Nests with the other sizes to take up one place in the cupboard.
        """,
      models: """
        Breakfast bowl | Dunmarrow | stoneware | oatmeal sage sky rust petrol | 15 cm 19
        Pasta bowl | Dunmarrow | stoneware | oatmeal charcoal terracotta | 23 cm 26
        Enamel bowl* | Halden | enamel | white ochre moss | 14 cm 9; 18 cm 11
        Turned bowl | Birkwith | ash | ash | 20 cm 42; 28 cm 62
        Rice bowl | Dunmarrow | porcelain | white teal | 12 cm 16
        """),
    ProductKind(
      "mug", noun: "mug", in: "Table > Mugs > Stoneware mugs", prices: 11...32, weights: 260...480,
      tags: "gift",
      facts: ["Holds {size}.", "Weighs {weight}."],
      saying: """
        Three fingers through the handle, one underneath.
        Thick in the wall, so it keeps up with slow drinkers.
        The lip is thinned by hand before the glaze goes on.
        The one that people look for first in the cupboard.
        Flat under the foot and steady on a stack of papers.
        """,
      models: """
        Hearth mug | Dunmarrow | stoneware | oatmeal petrol rust sage charcoal sky | 350 ml 19
        Big mug | Dunmarrow | stoneware | moss terracotta cream | 500 ml 24
        Espresso mug | Dunmarrow | stoneware | oatmeal plum black | 90 ml 12
        Porcelain mug | Dunmarrow | porcelain | white rose teal | 300 ml 22
        Dipped mug | Quillbeck | stoneware | ochre navy heather | 320 ml 18
        """),
    ProductKind(
      "tumbler", noun: "tumbler", in: "Table > Glass & jugs > Tumblers", prices: 6...28, weights: 140...320,
      tags: "gift", facts: ["Holds {size}.", "Weighs {weight}."],
      saying: """
        Water tastes colder from it; we cannot say why.
        Facets round the foot give wet fingers something to hold.
        Low and broad, so it survives gestures.
        Takes ice, a slice and a heavy-handed host.
        Good company for a carafe on the bedside table.
        """,
      models: """
        Faceted tumbler* | Orrin Glass | glass | clear amber sky rose | 250 ml 8.50; 350 ml 10
        Seaworn tumbler | Orrin Glass | recycled glass | sage sky petrol | 280 ml 11
        Bubble tumbler* | Orrin Glass | recycled glass | clear amber plum | 300 ml 13.50
        Steel tumbler | Kettleby | stainless steel | steel rust moss | 330 ml 16
        Set of four tumblers* | Orrin Glass | glass | clear amber | 28
        """),
    ProductKind(
      "jug", noun: "jug", in: "Table > Glass & jugs > Jugs", prices: 14...68, weights: 340...1_500,
      tags: "gift",
      facts: ["Holds {size}.", "Weighs {weight}."],
      saying: """
        Cream at breakfast, custard at lunch, cow parsley for the rest of the day.
        The lip cuts the stream off clean.
        Holds its weight well back, so a full one does not lunge.
        Wide enough for ice and a long spoon.
        A good jug makes tap water a drink.
        """,
      models: """
        Farm jug* | Dunmarrow | stoneware | oatmeal sky rust sage | 0.5 litres 26; 1.2 litres 38
        Enamel jug | Halden | enamel | white teal ochre | 1 litre 24; 2 litres 32
        Water jug* | Orrin Glass | recycled glass | clear sage amber | 1.4 litres 36
        Cream jug | Dunmarrow | porcelain | white rose | 200 ml 18
        Copper jug* | Oxenby | copper | copper | 1.5 litres 66
        """),
  ]
}
