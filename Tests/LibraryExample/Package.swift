// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else that takes `SearchCore` from this repository, built and run by the tests.
let package = Package(
  name: "LibraryExample",
  dependencies: [.package(name: "Searchlight", path: "../..")],
  targets: [
    .executableTarget(
      name: "LibraryExample", dependencies: [.product(name: "SearchCore", package: "Searchlight")])
  ]
)
