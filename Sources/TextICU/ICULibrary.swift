import Glibc

/// The functions of the system's ICU, loaded when first needed and kept until the program ends.
///
/// ICU carries its major version in the names of its files and functions (`libicui18n.so.72`,
/// `ucol_open_72`), so that a program linked with one runs with no other; here both are found at
/// run time. Names and types are those of <https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/>,
/// all of them stable since ICU 4.2.
struct ICULibrary: Sendable {
  typealias Status = UnsafeMutablePointer<Int32>
  typealias Text = UnsafePointer<UInt16>
  typealias Version = UnsafeMutablePointer<UInt8>

  typealias Open = @Sendable @convention(c) (UnsafePointer<CChar>?, Status) -> OpaquePointer?
  typealias Close = @Sendable @convention(c) (OpaquePointer) -> Void
  typealias SetAttribute = @Sendable @convention(c) (OpaquePointer, Int32, Int32, Status) -> Void
  typealias SortKey =
    @Sendable @convention(c) (OpaquePointer, Text?, Int32, UnsafeMutablePointer<UInt8>?, Int32) ->
    Int32
  typealias Compare = @Sendable @convention(c) (OpaquePointer, Text?, Int32, Text?, Int32) -> Int32
  typealias CollatorVersion = @Sendable @convention(c) (OpaquePointer, Version) -> Void
  typealias LibraryVersion = @Sendable @convention(c) (Version) -> Void
  typealias LocaleOfTag =
    @Sendable @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>, Status
    ) -> Int32

  typealias OpenDetector = @Sendable @convention(c) (Status) -> OpaquePointer?
  typealias SetText =
    @Sendable @convention(c) (OpaquePointer, UnsafePointer<CChar>?, Int32, Status) -> Void
  typealias Matches =
    @Sendable @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, Status) ->
    UnsafeMutablePointer<OpaquePointer?>?
  typealias MatchName = @Sendable @convention(c) (OpaquePointer, Status) -> UnsafePointer<CChar>?
  typealias MatchConfidence = @Sendable @convention(c) (OpaquePointer, Status) -> Int32

  let detectorOpen: OpenDetector
  let detectorClose: Close
  let detectorSetText: SetText
  let detectorMatches: Matches
  let matchName: MatchName
  let matchConfidence: MatchConfidence
  let open: Open
  let close: Close
  let setAttribute: SetAttribute
  let sortKey: SortKey
  let compare: Compare
  let collatorVersion: CollatorVersion
  let collationVersion: CollatorVersion
  let libraryVersion: LibraryVersion
  let localeOfTag: LocaleOfTag

  /// The library as the loader finds it, or why there is none; the answer never changes.
  static let shared = Result { () throws(TextICUError) in try ICULibrary() }

  /// Loads the newest library of the folders given, or without any, of where the loader looks.
  /// - Throws: `libraryMissing`, `functionMissing`.
  init(folders: [String]? = nil) throws(TextICUError) {
    var failure = TextICUError.libraryMissing
    for candidate in ICUFiles.candidates(in: folders) {
      guard let handle = dlopen(candidate.path, RTLD_NOW | RTLD_LOCAL) else { continue }
      do throws(TextICUError) {
        try self.init(handle, versions: candidate.version.map { [$0] } ?? ICUFiles.knownVersions)
        return
      } catch {
        dlclose(handle)
        failure = error
      }
    }
    throw failure
  }

  private init(_ handle: UnsafeMutableRawPointer, versions: [Int]) throws(TextICUError) {
    // Some systems build ICU without suffixes.
    let suffixes = [""] + versions.map { "_\($0)" }
    guard let suffix = suffixes.first(where: { dlsym(handle, "ucol_open\($0)") != nil }) else {
      throw .functionMissing("ucol_open")
    }
    func function<Function>(_ name: String, _: Function.Type) throws(TextICUError) -> Function {
      // The symbols of libicuuc, on which this library depends, are found through it, too.
      guard let symbol = dlsym(handle, name + suffix) else { throw .functionMissing(name) }
      return unsafeBitCast(symbol, to: Function.self)
    }
    detectorOpen = try function("ucsdet_open", OpenDetector.self)
    detectorClose = try function("ucsdet_close", Close.self)
    detectorSetText = try function("ucsdet_setText", SetText.self)
    detectorMatches = try function("ucsdet_detectAll", Matches.self)
    matchName = try function("ucsdet_getName", MatchName.self)
    matchConfidence = try function("ucsdet_getConfidence", MatchConfidence.self)
    open = try function("ucol_open", Open.self)
    close = try function("ucol_close", Close.self)
    setAttribute = try function("ucol_setAttribute", SetAttribute.self)
    sortKey = try function("ucol_getSortKey", SortKey.self)
    compare = try function("ucol_strcoll", Compare.self)
    collatorVersion = try function("ucol_getVersion", CollatorVersion.self)
    collationVersion = try function("ucol_getUCAVersion", CollatorVersion.self)
    libraryVersion = try function("u_getVersion", LibraryVersion.self)
    localeOfTag = try function("uloc_forLanguageTag", LocaleOfTag.self)
  }
}
