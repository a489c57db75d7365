import BookmarkExchange
import BookmarkModel
import Text

/// What an export is written as.
enum ExportTarget {
  /// Exact and complete, to be read again.
  case exact(ExportFormat)
  /// For people to read.
  case page(PageFormat)
  /// For another service or program.
  case service(ServiceExport)

  /// The forms for people.
  enum PageFormat: String, CaseIterable {
    case markdown
    case html
  }

  /// The name that `--to` takes.
  var name: String {
    switch self {
    case .exact(let format): format.rawValue
    case .page(let format): format.rawValue
    case .service(let service): service.id
    }
  }

  /// Whether the bytes are no text, which a terminal must not be given.
  var isBinary: Bool {
    if case .service(let service) = self { return service.suffix == "zip" }
    return false
  }

  /// Every target, in the order in which they are listed.
  static let all: [ExportTarget] =
    ExportFormat.allCases.map(Self.exact) + PageFormat.allCases.map(Self.page)
    + ServiceExportList.all.map(Self.service)

  /// The target of a name, in any case.
  static func named(_ name: String) -> ExportTarget? {
    let name = TextFolding.folded(name)
    return all.first { $0.name == name }
  }

  /// The target that a file's suffix tells; the exact table for any other.
  static func suffixed(_ suffix: String) -> ExportTarget {
    switch TextFolding.folded(suffix) {
    case ".json": .exact(.json)
    case ".ndjson", ".jsonl": .exact(.ndjson)
    case ".md", ".markdown": .page(.markdown)
    case ".html", ".htm": .page(.html)
    case ".bib": named("bibtex") ?? .exact(.csv)
    case ".m3u", ".m3u8": named("m3u") ?? .exact(.csv)
    default: .exact(.csv)
    }
  }
}
