extension ProductKind {
  static let clothing: [ProductKind] = [
    ProductKind(
      "jumper", noun: "jumper", in: "Clothing > Knitwear > Jumpers", prices: 68...240,
      sizes: "XS S M L XL XXL",
      tags: "repairable", facts: [],
      saying: """
        Knitted in the round, so there is no seam to rub.
        Long in the back and close at the wrist.
        Comes with a hank of its own yarn, for the elbow you will need to darn.
        Goes over a shirt and under a coat without a quarrel.
        Pills for a month, and then never again.
        """,
      models: """
        Fisherman’s jumper | Wetherwold | wool | navy oatmeal moss charcoal | 138
        Hill jumper | Wetherwold | lambswool | rust heather teal ochre | 118
        Cable jumper | Wetherwold | wool | cream plum slate | 168
        Thin merino jumper | Larkrigg | merino wool | black sage rose petrol | 88
        Yoke jumper | Wetherwold | lambswool | sky terracotta fern | 184
        """),
    ProductKind(
      "jacket", noun: "jacket", in: "Clothing > Outerwear > Jackets", prices: 98...340,
      sizes: "XS S M L XL XXL",
      tags: "repairable", facts: [],
      saying: """
        Rain runs off it and the wind goes round.
        Arms cut for reaching up, not for standing in a shop.
        The hood turns with the head.
        Four pockets outside, two within, and one that you will find in a year.
        The zip has a storm flap, and the flap has poppers that close in gloves.
        """,
      models: """
        Field jacket | Larkrigg | waxed cotton | olive navy charcoal rust | 228
        Rain jacket | Larkrigg | recycled nylon | ochre teal slate fern | 168
        Chore jacket | Larkrigg | canvas | sand petrol moss | 118
        Down jacket | Tarn & Fell | goose down | rust navy plum | 278
        Shepherd’s jacket | Larkrigg | wool | heather oatmeal charcoal | 248
        """),
    ProductKind(
      "beanie", noun: "beanie", in: "Clothing > Accessories > Beanies", prices: 16...48, tags: "gift",
      facts: [],
      saying: """
        Covers the ears and stays there.
        Turns up once for town and not at all for the tops.
        Fits under a hood and over a bad haircut.
        Knitted double where the wind comes from.
        Lost less often than others, because people look after it.
        """,
      models: """
        Ribbed beanie | Wetherwold | lambswool | rust moss navy oatmeal ochre | 28
        Watch beanie | Wetherwold | wool | charcoal petrol cream | 24
        Fine beanie | Larkrigg | merino wool | black slate heather sage | 26
        Bobble beanie | Wetherwold | lambswool | plum teal sky terracotta | 34
        Child’s beanie | Wetherwold | merino wool | rose fern | 19
        """),
    ProductKind(
      "socks", noun: "socks", in: "Clothing > Accessories > Socks", prices: 9...32,
      sizes: "35–38 39–42 43–46",
      tags: "gift", facts: [],
      saying: """
        Looped under the foot and plain on top, where boots are tight.
        The toe is closed by hand, so there is no ridge.
        They stay up without leaving a line.
        Darned once, they go on for another hundred miles.
        A pair for each day, and one over for the dog to steal.
        """,
      models: """
        Walking socks | Wetherwold | merino wool | moss slate rust navy | 19
        House socks | Wetherwold | wool | oatmeal heather charcoal | 24
        Everyday socks | Saltgarth | organic cotton | white sky ochre rose sage | 9.50
        Boot socks | Larkrigg | wool | cream petrol olive | 22
        Striped socks | Wetherwold | merino wool | teal plum terracotta | 18
        Bed socks* | Wetherwold | lambswool | cream grey | 28
        """),
    ProductKind(
      "gloves", noun: "gloves", in: "Clothing > Accessories > Gloves", prices: 16...92, sizes: "S M L XL",
      tags: "gift", facts: [],
      saying: """
        Thin enough for a bootlace, warm enough for a snowball.
        The cuff goes over the sleeve or under it.
        Thumb and palm are doubled, where reins and handles rub.
        A clip holds the pair together, so you lose both or neither.
        They fit tight for a week and right for ten years.
        """,
      models: """
        Gardening gloves | Penfold & Sedge | leather | sand moss rust | 28
        Lined gloves | Skelbeck | leather | walnut black olive | 78
        Knitted gloves | Wetherwold | lambswool | oatmeal navy heather ochre | 26
        Fireside gloves* | Moss & Ember | leather | rust charcoal | 34
        Thin merino gloves | Larkrigg | merino wool | black slate teal | 22
        Sheepskin gloves* | Skelbeck | sheepskin | walnut cream | 88
        """),
    ProductKind(
      "boots", noun: "boots", in: "Clothing > Footwear > Boots", prices: 48...260,
      sizes: "36 37 38 39 40 41 42 43 44 45 46", tags: "repairable", facts: [],
      saying: """
        Broken in by the second Sunday.
        The sole grips wet slate, which is as much as one can ask.
        The tongue is sewn in to the top, and puddles stay outside.
        Room for a thick sock and the toes that live in it.
        When they wear out, send them back for new soles.
        """,
      models: """
        Fell boots | Skelbeck | leather | walnut black olive | 198
        Chelsea boots* | Skelbeck | leather | walnut black rust | 168
        Wellington boots | Penfold & Sedge | natural rubber | moss navy ochre black rust | 68
        Ankle wellington boots | Penfold & Sedge | natural rubber | sage teal charcoal | 54
        Lined winter boots | Skelbeck | sheepskin | walnut sand | 228
        """),
    ProductKind(
      "scarf", noun: "scarf", in: "Clothing > Accessories > Scarves", prices: 24...110, tags: "gift",
      facts: ["Measures {size}."],
      saying: """
        Twice round and still an end to wave with.
        Keeps its place without a pin.
        Soft at the chin, which is the only place that counts.
        A pillow on trains and a sling if it must be.
        Both ends are fringed, and the fringe does not tangle.
        """,
      models: """
        Weaver’s scarf | Brae Mill | lambswool | rust petrol ochre heather moss | 180 × 30 cm 48
        Checked scarf | Brae Mill | wool | slate plum navy | 190 × 35 cm 54
        Summer scarf | Saltgarth | linen | sky rose sage oatmeal | 180 × 60 cm 38
        Ribbed scarf | Wetherwold | wool | cream charcoal terracotta | 170 × 24 cm 44
        Fine merino scarf | Brae Mill | merino wool | teal black sand | 200 × 70 cm 88
        """),
  ]
}
