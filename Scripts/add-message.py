#!/usr/bin/env python3
"""Add or replace messages in the string catalogues under Localization/.

One message:

    add-message.py Import import.added --comment "..." \\
        --en "%(count)lld added" --zh "新增 %(count)lld 条" [--en-one "..."]

    --TAG TEXT        the text in a language (--zh means zh-Hans)
    --TAG-CATEGORY    a plural form (zero one two few many); --TAG is then the form "other"

Many messages, from standard input:

    add-message.py --bulk < entries.json

    [{"catalogue": "Import", "key": "import.added", "comment": "...",
      "en": "%(count)lld added", "zh-Hans": "新增 %(count)lld 条"},
     {"catalogue": "Import", "key": "import.rows", "comment": "...",
      "en": {"one": "%(count)lld row", "other": "%(count)lld rows"},
      "zh-Hans": "%(count)lld 行"},
     {"catalogue": "Import", "key": "import.files", "comment": "...",
      "en": {"value": "%#@rows@ in %#@files@",
             "rows": {"one": "%arg row", "other": "%arg rows"},
             "files": {"one": "%arg file", "other": "%arg files"}},
      "zh-Hans": "%(files)lld 个文件，共 %(rows)lld 行"}]

or, when no line starts with "[", tab-separated lines
`catalogue key comment en zh-Hans`, where a plural is written `one=...|other=...`.

Placeholders: %(name)@ is text, %(name)lld a count with digit groups, %(name)d a number without
(a year, an id, a line), %% a percent sign. "zh" may be written for "zh-Hans".
An entry that exists is replaced, languages not given keep their text. --remove KEY... removes.
Nothing is written when one of the entries is wrong.
"""

import fcntl
import json
import os
import re
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "Localization"
CATEGORIES = ["zero", "one", "two", "few", "many", "other"]
ALIASES = {"zh": "zh-Hans", "zh_Hans": "zh-Hans"}
PLURAL = re.compile(r"(?:^|\|)(zero|one|two|few|many|other)=")


class BadEntry(Exception):
    pass


def unit(value):
    return {"stringUnit": {"state": "translated", "value": value}}


def plural(forms):
    if "other" not in forms or any(name not in CATEGORIES for name in forms):
        raise BadEntry(f"plural forms are {CATEGORIES} and always other, not {list(forms)}")
    return {"plural": {name: unit(text) for name, text in forms.items()}}


def localization(value):
    """One language's part of an entry, from its short form."""
    if isinstance(value, str):
        return unit(value)
    if not isinstance(value, dict):
        raise BadEntry(f"a text is a string or an object, not {value!r}")
    if "value" not in value:
        return {"variations": plural(value)}
    result = unit(value["value"])
    names = re.findall(r"%#@(\w+)@", value["value"])
    result["substitutions"] = {
        name: {
            "argNum": names.index(name) + 1,
            "formatSpecifier": "lld",
            "variations": plural(value[name]),
        }
        for name in names
    }
    return result


def read_bulk(text):
    if text.lstrip().startswith("["):
        return json.loads(text)
    entries = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != 5:
            raise BadEntry(f"line {number} has {len(cells)} cells, not 5")
        entry = dict(zip(["catalogue", "key", "comment"], cells))
        for language, cell in zip(["en", "zh-Hans"], cells[3:]):
            parts = PLURAL.split(cell)
            if len(parts) > 1 and parts[0] == "":
                entry[language] = dict(zip(parts[1::2], parts[2::2]))
            else:
                entry[language] = cell
        entries.append(entry)
    return entries


def read_arguments(words):
    if len(words) < 2 or words[0].startswith("-"):
        raise BadEntry("usage: add-message.py CATALOGUE KEY --comment C --en TEXT --zh TEXT")
    entry = {"catalogue": words[0], "key": words[1]}
    rest = words[2:]
    if len(rest) % 2:
        raise BadEntry(f"{rest[-1]} has no value")
    for option, value in zip(rest[::2], rest[1::2]):
        if not option.startswith("--"):
            raise BadEntry(f"unknown argument {option}")
        name = option[2:]
        head, _, tail = name.rpartition("-")
        if tail in CATEGORIES:
            forms = entry.setdefault(head, {})
            if isinstance(forms, str):
                forms = entry[head] = {"other": forms}
            forms[tail] = value
        elif isinstance(entry.get(name), dict):
            entry[name]["other"] = value
        else:
            entry[name] = value
    return [entry]


