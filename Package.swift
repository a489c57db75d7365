// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A target under `Sources/`.
func source(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A front end under `Plugins/`; it must not depend on the engine or the store.
func frontEnd(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Plugins/\(name)", swiftSettings: settings)
}

/// The tests of a target, under `Tests/`.
func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies,
    swiftSettings: settings)
}

let package = Package(
  name: "bookmarks",
  products: [
    .executable(name: "bookmarks", targets: ["bookmarks"]),
    .library(name: "BookmarkKit", targets: ["BookmarkKit"]),
  ],
  targets: [
    // Generic: could be lifted into any program.
    .executableTarget(name: "CatalogueCompiler", swiftSettings: settings),
    .plugin(
      name: "CatalogueCompilerPlugin", capability: .buildTool(),
      dependencies: ["CatalogueCompiler"]),
    .target(
      name: "Localization", path: "Localization", swiftSettings: settings,
      plugins: ["CatalogueCompilerPlugin"]),
    source("Text"),
    source("TextICU", ["Text"]),
    source("CSV"),
    source("JSON"),
    source("SystemLibrary"),
    source("Archive", ["SystemLibrary", "Text"]),
    source("XML", ["SystemLibrary"]),
    source("Spreadsheet", ["Archive", "XML"]),
    source("ArchiveTesting"),
    .systemLibrary(name: "CSQLite"),
    source("SQLite", ["CSQLite"]),
    .systemLibrary(name: "CReadline"),

    // The domain, from the inside out.
    source("BookmarkModel", ["Localization", "Text"]),
    source("BookmarkCommands", ["BookmarkModel", "Localization"]),
    source("BookmarkEngine", ["BookmarkCommands", "BookmarkModel", "Localization", "Text"]),
    source(
      "BookmarkStore",
      ["BookmarkCommands", "BookmarkEngine", "BookmarkModel", "SQLite", "JSON", "Text", "TextICU"]),
    source(
      "BookmarkExchange",
      [
        "BookmarkModel", "Localization", "Text", "TextICU", "CSV", "JSON", "Archive", "XML",
        "Spreadsheet", "SystemLibrary",
      ]),
    source(
      "BookmarkShell",
      [
        "BookmarkCommands", "BookmarkModel", "BookmarkExchange", "Localization", "Text", "CSV",
        "JSON", "Archive",
      ]),
    source("BookmarkWire", ["BookmarkCommands", "BookmarkModel", "JSON", "Localization"]),
    source(
      "BookmarkTesting",
      ["BookmarkEngine", "BookmarkCommands", "BookmarkModel", "Localization", "Text", "TextICU"]),

    // The library for Swift programs.
    source(
      "BookmarkKit",
      ["BookmarkCommands", "BookmarkEngine", "BookmarkModel", "BookmarkStore", "Localization"]),

    // Front ends, and the program that wires everything.
    frontEnd("BatchFrontEnd", ["BookmarkCommands", "BookmarkShell"]),
    frontEnd(
      "ReplFrontEnd", ["BookmarkCommands", "BookmarkShell", "Localization", "Text", "CReadline"]),
    frontEnd(
      "ServiceFrontEnd",
      ["BookmarkCommands", "BookmarkShell", "BookmarkWire", "Localization", "Text"]),
    frontEnd(
      "PluginFrontEnd",
      ["BookmarkCommands", "BookmarkShell", "BookmarkWire", "Localization", "Text"]),
    .executableTarget(
      name: "bookmarks",
      dependencies: [
        "BatchFrontEnd", "PluginFrontEnd", "ReplFrontEnd", "ServiceFrontEnd", "BookmarkCommands",
        "BookmarkEngine", "BookmarkShell", "BookmarkStore", "BookmarkWire", "Localization",
      ],
      swiftSettings: settings),

    // The example package's program, built here too, so that a test can run it.
    .executableTarget(
      name: "Library", dependencies: ["BookmarkKit"], path: "Examples/Library/Sources/Library",
      swiftSettings: settings),
    // Measures queries inside of a process; see Benchmarks/queries.
    .executableTarget(
      name: "query-benchmark",
      dependencies: [
        "BookmarkCommands", "BookmarkEngine", "BookmarkModel", "BookmarkShell", "BookmarkStore",
      ],
      path: "Benchmarks/QueryBenchmark", swiftSettings: settings),
    // Asks a service as fast as it answers; see Benchmarks/service.
    .executableTarget(
      name: "service-benchmark", dependencies: ["BookmarkWire"],
      path: "Benchmarks/ServiceBenchmark", swiftSettings: settings),

    // Tests.
    tests(of: "CatalogueCompiler"),
    tests(of: "Localization", ["CatalogueCompiler"]),
    tests(of: "Text"),
    tests(of: "TextICU", ["Text"]),
    tests(of: "CSV"),
    tests(of: "JSON"),
    tests(of: "SystemLibrary"),
    tests(of: "Archive", ["ArchiveTesting", "SystemLibrary"]),
    tests(of: "XML", ["SystemLibrary"]),
    tests(of: "Spreadsheet", ["Archive", "ArchiveTesting", "XML"]),
    tests(of: "SQLite"),
    tests(of: "BookmarkModel", ["BookmarkTesting", "Localization"]),
    tests(of: "BookmarkCommands", ["BookmarkModel", "Localization"]),
    tests(
      of: "BookmarkEngine",
      ["BookmarkTesting", "BookmarkCommands", "BookmarkModel", "Localization"]),
    tests(
      of: "BookmarkStore",
      ["BookmarkTesting", "BookmarkEngine", "BookmarkCommands", "BookmarkModel", "SQLite"]),
    tests(
      of: "BookmarkExchange",
      ["ArchiveTesting", "BookmarkTesting", "BookmarkModel", "JSON", "Localization", "Text"]),
    tests(
      of: "BookmarkShell",
      ["BookmarkTesting", "BookmarkCommands", "BookmarkModel", "Localization", "Text"]),
    tests(
      of: "BookmarkWire",
      [
        "BookmarkTesting", "BookmarkCommands", "BookmarkEngine", "BookmarkModel", "JSON",
        "Localization",
      ]),
    tests(of: "BookmarkKit", ["BookmarkTesting"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "bookmarks", "Library", "ArchiveTesting", "BookmarkCommands", "BookmarkModel",
        "BookmarkShell", "BookmarkWire",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
