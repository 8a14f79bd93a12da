// swift-tools-version: 6.2
import PackageDescription

// What libFuzzer feeds: `make fuzz` builds this package with `--sanitize=fuzzer` and runs its programs.
//
// The modules under test are no products of the package around this one, so `Sources` links to their folders: they are
// compiled here as they are, with libFuzzer's counters in them.

let swift: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: swift)
}

/// A program of its own for each parser; libFuzzer brings `main`.
func fuzzed(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies + ["FuzzedInput"],
    swiftSettings: swift + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "Fuzz",
  targets: [
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CLibXML2Shim", dependencies: ["CLibXML2"]),
    .target(
      name: "CSimdJSON", linkerSettings: [.linkedLibrary("simdjson"), .linkedLibrary("stdc++")]),
    module("SearchCore"),
    module("NearestNames"),
    module("LibXML", ["CLibXML2", "CLibXML2Shim"]),
    module("JSONText", ["CSimdJSON", "SearchCore"]),
    module("HTMLTemplates", ["LibXML", "NearestNames"]),

    module("FuzzedInput"),
    fuzzed("FuzzMarks", ["SearchCore"]),
    fuzzed("FuzzTemplates", ["HTMLTemplates", "LibXML"]),
    fuzzed("FuzzJSON", ["JSONText", "SearchCore"]),
    fuzzed("FuzzState", ["SearchCore"]),
    fuzzed("FuzzHTMLText", ["LibXML"]),
  ],
  cLanguageStandard: .gnu2x,
  cxxLanguageStandard: .cxx17
)
