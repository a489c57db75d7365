/// How a page looks: light or dark as the reader's system is, and on paper without colours.
enum HTMLPageStyle {
  static let css = """
    :root { --ink: #1b1b1b; --pale: #5d5d5d; --paper: #fdfdfb; --line: #dcdcd6; --star: #8a5a00 }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e6e6e3; --pale: #a3a39d; --paper: #161616; --line: #333330; --star: #e3b341 }
    }
    body { margin: 2rem auto; padding: 0 1rem; max-width: 46rem; color: var(--ink);
      background: var(--paper); font: 1rem/1.6 system-ui, "Noto Sans CJK SC", sans-serif }
    header p, nav, li span { color: var(--pale) }
    h2, h3, h4 { border-bottom: 1px solid var(--line); break-after: avoid }
    nav a { margin-inline-end: .8em }
    a { color: inherit; text-underline-offset: .2em }
    ul { list-style: none; padding: 0 }
    li { padding: .35em 0; break-inside: avoid; overflow-wrap: anywhere }
    li span::before { content: "· " }
    cite { font-style: normal; font-weight: 600 }
    b { color: var(--star); font-weight: 400; white-space: nowrap }
    i { font-style: normal; font-size: .85em; padding: 0 .45em; border: 1px solid var(--line);
      border-radius: .6em }
    blockquote { margin: .3em 0 .6em; padding-inline-start: 1em;
      border-inline-start: 3px solid var(--line); }
    @media print {
      :root { --ink: #000; --pale: #333; --paper: #fff; --line: #999; --star: #000 }
      body { margin: 0; max-width: none; font-size: 10pt }
      nav { display: none }
      a { text-decoration: none }
    }
    """
}
