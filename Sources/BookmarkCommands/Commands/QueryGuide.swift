import Localization

/// The parameters that every command with a query shares.
enum QueryGuide {
  static let parameters: [CommandGuide.Parameter] = [
    .init("QUERY", \.parameterQuery, values: .query),
    .init("by:KEY", \.parameterBy), .init("sort:KEY", \.parameterSort),
    .init("limit:N", \.parameterLimit),
  ]
}

/// The options for the form of the output that every listing shares.
enum OutputGuide {
  static let parameters: [CommandGuide.Parameter] = [
    .init("--json", \.optionJson), .init("--ndjson", \.optionNdjson), .init("--csv", \.optionCsv),
    .init("--markdown", \.optionMarkdown), .init("--plain", \.optionPlain),
    .init("--columns A,B", \.optionColumns), .init("--ids", \.optionIds),
    .init("--template TEXT", \.optionTemplate),
  ]
}
