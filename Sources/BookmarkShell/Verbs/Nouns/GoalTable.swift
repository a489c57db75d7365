import BookmarkModel
import JSON
import Localization
import Text

/// Goals with bars that show how far each is reached.
struct GoalTable {
  private static let barLength = 20

  let invocation: Invocation
  let today: PartialDate

  private var messages: Messages { invocation.messages }

  /// The goals under a heading for each year.
  func text(_ goals: [GoalProgress]) -> String {
    let labels = goals.map { type($0.goal) }
    let width = labels.map(DisplayWidth.of).max() ?? 0
    var text = ""
    var year: Int?
    for (progress, label) in zip(goals, labels) {
      if year != progress.goal.year {
        year = progress.goal.year
        text += invocation.style.bold(String(progress.goal.year)) + "\n"
      }
      text += "  \(DisplayWidth.padded(label, to: width))  \(bar(progress))  \(counts(progress))\n"
    }
    return text
  }

  /// A goal in words: `24 books in 2026`.
  func name(_ goal: Goal) -> String {
    messages.goalName(works: works(goal), year: goal.year)
  }

  private func works(_ goal: Goal) -> String {
    switch goal.type {
    case BookmarkType.book: messages.countBooks(count: goal.count)
    case BookmarkType.movie: messages.countMovies(count: goal.count)
    case BookmarkType.music: messages.countMusic(count: goal.count)
    default: messages.countItems(count: goal.count)
    }
  }

  private func type(_ goal: Goal) -> String {
    goal.type.map { invocation.text.safe($0.heading(in: messages)) } ?? messages.goalAnyType
  }

  private func bar(_ progress: GoalProgress) -> String {
    let reached = min(progress.done, progress.goal.count) * Self.barLength / progress.goal.count
    return String(repeating: "█", count: reached)
      + String(repeating: "░", count: Self.barLength - reached)
  }

  private func counts(_ progress: GoalProgress) -> String {
    let share = progress.done * 100 / progress.goal.count
    var parts = [
      messages.goalProgress(done: progress.done, count: progress.goal.count), "\(share)%",
    ]
    if progress.done >= progress.goal.count {
      parts.append(messages.goalReached)
    } else if let lead = progress.lead(on: today) {
      switch lead {
      case 0: parts.append(messages.goalOnTrack)
      case 1...: parts.append(messages.goalAhead(count: lead))
      default: parts.append(messages.goalBehind(count: -lead))
      }
    }
    return parts.joined(separator: " · ")
  }

  static func json(_ goals: [GoalProgress]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("goals")
    writer.beginArray()
    for progress in goals {
      writer.beginObject()
      writer.name("year")
      writer.int(progress.goal.year)
      writer.member("type", progress.goal.type?.rawValue)
      for (name, number) in [("count", progress.goal.count), ("done", progress.done)] {
        writer.name(name)
        writer.int(number)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.take()
  }
}
