import BookmarkExchange
import Localization

/// A page of HTML that needs nothing beside itself, runs nothing and tells nobody where it was read.
enum HTMLDocument {
  /// Everything up to the body's first element.
  static func beginning(title: String, language: Language, css: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(HTMLEscape.text(language.tag))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="referrer" content="no-referrer">
    <title>\(HTMLEscape.text(title))</title>
    <style>
    \(css)
    </style>
    </head>
    <body>

    """
  }
}
