import SearchCore
import Testing

@Suite struct HitTests {
  static let hit = Hit(
    id: "1",
    record: ["name": "Red shoe", "tags": ["red", "new"], "note": "n", "gone": nil],
    highlights: [
      "name": Highlight(marked: "<em>Red</em> shoe", marks: .emphasis),
      "tags.0": Highlight(marked: "<em>red</em>", marks: .emphasis), "note": Highlight(plain: ""),
      "unseen": Highlight(marked: "<em>x</em>", marks: .emphasis),
    ],
    snippets: ["tags.0": Highlight(marked: "<em>re</em>", marks: .emphasis), "name": Highlight(plain: "")])

  @Test(arguments: [
    ("name", "[Red]| shoe", "[Red]| shoe"), ("tags", "[red]", "[re]"), ("tags.0", "[red]", "[re]"),
    ("tags.1", "new", "new"), ("note", "n", "n"), ("unseen", "[x]", "[x]"), ("gone", "-", "-"),
    ("none", "-", "-"),
  ])
  func `a field is highlighted, or plain, or missing`(path: String, highlight: String, snippet: String) {
    #expect(Self.hit.highlight(at: path).map(drawn) ?? "-" == highlight)
    #expect(Self.hit.snippet(at: path).map(drawn) ?? "-" == snippet)
  }

  static let nested = Hit(
    id: "1",
    record: [
      "variants": [["colour": "blue"], ["size": 7], ["colour": ["red", "dark red"]], ["colour": nil]],
      "author": ["name": "Ann Red", "age": 42, "born": nil, "lives": true], "empty": ["", nil, "red"],
      "rows": [["a", "red"], ["b"]], "odd.name": "red", "none": [],
    ],
    highlights: [
      "variants.2.colour.0": Highlight(marked: "<em>red</em>", marks: .emphasis),
      "variants.2.colour.1": Highlight(marked: "dark <em>red</em>", marks: .emphasis),
      "author.name": Highlight(marked: "Ann <em>Red</em>", marks: .emphasis),
      "empty.2": Highlight(marked: "<em>red</em>", marks: .emphasis),
      "rows.0.1": Highlight(marked: "<em>red</em>", marks: .emphasis),
      "odd.name": Highlight(marked: "<em>red</em>", marks: .emphasis),
      "unseen.0": Highlight(marked: "<em>x</em>", marks: .emphasis),
    ])

  @Test(arguments: [
    ("variants.colour", "blue", "blue/[red]/dark |[red]"),
    ("variants.2.colour", "[red]", "[red]/dark |[red]"),
    ("variants.2.colour.1", "dark |[red]", "dark |[red]"), ("variants.size", "7", "7"),
    ("author.name", "Ann |[Red]", "Ann |[Red]"), ("author.age", "42", "42"), ("author.lives", "true", "true"),
    ("author.born", "-", ""), ("author", "-", ""), ("empty", "[red]", "[red]"), ("rows", "-", "a/[red]/b"),
    ("odd.name", "[red]", "[red]"), ("none", "-", ""), ("variants", "-", ""), ("missing", "-", ""),
    ("unseen", "[x]", "[x]"),
  ])
  func `nested fields and lists are highlighted by path`(path: String, first: String, all: String) {
    #expect(Self.nested.highlight(at: path).map(drawn) ?? "-" == first)
    #expect(Self.nested.allHighlights(at: path).map(drawn).joined(separator: "/") == all)
  }

  @Test func `a field's match level is the engine's word, else what its highlight tells`() {
    let hit = Hit(
      id: "1", record: ["name": "Red shoe", "tags": ["red", "new", "red shoe"], "note": "n"],
      highlights: [
        "name": Highlight(marked: "<em>Red</em> shoe", marks: .emphasis), "note": Highlight(plain: "n"),
        "tags.0": Highlight(marked: "<em>red</em>", marks: .emphasis),
      ], matchLevels: ["tags.2": .full, "title": .none])
    #expect(hit.matchLevel(at: "name") == .partial)
    #expect(hit.matchLevel(at: "note") == .none)
    #expect(hit.matchLevel(at: "tags.0") == .partial)
    #expect(hit.matchLevel(at: "tags.1") == .none)
    #expect(hit.matchLevel(at: "tags") == .full)
    #expect(hit.matchLevel(at: "title") == .none)
    #expect(hit.matchLevel(at: "missing") == .none)
  }
}

@Suite struct RecordLeafTests {
  static let record = RecordPathTests.record

  @Test(arguments: [
    ("name", ["name=Shoe"]), ("price", ["price.value=40", "price.currency=GBP"]),
    ("price.value", ["price.value=7"]),
    ("a.b.c", ["a.b.c=1"]), ("a.b.d", ["a.b.d=3"]), ("x.y", ["x.y.z=4"]),
    ("image_urls", ["image_urls.0=one.svg", "image_urls.1=two.svg"]),
    ("image_urls.1", ["image_urls.1=two.svg"]),
    ("image_urls.2", []),
    ("variants.colour", ["variants.0.colour=red", "variants.1.colour=blue", "variants.2.colour=-"]),
    ("variants.sizes", ["variants.0.sizes.0=1", "variants.0.sizes.1=2", "variants.1.sizes.0=3"]),
    ("variants.sizes.0", ["variants.0.sizes.0=1", "variants.1.sizes.0=3"]), ("nested.k", ["nested.0.0.k=1"]),
    ("nested", ["nested.0.0.k=1"]), ("nothing", ["nothing=-"]), ("missing", []), (".", [".=odd"]),
  ])
  func `every scalar below a path has its own path`(path: String, expected: [String]) {
    let leaves = Self.record.leaves(at: path)
    #expect(leaves.map { $0.path + "=" + ($0.value.scalarText ?? "-") } == expected)
  }

  @Test(arguments: RecordPathTests.values)
  func `the scalars below a path are those of its value`(path: String, expected: RecordValue?) {
    let leaves = Self.record.leaves(at: path)
    #expect(leaves.compactMap(\.value.scalarText) == expected?.scalarTexts ?? [])
    for leaf in leaves where !leaf.path.hasPrefix(".") {
      #expect(Self.record.value(at: leaf.path) == leaf.value, "\(leaf.path)")
    }
  }
}
