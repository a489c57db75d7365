import BookmarkModel

/// What services want to know of a work, in their own forms.
extension BookmarkContent {
  /// The first identifier of a scheme; empty if there is none.
  func identifier(_ scheme: String) -> String {
    identifiers.first { $0.scheme == scheme }?.value ?? ""
  }

  /// The names of those who made it in some role.
  func names(_ roles: CreatorRole...) -> [String] {
    creators.filter { roles.contains($0.role) }.map(\.name)
  }

  /// The text of a column that was kept under its name; empty if there is none.
  func extra(_ name: String) -> String { extras.first { $0.name == name }?.value ?? "" }

  /// The main title; empty for a work without one.
  var titleText: String { mainTitle?.text ?? "" }

  /// The title in the work's own language; empty unless it is said.
  var originalTitle: String { titles.first { $0.role == .original }?.text ?? "" }

  /// The year of publication; empty if it isn't known.
  var yearText: String { year.map(String.init) ?? "" }

  /// Whether nothing more than the year of publication is known.
  var hasPlainYear: Bool { published.map { $0.month == nil && !$0.isApproximate } ?? true }

  /// Whether all identifiers are of some of these schemes, one of each.
  func identifiersAre(_ schemes: [String]) -> Bool {
    identifiers.allSatisfy { schemes.contains($0.scheme) }
      && Set(identifiers.map(\.scheme)).count == identifiers.count
  }

  /// Whether everybody who made it did so in one of these roles.
  func creatorsAre(_ roles: CreatorRole...) -> Bool {
    creators.allSatisfy { roles.contains($0.role) && $0.language == nil }
  }

  /// Whether all extra columns have one of these names.
  func extrasAre(_ names: [String]) -> Bool { extras.allSatisfy { names.contains($0.name) } }

  /// The experiences that ended on a known day, the earliest first.
  var datedExperiences: [Experience] {
    experiences.filter { $0.finished?.isDay == true }
      .sorted { ($0.finished?.sortValue ?? 0) < ($1.finished?.sortValue ?? 0) }
  }
}

extension PartialDate {
  /// Whether it is one known day after Christ.
  var isDay: Bool { day != nil && !isApproximate && year > 0 }

  /// `2024/05/01`.
  var withSlashes: String { description.replacing("-", with: "/") }
}

extension Optional<PartialDate> {
  /// Where the date stands in the order of time; what isn't known comes last, for it isn't over.
  var sortValue: Double { self?.sortValue ?? .infinity }

  /// The day in a form; empty for anything that is no known day, since services complete it by a guess.
  func day(_ form: (PartialDate) -> String = { $0.description }) -> String {
    guard let date = self, date.isDay else { return "" }
    return form(date)
  }
}

extension Rating {
  /// The nearest of a number of equal steps, from 0 to that number.
  func step(of steps: Double) -> Double { on(scale: steps).rounded() }

  /// Whether it lies between two of a number of equal steps.
  func isRounded(to steps: Double) -> Bool {
    step(of: steps) > 0 && abs(step(of: steps) - on(scale: steps)) > 1e-6
  }
}

extension Optional<Rating> {
  /// The number on a scale, rounded to one of a number of equal steps; empty for none.
  func text(scale: Double, steps: Double) -> String {
    guard let rating = self, rating.step(of: steps) > 0 else { return "" }
    return Rating.shortest(rating.step(of: steps) / steps * scale)
  }
}
