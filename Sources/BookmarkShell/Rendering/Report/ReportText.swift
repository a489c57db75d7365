import BookmarkCommands
import BookmarkModel
import Localization
import Text

/// Puts the numbers of a look back into words of the person's language.
struct ReportText {
  let text: ValueText

  private var messages: Messages { text.messages }
  private var language: Language { text.language }

  /// The report of a collection's numbers.
  func report(of reply: ShowStatistics.Reply) -> Report {
    var report = Report(title: messages.reportStats)
    report.add(.facts(facts(reply)))
    for breakdown in reply.breakdowns {
      report.add(.bars(heading(breakdown.property), bars(breakdown)))
    }
    let years = reply.years.suffix(20).map { Report.Bar(name: String($0.year), count: $0.count) }
    report.add(.bars(messages.reportYears, years))
    if let calendar = reply.calendar { add(calendar, to: &report) }
    return report
  }

  /// The report of a year.
  func report(of reply: ShowRecap.Reply, _ goals: [GoalProgress]) -> Report {
    var report = Report(title: messages.reportRecap(year: reply.year))
    report.add(.facts(facts(reply) + goals.map(fact)))
    report.add(.bars(heading(.type), bars(Breakdown(.type, reply.types))))
    add(reply.calendar, to: &report)
    report.add(.list(messages.reportBest, reply.best.map(rated)))
    report.add(.bars(heading(.creator), bars(Breakdown(.creator, reply.creators))))
    report.add(.list(messages.reportNewCreators, reply.newCreators.map(text.safe)))
    report.add(.bars(heading(.tag), bars(Breakdown(.tag, reply.tags))))
    return report
  }

  private func add(_ calendar: FinishCalendar, to report: inout Report) {
    let months = calendar.months.enumerated().map {
      Report.Bar(name: month($0.offset + 1), count: $0.element)
    }
    report.add(.months(messages.reportMonths(year: calendar.year), months))
    report.add(.calendar(messages.reportCalendar(year: calendar.year), calendar))
  }

  private func facts(_ reply: ShowStatistics.Reply) -> [(name: String, value: String)] {
    var facts = [(name: messages.reportBookmarks, value: language.grouped(reply.total))]
    let rated = reply.ratings.reduce(0) { $0 + $1.count }
    if rated > 0 {
      let sum = reply.ratings.reduce(0) { $0 + $1.sum }
      facts.append((messages.reportMean, mean(sum / Double(rated), count: rated)))
    }
    if reply.ratings.count > 1 {
      for rating in reply.ratings {
        facts.append(
          (
            messages.reportMeanOf(type: text.safe(rating.type.heading(in: messages))),
            mean(rating.sum / Double(rating.count), count: rating.count)
          ))
      }
    }
    for mark in reply.marks where mark.count > 0 {
      facts.append((title(mark.field), language.grouped(mark.count)))
    }
    let times = reply.years.reduce(0) { $0 + $1.count }
    if times > 0 { facts.append((messages.reportTimes, language.grouped(times))) }
    return facts
  }

  private func facts(_ reply: ShowRecap.Reply) -> [(name: String, value: String)] {
    var facts = [(name: messages.reportWorks, value: language.grouped(reply.works))]
    let times = reply.calendar.total
    if times > reply.works { facts.append((messages.reportTimes, language.grouped(times))) }
    if reply.worksBefore > 0 {
      facts.append((messages.reportBefore, language.grouped(reply.worksBefore)))
    }
    if reply.added > 0 { facts.append((messages.reportAdded, language.grouped(reply.added))) }
    if let rating = reply.rating {
      facts.append((messages.reportMean, mean(rating.mean, count: rating.count)))
    }
    if let first = reply.first { facts.append((messages.reportFirst, dated(first))) }
    if let last = reply.last { facts.append((messages.reportLast, dated(last))) }
    let calendar = reply.calendar
    if let streak = calendar.longestStreak, streak.count > 1,
      let from = calendar.date(ofDay: streak.lowerBound),
      let through = calendar.date(ofDay: streak.upperBound - 1)
    {
      let value = messages.reportStreakDays(
        days: streak.count, from: from.description, through: through.description)
      facts.append((messages.reportStreak, value))
    }
    if let day = calendar.busiestDay, calendar.days[day] > 1, let date = calendar.date(ofDay: day) {
      facts.append((messages.reportBusiest, "\(date) (\(language.grouped(calendar.days[day])))"))
    }
    return facts
  }

  private func fact(_ progress: GoalProgress) -> (name: String, value: String) {
    let goal = progress.goal
    let type = goal.type.map { text.safe($0.heading(in: messages)) } ?? messages.goalAnyType
    let value = messages.goalProgress(done: progress.done, count: goal.count)
    return (messages.reportGoal(type: type), "\(value) (\(progress.done * 100 / goal.count)%)")
  }

  private func bars(_ breakdown: Breakdown) -> [Report.Bar] {
    let titles = SectionTitle(keys: [SectionKey(breakdown.property)], text: text)
    let bars = breakdown.sections.map { Report.Bar(name: titles.of($0), count: $0.count) }
    // Where nothing has a value there is nothing to compare.
    if breakdown.sections.allSatisfy({ $0.values == [nil] }) { return [] }
    guard breakdown.property == .rating else { return bars }
    // The best first, and what isn't rated last as everywhere.
    let missing = breakdown.sections.count { $0.values == [nil] }
    return bars.dropLast(missing).reversed() + bars.suffix(missing)
  }

  private func heading(_ property: SectionKey.Property) -> String {
    property == .decade
      ? messages.reportDecades
      : BookmarkField(rawValue: property.rawValue)?.title(in: messages) ?? property.rawValue
  }

  private func title(_ field: BookmarkField) -> String {
    switch field {
    case .copy: messages.reportOwned
    case .lent: messages.reportLent
    case .review: messages.reportReviewed
    case .favourite: messages.reportFavourites
    default: field.title(in: messages)
    }
  }

  private func mean(_ value: Double, count: Int) -> String {
    let scale = Rating.standardScale
    let number = language.decimal(value / 100 * scale, fractionDigits: 1)
    return "\(number)/\(Rating.shortest(scale)) (\(language.grouped(count)))"
  }

  private func rated(_ bookmark: Bookmark) -> String {
    text.line(bookmark) + (bookmark.rating.map { "  \($0.stars)" } ?? "")
  }

  private func dated(_ entry: ShowRecap.DatedBookmark) -> String {
    "\(entry.date)  \(text.line(entry.bookmark))"
  }

  /// The short name of a month.
  func month(_ number: Int) -> String {
    messages.text(forKey: "month.\(number)") ?? String(number)
  }
}
