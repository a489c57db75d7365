/// What a file that is no text appears to be.
public enum BinaryKind: String, CaseIterable, Sendable {
  /// A zip archive, and so also .xlsx, .epub and .docx.
  case zip
  case gzip
  case sqlite
  case pdf
  /// A PNG, JPEG, GIF, WebP or TIFF picture.
  case image
  /// A program: ELF, Mach-O, Windows or WebAssembly.
  case executable
  /// Something else that no one could read as text.
  case other
}
