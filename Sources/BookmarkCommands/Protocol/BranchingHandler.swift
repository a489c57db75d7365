/// A handler that can give others for the same collection, which work beside it.
///
/// Sessions and tokens belong to one handler: what is opened at a branch is known there only.
public protocol BranchingHandler: CommandHandler {
  /// Another handler; it opens the collection when it is first asked for something.
  func branch() -> any CommandHandler
}
