import Testing

@testable import SiteConfiguration

/// Every message as it is printed, place and mend included.
struct MessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let lines: [String]

    init(_ name: String, _ text: String, _ lines: [String]) {
      self.init(name, bytes: Array(text.utf8), lines)
    }

    init(_ name: String, bytes: [UInt8], _ lines: [String]) {
      self.name = name
      self.bytes = bytes
      self.lines = lines
    }

    var testDescription: String { name }
  }

  @Test(arguments: cases) func `a fault says where, what, and how to mend it`(_ fault: Case) {
    #expect(bytesMessages(fault.bytes) == fault.lines.map { "shop.yaml:" + $0 }.joined(separator: "\n"))
  }

  static let cases = [
    Case(
      "an empty file", "",
      ["1:1: The file holds no settings. Write sites: and below it a site with path and title."]),
    Case(
      "only comments", "# nothing yet\n",
      ["1:1: The file holds no settings. Write sites: and below it a site with path and title."]),
    Case(
      "a text in place of keys", "shop\n",
      [
        "1:1: The configuration takes keys, not a single value. Write each in a line of its own, such as sites: …"
      ]),
    Case(
      "a list in place of keys", "[]\n",
      ["1:1: The configuration takes keys, not a list. Write each in a line of its own, such as sites: …"]),
    Case(
      "UTF-16", bytes: [255, 254, 97, 0],
      ["1:1: The file is UTF-16. Save it as UTF-8."]),
    Case(
      "bytes that are not UTF-8",
      bytes: [115, 105, 116, 101, 115, 58, 10, 32, 32, 45, 32, 112, 97, 116, 104, 58, 32, 255, 10],
      ["2:11: These bytes are not UTF-8. Save the file as UTF-8."]),
    Case(
      "a control character", "sites:\n  - path: a\u{7}b\n",
      ["2:12: The control character U+0007 stands here. Take it out."]),
    Case(
      "a tab that indents", "sites:\n\t- path: shop\n",
      ["2:1: A tab stands here. Indent with spaces."]),
    Case(
      "a second document", "sites: [{path: a, title: A}]\n---\nsites: []\n",
      ["2:1: A second document starts here. Take the --- out, and keep one configuration in one file."]),
    Case(
      "text behind the end", "listen: 127.0.0.1:80\n...\nsites: []\n",
      ["3:1: This stands behind the end of the configuration. Take it out, or indent it as the keys before."]),
    Case(
      "an anchor", site("about: &a text"),
      [
        "4:12: &a names a value for reuse, which is not read here. Take it out, or put a text that starts with & in quotes."
      ]),
    Case(
      "an alias", site("about: *a"),
      [
        "4:12: *a repeats a value, which is not read here. Write the value out, or put a text that starts with * in quotes."
      ]),
    Case(
      "a merge key", site("<<: {about: a}"),
      ["4:5: << merges keys, which is not read here. Write the keys out."]),
    Case(
      "a type of YAML", site("about: !!str 3"),
      [
        "4:12: !!str sets a type, but the key decides that. Take it out, or put a text that starts with ! in quotes."
      ]),
    Case(
      "a type of one's own", site("about: !secret x"),
      [
        "4:12: !secret sets a type, but the key decides that. Take it out, or put a text that starts with ! in quotes."
      ]),
    Case(
      "a map as a key", site("{{ about }}: x"),
      [
        "4:5: A list or map stands where a key is expected. Write a name, or put a text that starts with { or [ in quotes.",
        "4:6: A list or map stands where a key is expected. Write a name, or put a text that starts with { or [ in quotes.",
      ]),
    Case(
      "a key given twice", site("title: Other"),
      ["4:5: “title” is given twice, first in line 3. Keep one of the two."]),
    Case(
      "a second colon", site("about: Shop: the best"),
      ["4:16: A second colon stands in this line. Put the value in quotes, or the key on a line of its own."]),
    Case(
      "a line without a colon", site("about: x", "facets", "noun: {one: a, other: b}"),
      ["5:5: This line has no colon behind its key. Write key: value."]),
    Case(
      "a sign that starts no value", site("about: @home"),
      ["4:12: A value may not start with @. Put it in quotes."]),
    Case(
      "a quote that is not closed", site("about: \"Shop"),
      ["4:12: This quote is never closed. Write the same quote at the end of the text."]),
    Case(
      "an escape that is none", site("about: \"\\d\""),
      [
        "4:13: A \\ in double quotes starts a special character, and this is none. Write \\\\, or use single quotes."
      ]),
    Case(
      "a bracket that is not closed", "sites: [{path: shop, title: Shop}\n",
      ["1:8: What opens here lacks a comma or its closing ]. Write it."]),
    Case(
      "a brace that is not closed", "sites:\n  - {path: shop, title: Shop\n",
      ["2:5: What opens here lacks a comma or its closing }. Write it."]),
    Case(
      "a key indented too little", "sites:\n  - path: shop\n   title: Shop\n",
      [
        "3:4: This does not go on with the list that starts in line 2. Start it with a hyphen, indented as the others."
      ]),
    Case(
      "text behind a quoted value", site("about: \"Shop\" and more"),
      [
        "4:19: This does not go on with the keys that start in line 2. Indent it as they are, or quote the whole value before it."
      ]),
    Case(
      "a list behind its key", site("search: - name"),
      ["4:13: A list may not start in the line of its key. Move the hyphen to the next line."]),
    Case(
      "a comma too many", site("search: [a,, b]"),
      ["4:16: A value is expected here. Write one, or take the sign before it out."]),
    Case(
      "a block sign in a text", site("about: >than"),
      ["4:12: A value may not start with >. Put it in quotes."]),
    Case(
      "lists too deep", "sites: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
      ["1:40: Lists and maps lie more than 32 deep in each other. Nest fewer."]),
    Case(
      "a directive", "%FOO 1\n---\nsites: []\n",
      ["1:5: This is not YAML: found unknown directive name. Put texts with special signs in quotes."]),
    Case(
      "an unknown key with a near one", site("hits_per_pag: 20"),
      ["4:5: A site has no key “hits_per_pag”. Did you mean hits_per_page?"]),
    Case(
      "an unknown key at the top", "sites: [{path: a, title: A}]\nport: 80\n",
      ["2:1: The configuration has no key “port”. Its keys are listen, data and sites."]),
    Case(
      "a key of an inner map", site("accent: \"#000\""),
      ["4:5: A site has no key “accent”. It belongs below theme."]),
    Case(
      "an unknown key of a facet", site("facets: [{field: brand, title: Brand, operator: or}]"),
      ["4:43: A facet has no key “operator”. Its keys are field, parameter, title, limit and sort."]),
    Case(
      "a missing key at the top", "listen: 127.0.0.1:80\n",
      ["1:1: The configuration needs the key sites. Add it with a list of sites."]),
    Case(
      "missing keys of a site", "sites: [{}]\n",
      [
        "1:9: A site needs the key path. Add it with lower-case letters, digits, hyphens and underscores.",
        "1:9: A site needs the key title. Add it with text.",
      ]),
    Case(
      "a missing key of a sort", site("sorts: [{id: a, title: A, field: x}]"),
      ["4:13: A sort needs the key order. Add it with asc or desc."]),
    Case(
      "a missing key of a short form's long form", site("theme: {accent: {dark: \"#000\"}}"),
      ["4:21: A colour needs the key light. Add it with a colour such as \"#0b5d66\"."]),
    Case(
      "a key without a value", site("about:"),
      ["4:5: about has no value. Write one, or take the key out."]),
    Case(
      "a required key without a value", "sites: [{path: shop, title: ~}]\n",
      ["1:22: title has no value. Write one."]),
    Case(
      "an item without a value", site("search: [name, null]"),
      ["4:20: An item of search has no value. Write one."]),
    Case(
      "a colour that became a comment", site("theme:", "  accent: #0b5d66"),
      [
        "5:7: accent has no value, for a # without quotes starts a comment. Put the colour in quotes: \"#0b5d66\"."
      ]),
    Case(
      "one value in place of a list", site("search: name"),
      [
        "4:13: search takes a list of attributes, not a single value. Start each item with a hyphen, in a line of its own."
      ]),
    Case(
      "keys in place of a list", site("facets: {field: brand}"),
      ["4:13: facets takes a list of facets, not keys. Start each item with a hyphen, in a line of its own."]),
    Case(
      "a list in place of a value", site("about: [a]"),
      ["4:12: about takes text, not a list. Write one value."]),
    Case(
      "keys in place of an attribute", site("search: [{name: 3}]"),
      ["4:14: An item of search takes an attribute, not keys. Write one value."]),
    Case(
      "a list in place of kinds", site("source: {file: products.json, kinds: [html]}"),
      [
        "4:42: kinds takes a key for each attribute, with text, entities or html, not a list. Write each key in a line of its own."
      ]),
    Case(
      "a value in place of a facet", site("facets: [brand]"),
      ["4:14: A facet takes keys, not a single value. Write each in a line of its own, such as field: …"]),
    Case(
      "an empty text", site("about: \" \""),
      ["4:12: about is an empty text. Write something."]),
    Case(
      "a text that is too long", site("placeholder: " + String(repeating: "x", count: 201)),
      ["4:18: placeholder has more than 200 characters. Shorten it."]),
    Case(
      "a text of two lines", site("about: \"a\\nb\""),
      ["4:12: about has more than one line. Write it in one."]),
    Case(
      "a word in place of a number", site("hits_per_page: many"),
      ["4:20: hits_per_page takes a whole number from 1 to 1000, not “many”. Write it in digits."]),
    Case(
      "a hexadecimal number", site("hits_per_page: 0x1F"),
      ["4:20: hits_per_page takes a whole number from 1 to 1000, not “0x1F”. Write it in digits."]),
    Case(
      "a quoted number", site("hits_per_page: \"24\""),
      ["4:20: hits_per_page takes no text, but “24” is quoted. Take the quotes away."]),
    Case(
      "a number out of range", site("hits_per_page: 5000"),
      ["4:20: hits_per_page is 5000, but goes from 1 to 1000. Write a value between them."]),
    Case(
      "a number beyond all integers", site("minimum_length: 99999999999999999999"),
      ["4:21: minimum_length is 99999999999999999999, but goes from 1 to 20. Write a value between them."]),
    Case(
      "a boolean of old YAML", site("source: {file: products.json, strict: yes}"),
      ["4:43: strict is true or false, not “yes”. Write true."]),
    Case(
      "a boolean that is none", site("source: {file: products.json, strict: maybe}"),
      ["4:43: strict is true or false, not “maybe”. Write one of them."]),
    Case(
      "a choice with a near one", site("layout: gird"),
      ["4:13: layout cannot be “gird”. Did you mean grid?"]),
    Case(
      "a choice that is far from all", site("search_mode: submit"),
      ["4:18: search_mode cannot be “submit”. Write as-you-type or on-submit."]),
    Case(
      "an engine that is not there", site("engine: other"),
      ["4:13: engine cannot be “other”. Write embedded."]),
    Case(
      "an empty list", site("search: []"),
      ["4:13: search is an empty list. Add attributes."]),
    Case(
      "a list that is too long", site("ranking: [a, b, c, d, e, f, g, h, i, j, k]"),
      ["4:14: ranking has more than 10 orders. Keep the most important."]),
    Case(
      "a list with an item twice", site("search: [name, brand, name]"),
      ["4:27: search names “name” twice. Keep one of the two."]),
    Case(
      "a path with a slash", "sites: [{path: /Shop, title: A}]\n",
      [
        "1:16: path “/Shop” cannot start an address. Use lower-case letters, digits, hyphens and underscores: shop."
      ]),
    Case(
      "a path of other letters", "sites: [{path: büro, title: A}]\n",
      ["1:16: path “büro” cannot start an address. Use lower-case letters, digits, hyphens and underscores."]),
    Case(
      "a reserved path", "sites: [{path: admin, title: A}]\n",
      [
        "1:16: path “admin” is kept for Searchlight's own addresses (admin, assets, demo, development, healthz, readyz and vendor). Choose another one."
      ]),
    Case(
      "two sites with one path", "sites:\n  - path: a\n    title: A\n  - path: a\n    title: B\n",
      ["4:11: path “a” belongs to the site in line 2 already. Choose another one."]),
    Case(
      "a reserved parameter", site("facets: [{field: brand, parameter: page, title: Page}]"),
      [
        "4:40: parameter “page” is kept for the pages themselves (lang, page, q, show, sort, tag and view). Choose another one."
      ]),
    Case(
      "a parameter with a space", site("facets: [{field: brand, parameter: the brand, title: Brand}]"),
      [
        "4:40: parameter “the brand” cannot stand in an address as it is. Use letters, digits, hyphens, dots and underscores, a letter first."
      ]),
    Case(
      "a field that is a reserved parameter", site("facets: [{field: tag, title: Tag}]"),
      [
        "4:22: field “tag” cannot name the facet in addresses, for the pages keep that name for themselves. Give the facet a parameter."
      ]),
    Case(
      "a field that is no parameter", site("facets: [{field: IMDB Rating, title: Rating}]"),
      [
        "4:22: field “IMDB Rating” cannot name the facet in addresses, for it holds more than letters, digits, hyphens, dots and underscores. Give the facet a parameter."
      ]),
    Case(
      "two facets of one field",
      site("facets:", "  - {field: brand, title: A}", "  - {field: brand, parameter: b, title: B}"),
      ["6:17: field “brand” belongs to the facet in line 5 already. Choose another one."]),
    Case(
      "a parameter that is another facet's field",
      site("facets:", "  - {field: brand, title: A}", "  - {field: maker, parameter: brand, title: B}"),
      ["6:35: parameter “brand” belongs to the facet in line 5 already. Choose another one."]),
    Case(
      "two sorts with one name and title",
      site(
        "sorts:", "  - {id: a, title: A, field: x, order: asc}",
        "  - {id: a, title: A, field: x, order: desc}"),
      [
        "6:14: id “a” belongs to the sort in line 5 already. Choose another one.",
        "6:24: title “A” belongs to the sort in line 5 already. Choose another one.",
      ]),
    Case(
      "a sort whose name has a space", site("sorts: [{id: by price, title: A, field: x, order: asc}]"),
      [
        "4:18: id “by price” is no name. Use up to 100 letters, digits, hyphens, dots and underscores, a letter or digit first."
      ]),
    Case(
      "an attribute without a name", site("search: [..]"),
      [
        "4:14: An item of search “..” is no attribute. Write the name of a field, or names joined with dots, such as price.value."
      ]),
    Case(
      "kinds of an attribute without a name", site("source: {file: products.json, kinds: {'.': html}}"),
      [
        "4:43: kinds “.” is no attribute. Write the name of a field, or names joined with dots, such as price.value."
      ]),
    Case(
      "a separator of two signs", site("source: {file: products.json, separator: ';;'}"),
      ["4:46: separator “;;” is not one sign. Write the sign in quotes, such as \";\", or tab."]),
    Case(
      "an origin with a path", site("image_origins: ['https://images.example/a']"),
      [
        "4:21: An item of image_origins “https://images.example/a” is no origin. Write scheme and host alone, such as https://images.example."
      ]),
    Case(
      "an origin of another scheme", site("image_origins: ['data:']"),
      [
        "4:21: An item of image_origins “data:” is no origin. Write scheme and host alone, such as https://images.example."
      ]),
    Case(
      "a kind that is none", site("source: {file: products.json, kinds: {about: markdown}}"),
      ["4:50: about cannot be “markdown”. Write text, entities or html."]),
    Case(
      "a currency in small letters", site("currency: eur"),
      ["4:15: currency “eur” is no code of ISO 4217. Did you mean EUR?"]),
    Case(
      "a currency that is none", site("currency: Q"),
      ["4:15: currency “Q” is no code of ISO 4217. Write three capital letters, such as EUR."]),
    Case(
      "a port alone", "listen: 8080\nsites: [{path: a, title: A}]\n",
      [
        "1:9: listen “8080” is no IP address with a port. Write 127.0.0.1:8080, \"[::1]:8080\", or \":8080\" for every network."
      ]),
    Case(
      "a language without number shapes", site("language: pt"),
      ["4:15: language cannot be “pt”. Write en, de or fr."]),
    Case(
      "a colour by name", site("theme: {accent: red}"),
      ["4:21: accent “red” is no colour. Write it in hexadecimal and in quotes: \"#0b5d66\"."]),
    Case(
      "a dark colour by name", site("theme: {accent: {light: \"#fff\", dark: black}}"),
      ["4:43: dark “black” is no colour. Write it in hexadecimal and in quotes: \"#0b5d66\"."]),
    Case(
      "a length without a unit", site("theme: {radius: 3}"),
      [
        "4:21: radius “3” is no length. Write a number with its unit (rem, em, ch, vw or px), such as 0.625rem."
      ]),
    Case(
      "a ratio with a colon", site("theme: {card_ratio: 2:3}"),
      ["4:25: card_ratio “2:3” is no ratio. Write width / height, such as 2 / 3."]),
    Case(
      "a font that would end the rule", site("theme: {font: [Inter, \"a;}\"]}"),
      [
        "4:27: An item of font “a;}” is no name of a font. Use letters, digits, spaces and hyphens, one font an item."
      ]),
    Case(
      "a source that is missing", site("source: nothing.json"),
      [
        "4:13: source “nothing.json” is not there (/etc/shop/nothing.json). Correct it; relative paths start at the folder of this file."
      ]),
    Case(
      "a source that is a folder", site("source: {file: templates}"),
      ["4:20: file “templates” is a folder. Name a file in it."]),
    Case(
      "templates that are missing", site("templates: ../none"),
      [
        "4:16: templates “../none” is not there (/etc/shop/../none). Correct it; relative paths start at the folder of this file."
      ]),
    Case(
      "templates that are a file", site("templates: products.json"),
      ["4:16: templates “products.json” is a file. Name a folder."]),
    Case(
      "a data folder that is a file", "data: products.json\nsites: [{path: a, title: A}]\n",
      ["1:7: data “products.json” is a file. Name a folder."]),
    Case(
      "an index with a slash", site("index: a/b"),
      [
        "4:12: index “a/b” is no name. Use up to 100 letters, digits, hyphens, dots and underscores, a letter or digit first."
      ]),
    Case(
      "suggestions from an index without one", site("suggestions: index"),
      [
        "4:18: The suggestions come from an index, but none is named. Write from: index and index: NAME below suggestions."
      ]),
    Case(
      "an index of suggestions that is not asked", site("suggestions: {index: queries}"),
      ["4:19: An index is named, but from is generated. Write from: index, or take the index out."]),
    Case(
      "suggestions from the records' index", site("suggestions: {from: index, index: shop}"),
      [
        "4:39: index “shop” holds the records of the site. Name the index that holds the suggestions, or write from: generated."
      ]),
    Case(
      "one index filled twice",
      "sites:\n  - {path: a, title: A, index: i, source: products.json}\n  - {path: b, title: B, index: i, source: faq.csv}\n",
      [
        "3:35: Index “i” is filled from the source in line 2 already. Give this site another index, or no source."
      ]),
    Case(
      "badges without tags", site("fields: {title: name}", "badges: [{tag: new, words: New}]"),
      ["5:5: Badges show tags, but fields names none. Add tags to fields, or take the badges out."]),
    Case(
      "several faults in the order of places", site("layout: gird", "titel: x", "currency: QQ"),
      [
        "4:13: layout cannot be “gird”. Did you mean grid?",
        "5:5: A site has no key “titel”. Did you mean title?",
        "6:15: currency “QQ” is no code of ISO 4217. Write three capital letters, such as EUR.",
      ]),
  ]
}
