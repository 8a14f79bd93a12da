extension ProductKind {
  static let kitchen: [ProductKind] = [
    ProductKind(
      "frying-pan", noun: "frying pan", in: "Kitchen > Pots & pans > Frying pans", prices: 28...160,
      weights: 900...2_900, tags: "repairable",
      facts: ["Measures {size} across and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Flat as a mill pond, so the oil does not run off to one side.
        The more you fry in it, the less will stick.
        The handle is riveted and stays cool for the length of an omelette.
        Goes from hob to oven to table and back.
        Sloping sides let a pancake slide out under its own steam.
        """,
      models: """
        Everyday frying pan* | Oxenby | carbon steel | black | 24 cm 46; 28 cm 54; 32 cm 64
        Cast-iron frying pan* | Oxenby | cast iron | black | 20 cm 38; 26 cm 52; 30 cm 66
        Deep sauté pan | Kettleby | stainless steel | steel charcoal | 26 cm 98; 30 cm 118
        Copper frying pan* | Oxenby | copper | copper | 24 cm 148
        Enamelled frying pan | Halden | enamel | teal cream rust | 26 cm 68
        Crêpe pan* | Oxenby | carbon steel | black iron | 24 cm 34; 28 cm 39
        """),
    ProductKind(
      "saucepan", noun: "saucepan", in: "Kitchen > Pots & pans > Saucepans", prices: 32...170,
      weights: 780...2_300, tags: "repairable",
      facts: ["Holds {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Milk warms in it without catching.
        The lid lifts a finger’s breadth to let steam out and goes no further.
        Lips on both sides: right-handed and left-handed cooks pour alike.
        The base reaches the corners, so the whisk does too.
        Small enough for porridge, patient enough for stock.
        """,
      models: """
        Straight saucepan* | Kettleby | stainless steel | steel | 1.5 litres 58; 2 litres 66; 3 litres 78
        Milk saucepan | Halden | enamel | cream sky rose teal | 1 litre 36; 1.5 litres 42
        Copper saucepan* | Oxenby | copper | copper | 1.6 litres 148; 2.2 litres 168
        Cast saucepan with lid | Oxenby | cast iron | moss rust navy | 2 litres 98
        Steamer saucepan* | Kettleby | stainless steel | steel charcoal | 3 litres 92
        """),
    ProductKind(
      "casserole", noun: "casserole", in: "Kitchen > Pots & pans > Casseroles", prices: 68...280,
      weights: 2_900...7_400, tags: "gift", facts: ["Holds {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Beans in the morning, dinner at night, and you were out all day.
        Studs under the lid rain the steam back on the roast.
        Handles wide enough for thick oven gloves.
        Bakes the crust you thought only bakeries could.
        Comes to the table and keeps seconds hot.
        """,
      models: """
        Round casserole* | Oxenby | cast iron | rust teal moss cream navy | 3 litres 138; 5 litres 178
        Oval casserole | Oxenby | cast iron | ochre plum charcoal | 6 litres 218
        Shallow casserole | Halden | enamel | white petrol terracotta | 3.5 litres 88
        Stoneware casserole | Dunmarrow | stoneware | oatmeal sage | 2.5 litres 94
        """),
    ProductKind(
      "kitchen-knife", noun: "kitchen knife", in: "Kitchen > Knives & boards > Kitchen knives",
      prices: 24...190,
      weights: 80...280, tags: "repairable", facts: ["The blade is {size} long.", "Weighs {weight}."],
      saying: """
        Rocks through herbs and stops dead on the board.
        Balanced at the heel, so it is held and not gripped.
        Comes sharp; we resharpen it for the price of the post.
        The back is rounded where your finger rests.
        Tomatoes fall into slices at the suggestion of it.
        """,
      models: """
        Cook’s kitchen knife | Ullin | carbon steel | walnut black | 18 cm 98; 21 cm 118
        Paring kitchen knife | Ullin | stainless steel | beech black rust | 9 cm 34
        Bread knife* | Ullin | stainless steel | oak walnut | 24 cm 64
        Forged kitchen knife | Hollin Forge | forged steel | oak walnut | 16 cm 148; 20 cm 178
        Vegetable kitchen knife | Ullin | carbon steel | birch black | 17 cm 86
        Filleting knife* | Ullin | stainless steel | teal steel | 18 cm 72
        """),
    ProductKind(
      "chopping-board", noun: "chopping board", in: "Kitchen > Knives & boards > Chopping boards",
      prices: 18...130,
      weights: 600...3_800, tags: "gift",
      facts: ["Measures {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        A groove along the edge keeps the juices where they belong.
        Heavy enough not to wander, light enough to carry to the pan.
        Two faces: one for onions, one for everything else.
        The hole is for a hook, or a thumb.
        Kind to edges; knives stay sharp twice as long.
        """,
      models: """
        Long chopping board | Ashgill | oak | oak | 40 × 20 cm 42; 60 × 20 cm 58
        End-grain chopping board | Ashgill | walnut | walnut | 35 × 25 cm 98; 45 × 30 cm 124
        Bread chopping board | Birkwith | beech | beech | 36 × 24 cm 32
        Olive wood chopping board* | Birkwith | olive wood | honey | 30 × 18 cm 38; 45 × 20 cm 52
        Round chopping board | Ashgill | ash | ash | 30 cm 36; 38 cm 46
        Small chopping board | Birkwith | birch | birch | 24 × 16 cm 19
        Carving chopping board | Ashgill | oak | oak walnut | 50 × 35 cm 88
        Slate chopping board* | Quillbeck | slate | slate | 30 × 20 cm 26; 40 × 30 cm 34
        """),
    ProductKind(
      "mixing-bowl", noun: "mixing bowl", in: "Kitchen > Baking > Mixing bowls", prices: 14...72,
      weights: 380...2_600, tags: "gift", facts: ["Holds {size}.", "Weighs {weight}."],
      saying: """
        A foot to hold and a lip to pour from.
        Dough may rise to the brim and a tea towel still stays clear.
        The inside is round all the way down, so nothing hides from the spoon.
        Steady under a hand whisk, without a wet cloth beneath.
        Doubles as the salad bowl that comes out when there are eight.
        """,
      models: """
        Baker’s mixing bowl* | Dunmarrow | stoneware | oatmeal sage sky rust | 2 litres 34; 4 litres 46
        Enamel mixing bowl | Halden | enamel | white teal ochre | 3 litres 26
        Steel mixing bowl* | Kettleby | stainless steel | steel | 2 litres 18; 3.5 litres 24; 5 litres 29
        Glass mixing bowl* | Orrin Glass | glass | clear | 1.5 litres 16; 2.5 litres 22
        Dough mixing bowl in beech* | Birkwith | beech | beech | 4 litres 68
        """),
    ProductKind(
      "rolling-pin", noun: "rolling pin", in: "Kitchen > Baking > Rolling pins", prices: 14...48,
      weights: 380...1_300,
      tags: "gift", facts: ["It is {size} long.", "Weighs {weight}."],
      saying: """
        Feel the pastry through it and stop in time.
        Heavy enough to do the pressing for you.
        Turned true, so the edge of a tart is as thin as the middle.
        Flour is all the non-stick it needs.
        Hangs by a leather loop beside the oven.
        """,
      models: """
        Straight rolling pin | Birkwith | beech | beech | 40 cm 16; 50 cm 19
        Tapered rolling pin | Birkwith | ash | ash | 45 cm 22; 52 cm 25
        Walnut rolling pin* | Ashgill | walnut | walnut | 42 cm 34
        Olive wood rolling pin* | Birkwith | olive wood | honey | 40 cm 32
        Rolling pin with handles | Birkwith | birch | birch sage rust teal | 43 cm 28
        Glass rolling pin* | Orrin Glass | glass | clear sky rose | 36 cm 36
        Child’s rolling pin* | Birkwith | beech | beech ochre | 20 cm 14
        """),
    ProductKind(
      "loaf-tin", noun: "loaf tin", in: "Kitchen > Baking > Loaf tins", prices: 12...58, weights: 320...2_400,
      facts: ["Takes a loaf of {size}.", "Weighs {weight}."],
      saying: """
        Folded corners, so a loaf comes out with edges.
        Colours the crust on all four sides.
        Tap it once on the bench and it lets go.
        Deep enough for a loaf that keeps its promises.
        The rim is wired and will not bow in the heat.
        """,
      models: """
        Folded loaf tin* | Pellowby | steel | charcoal grey | 450 g 14; 900 g 18
        Seasoned loaf tin* | Oxenby | carbon steel | black iron | 450 g 19; 900 g 24
        Enamel loaf tin | Halden | enamel | white navy rust | 900 g 22
        Lidded loaf tin* | Pellowby | aluminium | steel charcoal | 800 g 32
        Cast loaf tin | Oxenby | cast iron | black teal cream | 1 kg 54
        Stoneware loaf tin* | Dunmarrow | stoneware | oatmeal sage terracotta | 900 g 36
        """),
    ProductKind(
      "storage-jar", noun: "storage jar", in: "Kitchen > Storage > Storage jars", prices: 6...38,
      weights: 240...1_700,
      tags: "gift", facts: ["Holds {size}.", "Weighs {weight}."],
      saying: """
        Closes with a sigh, which is the sound of flour staying dry.
        The mouth is wide enough for a cup measure and a hand.
        Stands in a row with its sisters and lines up at the shoulder.
        A slate spot on the front takes chalk.
        The seal lifts off and goes in with the dishes.
        """,
      models: """
        Shelf storage jar* | Orrin Glass | glass | clear | 0.5 litres 8.50; 1 litre 11; 2 litres 14.50; 3 litres 18
        Amber storage jar* | Orrin Glass | recycled glass | amber | 0.7 litres 12; 1.4 litres 16
        Crock storage jar | Dunmarrow | stoneware | oatmeal sage petrol rust | 1 litre 28; 1.8 litres 36
        Pantry storage jar | Pellowby | enamel | cream sky moss | 1.2 litres 19.50
        """),
    ProductKind(
      "bread-bin", noun: "bread bin", in: "Kitchen > Storage > Bread bins", prices: 34...110,
      weights: 1_200...4_200,
      facts: ["It is {size} wide and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Keeps a crust crisp and a crumb soft, by means of six small holes.
        The lid is a board, and the board has a groove for crumbs.
        Takes two loaves, or one loaf and the end of another.
        Opens with an elbow.
        Stands under a wall cupboard with a finger to spare.
        """,
      models: """
        Oven-day bread bin* | Pellowby | enamel | cream teal rust charcoal | 34 cm 58; 42 cm 68
        Roll-top bread bin | Ashgill | oak | oak walnut | 40 cm 98
        Bread bin with board lid | Pellowby | steel | white sage navy | 36 cm 62
        Zinc bread bin* | Pellowby | zinc | zinc | 38 cm 74
        Crock bread bin | Dunmarrow | stoneware | oatmeal sky | 30 cm 96
        """),
    ProductKind(
      "pepper-mill", noun: "pepper mill", in: "Kitchen > Spice & oil > Pepper mills", prices: 22...78,
      weights: 180...620, tags: "gift, repairable", facts: ["Stands {size} tall.", "Weighs {weight}."],
      saying: """
        From dust to gravel in one turn of the nut.
        The grinder is steel, cut twice, and guaranteed longer than the table.
        Fills from the top without a funnel or a curse.
        Fits the hand of whoever is nearest.
        Works for coarse salt as well, though not on the same day.
        """,
      models: """
        Turned pepper mill | Birkwith | beech | beech black white rust | 15 cm 32; 22 cm 38
        Tall pepper mill | Ashgill | walnut | walnut | 30 cm 58; 40 cm 72
        Column pepper mill | Ullin | oak | oak charcoal | 18 cm 44
        Olive wood pepper mill* | Birkwith | olive wood | honey | 14 cm 42
        Brass pepper mill* | Ullin | brass | brass | 12 cm 64
        Painted pepper mill | Birkwith | birch | teal ochre sage plum | 16 cm 36
        """),
    ProductKind(
      "apron", noun: "apron", in: "Kitchen > Kitchen linen > Aprons", prices: 22...88, tags: "gift",
      facts: [],
      saying: """
        Straps cross at the back, so nothing pulls at the neck.
        A pocket for the cloth and a smaller one for the pencil.
        Long enough to kneel on in the garden afterwards.
        Ties at the front, where you can see the knot.
        Washes with the sheets and looks better for it.
        """,
      models: """
        Cross-back apron | Saltgarth | linen | oatmeal rust slate sage navy | 58
        Workshop apron | Skelbeck | waxed cotton | olive charcoal | 78
        Baker’s apron | Saltgarth | organic cotton | white sky ochre terracotta | 34
        Leather-strapped apron | Skelbeck | canvas | moss petrol sand | 72
        Waist apron | Saltgarth | cotton | black cream plum | 24
        Child’s apron | Saltgarth | organic cotton | sky rose fern | 22
        """),
  ]
}
