import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import Localization

/// `import`: files of other services, one after the other, each a change of its own.
enum ImportVerb: ShellVerb {
  static let guide = BeginImport.guide

  static func run(_ invocation: inout Invocation) async throws(ShellFailure) -> ExitStatus {
    let (assignments, files) = invocation.words.splitAssignments()
    let options = try options(assignments, invocation)
    if files.isEmpty { throw .said(invocation.messages.importNoFile, .usage) }
    var worst = ExitStatus.success
    for file in files {
      do throws(ShellFailure) {
        var work = try FileImport(file.text, options, invocation)
        let report = try await work.run()
        try tell(report, options, invocation)
        worst = Self.worse(worst, report.status)
      } catch {
        // The last failure is told by the caller, an earlier one here, so that each file is tried.
        if files.count == 1 || error.endsEverything { throw error }
        try invocation.output.flush()
        let report = FailureReport(
          console: invocation.console, settings: invocation.settings, number: nil)
        worst = Self.worse(worst, report.tell(error, line: invocation.words.line))
      }
    }
    return worst
  }

  private static func options(
    _ assignments: [GrammarWord], _ invocation: Invocation
  ) throws(ShellFailure) -> ImportOptions {
    let context = try invocation.grammar
    let edits = try invocation.parse { () throws(GrammarError) in
      try AssignmentParser(context).parse(assignments)
    }.edits
    var defaults = BookmarkContent()
    for edit in edits {
      do throws(FieldError) {
        try edit.apply(to: &defaults, scale: context.ratingScale)
      } catch {
        throw .command(CommandFailure(error))
      }
    }
    for warning in UnknownValues(text: invocation.text).warnings(about: defaults) {
      try invocation.remark(warning)
    }
    let given = invocation.words.options
    var options = ImportOptions()
    options.source = SourceOptions(
      service: given.value("from"), encoding: given.value("encoding"), defaults: defaults,
      scale: context.ratingScale)
    try addMappings(to: &options.source, invocation)
    options.showsAll = given.contains("diff")
    options.isDryRun = given.contains("dry-run") || options.showsAll
    options.isStrict = given.contains("strict")
    options.isAgain = given.contains("again")
    options.rejects = given.value("rejects")
    options.isJSON = given.contains("json")
    options.mostErrors = try mostErrors(invocation)
    options.conflicts = try conflicts(invocation)
    return options
  }

  /// What the person says of columns: with `--map`, or in a profile that was kept.
  private static func addMappings(
    to source: inout SourceOptions, _ invocation: Invocation
  ) throws(ShellFailure) {
    let folder = ProfileFolder(environment: invocation.console.environment)
    if let name = source.service, ServiceList.service(name) == nil,
      let profile = folder.profile(name)
    {
      source.service = nil
      source.mappings = profile.columns.filter { $0.field != ColumnMapping.kept }
    }
    let lists = invocation.words.options.values("map")
    if lists.isEmpty {
      if source.service == nil, source.mappings.isEmpty { source.profiles = folder.all() }
      return
    }
    if let service = source.service {
      throw .said(
        invocation.messages.importMapAndFrom(service: invocation.text.safe(service)), .usage)
    }
    for list in lists {
      do throws(ColumnMapping.Problem) {
        source.mappings += try ColumnMapping.list(list)
      } catch {
        throw failure(error, invocation)
      }
    }
  }

  private static func failure(
    _ problem: ColumnMapping.Problem, _ invocation: Invocation
  ) -> ShellFailure {
    switch problem {
    case .noEqualsSign(let part):
      .said(invocation.messages.importBadMapping(part: invocation.text.safe(part)), .usage)
    case .unknownField(let name, let nearest):
      .grammar(
        GrammarError(
          .unknownField(name, nearest: nearest), at: invocation.words.options.columns("map")))
    }
  }

  private static func mostErrors(_ invocation: Invocation) throws(ShellFailure) -> Int? {
    guard let text = invocation.words.options.value("max-errors") else { return nil }
    guard let number = Int(text), number >= 0 else {
      let columns = invocation.words.options.columns("max-errors")
      throw .grammar(GrammarError(.badNumber(text), at: columns))
    }
    return number
  }

  private static func conflicts(_ invocation: Invocation) throws(ShellFailure) -> ConflictPolicy {
    guard let text = invocation.words.options.value("on-conflict") else { return .keep }
    guard let policy = ConflictPolicy(rawValue: text.lowercased()) else {
      throw .said(
        invocation.messages.importUnknownPolicy(
          known: invocation.text.joined(ConflictPolicy.allCases.map(\.rawValue)),
          value: invocation.text.safe(text)), .usage)
    }
    return policy
  }

  private static func tell(
    _ report: ImportReport, _ options: ImportOptions, _ invocation: Invocation
  ) throws(ShellFailure) {
    let summary = ImportSummary(report: report, text: invocation.text)
    if options.isJSON {
      try invocation.output.write(summary.json)
    } else if !invocation.settings.isQuiet {
      try invocation.output.write(summary.lines)
    }
    try invocation.output.flush()
    invocation.console.writeError(summary.problems)
  }

  /// A failure is worse than rejected rows, and those are worse than nothing.
  private static func worse(_ left: ExitStatus, _ right: ExitStatus) -> ExitStatus {
    left.rawValue >= right.rawValue ? left : right
  }
}

extension ImportOptions {
  /// Where the effects of rows go: all to the output, or the first ones into the report.
  func effects(_ invocation: Invocation) -> RowEffects {
    guard showsAll, isJSON || !invocation.settings.isQuiet else { return RowEffects() }
    let output = invocation.output
    if isJSON {
      let json = RowEffectJSON(text: invocation.text)
      return RowEffects { effect throws(ShellFailure) in try output.write(json.line(effect)) }
    }
    let words = RowEffectText(text: invocation.text, isWhole: true)
    return RowEffects { effect throws(ShellFailure) in try output.write(words.marked(effect)) }
  }
}

extension ShellFailure {
  /// Whether the files that follow have no better chance.
  fileprivate var endsEverything: Bool {
    switch self {
    case .command, .console: true
    case .grammar, .file, .source, .said: false
    }
  }
}
