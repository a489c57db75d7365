import BookmarkCommands
import BookmarkExchange
import BookmarkModel
import JSON

/// The numbers of a look back as one JSON value.
struct ReportJSON {
  let text: ValueText

  func bytes(_ reply: ShowStatistics.Reply) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("total", reply.total)
    for mark in reply.marks { writer.member(mark.field.rawValue, mark.count) }
    writer.name("ratings")
    writer.beginArray()
    for rating in reply.ratings {
      writer.beginObject()
      writer.member("type", rating.type.rawValue)
      writer.member("count", rating.count)
      writer.member("mean", rating.sum / Double(rating.count))
      writer.endObject()
    }
    writer.endArray()
    for breakdown in reply.breakdowns { write(breakdown, to: &writer) }
    writer.name("finished")
    writer.beginObject()
    for year in reply.years { writer.member(String(year.year), year.count) }
    writer.endObject()
    if let calendar = reply.calendar { write(calendar, to: &writer) }
    writer.endObject()
    writer.endLine()
    return writer.take()
  }

  func bytes(_ reply: ShowRecap.Reply, _ goals: [GoalProgress]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("year", reply.year)
    writer.member("works", reply.works)
    writer.member("before", reply.worksBefore)
    writer.member("added", reply.added)
    if let rating = reply.rating {
      writer.member("rated", rating.count)
      writer.member("mean", rating.mean)
    }
    write(Breakdown(.type, reply.types), to: &writer)
    write(reply.calendar, to: &writer)
    writer.name("goals")
    writer.beginArray()
    for progress in goals {
      writer.beginObject()
      writer.member("type", progress.goal.type?.rawValue)
      writer.member("count", progress.goal.count)
      writer.member("done", progress.done)
      writer.endObject()
    }
    writer.endArray()
    write("best", reply.best, to: &writer)
    for (name, entry) in [("first", reply.first), ("last", reply.last)] {
      guard let entry else { continue }
      writer.name(name)
      writer.beginObject()
      writer.member("date", entry.date.description)
      writer.name("bookmark")
      BookmarkJSON.write(entry.bookmark, to: &writer, includingID: true)
      writer.endObject()
    }
    write(Breakdown(.creator, reply.creators), to: &writer)
    writer.name("new")
    writer.beginArray()
    for name in reply.newCreators { writer.string(name) }
    writer.endArray()
    write(Breakdown(.tag, reply.tags), to: &writer)
    writer.endObject()
    writer.endLine()
    return writer.take()
  }

  private func write(_ name: String, _ bookmarks: [Bookmark], to writer: inout JSONWriter) {
    writer.name(name)
    writer.beginArray()
    for bookmark in bookmarks { BookmarkJSON.write(bookmark, to: &writer, includingID: true) }
    writer.endArray()
  }

  private func write(_ breakdown: Breakdown, to writer: inout JSONWriter) {
    let titles = SectionTitle(keys: [SectionKey(breakdown.property)], text: text)
    writer.name(breakdown.property.rawValue)
    writer.beginArray()
    for section in breakdown.sections {
      writer.beginObject()
      writer.name("value")
      if let value = section.values.first ?? nil { writer.string(value) } else { writer.null() }
      writer.member("title", titles.of(section))
      writer.member("count", section.count)
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(_ calendar: FinishCalendar, to writer: inout JSONWriter) {
    writer.name("calendar")
    writer.beginObject()
    writer.member("year", calendar.year)
    writer.name("months")
    writer.beginArray()
    for count in calendar.months { writer.int(count) }
    writer.endArray()
    writer.name("days")
    writer.beginObject()
    for (index, count) in calendar.days.enumerated() where count > 0 {
      if let date = calendar.date(ofDay: index) { writer.member(date.description, count) }
    }
    writer.endObject()
    writer.member("undated", calendar.undated)
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ value: Int) {
    self.name(name)
    int(value)
  }

  fileprivate mutating func member(_ name: String, _ value: Double) {
    self.name(name)
    number(Rating.shortest((value * 100).rounded() / 100))
  }
}