def path_of(catalogue):
    if not re.fullmatch(r"[A-Z][A-Za-z]*", catalogue):
        raise BadEntry(f"a catalogue is named in UpperCamelCase, not {catalogue!r}")
    return FOLDER / f"{catalogue}.xcstrings"


def load(path):
    if path.exists():
        return json.loads(path.read_text(encoding="utf-8"))
    return {"sourceLanguage": "en", "strings": {}, "version": "1.0"}


def in_order(value, inside=None):
    """Xcode's order: names ascending, plural forms in CLDR's order."""
    if not isinstance(value, dict):
        return value
    key = CATEGORIES.index if inside == "plural" else None
    return {name: in_order(value[name], name) for name in sorted(value, key=key)}


def save(path, catalogue):
    text = json.dumps(in_order(catalogue), ensure_ascii=False, indent=2, separators=(",", " : "))
    handle, temporary = tempfile.mkstemp(dir=FOLDER, prefix=".", suffix=".new")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text + "\n")
    os.chmod(temporary, 0o644)
    os.replace(temporary, path)


def add(entry, catalogues):
    entry = {ALIASES.get(name, name): value for name, value in entry.items()}
    for name in ["catalogue", "key"]:
        if not entry.get(name):
            raise BadEntry(f"an entry lacks {name}: {entry}")
    key = entry.pop("key")
    path = path_of(entry.pop("catalogue"))
    for other, catalogue in catalogues.items():
        if other != path and key in catalogue["strings"]:
            raise BadEntry(f"{key} stands in {other.name} already")
    strings = catalogues.setdefault(path, load(path))["strings"]
    old = strings.get(key, {"localizations": {}})
    comment = entry.pop("comment", None) or old.get("comment")
    if not comment:
        raise BadEntry(f"{key} lacks a comment")
    texts = dict(old["localizations"])
    for language, value in entry.items():
        if not re.fullmatch(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?", language):
            raise BadEntry(f"{key}: {language} is no language")
        try:
            texts[language] = localization(value)
        except (BadEntry, KeyError) as error:
            raise BadEntry(f"{key}, {language}: {error}") from error
    for language in ["en", "zh-Hans"]:
        if language not in texts:
            raise BadEntry(f"{key} lacks a text in {language}")
    strings[key] = {"comment": comment, "extractionState": "manual", "localizations": texts}
    return path


def remove(keys, catalogues):
    changed = set()
    for key in keys:
        holders = [path for path, value in catalogues.items() if key in value["strings"]]
        if not holders:
            raise BadEntry(f"there is no {key}")
        for path in holders:
            del catalogues[path]["strings"][key]
            changed.add(path)
    return changed


def main(words):
    if not words or words[0] in ["-h", "--help"]:
        print(__doc__)
        return 0
    entries = []
    if words[0] == "--bulk":
        entries = read_bulk(sys.stdin.read())
    elif words[0] != "--remove":
        entries = read_arguments(words)
    # The folder itself is locked: it is there before any catalogue and is never replaced.
    folder = os.open(FOLDER, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    catalogues = {path: load(path) for path in sorted(FOLDER.glob("*.xcstrings"))}
    if words[0] == "--remove":
        changed = remove(words[1:], catalogues)
    else:
        changed = {add(entry, catalogues) for entry in entries}
    for path in sorted(changed):
        save(path, catalogues[path])
        print(f"{path.name}: {len(catalogues[path]['strings'])} messages")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (BadEntry, json.JSONDecodeError) as error:
        print(f"add-message.py: error: {error}", file=sys.stderr)
        sys.exit(65)
