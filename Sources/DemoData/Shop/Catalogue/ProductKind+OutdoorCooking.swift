extension ProductKind {
  static let outdoorCooking: [ProductKind] = [
    ProductKind(
      "camp-stove", noun: "camp stove", in: "Outdoor > Cooking > Camp stoves", prices: 28...180,
      weights: 380...6_800, tags: "repairable", facts: ["Weighs {weight} without fuel."],
      saying: """
        Lights at the first turn and simmers as willingly as it roars.
        Wind screens fold up from the sides and down again without pinching.
        Supper for the whole pitch, then it shuts like a suitcase.
        Every jet unscrews with a coin, so cleaning is a kettle’s worth of time.
        Sits square on grass, gravel and the tailgate.
        """,
      models: """
        Two-flame camp stove* | Kettleby | steel | teal rust cream | 89
        Single-flame camp stove* | Kettleby | steel | teal ochre charcoal | 46
        Ridge camp stove with grill | Halden | enamel | moss navy charcoal | 124
        Spirit camp stove* | Northing | brass | brass | 38; with pan 54
        Folding pocket camp stove* | Northing | titanium | grey | 48
        Three-flame base camp stove | Kettleby | stainless steel | steel charcoal | 168
        Twig-burning camp stove* | Tarn & Fell | stainless steel | steel | small 32; large 44
        """),
    ProductKind(
      "camp-kettle", noun: "camp kettle", in: "Outdoor > Cooking > Camp kettles", prices: 22...70,
      weights: 320...980, tags: "gift", facts: ["Holds {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Broad at the base, so it boils soon and does not tip.
        The handle stays up by itself, out of the flame.
        Pours in a thin line, even when it is full to the lid.
        Soot washes off; most owners let it stay.
        The lid sits deep and keeps its place when you pour one-handed.
        """,
      models: """
        Camp kettle* | Kettleby | enamel | teal rust cream charcoal | 1.2 litres 34; 1.8 litres 42
        Low camp kettle | Halden | stainless steel | steel | 0.9 litres 36; 1.5 litres 44
        Bothy camp kettle* | Tarn & Fell | enamel | white navy moss | 1.5 litres 39
        Halt camp kettle, copper base* | Kettleby | copper | copper | 1 litre 68
        Featherweight camp kettle* | Northing | aluminium | grey ochre | 0.8 litres 29
        """),
    ProductKind(
      "storm-kettle", noun: "storm kettle", in: "Outdoor > Cooking > Storm kettles", prices: 48...120,
      weights: 520...1_400, tags: "repairable, gift",
      facts: ["Boils {size} at a time.", "Weighs {weight} dry."],
      saying: """
        A chimney kettle: the fire burns inside and the water stands round it.
        Pine cones, twigs and a page of yesterday are all the fuel it wants.
        Boils in the wind that would put any stove out.
        The fire bowl turns over and stows inside the chimney.
        Lift it with the handle at right angles, and never with the cork in.
        """,
      models: """
        Storm kettle* | Kettleby | aluminium | grey moss | 0.5 litres 52; 1.1 litres 64; 1.5 litres 72
        Steel storm kettle* | Kettleby | stainless steel | steel charcoal | 1.1 litres 79; 1.5 litres 88
        Copper storm kettle* | Halden | copper | copper | 1 litre 118
        Storm kettle with cook ring* | Tarn & Fell | stainless steel | steel rust | 1.2 litres 98
        """),
    ProductKind(
      "camp-mug", noun: "camp mug", in: "Outdoor > Cooking > Camp mugs", "Table > Mugs > Enamel mugs",
      prices: 9...34, weights: 70...190, tags: "gift", facts: ["Holds {size}.", "Weighs {weight}."],
      saying: """
        Hangs from a rucksack strap and does not mind the rocks.
        Keep it near the embers and the last mouthful is as hot as the first.
        The rim is rolled, so it is kind to lips.
        Stacks into its fellows with a clink.
        Soup, tea, toothbrush, wild strawberries: in that order, if you like.
        """,
      models: """
        Enamel camp mug* | Halden | enamel | white cream teal rust navy | 350 ml 12.50; 500 ml 14.50
        Ridge line camp mug* | Tarn & Fell | enamel | white moss | 350 ml 13.50
        Titanium camp mug* | Northing | titanium | grey | 300 ml 28; 450 ml 32
        Steel camp mug | Kettleby | stainless steel | steel charcoal | 400 ml 16
        Small camp mug* | Halden | enamel | ochre sky rose | 200 ml 9.50
        """),
    ProductKind(
      "camp-oven", noun: "camp oven", in: "Outdoor > Cooking > Camp ovens", prices: 48...140,
      weights: 3_400...8_200, tags: "repairable",
      facts: ["Holds {size} and weighs {weight}.", "Weighs {weight}."],
      saying: """
        Set it in the embers, heap more on the lid, and come back in an hour.
        Bread, stew and crumble from one pot without an oven for miles.
        The lid has a lip that holds coals and keeps ash out.
        The bail stands up on its own, ready for the hook.
        Feeds as many as can sit round the fire.
        """,
      models: """
        Cast-iron camp oven* | Halden | cast iron | black | 2.5 litres 58; 4 litres 72; 6 litres 92
        Footed camp oven* | Oxenby | cast iron | black charcoal | 4 litres 84; 6.5 litres 108
        Shallow camp oven* | Oxenby | cast iron | black | 3 litres 68
        Light camp oven | Kettleby | aluminium | grey charcoal | 3 litres 54; 5 litres 66
        Drover’s camp oven with tripod* | Oxenby | cast iron | iron | 5 litres 138
        Enamelled camp oven | Halden | enamel | navy rust moss | 4 litres 79
        """),
    ProductKind(
      "cook-set", noun: "cook set", in: "Outdoor > Cooking > Cook sets", prices: 26...130,
      weights: 340...1_900,
      facts: ["Comes as {size} and packs into one bag.", "Packs into one bag of {weight}."],
      saying: """
        Everything nests in the largest pot, and the lid becomes a plate.
        The handle clips to pot and pan alike and locks with a turn.
        Marks on the inside save you the measuring jug.
        Nothing rattles: a felt ring lies between the pots.
        Cooks pasta, sauce and tea at once, given three flames.
        """,
      models: """
        Nesting camp cook set* | Kettleby | stainless steel | steel | 5 pieces 44; 7 pieces 58; 9 pieces 72
        Solo cook set* | Northing | titanium | grey | 3 pieces 64; 4 pieces 82
        Family cook set | Kettleby | stainless steel | steel rust | 8 pieces 68; 12 pieces 89
        Enamel cook set | Halden | enamel | cream teal | 6 pieces 76
        Light cook set* | Northing | aluminium | grey moss charcoal | 3 pieces 29; 4 pieces 38
        Copper-bottomed cook set* | Halden | copper | copper | 5 pieces 124
        """),
    ProductKind(
      "fire-pit", noun: "fire pit", in: "Outdoor > Cooking > Fire pits",
      "Garden > Seating & fire > Fire pits",
      prices: 75...420, weights: 4_500...24_000, facts: ["Measures {size} across.", "Weighs {weight}."],
      saying: """
        Keeps the fire off the lawn and the evening going.
        Air comes in from below, so it burns hot and leaves little ash.
        A grill hangs over one half and swings away for marshmallows.
        Legs fold flat; the bowl lies on its side in any shed.
        Throws more warmth to the knees than to the sky.
        """,
      models: """
        Hollow fire pit* | Oxenby | cast iron | black iron | 45 cm 145; 60 cm 195
        Folding fire pit* | Tarn & Fell | stainless steel | steel | 35 cm 89; 45 cm 110
        Beacon fire pit | Moss & Ember | steel | charcoal rust | 50 cm 160; 70 cm 225
        Forged fire pit* | Hollin Forge | forged steel | iron | 60 cm 340; 80 cm 415
        Low fire pit with grill* | Moss & Ember | steel | black charcoal olive | 55 cm 128
        """),
  ]
}
