extension ProductKind {
  static let outdoorCarrying: [ProductKind] = [
    ProductKind(
      "rucksack", noun: "rucksack", in: "Outdoor > Packs & coolers > Rucksacks", prices: 48...240,
      weights: 620...2_400, tags: "repairable",
      facts: ["Holds {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Carries its load close to the back and low on the hips.
        The lid pocket takes a map without folding it a fifth time.
        Opens from the top and from the front, so the socks are never at the bottom.
        Straps are sewn twice and can be replaced in an evening.
        Looks right on a ridge and not wrong on a tram.
        """,
      models: """
        Drover rucksack* | Northing | waxed cotton | olive rust charcoal navy | 18 litres 118; 26 litres 142
        Fell rucksack | Tarn & Fell | recycled nylon | teal slate ochre | 28 litres 96; 45 litres 138
        Market rucksack | Skelbeck | canvas | oatmeal moss | 16 litres 84
        Roll-top rucksack | Northing | recycled polyester | black sage | 22 litres 79
        Long-haul rucksack | Northing | recycled nylon | petrol plum | 60 litres 228
        """),
    ProductKind(
      "dry-bag", noun: "dry bag", in: "Outdoor > Packs & coolers > Dry bags", prices: 12...68,
      weights: 60...620,
      facts: ["Holds {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Roll three times, clip, and throw it in the boat.
        Floats, if you leave a little air in.
        A welded seam has no stitches for water to find.
        Bright enough to be seen from the bank.
        Sits upright when open, so you can see what you are looking for.
        """,
      models: """
        Boat dry bag* | Northing | recycled polyester | ochre rust teal | 10 litres 22; 20 litres 28; 40 litres 39
        Thin dry bag | Tarn & Fell | recycled nylon | sky moss | 5 litres 14; 13 litres 18.50
        Dry bag with straps | Northing | recycled polyester | charcoal rust | 30 litres 64
        Windowed dry bag | Tarn & Fell | recycled nylon | grey | 8 litres 16.50
        """),
    ProductKind(
      "cool-box", noun: "cool box", in: "Outdoor > Packs & coolers > Cool boxes", prices: 58...260,
      weights: 2_200...9_600, tags: "repairable",
      facts: ["Holds {size} and weighs {weight} empty.", "Weighs {weight} empty."],
      saying: """
        Ice on Friday, ice on Sunday.
        The lid is flat and strong: it is a seat, whatever else it is.
        A tap at the foot lets the melt out without unpacking.
        Latches close with a thump and stay closed on a bad road.
        A bottle stands upright in it, which is rarer than you would think.
        """,
      models: """
        Picnic cool box* | Kettleby | steel | teal cream rust | 18 litres 98; 28 litres 128
        Harbour cool box | Halden | galvanised steel | zinc navy | 24 litres 145; 40 litres 198
        Expedition cool box* | Tarn & Fell | recycled polyester | sand moss charcoal | 35 litres 225
        Soft cool box | Quillbeck | waxed cotton | olive ochre sky | 12 litres 64; 20 litres 78
        """),
    ProductKind(
      "flask", noun: "flask", in: "Outdoor > Packs & coolers > Flasks & bottles", prices: 18...64,
      weights: 260...820,
      tags: "gift, repairable", facts: ["Holds {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Hot for a night shift, cold for a whole day’s ride.
        The stopper comes apart for cleaning and has a spare seal under the lid.
        The cup is a proper cup, with room for a nose.
        Pours without the half-turn that soaks your sleeve.
        Falls off walls well.
        """,
      models: """
        Trail flask* | Kettleby | stainless steel | moss rust cream charcoal | 0.5 litres 32; 0.75 litres 38; 1 litre 44
        Shepherd’s flask | Halden | stainless steel | petrol steel | 1 litre 48
        Desk flask | Quillbeck | stainless steel | rose sage sky | 350 ml 26
        Soup flask | Kettleby | stainless steel | ochre teal | 500 ml 34
        """),
    ProductKind(
      "compass", noun: "compass", in: "Outdoor > Tools & navigation > Compasses", prices: 16...110,
      weights: 32...180,
      tags: "gift, repairable", facts: ["Weighs {weight}."],
      saying: """
        The needle settles in three seconds and means it.
        Degrees are engraved and inked, so they will be there in forty years.
        A sighting notch in the lid puts the far cairn on a line.
        Lies level in the palm and on the map.
        Needs no battery, no signal and no update.
        """,
      models: """
        Pocket compass* | Northing | brass | brass | 48; with leather case 68
        Map compass | Northing | recycled polyester | teal ochre rust | 19; with mirror 34
        Sighting compass* | Northing | aluminium | charcoal olive grey | 78
        Ship-pattern compass* | Marrowby | brass | copper petrol | 98
        Button compass on a cord* | Halden | steel | black cream moss | 16.50
        """),
    ProductKind(
      "pocket-knife", noun: "pocket knife", in: "Outdoor > Tools & navigation > Pocket knives",
      prices: 22...120,
      weights: 42...150, tags: "repairable, gift", facts: ["The blade is {size} long.", "Weighs {weight}."],
      saying: """
        Opens with a nick and closes with a click that you learn to like.
        Apples, string, cheese, tent pegs: a day’s work.
        The joint can be oiled and tightened with the small key supplied.
        The spine is square enough to strike sparks.
        Thin in the pocket, full in the hand.
        """,
      models: """
        Orchard pocket knife | Ullin | carbon steel | oak walnut beech | 7 cm 38; 9 cm 44
        Shepherd’s pocket knife | Hollin Forge | forged steel | walnut black | 8 cm 92
        Slim pocket knife | Ullin | stainless steel | steel teal rust | 6 cm 29
        Picnic pocket knife with corkscrew* | Ullin | stainless steel | beech moss navy | 8 cm 56
        Whittling pocket knife* | Birkwith | carbon steel | birch walnut | 5 cm 34
        """),
  ]
}
