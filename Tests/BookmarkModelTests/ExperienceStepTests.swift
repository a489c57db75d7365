import BookmarkModel
import Testing

@Suite("Steps with a work")
struct ExperienceStepTests {
  private static func content(_ fields: [(BookmarkField, String)]) throws -> BookmarkContent {
    var content = BookmarkContent(type: .book)
    for (field, text) in fields { try content.set(field, to: text) }
    return content
  }

  @Test(
    "bring status, rating and experiences into line",
    arguments: [
      ("", "", .want, "", .wanted, "wish", "", ""),
      ("wish", "", .want, "", .unchanged, "wish", "", ""),
      ("done", "finished=2020", .want, "", .unchanged, "done", "", "finished=2020"),
      ("wish", "", .start, "", .started, "active", "", "started=2026-06-15"),
      (
        "", "", .start, "started=2026-06-01 format=ebook", .started, "active", "",
        "started=2026-06-01 format=ebook"
      ),
      (
        "active", "started=2026-06-01", .start, "", .unchanged, "active", "",
        "started=2026-06-01"
      ),
      ("paused", "started=2026-06-01", .start, "", .resumed, "active", "", "started=2026-06-01"),
      (
        "dropped", "started=2020", .start, "", .started, "active", "",
        "started=2020; started=2026-06-15"
      ),
      (
        "active", "started=2026-06-01", .finish, "rating=4.5", .finished, "done", "4.5",
        "started=2026-06-01 finished=2026-06-15 rating=4.5"
      ),
      (
        "", "", .finish, "finished=2024 rating=8/10", .finished, "done", "8/10",
        "finished=2024 rating=8/10"
      ),
      (
        "done", "finished=2024-01-02", .finish, "", .finished, "done", "",
        "finished=2024-01-02; finished=2026-06-15"
      ),
      // An older time than the open one: the open one stays open.
      (
        "active", "started=2026-06-01", .finish, "finished=2019", .finished, "active", "",
        "started=2026-06-01; finished=2019"
      ),
      // An episode says nothing of the whole.
      (
        "wish", "", .finish, "part=Pilot rating=3", .finished, "active", "",
        "finished=2026-06-15 rating=3 part=Pilot"
      ),
      ("active", "started=2026-06-01", .pause, "", .paused, "paused", "", "started=2026-06-01"),
      (
        "active", "started=2026-06-01", .drop, "note=dull rating=1", .dropped, "dropped", "1",
        "started=2026-06-01 rating=1 note=dull"
      ),
      ("dropped", "", .drop, "", .unchanged, "dropped", "", ""),
    ]
      as [(
        String, String, ExperienceStep, String, ExperienceStep.Outcome, String, String, String
      )])
  func steps(
    status: String, experiences: String, step: ExperienceStep, given: String,
    outcome: ExperienceStep.Outcome, newStatus: String, rating: String, newExperiences: String
  ) throws {
    var content = try Self.content([(.status, status), (.experience, experiences)])
    let said = try Self.content([(.experience, given)]).experiences.first ?? Experience()
    let day = try #require(PartialDate("2026-06-15"))
    #expect(content.take(step, said, on: day) == outcome)
    #expect(content.text(of: .status) == newStatus)
    #expect(content.text(of: .rating) == rating)
    #expect(content.text(of: .experience) == newExperiences)
  }

  @Test("what is said of no open time goes to the note")
  func noteWithoutTime() throws {
    var content = try Self.content([(.note, "from Anna")])
    let day = try #require(PartialDate("2026-06-15"))
    _ = content.take(.drop, Experience(note: "dull"), on: day)
    #expect(content.note == "from Anna\n\ndull")
    #expect(content.experiences.isEmpty)
  }

  @Test("the same day twice is told, unless the time was begun anew")
  func sameDay() throws {
    let day = try #require(PartialDate("2026-06-15"))
    let month = try #require(PartialDate("2026-06"))
    var content = try Self.content([(.experience, "finished=2026-06-15; finished=2026-06")])
    let known = (content.isFinished(on: day), content.isFinished(on: month))
    #expect(known == (true, false))
    #expect(!content.isFinished(on: day, part: "Pilot"))
    _ = content.take(.start, on: day)
    #expect(!content.isFinished(on: day))
  }

  @Test("a copy is owned when its description says nothing new")
  func owning() throws {
    let content = try Self.content([(.copy, "format=vinyl location=attic")])
    #expect(content.owns(Copy()))
    #expect(content.owns(Copy(format: .vinyl)))
    #expect(!content.owns(Copy(format: .cd)))
    #expect(!BookmarkContent().owns(Copy()))
  }
}
