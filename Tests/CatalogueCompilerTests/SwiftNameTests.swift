import Testing

@testable import CatalogueCompiler

@Test func works() { #expect(SwiftName.of(key: "format.blu-ray") == "formatBluRay") }
