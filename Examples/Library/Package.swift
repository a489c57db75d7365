// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Library",
  dependencies: [.package(name: "bookmarks", path: "../..")],
  targets: [
    .executableTarget(
      name: "Library", dependencies: [.product(name: "BookmarkKit", package: "bookmarks")])
  ],
  swiftLanguageModes: [.v6]
)
