@_exported public import BookmarkModel

@_exported public import struct BookmarkCommands.CommandFailure
