import BookmarkExchange
import BookmarkModel
import Localization

/// Where bookmarks go out to, with the names that `--to` takes, the file's suffix and the types.
struct ServiceExportTable {
  let text: ValueText

  var lines: String {
    let rows = ServiceExportList.all.map { [$0.id, $0.title, ".\($0.suffix)", types(of: $0)] }
    return "\n\(text.messages.servicesOut)\n" + ServicesVerb.aligned(rows)
  }

  private func types(of service: ServiceExport) -> String {
    let known = service.types.filter(\.isKnown).map { $0.heading(in: text.messages) }
    return service.types.isEmpty ? text.messages.servicesAllTypes : text.language.joined(known)
  }
}
