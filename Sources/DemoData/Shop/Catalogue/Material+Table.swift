extension Material {
  /// Every material of the tables. The sentences hold for any thing made of it.
  static let all: [Material] = metals + fabrics + woods + claysAndOthers

  private static let metals: [Material] = [
    .init(
      "enamel", care: "dishwasher", years: 5, heft: 45,
      "Two coats of enamel over steel; a chip is a mark of use and does no harm.",
      "The enamel takes neither stain nor smell and wipes clean while still warm.",
      "Fired at high heat, so the colour will outlast fashion."),
    .init(
      "stainless steel", care: "dishwasher", years: 10, heft: 50,
      "Brushed stainless steel that neither rusts nor tastes of anything.",
      "The steel is thick enough that you will dent the table first.",
      "Stainless steel throughout, with no plastic to crack."),
    .init(
      "cast iron", care: "wipe dry and oil", years: 25, heft: 95,
      "Cast iron holds its heat long after the flame is out.",
      "The iron comes seasoned with oil and gets better with every year.",
      "Heavy, plain cast iron that will be handed down."),
    .init(
      "carbon steel", care: "wipe dry and oil", years: 10, heft: 60,
      "Carbon steel darkens with use to a blue-black of its own.",
      "The carbon steel asks for a drop of oil now and then, and repays it.",
      "Oiled carbon steel, plain and patient."),
    .init(
      "forged steel", care: "wipe dry and oil", years: 25, heft: 85,
      "Forged in one piece, so there is no joint to work loose.",
      "The steel is hammered, hardened and tempered, in that order and without hurry.",
      "You can see the hammer marks on the forged steel if you look for them."),
    .init(
      "galvanised steel", care: "rinse", years: 10, heft: 65,
      "Dipped in hot zinc after it is made, so the seams are covered as well.",
      "Galvanised steel dulls to a soft grey in its first winter and then stays so.",
      "The galvanised skin keeps rust away for decades."),
    .init(
      "steel", care: "wipe", years: 5, heft: 60,
      "Powder-coated steel that shrugs off knocks.",
      "The coating is baked on and has one even, matt tone.",
      "Steel with every edge rolled or filed, kind to hands."),
    .init(
      "aluminium", care: "hand wash", years: 5, heft: 10,
      "Aluminium keeps the weight down without feeling flimsy.",
      "Hard-anodised aluminium that shrugs off sand and scratches.",
      "The aluminium is mostly recycled and can be so again."),
    .init(
      "copper", care: "polish now and then", years: 10, heft: 80,
      "Bright copper that browns in the first month; polish it or let it be.",
      "The copper is spun by hand on a lathe, ring by ring.",
      "Copper answers to heat and weather faster than anything else we sell."),
    .init(
      "brass", care: "polish now and then", years: 10, heft: 80,
      "Solid brass that darkens with use; a soft cloth brings the shine back.",
      "The brass is left unlacquered, so it ages as it should.",
      "Cast and turned brass with a reassuring weight in the hand."),
    .init(
      "titanium", care: "dishwasher", years: 25, heft: 0,
      "Titanium: dear, feather-light and very hard to spoil.",
      "The titanium colours like a peacock where the flame touches it.",
      "Weighed in titanium, counted in decades."),
    .init(
      "zinc", care: "rinse", years: 10, heft: 55,
      "Zinc weathers to a chalky grey that suits leaves.",
      "Folded and soldered zinc, the way roofs are made.",
      "The zinc needs no paint and never rusts."),
  ]

  private static let fabrics: [Material] = [
    .init(
      "canvas", care: "sponge clean", years: 5, heft: 75,
      "Tightly woven cotton canvas that swells in the rain and closes its own pores.",
      "The canvas starts stiff and gives way to you within a season.",
      "Heavy canvas, bar-tacked wherever it takes weight."),
    .init(
      "waxed cotton", care: "sponge clean, rewax", years: 5, heft: 65,
      "Waxed cotton creases, marks and softens until it is plainly yours.",
      "The wax keeps showers out; a tin of it and an evening renew it.",
      "Dry-waxed cotton without the smell of a tackle box."),
    .init(
      "recycled nylon", care: "hand wash", years: 3, heft: 10,
      "Ripstop nylon spun from old fishing nets.",
      "The recycled nylon weighs little and dries on a branch while you eat.",
      "A grid of stronger threads stops a tear from growing."),
    .init(
      "recycled polyester", care: "machine wash at 30 °C", years: 3, heft: 35,
      "The polyester was bottles once; it dries fast and hardly creases.",
      "Woven from recycled polyester with a finish free of fluorine.",
      "Recycled polyester that sheds rain and forgets the crease of the bag."),
    .init(
      "goose down", care: "specialist wash", years: 5, heft: 15,
      "Filled with down that was a by-product and can be traced to its farm.",
      "The down packs to the size of a loaf and rises again when you shake it.",
      "Down in box-shaped chambers, so it cannot wander and leave you cold."),
    .init(
      "merino wool", care: "wool wash at 30 °C", years: 2, heft: 20,
      "Merino that does not itch, not even at the neck.",
      "The merino stays fresh for days, which your companions will notice.",
      "Fine merino, warm when damp and cool in the sun."),
    .init(
      "lambswool", care: "hand wash", years: 3, heft: 50,
      "Lambswool is the first clip and the softest; it is milled to stay so.",
      "The lambswool is spun with a little air in it and weighs less than it looks.",
      "Soft lambswool, washed in the burn water that gives it its bloom."),
    .init(
      "wool", care: "air, hand wash", years: 5, heft: 70,
      "Pure new wool that sheds sparks and light rain.",
      "The wool is dyed in the fleece, which gives the colour its depth.",
      "Wool from hill sheep, hard-wearing and warm even when wet."),
    .init(
      "cotton", care: "machine wash at 40 °C", years: 2, heft: 60,
      "Long-staple cotton that grows softer with every wash.",
      "The cotton is washed before it is cut, so it will not shrink on you.",
      "Plain, close-woven cotton that takes ironing or leaves it."),
    .init(
      "organic cotton", care: "machine wash at 60 °C", years: 2, heft: 60,
      "Organic cotton, grown with rain and picked by hand.",
      "The cotton is organic from the field to the thread of the label.",
      "Undyed or low-dyed organic cotton that is kind to skin."),
    .init(
      "linen", care: "machine wash at 40 °C", years: 3,
      "Linen that is stonewashed once, so it is soft from the first day.",
      "The flax is grown near the sea and pulled, not cut.",
      "Linen drinks water, dries fast and looks best unironed."),
    .init(
      "jute", care: "shake and brush", years: 2, heft: 45,
      "Braided jute with the faint, pleasant smell of rope.",
      "The jute is natural and will fade a little in a sunny window.",
      "Plaited by hand from jute that needs hardly any water to grow."),
    .init(
      "leather", care: "wax", years: 5,
      "Vegetable-tanned leather that darkens where you touch it.",
      "The leather is cut from one hide, so both sides age alike.",
      "Full-grain leather, waxed through and sewn with linen thread."),
    .init(
      "sheepskin", care: "brush", years: 3,
      "Sheepskin from flocks kept for wool, tanned without chrome.",
      "The fleece is left long and springs back when it is brushed.",
      "Real sheepskin, warm within a breath."),
    .init(
      "felt", care: "brush", years: 3, heft: 25,
      "Thick wool felt, cut clean and left without a hem.",
      "The felt takes on the shape of what it holds.",
      "Needled wool felt that muffles noise and keeps warmth in."),
  ]

  private static let woods: [Material] = [
    .init(
      "oak", care: "oil once a year", years: 10, heft: 65,
      "Solid oak, oiled twice and rubbed down between the coats.",
      "The oak shows its rays where the light falls along the grain.",
      "Slow-grown oak that will move a little with the seasons and mean no harm by it."),
    .init(
      "ash", care: "oil once a year", years: 5, heft: 40,
      "Ash bends before it breaks, which is why oars are made of it.",
      "The ash is pale, straight-grained and finished with plain oil.",
      "Split ash, so the grain runs the whole length."),
    .init(
      "beech", care: "oil now and then", years: 5, heft: 45,
      "Beech is hard, even and free of any taste of its own.",
      "The beech is steamed, which gives it its faint pink.",
      "Close-grained beech that takes knocks and hot water."),
    .init(
      "birch", care: "wipe", years: 5, heft: 30,
      "Pale birch with a soap finish you can renew yourself.",
      "The birch comes from thinnings that the wood was glad to lose.",
      "Light, strong birch with a quiet grain."),
    .init(
      "walnut", care: "oil now and then", years: 10, heft: 50,
      "Walnut needs no stain; it has been this dark from the start.",
      "The walnut is matched by eye, board by board.",
      "Dark walnut with the odd swirl, which we count as luck."),
    .init(
      "olive wood", care: "oil now and then", years: 5, heft: 55,
      "Olive wood is dense, oily and never twice the same.",
      "Cut from trees too old to bear, and left to dry for two years.",
      "The olive grain runs like water round a stone."),
    .init(
      "acacia", care: "oil once a year", years: 5, heft: 60,
      "Acacia stands rain and sun with nothing but oil.",
      "The acacia is warm brown with a few honest knots.",
      "Hard acacia from managed plantations."),
    .init(
      "larch", care: "leave to weather", years: 10, heft: 45,
      "Larch is full of resin and can stay outside unpainted.",
      "Left alone, the larch goes silver in two or three summers.",
      "Rough-sawn larch, screwed together so that boards can be replaced."),
    .init(
      "willow", care: "mist once a year", years: 3, heft: 20,
      "Woven from whole willow rods, bark and all.",
      "The willow creaks for a week or two and then settles.",
      "Willow from wet ground: tough, light and quick to grow again."),
  ]

  private static let claysAndOthers: [Material] = [
    .init(
      "stoneware", care: "dishwasher", years: 3, heft: 75,
      "Stoneware with a glaze that breaks to a lighter tone at the edges.",
      "The stoneware is fired twice, the second time for a day and a night.",
      "Thrown and glazed in small batches, so no two are quite alike."),
    .init(
      "porcelain", care: "dishwasher", years: 3, heft: 40,
      "Thin porcelain that lets the light through when held to a window.",
      "The porcelain is white all through, glazed inside and left matt outside.",
      "Fine porcelain, tougher than it looks."),
    .init(
      "terracotta", care: "brush off lime", years: 2,
      "Terracotta breathes, and shows it with a bloom of white in time.",
      "Frost-proof terracotta, fired longer and hotter than most.",
      "Plain red clay, with the maker’s thumb mark under the rim."),
    .init(
      "glass", care: "dishwasher", years: 1, heft: 50,
      "Clear glass without a seam.",
      "The glass is cooled slowly, so it stands a knock and a hot rinse.",
      "Mouth-blown glass with a stray bubble here and there."),
    .init(
      "recycled glass", care: "hand wash", years: 1, heft: 60,
      "Melted from old bottles, which leaves a tint at the edge.",
      "The recycled glass is heavy in the base and steady on the table.",
      "Pressed from recycled glass in an iron mould."),
    .init(
      "beeswax", care: "keep cool", years: 1,
      "Pure beeswax with a light scent of honey, and nothing added.",
      "The wax comes from keepers we know by their hives.",
      "Beeswax burns slowly and hardly drips."),
    .init(
      "plant wax", care: "keep cool", years: 1,
      "A blend of rapeseed and olive wax with a cotton wick.",
      "Plant wax that burns clean and leaves no soot on the wall.",
      "Poured by hand and left a week before it is packed."),
    .init(
      "olive oil soap", care: "keep dry", years: 1,
      "Boiled from olive oil, cut by wire and dried for six weeks.",
      "Nothing in it but oil, water, lye and what gives the scent.",
      "Mild enough for faces, strong enough for engine oil."),
    .init(
      "natural rubber", care: "rinse", years: 2,
      "Natural rubber that stays supple in the cold.",
      "The rubber is tapped, not drilled for, and smells of it only faintly.",
      "Layered by hand from natural rubber, then cured in one piece."),
    .init(
      "paper", care: "dust", years: 1, heft: 10,
      "Folded from strong paper with a lining that does not yellow.",
      "The paper softens the light to the colour of tea.",
      "Tough long-fibre paper, scored and creased by hand."),
    .init(
      "slate", care: "wipe", years: 10, heft: 80,
      "Riven slate, so the face is never quite flat.",
      "The slate comes from old roofs and has done its first hundred years.",
      "Dark slate with edges chipped by hand."),
  ]
}
