/// The way from the bytes of all catalogues of a target to one Swift file.
enum CatalogueCompilation {
  /// A catalogue's path and content.
  typealias Source = (file: String, bytes: [UInt8])

  /// The Swift file, or everything that stands against it.
  static func compile(_ sources: [Source]) -> (swift: String?, diagnostics: [Diagnostic]) {
    var catalogues: [Catalogue] = []
    var diagnostics: [Diagnostic] = []
    for source in sources {
      let (catalogue, found) = CatalogueReader.read(source.bytes, file: source.file)
      catalogues.append(catalogue)
      diagnostics += found
    }
    // Texts that could not be read would only be reported as missing once more.
    guard diagnostics.isEmpty else { return (nil, diagnostics) }
    let checked = CatalogueChecker.check(catalogues)
    guard checked.diagnostics.isEmpty else { return (nil, checked.diagnostics) }
    return (SwiftGenerator.generate(checked.messages, languages: checked.languages), [])
  }
}
