import BookmarkModel
import JSON

/// A profile that is a table: the kinds of files of a service, and for each column what it says.
struct DeclaredProfile: TableProfile {
  let id: String
  let title: String
  let types: [BookmarkType]
  let forms: [FileForm]

  init(_ id: String, _ title: String, _ types: [BookmarkType], _ forms: [FileForm]) {
    (self.id, self.title, self.types, self.forms) = (id, title, types, forms)
  }

  var files: [SourceFormat] {
    let isTable = forms.contains { if case .table = $0.shape { true } else { false } }
    let isObjects = forms.contains { if case .table = $0.shape { false } else { true } }
    return (isTable ? [.csv] : []) + (isObjects ? [.json] : [])
  }

  func rowMeaning(of header: SourceHeader) -> RowMeaning? { form(of: header)?.meaning }

  func rows(
    under header: SourceHeader, fileName: String, options: SourceOptions
  ) -> any RowReader {
    guard let form = form(of: header) else { return GenericRows(plan: ColumnPlan(header)) }
    return FormRows(form, header, fileName: fileName)
  }

  func form(of header: SourceHeader) -> FileForm? { forms.first { $0.matches(header) } }

  func form(of element: JSONValue) -> FileForm? { forms.first { $0.matches(element) } }
}
