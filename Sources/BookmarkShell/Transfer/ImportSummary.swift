import BookmarkExchange
import BookmarkModel
import JSON
import Localization

/// What came of an import, for a person and for a program.
struct ImportSummary {
  let report: ImportReport
  let text: ValueText

  private var messages: Messages { text.messages }

  /// The lines for standard output: what the file is, what became of its rows, the change.
  var lines: String {
    var lines = [[source, encoding, rows].filter { !$0.isEmpty }]
    if report.counts.read == 0 {
      return lines[0].joined(separator: " · ") + "\n" + messages.importNothing + "\n"
    }
    if let readAs = ReadingText(text: text).line(report) { lines.insert([readAs], at: 1) }
    lines += report.parts.map { part in
      ["  " + text.safe(part.name), messages.countRows(count: part.rows)]
    }
    lines.append(counts)
    lines += effects
    if report.refused > 0 { lines.append([messages.importRefused(count: report.refused)]) }
    switch report.ending {
    case .done:
      if let change = report.change { lines.append([messages.importChange(number: Int(change))]) }
    case .dryRun: lines.append([messages.importDryRun])
    case .strict: lines.append([messages.importStrict])
    case .tooManyErrors: lines.append([messages.importTooManyErrors])
    case .declined: lines.append([messages.importDeclined])
    }
    return lines.map { $0.joined(separator: " · ") + "\n" }.joined()
  }

  /// The lines to show before the person is asked.
  var outlook: String {
    [[source, encoding, rows].filter { !$0.isEmpty }, counts]
      .map { $0.joined(separator: " · ") + "\n" }.joined()
  }

  /// The first rows of each kind and what they would do.
  private var effects: [[String]] {
    let words = RowEffectText(text: text, isWhole: false)
    let kinds: [(RowEffect.Kind, String)] = [
      (.new, messages.importKindNew), (.changed, messages.importKindChanged),
      (.conflicting, messages.importKindConflicting), (.unchanged, messages.importKindUnchanged),
      (.skipped, messages.importKindSkipped),
    ]
    return kinds.flatMap { kind, title in
      guard let rows = report.effects.first[kind] else { return [[String]]() }
      let more = report.effects.counts[kind, default: 0] - rows.count
      let lines = [title] + rows.flatMap(words.lines).map { "  " + $0 }
      return (more > 0 ? lines + ["  " + messages.importMore(count: more)] : lines).map { [$0] }
    }
  }

