import BookmarkExchange
import BookmarkModel
import Localization
import Text

/// Where bookmarks go out to, with the names that `--to` takes, the file's suffix and the types.
struct ServiceExportTable {
  let text: ValueText

  var lines: String {
    let rows = ServiceExportList.all.map { [$0.id, $0.title, ".\($0.suffix)", types(of: $0)] }
    let widths = (0..<3).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    return rows.reduce(into: "\n\(text.messages.servicesOut)\n") { table, row in
      for (cell, width) in zip(row, widths) { table += DisplayWidth.padded(cell, to: width) + "  " }
      table += row[3] + "\n"
    }
  }

  private func types(of service: ServiceExport) -> String {
    let known = service.types.filter(\.isKnown).map { $0.heading(in: text.messages) }
    return service.types.isEmpty ? text.messages.servicesAllTypes : text.language.joined(known)
  }
}
