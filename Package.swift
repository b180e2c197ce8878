// swift-tools-version: 6.2
import PackageDescription

/// Every target is built the same way; only `Libical` and the byte scanner say `unsafe`, at each place that needs it.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The command carries Swift's libraries in itself: it starts in half the time. They are named because their static forms don't name each other.
let selfContained: [LinkerSetting] =
  [.unsafeFlags(["-static-stdlib", "-use-ld=lld"], .when(platforms: [.linux], configuration: .release))]
  + [
    "Foundation", "FoundationXML", "FoundationInternationalization", "FoundationEssentials", "CoreFoundation", "_FoundationICU",
    "_FoundationCShims", "_FoundationCollections", "_CFXMLInterface", "swiftSynchronization", "xml2",
  ].map { .linkedLibrary($0, .when(platforms: [.linux], configuration: .release)) }

let package = Package(
  name: "yotei-ics",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "YoteiICS", targets: ["YoteiICS"]),
    .library(name: "YoteiEvents", targets: ["YoteiEvents"]),
    .executable(name: "yotei", targets: ["YoteiTool"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibical", pkgConfig: "libical",
      providers: [.apt(["libical-dev"]), .brew(["libical"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "Libical", dependencies: ["CLibical"], swiftSettings: strict),
    .target(name: "Zlib", dependencies: ["CZlib"], swiftSettings: strict),
    .target(name: "YoteiEvents", swiftSettings: strict),
    .target(name: "YoteiICS", dependencies: ["Libical", "Zlib", "YoteiEvents"], swiftSettings: strict),
    .target(name: "YoteiCommand", dependencies: ["YoteiICS", "YoteiEvents"], swiftSettings: strict),
    .executableTarget(name: "YoteiTool", dependencies: ["YoteiCommand"], swiftSettings: strict, linkerSettings: selfContained),
    // For measuring alone: no product.
    .target(name: "CAllocations"),
    .executableTarget(name: "YoteiBenchmarks", dependencies: ["YoteiICS", "CAllocations"], swiftSettings: strict),
    .testTarget(name: "LibicalTests", dependencies: ["Libical"], swiftSettings: strict),
    .testTarget(name: "YoteiEventsTests", dependencies: ["YoteiEvents"], swiftSettings: strict),
    .testTarget(name: "YoteiICSTests", dependencies: ["YoteiICS", "YoteiEvents", "Libical"], swiftSettings: strict),
    .testTarget(name: "YoteiCommandTests", dependencies: ["YoteiCommand"], swiftSettings: strict),
    .testTarget(
      name: "YoteiBenchmarksTests", dependencies: ["YoteiBenchmarks", "YoteiICS", "CAllocations"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