  /// The lines for standard error output: rejected rows, and values that should be known.
  var problems: String {
    let wording = ProblemText(text)
    var lines = report.hasToldRows ? [] : rejected
    lines += unknownValues
    let others = report.notes.filter { !$0.isUnknownValue }
    lines += others.map { "  " + wording.line($0) }
    let unknown = report.summary.unknownCount
    let untold = report.noteCount - unknown - others.count
    if untold > 0 { lines.append("  " + messages.importMore(count: untold)) }
    lines += strayBytes + highRatings
    if report.ending != .dryRun { lines += kept }
    lines += skippedParts
    if report.parts.isEmpty, let note = report.recognition?.note {
      lines.append(
        "  " + (messages.text(forKey: "import.recognition.\(note.rawValue)") ?? note.rawValue))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Bytes that were read as what they probably are.
  private var strayBytes: [String] {
    let wording = ProblemText(text)
    let told = report.summary.strayBytes.prefix(ImportReport.mostProblems)
    let more = report.summary.strayByteCount - told.count
    return told.map { "  " + wording.line($0) }
      + (more > 0 ? ["  " + messages.importMore(count: more)] : [])
  }

  /// Columns of ratings that probably have a scale of their own, with how to say so.
  private var highRatings: [String] {
    guard let recognition = report.recognition, recognition.service == nil else { return [] }
    return report.summary.highRatings.sorted { $0.key < $1.key }.compactMap { column, highest in
      guard highest <= 100 else { return nil }
      let scale = highest <= 10 ? 10 : 100
      let mapping = ColumnMapping(
        column: column, field: BookmarkField.rating.rawValue, scale: Double(scale))
      return "  "
        + messages.importHighRatings(
          column: text.safe(column), scale: scale, map: text.safe(mapping.text))
    }
  }

  private var rejected: [String] {
    let wording = ProblemText(text)
    let lines = report.problems.map { "  " + wording.line($0) }
    let more = report.counts.rejected - report.problems.count
    return more > 0 ? lines + ["  " + messages.importMore(count: more)] : lines
  }

  /// The parts in which nothing is known, the first of them by name.
  private var skippedParts: [String] {
    if report.skippedParts.isEmpty { return [] }
    let names = text.joined(report.skippedParts.prefix(ImportReport.mostProblems).map { $0 })
    let more = report.skippedParts.count - ImportReport.mostProblems
    return ["  " + messages.importPartsSkipped(names: names)]
      + (more > 0 ? ["  " + messages.importMore(count: more)] : [])
  }

  /// Rows of which some values were not taken over.
  private var kept: [String] {
    let wording = ProblemText(text)
    var lines = report.kept.map { part, line, fields in
      let names = text.language.joined(fields.map { $0.title(in: messages) })
      return "  " + messages.importKept(place: wording.place(part: part, line: line), fields: names)
    }
    let more = report.keptCount - report.kept.count
    if more > 0 { lines.append("  " + messages.importMore(count: more)) }
    return lines
  }

  private var source: String {
    guard let recognition = report.recognition else { return text.safe(report.name) }
    if recognition.service != nil {
      return messages.importServiceExport(service: text.safe(recognition.serviceTitle))
    }
    if !report.parts.isEmpty { return text.safe(report.name) }
    let format = ReadingText(text: text).format(recognition.format)
    let profile = recognition.profile.map { " · " + messages.importProfile(name: text.safe($0)) }
    return "\(text.safe(report.name)) · \(format)" + (profile ?? "")
  }

  private var encoding: String {
    report.recognition.map { ReadingText(text: text).encoding($0.encoding) } ?? ""
  }

  private var rows: String { messages.countRows(count: report.counts.read) }

  private var counts: [String] {
    let counts = report.counts
    let isDone = report.ending == .done
    var parts = [
      isDone
        ? messages.importAdded(count: counts.added) : messages.importWouldAdd(count: counts.added)
    ]
    if counts.merged > 0 {
      parts.append(
        isDone
          ? messages.importMerged(count: counts.merged)
          : messages.importWouldMerge(count: counts.merged))
    }
    if counts.unchanged > 0 { parts.append(messages.importUnchanged(count: counts.unchanged)) }
    if counts.skipped > 0 { parts.append(messages.importSkipped(count: counts.skipped)) }
    if counts.rejected > 0 {
      let rejected = messages.importRejected(count: counts.rejected)
      let paths = report.rejectsPaths.map(text.safe).joined(separator: " ")
      parts.append(paths.isEmpty ? rejected : "\(rejected) → \(paths)")
    }
    return parts
  }

  /// Types, statuses and formats that aren't known, each named once.
  private var unknownValues: [String] {
    let summary = report.summary
    return unknown(.type, summary.unknownTypes, BookmarkType.self)
      + unknown(.status, summary.unknownStatuses, BookmarkStatus.self)
      + unknown(.format, summary.unknownFormats, MediaFormat.self)
  }

  private func unknown<Value: OpenEnumeration>(
    _ field: BookmarkField, _ values: [String: Int], _ type: Value.Type
  ) -> [String] {
    let wording = ProblemText(text)
    let order = values.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var lines = order.prefix(ImportReport.mostProblems).map { value, count in
      let place = wording.place(
        part: report.summary.firstParts[value], line: report.summary.firstLines[value] ?? 0)
      return "  "
        + messages.importUnknownValue(
          field: field.title(in: messages), value: text.safe(value),
          rows: messages.countRows(count: count), place: place,
          remark: wording.unknown(
            Value.nearest(to: value)?.rawValue, known: Value.known.map(\.rawValue)))
    }
    let more = order.count - lines.count
    if more > 0 { lines.append("  " + messages.importMore(count: more)) }
    return lines
  }

  /// The summary as one JSON object on one line.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("file", report.name)
    writer.member("service", report.recognition?.service)
    if let profile = report.recognition?.profile { writer.member("profile", profile) }
    writer.member("format", report.recognition?.format.rawValue)
    writer.member("encoding", report.recognition?.encoding)
    writer.member("readAs", ReadingText(text: text).line(report))
    let counts = report.counts
    for (name, count) in [
      ("read", counts.read), ("added", counts.added), ("merged", counts.merged),
      ("unchanged", counts.unchanged), ("skipped", counts.skipped), ("rejected", counts.rejected),
      ("refused", report.refused), ("kept", report.keptCount), ("changing", report.changing),
    ] {
      writer.name(name)
      writer.int(count)
    }
    writer.name("written")
    writer.bool(report.ending == .done)
    writer.name("change")
    if let change = report.change { writer.int(Int(change)) } else { writer.null() }
    writer.member("rejects", report.rejectsPaths.first)
    if !report.parts.isEmpty || !report.skippedParts.isEmpty { writeParts(to: &writer) }
    if report.summary.strayByteCount > 0 {
      writer.name("strayBytes")
      writer.int(report.summary.strayByteCount)
    }
    writer.counts("unknownTypes", report.summary.unknownTypes)
    writer.counts("unknownStatuses", report.summary.unknownStatuses)
    if report.ending == .dryRun, !report.hasToldRows { writeEffects(to: &writer) }
    writeProblems(to: &writer)
    writer.endObject()
    writer.endLine()
    return writer.take()
  }

  private func writeEffects(to writer: inout JSONWriter) {
    writer.name("rows")
    writer.beginArray()
    for kind in RowEffect.Kind.allCases where kind != .rejected {
      for effect in report.effects.first[kind] ?? [] {
        RowEffectJSON(text: text).write(effect, to: &writer)
      }
    }
    writer.endArray()
  }

  private func writeParts(to writer: inout JSONWriter) {
    writer.name("parts")
    writer.beginArray()
    for part in report.parts {
      writer.beginObject()
      writer.member("name", part.name)
      writer.member("service", part.recognition?.service)
      writer.member("format", part.recognition?.format.rawValue)
      writer.name("read")
      writer.int(part.rows)
      writer.endObject()
    }
    writer.endArray()
    for (name, values) in [
      ("skippedParts", report.skippedParts), ("rejectsFiles", report.rejectsPaths),
    ] {
      writer.name(name)
      writer.beginArray()
      for value in values { writer.string(value) }
      writer.endArray()
    }
  }

  private func writeProblems(to writer: inout JSONWriter) {
    let wording = ProblemText(text)
    writer.name("problems")
    writer.beginArray()
    for problem in report.problems {
      writer.beginObject()
      if let part = problem.row.part { writer.member("part", part) }
      writer.name("line")
      writer.int(problem.row.line)
      writer.member("column", problem.row.column)
      writer.member("value", problem.row.value)
      writer.member("reason", wording.reason(problem))
      writer.endObject()
    }
    writer.endArray()
  }
}

extension RowNote {
  /// Whether the summary names the value with all its rows.
  fileprivate var isUnknownValue: Bool {
    switch kind {
    case .unknownType, .unknownStatus, .unknownFormat: true
    default: false
    }
  }
}

extension SourceSummary {
  fileprivate var unknownCount: Int {
    (Array(unknownTypes.values) + unknownStatuses.values + unknownFormats.values).reduce(0, +)
  }
}

extension JSONWriter {
  /// A member with a string, or null.
  mutating func member(_ name: String, _ value: String?) {
    self.name(name)
    if let value { string(value) } else { null() }
  }

  /// A member with an object of counts, in the order of the names.
  mutating func counts(_ name: String, _ counts: [String: Int]) {
    self.name(name)
    beginObject()
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
      self.name(key)
      int(count)
    }
    endObject()
  }
}
