import BookmarkModel

/// The copy that words after `own` describe.
enum StepCopy {
  /// The change that adds the copy; what describes it is taken out of the other changes.
  static func edit(from said: inout AssignmentParser.Result) throws(ShellFailure) -> BookmarkEdit {
    var copy = Copy(acquired: said.dates[.on], price: said.texts[.price])
    for edit in said.edits where edit.operation != .remove {
      switch edit.field {
      case .format:
        copy.format = MediaFormat.labelled(edit.value) ?? MediaFormat(rawValue: edit.value)
      case .location: copy.location = edit.value
      case .note: copy.note = edit.value
      default: break
      }
    }
    said.edits.removeAll {
      [.format, .location, .note].contains($0.field) && $0.operation != .remove
    }
    var holder = BookmarkContent()
    holder.copies = [copy]
    return BookmarkEdit(.copy, .add, holder.text(of: .copy))
  }
}
