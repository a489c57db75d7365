"""Talks to a collection of bookmarks over its wire form: JSON-RPC 2.0, one message a line.

    from bookmarks_client import Client

    with Client() as collection:
        for entry in collection.listing({"field": "type", "anyOf": ["book"]}):
            print(entry["bookmark"]["id"], title(entry["bookmark"]))

One file, nothing but the standard library (Python 3.9), to be copied beside a plugin. Documentation of
the methods: Documentation/protocol.md.
"""

import collections
import json
import os
import socket
import subprocess

PROTOCOL = 1


class Failure(Exception):
    """A command was refused; `id` is stable, the sentence is in the language of the client."""

    def __init__(self, error):
        super().__init__(error.get("message", "unknown failure"))
        data = error.get("data") or {}
        self.code = error.get("code")
        self.id = data.get("id", "")
        self.arguments = data.get("arguments", {})
        self.candidates = data.get("candidates", [])
        self.status = data.get("status", 70)


class Client:
    """A connection to a service: the one that started this program, one by its path, or one of its own.

    Without a path it is BOOKMARKS_SOCKET, and where that isn't set a service is started on standard input
    and output (BOOKMARKS_BIN, else `bookmarks` on PATH) and ends with the client.
    """

    def __init__(self, path=None, language=None, rights=None, progress=None):
        self._last = 0
        self._process = None
        self._socket = None
        self._progress = progress
        self._notices = collections.deque()
        path = path or os.environ.get("BOOKMARKS_SOCKET")
        if path:
            self._socket = socket.socket(socket.AF_UNIX)
            self._socket.connect(path)
            self._reader = self._socket.makefile("rb")
            self._writer = self._socket.makefile("wb")
        else:
            program = os.environ.get("BOOKMARKS_BIN", "bookmarks")
            self._process = subprocess.Popen(
                [program, "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            self._reader, self._writer = self._process.stdout, self._process.stdin
        greeting = {"protocol": PROTOCOL, "progress": progress is not None}
        language = language or os.environ.get("BOOKMARKS_LANG")
        if language:
            greeting["language"] = language
        if rights:
            greeting["rights"] = rights
        self.service = self.call("hello", **greeting)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the connection; what was open ends with it."""
        for file in (self._writer, self._reader):
            try:
                file.close()
            except OSError:
                pass
        if self._socket:
            self._socket.close()
        if self._process:
            self._process.wait()

    def send(self, method, **parameters):
        """Sends a request without waiting; gives its number for `receive`."""
        self._last += 1
        self._write({"id": self._last, "method": method, "params": parameters})
        return self._last

    def notify(self, method, **parameters):
        """Sends a message that has no reply."""
        self._write({"method": method, "params": parameters})

    def receive(self, number):
        """Waits for the reply to a request; raises Failure. Replies come in the order of requests."""
        while True:
            message = self._read()
            if "method" in message:
                self._take(message)
            elif message.get("id") == number or message.get("id") is None:
                if "error" in message:
                    raise Failure(message["error"])
                return message["result"]

    def call(self, method, **parameters):
        """Sends a request and waits for its reply."""
        return self.receive(self.send(method, **parameters))

    def changes(self):
        """Gives the values of subscriptions as they come, for ever."""
        while True:
            while self._notices:
                yield self._notices.popleft()
            message = self._read()
            if "method" in message:
                self._take(message)

    def listing(self, filter=None, sort=None, sections=None, piece=500):
        """Gives every bookmark of a query with its section, read in pieces over one moment."""
        query = {"filter": filter, "sort": sort, "sections": sections}
        query = {name: value for name, value in query.items() if value is not None}
        session = self.call("export.open", query=query)["session"]
        while True:
            bookmarks = self.call("export.next", session=session, limit=piece)["bookmarks"]
            if not bookmarks:
                break
            yield from bookmarks
        self.call("export.close", session=session)

    def add_all(self, source, drafts, batch=500):
        """Imports contents whole or not at all; gives the reply to `import.finish`."""
        session = self.call("import.begin", source=source)["session"]
        piece = []
        for content in drafts:
            piece.append({"content": content, "isEvent": False})
            if len(piece) == batch:
                self.call("import.batch", session=session, drafts=piece)
                piece = []
        if piece:
            self.call("import.batch", session=session, drafts=piece)
        return self.call("import.finish", session=session)

    def _take(self, message):
        if message["method"] == "changed":
            self._notices.append(message["params"])
        elif message["method"] == "$/progress" and self._progress:
            self._progress(message["params"])

    def _write(self, message):
        line = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False)
        self._writer.write(line.encode() + b"\n")
        self._writer.flush()

    def _read(self):
        line = self._reader.readline()
        if not line:
            raise ConnectionError("the service has ended the connection")
        return json.loads(line)


def title(bookmark):
    """The first title of a bookmark; its first identifier where it has none."""
    content = bookmark["content"]
    for entry in content.get("titles", []):
        return entry["text"]
    for entry in content.get("identifiers", []):
        return f'{entry["scheme"]}:{entry["value"]}'
    return ""


def creators(bookmark):
    """Everyone who made it, in one text."""
    return ", ".join(entry["name"] for entry in bookmark["content"].get("creators", []))
