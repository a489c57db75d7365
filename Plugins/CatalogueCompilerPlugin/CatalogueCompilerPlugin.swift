import FoundationEssentials
import PackagePlugin

/// Compiles every string catalogue of a target into one Swift file with typed accessors.
@main
struct CatalogueCompilerPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let catalogues = module.sourceFiles(withSuffix: "xcstrings").map(\.url)
      .sorted { $0.path < $1.path }
    guard !catalogues.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "Messages+Generated.swift")
    return [
      .buildCommand(
        displayName: "Compiling the message catalogues of \(target.name)",
        executable: try context.tool(named: "CatalogueCompiler").url,
        arguments: [output.path] + catalogues.map(\.path),
        inputFiles: catalogues,
        outputFiles: [output])
    ]
  }
}
