extension ProductKind {
  static let workshop: [ProductKind] = [
    ProductKind(
      "hammer", noun: "hammer", in: "Workshop > Tools > Hammers", prices: 18...84,
      tags: "repairable", facts: ["The head weighs {size}."],
      saying: """
        Lands where you look.
        The face is crowned by a hair, so it leaves no half-moons.
        The claw draws a nail without a second bite.
        The shaft is wedged twice and will not fly.
        The one tool that everybody borrows.
        """,
      models: """
        Joiner’s hammer* | Hollin Forge | forged steel | ash walnut | 300 g 38; 450 g 44
        Claw hammer* | Ullin | forged steel | ash charcoal rust | 450 g 32; 560 g 36
        Tack hammer* | Ullin | carbon steel | beech black | 200 g 22
        Beech mallet hammer* | Birkwith | beech | beech | 600 g 29; 800 g 34
        Brass-headed hammer* | Hollin Forge | brass | brass | 350 g 72
        Club hammer* | Hollin Forge | forged steel | ash oak | 1 kg 46
        """),
    ProductKind(
      "toolbox", noun: "toolbox", in: "Workshop > Storage > Toolboxes", prices: 32...160,
      weights: 1_200...5_400,
      tags: "repairable, gift",
      facts: ["It is {size} long and weighs {weight} empty.", "Weighs {weight} empty."],
      saying: """
        Opens out in steps, so the small things are on top.
        The long tray takes a saw and the short one takes the rest.
        A bar for a handle, thick enough for cold fingers.
        Closes only when everything is back, which is a kind of advice.
        Stands on the van floor and does not slide.
        """,
      models: """
        Cantilever toolbox* | Pellowby | steel | rust teal charcoal moss | 40 cm 68; 50 cm 82
        Joiner’s toolbox* | Ashgill | oak | oak walnut | 60 cm 148
        Open toolbox* | Birkwith | birch | birch sage | 45 cm 54
        Small toolbox | Pellowby | steel | ochre cream navy sky | 30 cm 36
        Waxed canvas toolbox* | Skelbeck | waxed cotton | olive rust | 42 cm 88
        """),
    ProductKind(
      "hatchet", noun: "hatchet", in: "Workshop > Tools > Hatchets",
      "Outdoor > Tools & navigation > Hatchets",
      prices: 32...150, weights: 480...1_600, tags: "repairable",
      facts: ["It is {size} long and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Splits kindling for the stove with one hand and no drama.
        The leather sheath comes with it, and a promise from you to use it.
        The grain of the shaft runs straight from end to end.
        Shaves an arm when it arrives; please do not try.
        The poll is square and drives a peg.
        """,
      models: """
        Kindling hatchet* | Hollin Forge | forged steel | ash walnut | 32 cm 68; 38 cm 76
        Camp hatchet* | Ullin | carbon steel | ash rust charcoal | 36 cm 54
        Carving hatchet* | Hollin Forge | forged steel | ash oak | 34 cm 128
        Splitting hatchet* | Ullin | carbon steel | ash moss | 42 cm 62
        Scout hatchet | Ullin | carbon steel | beech teal | 28 cm 39
        """),
    ProductKind(
      "hand-saw", noun: "saw", in: "Workshop > Tools > Saws", prices: 18...120, weights: 180...900,
      tags: "repairable", facts: ["The blade is {size} long.", "Weighs {weight}."],
      saying: """
        Starts on the pull and does not jump.
        The handle pushes from behind the cut, so the line stays true.
        Can be sharpened with a small file and a long evening.
        Every third tooth clears the dust.
        Cuts shelves at home and branches at the end of the garden.
        """,
      models: """
        Bench saw* | Ullin | carbon steel | beech walnut | 40 cm 58; 50 cm 66
        Pruning saw* | Penfold & Sedge | carbon steel | ash rust moss | 24 cm 36; 30 cm 42
        Dovetail saw* | Ullin | carbon steel | walnut | 20 cm 84
        Folding camp saw* | Northing | stainless steel | ochre charcoal teal | 18 cm 34; 21 cm 39
        Joiner’s saw | Hollin Forge | carbon steel | oak ash | 45 cm 110
        """),
    ProductKind(
      "brush", noun: "brush", in: "Home > Cleaning > Brushes & brooms", prices: 7...44, weights: 90...820,
      tags: "made nearby", facts: ["It is {size} long.", "Weighs {weight}."],
      saying: """
        Bristles set by hand, a tuft to a hole.
        Stiff enough for steps, soft enough for slate.
        Hangs from a cord, bristles down, and lasts for years.
        Gets into the corner that the machine goes round.
        Goes on the fire when it is done, and leaves nothing behind.
        """,
      models: """
        Dish brush* | Tansy Yard | beech | beech rust sage | 24 cm 8.50
        Scrubbing brush* | Tansy Yard | beech | beech | 18 cm 9.50; 22 cm 11
        Hearth brush | Moss & Ember | ash | ash black teal | 30 cm 22
        Bottle brush* | Tansy Yard | birch | birch sky ochre | 28 cm 7.50; 36 cm 8.50
        Table brush and pan* | Quillbeck | beech | cream moss terracotta | 20 cm 28
        Boot brush* | Skelbeck | oak | oak walnut | 21 cm 16
        """),
  ]
}
