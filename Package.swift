// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
]

/// A target of ours: `Sources/NAME`, Swift 6.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: swift)
}

/// The tests of one target: `Tests/NAMETests`.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies,
    swiftSettings: swift)
}

let package = Package(
  name: "Searchlight",
  products: [
    .executable(name: "searchlight", targets: ["searchlight"]),
    .library(name: "SearchCore", targets: ["SearchCore"]),
  ],
  targets: [
    // The C libraries, each seen by one wrapper only. Set-up installs the Debian packages named here.
    .systemLibrary(
      name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
    .target(name: "CMicrohttpdShim", dependencies: ["CMicrohttpd"]),
    .target(name: "CLibXML2Shim", dependencies: ["CLibXML2"]),
    .target(
      name: "CSimdJSON",
      linkerSettings: [.linkedLibrary("simdjson"), .linkedLibrary("stdc++")]),

    // The core: no engine, no HTTP, no template.
    module("SearchCore"),

    // “Did you mean”, for messages about names in templates, configurations and command lines.
    module("NearestNames"),

    // Small wrappers, each over one C library.
    module("LibXML", ["CLibXML2", "CLibXML2Shim"]),
    module("JSONText", ["CSimdJSON", "SearchCore"]),
    module("Compression", ["CZlib", "CZstd"]),

    // Files of records.
    module("RecordReading", ["SearchCore", "JSONText", "LibXML", "Compression"]),

    // What the fields of records are for, guessed from the records.
    module("RecordGuessing", ["SearchCore", "RecordReading"]),

    // Engines behind `SearchBackend`.
    module("SearchEmbedded", ["SearchCore", "JSONText", "CSQLite"]),
    module("AlgoliaWire", ["SearchCore", "JSONText"]),
    module("SearchRecorded", ["SearchCore", "AlgoliaWire", "JSONText"]),

    // The web.
    module("HTTPServer", ["CMicrohttpd", "CMicrohttpdShim"]),
    module("HTMLTemplates", ["LibXML", "NearestNames"]),
    module("Localization"),
    module("SearchWeb", ["SearchCore", "HTTPServer", "HTMLTemplates", "Localization"]),

    // The templates and files of the pages, compiled into the program.
    .target(name: "CShippedAssets"),
    module("ShippedAssets", ["CShippedAssets"]),

    // From a file of records to an index, and to the queries that it suggests.
    module("RecordImporting", ["SearchCore", "RecordReading", "SearchEmbedded", "LibXML"]),
    module("SuggestionMaking", ["SearchCore", "SearchEmbedded"]),

    // The configuration file: checked values, and the schema that reads, writes and documents them.
    module("SiteConfiguration", ["CYAML", "SearchCore", "NearestNames"]),

    // The sites of a configuration, or of one file, with their engine.
    module(
      "SiteAssembly",
      [
        "SearchWeb", "HTMLTemplates", "SearchEmbedded", "SiteConfiguration", "RecordGuessing", "RecordImporting",
        "SuggestionMaking", "ShippedAssets", "HTTPServer", "SearchCore", "JSONText", "LibXML", "Localization",
        "NearestNames", "RecordReading",
      ]),

    // What the demo sites search.
    module("DemoData", ["SearchCore"]),

    module(
      "DemoSites", ["SearchWeb", "SearchEmbedded", "SearchRecorded", "DemoData", "HTTPServer", "JSONText", "SiteAssembly", "SearchCore"]),

    .executableTarget(
      name: "searchlight",
      dependencies: [
        "DemoSites", "SiteAssembly", "SiteConfiguration", "SearchWeb", "SearchEmbedded", "SearchCore",
        "RecordGuessing", "RecordImporting", "JSONText", "HTTPServer", "NearestNames",
      ],
      exclude: ["Examples"], swiftSettings: swift),
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "Benchmarks", dependencies: ["CAllocationCount", "SearchEmbedded", "SearchWeb", "DemoData", "DemoSites", "RecordImporting", "SearchCore", "RecordReading", "ShippedAssets"],
      path: "Sources/Benchmarks", swiftSettings: swift),

    // What several test targets use: random numbers with a seed, folders that go away.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swift),
    tests("NearestNames"),
    tests("SearchCore"),
    tests("LibXML"),
    tests("JSONText", ["SearchCore"]),
    tests("Compression"),
    tests("RecordReading", ["SearchCore", "JSONText", "LibXML", "Compression"]),
    tests("RecordGuessing", ["RecordReading", "SearchCore", "LibXML"]),
    tests("SearchEmbedded", ["SearchCore", "CSQLite"]),
    tests("RecordImporting", ["SearchCore", "RecordReading", "SearchEmbedded", "LibXML"]),
    tests("SuggestionMaking", ["SearchCore", "SearchEmbedded"]),
    tests("ShippedAssets"),
    tests(
      "SiteAssembly",
      [
        "SiteConfiguration", "SearchCore", "SearchEmbedded", "SearchWeb", "RecordGuessing", "RecordImporting",
        "HTTPServer", "JSONText",
      ]),
    tests("AlgoliaWire", ["SearchCore", "JSONText"]),
    tests("SearchRecorded", ["SearchCore"]),
    tests("HTTPServer"),
    tests("HTMLTemplates", ["LibXML"]),
    tests("Localization"),
    tests(
      "SearchWeb",
      [
        "SearchCore", "Localization", "HTTPServer", "HTMLTemplates", "LibXML", "JSONText", "AlgoliaWire",
        "SearchRecorded",
      ]),
    .testTarget(
      name: "DemoSitesTests",
      dependencies: [
        "DemoSites", "SearchWeb", "SearchEmbedded", "HTTPServer", "DemoData", "JSONText", "SearchCore",
      ],
      exclude: ["Snapshots"], swiftSettings: swift),
    tests("SiteConfiguration", ["SearchCore", "Localization", "HTTPServer", "JSONText"]),
    tests("searchlight", ["DemoSites", "HTTPServer", "SiteConfiguration"]),
    tests("DemoData", ["SearchEmbedded"]),
  ],
  cLanguageStandard: .gnu2x,
  cxxLanguageStandard: .cxx17
)
