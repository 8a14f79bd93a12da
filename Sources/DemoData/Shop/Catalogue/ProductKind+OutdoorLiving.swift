extension ProductKind {
  static let outdoorLiving: [ProductKind] = [
    ProductKind(
      "tent", noun: "tent", in: "Outdoor > Shelter > Tents", prices: 160...690, weights: 1_400...14_000,
      tags: "repairable", facts: ["Weighs {weight} with poles and pegs."],
      saying: """
        Goes up in ten minutes, and in fifteen when two people help.
        Pegs first, poles second, and it stands square in a crosswind.
        The porch takes boots, a wet dog and the argument about supper.
        Seams are taped from the inside, and the groundsheet comes up at the edges like a tray.
        Two doors, so nobody climbs over anybody at four in the morning.
        """,
      models: """
        Ridge camping tent* | Tarn & Fell | canvas | rust moss sand | for two 279; for three 329; for four 389
        Fell dome tent | Tarn & Fell | recycled nylon | teal ochre slate | for one 218; for two 264
        Longhouse tent | Tarn & Fell | recycled polyester | moss sand | for four 449; for six 560
        Bell tent* | Halden | canvas | oatmeal sand | 4 metres 520; 5 metres 640
        Tunnel tent | Northing | recycled nylon | rust petrol | for two 345
        """),
    ProductKind(
      "tarp", noun: "tarp", in: "Outdoor > Shelter > Tarps", prices: 32...150, weights: 420...2_300,
      facts: ["Covers {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Nineteen loops: pitch it as a wing, a lean-to or a roof between trees.
        Guy lines stay on and stow in their own small pockets.
        Dry ground for lunch, wherever lunch happens to be.
        The ridge is doubled, because that is where the rope rubs.
        A pole pocket at each end takes a walking stick.
        """,
      models: """
        Wing tarp* | Tarn & Fell | recycled nylon | moss rust slate | 3 × 3 metres 68; 3 × 4 metres 84
        Canvas tarp | Halden | canvas | oatmeal sand olive | 3 × 4 metres 128; 4 × 4 metres 146
        Hammock tarp | Northing | recycled nylon | teal olive | 3 × 2 metres 54
        Festival tarp | - | recycled polyester | ochre plum sky | 2 × 3 metres 34
        """),
    ProductKind(
      "sleeping-bag", noun: "sleeping bag", in: "Outdoor > Sleeping > Sleeping bags", prices: 58...360,
      weights: 680...2_100, tags: "repairable",
      facts: ["Comfortable to {size}; weighs {weight}.", "Weighs {weight} in its sack."],
      saying: """
        The hood draws to a small round window, and the rest of you stays in.
        The zip runs both ways and does not bite the lining.
        Roomy at the feet, where most bags are mean.
        Two of them zip together, left to right.
        A pocket at the chest keeps a torch and a phone from freezing.
        """,
      models: """
        Tarn down sleeping bag* | Tarn & Fell | goose down | petrol rust | 0 °C 245; −6 °C 295; −12 °C 345
        Wether sleeping bag | Wetherwold | wool | moss slate | 2 °C 198; −4 °C 228
        Summer sleeping bag | Northing | recycled polyester | ochre sky heather | 10 °C 62
        Three-season sleeping bag | Northing | recycled polyester | teal charcoal plum | −2 °C 98
        Short sleeping bag for children | Tarn & Fell | recycled polyester | sky rose fern | 7 °C 59
        """),
    ProductKind(
      "sleeping-mat", noun: "sleeping mat", in: "Outdoor > Sleeping > Sleeping mats", prices: 24...170,
      weights: 280...1_600, facts: ["It is {size} thick and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Rolls tighter than you would believe, and again the second morning.
        Roots and gravel become a rumour.
        The valve takes a big breath in and keeps it all night.
        Long enough for the tall, wide enough for the restless.
        A patch kit sits in a pocket of the sack, where you will find it in the dark.
        """,
      models: """
        Self-inflating sleeping mat* | Tarn & Fell | recycled polyester | teal moss charcoal | 3 cm 72; 5 cm 94
        Trail sleeping mat | Northing | recycled nylon | ochre slate rust | 6 cm 118; 9 cm 158
        Folding sleeping mat | Northing | recycled polyester | olive grey | 2 cm 28
        Wool-topped sleeping mat | Wetherwold | wool | oatmeal heather | 4 cm 138
        """),
    ProductKind(
      "hammock", noun: "hammock", in: "Outdoor > Sleeping > Hammocks", "Garden > Seating & fire > Hammocks",
      prices: 38...160, weights: 420...2_400, tags: "gift",
      facts: ["Carries {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Lie across it, not along it, and your back will be straight.
        Broad straps spare the bark; they come with it.
        Hung and slept in within five minutes.
        Folds into a pouch sewn to its own edge.
        A book, a breeze, and nobody can see you from the house.
        """,
      models: """
        Camping hammock with straps* | Tarn & Fell | recycled nylon | rust teal moss plum | 58
        Wide hammock | Saltgarth | cotton | oatmeal ochre sky | 150 kg 79; 200 kg 96
        Striped garden hammock | Saltgarth | organic cotton | terracotta sage navy | 110
        Net hammock | Quillbeck | jute | straw | 74
        Insect-net hammock* | Northing | recycled nylon | olive charcoal | 120 kg 98
        """),
    ProductKind(
      "camp-chair", noun: "camp chair", in: "Outdoor > Furniture > Camp chairs", prices: 28...160,
      weights: 1_100...4_600, tags: "repairable",
      facts: ["Weighs {weight}.", "Folds to a bundle of {weight}."],
      saying: """
        Folds in one movement and fits behind a car seat.
        The seat is slung, so it finds your shape and not the other way round.
        Feet broad enough for sand.
        Seat and back unlace for the wash.
        Low enough for the fire, high enough to get out of.
        """,
      models: """
        Folding camp chair in canvas* | Tarn & Fell | canvas | olive rust oatmeal navy | 52
        Director’s camp chair | Halden | canvas | teal cream charcoal | 88
        Low beach and camp chair | Quillbeck | canvas | sky ochre terracotta | 46
        Packable camp chair | Northing | recycled polyester | slate moss rust | 74; with headrest 92
        Rocking camp chair | Ashgill | ash | oatmeal sage | 148
        """),
    ProductKind(
      "camp-table", noun: "camp table", in: "Outdoor > Furniture > Camp tables", prices: 38...190,
      weights: 1_900...8_400, tags: "repairable",
      facts: ["The top is {size}; it weighs {weight}.", "Weighs {weight}."],
      saying: """
        The slats roll up like a blind and slide into the bag with the legs.
        Stands level on ground that is not, thanks to one screw foot.
        Hot pans may go straight on it.
        Room for four plates and an opinionated board game.
        No tools, no small parts, nothing to lose in the grass.
        """,
      models: """
        Low camp table in ash* | Ashgill | ash | ash | 60 × 40 cm 95; 90 × 50 cm 128
        Roll-top camp table | Tarn & Fell | aluminium | grey charcoal moss | 70 × 50 cm 64; 110 × 70 cm 89
        Trestle camp table | Ashgill | oak | oak | 120 × 60 cm 185
        Side table for camp* | Halden | beech | beech walnut | 40 × 30 cm 44
        Picnic camp table | Quillbeck | birch | birch sage terracotta | 80 × 60 cm 78
        """),
    ProductKind(
      "lantern", noun: "lantern", in: "Outdoor > Lighting > Lanterns", "Home > Lighting > Lanterns",
      prices: 22...120, weights: 280...1_300, tags: "repairable, gift",
      facts: ["Stands {size} tall.", "Weighs {weight}."],
      saying: """
        Hangs from a ridge pole, stands on a table, and looks well on either.
        Turned low it lasts the night; turned up it finds the tent pegs.
        The glass lifts out in a second for cleaning.
        A warm light that leaves moths and neighbours in peace.
        The handle is long enough for a gloved hand.
        """,
      models: """
        Ember camp lantern | Tarn & Fell | brass | brass | 38
        Ember camp lantern, copper band* | Tarn & Fell | copper | copper | 46
        Storm lantern | Moss & Ember | steel | moss rust black cream | 25 cm 34; 32 cm 42
        Porch lantern | Marrowby | galvanised steel | zinc charcoal | 30 cm 58; 42 cm 82
        Rechargeable camp lantern | Marrowby | aluminium | teal ochre charcoal | 64
        Ship’s lantern | Marrowby | brass | brass petrol | 98
        Little reading lantern | Kettleby | steel | cream sky rust | 26
        """),
    ProductKind(
      "head-torch", noun: "head torch", in: "Outdoor > Lighting > Head torches", prices: 18...95,
      weights: 48...190, facts: ["Gives {size} of light and weighs {weight}.", "Weighs {weight}."],
      saying: """
        One button, and you can find it with gloves on.
        The beam tilts down, so you light the path and not your friends.
        Red light for maps, and for not waking the tent.
        The band is soft and comes off for the wash.
        Charges from anything, and tells you the truth about how much is left.
        """,
      models: """
        Path head torch* | Marrowby | aluminium | charcoal ochre teal | 200 lumens 28; 400 lumens 39
        Ridge head torch | Northing | aluminium | slate rust | 350 lumens 46; 600 lumens 68
        Night-run head torch | Northing | aluminium | rust black | 900 lumens 89
        Little head torch for children | Marrowby | recycled polyester | sky fern rose | 80 lumens 18.50
        """),
  ]
}
