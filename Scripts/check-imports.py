#!/usr/bin/env python3
"""Compares every import with the direct dependencies of its target, and guards the front ends.

The compiler finds a module wherever the build has made one, so a target can import what another
target of the same build depends on. Here an import has to be a dependency the manifest names.

    check-imports.py              checks this package
    check-imports.py --self-test  proves on a made-up package that each rule can fail

Exits with 1 after printing one line for each finding: FILE:LINE: what is wrong.
"""

import json
import os
import re
import subprocess
import sys
import tempfile

FOLDERS = ["Sources", "Plugins", "Localization", "Tests"]

# What a front end may reach on no path, so that any of them could be replaced or run elsewhere.
BEHIND_THE_WALL = {"BookmarkEngine", "BookmarkStore", "SQLite"}

SYSTEM = {"Swift", "FoundationEssentials", "Glibc", "Synchronization", "Dispatch"}

# Foundation brings 40 MB of ICU data: only what runs while building may have it.
BUILD_TOOLS = {"CatalogueCompiler"}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor|macro)\s+)?(\w+)"
)


def imports(text):
    """Gives line number and module of each import outside multi-line strings."""
    in_string = False
    for number, line in enumerate(text.splitlines(), 1):
        match = None if in_string else IMPORT.match(line)
        if match:
            yield number, match.group(1)
        if line.count('"""') % 2:
            in_string = not in_string


def allowed(target):
    """Names the modules that a target may import."""
    modules = SYSTEM | set(target.get("target_dependencies", []))
    modules |= set(target.get("product_dependencies", []))
    if target["type"] == "test" or target["name"].endswith("Testing"):
        modules.add("Testing")
    if target["type"] == "plugin":
        modules |= {"PackagePlugin", "Foundation"}
    if target["name"] in BUILD_TOOLS:
        modules.add("Foundation")
    return modules


def path_to(targets, start, goal):
    """Finds the dependencies that lead from one target to another, both included."""
    waiting, seen = [[start]], {start}
    while waiting:
        path = waiting.pop(0)
        if path[-1] == goal:
            return path
        for name in targets.get(path[-1], {}).get("target_dependencies", []):
            if name not in seen:
                seen.add(name)
                waiting.append(path + [name])
    return None


def check(top, package):
    """Lists the findings of a package, as `swift package describe` gives it."""
    findings, covered = [], set()
    targets = {target["name"]: target for target in package["targets"]}
    for name, target in sorted(targets.items()):
        modules = allowed(target)
        for source in target.get("sources", []):
            file = os.path.normpath(os.path.join(target["path"], source))
            covered.add(file)
            if not file.endswith(".swift"):
                continue
            with open(os.path.join(top, file), encoding="utf-8") as stream:
                for line, module in imports(stream.read()):
                    if module == "Foundation" and module not in modules:
                        what = "imports Foundation, where FoundationEssentials has to do"
                    elif module not in modules:
                        what = f"imports {module}, which is not a direct dependency"
                    else:
                        continue
                    findings.append(f"{file}:{line}: target {name} {what}")
        if target["path"].startswith("Plugins/") and target["type"] != "plugin":
            for goal in sorted(BEHIND_THE_WALL):
                path = path_to(targets, name, goal)
                if path:
                    chain = " → ".join(path)
                    findings.append(f"Package.swift:1: front end {name} reaches {goal}: {chain}")
    for folder in FOLDERS:
        for parent, _, files in sorted(os.walk(os.path.join(top, folder))):
            for name in sorted(files):
                file = os.path.relpath(os.path.join(parent, name), top)
                if name.endswith(".swift") and file not in covered:
                    findings.append(f"{file}:1: belongs to no target, so nothing checks it")
    return findings


def self_test():
    """Checks a package that breaks each rule once, beside what is allowed."""
    sources = {
        "Sources/Shell/Shell.swift": "import Glibc\npublic import Model\nimport struct Store.Row\n",
        "Sources/Model/Model.swift": 'let text = """\n  import Nothing\n  """\nimport Foundation\n',
        "Sources/Model/Lost/Other.swift": "",
        "Sources/BookmarkStore/Store.swift": "internal import SQLite\n",
        "Plugins/Web/Web.swift": "// import Hidden\n@_exported import Shell\nimport Testing\n",
        "Plugins/Make/Make.swift": "import Foundation\nimport PackagePlugin\n",
        "Tests/ModelTests/ModelTests.swift": "import Testing\n@testable import Model\nimport Shell\n",
    }

    def target(path, file, kind, *dependencies):
        name = os.path.basename(path)
        return {
            "name": name, "path": path, "sources": [file], "type": kind,
            "target_dependencies": list(dependencies),
        }

    package = {
        "targets": [
            target("Sources/Shell", "Shell.swift", "library", "Model", "BookmarkStore"),
            target("Sources/Model", "Model.swift", "library"),
            target("Sources/BookmarkStore", "Store.swift", "library", "SQLite"),
            target("Plugins/Web", "Web.swift", "library", "Shell"),
            target("Plugins/Make", "Make.swift", "plugin"),
            target("Tests/ModelTests", "ModelTests.swift", "test", "Model"),
        ]
    }
    expected = [
        "Sources/Model/Model.swift:4: target Model imports Foundation, where FoundationEssentials "
        "has to do",
        "Tests/ModelTests/ModelTests.swift:3: target ModelTests imports Shell, which is not a "
        "direct dependency",
        "Sources/Shell/Shell.swift:3: target Shell imports Store, which is not a direct dependency",
        "Plugins/Web/Web.swift:3: target Web imports Testing, which is not a direct dependency",
        "Package.swift:1: front end Web reaches BookmarkStore: Web → Shell → BookmarkStore",
        "Package.swift:1: front end Web reaches SQLite: Web → Shell → BookmarkStore → SQLite",
        "Sources/Model/Lost/Other.swift:1: belongs to no target, so nothing checks it",
    ]
    with tempfile.TemporaryDirectory() as top:
        for file, text in sources.items():
            os.makedirs(os.path.join(top, os.path.dirname(file)), exist_ok=True)
            with open(os.path.join(top, file), "w", encoding="utf-8") as stream:
                stream.write(text)
        found = check(top, package)
    if found == expected:
        return []
    missing = [f"self-test: not found: {line}" for line in expected if line not in found]
    surplus = [f"self-test: found wrongly: {line}" for line in found if line not in expected]
    return missing + surplus or ["self-test: the order of the findings changed"]


def main():
    if sys.argv[1:] == ["--self-test"]:
        findings = self_test()
    elif sys.argv[1:]:
        print(__doc__.strip(), file=sys.stderr)
        return 64
    else:
        top = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        command = ["swift", "package", "--package-path", top, "describe", "--type", "json"]
        answer = subprocess.run(command, stdout=subprocess.PIPE, check=False)
        if answer.returncode != 0:
            return answer.returncode
        # Notes of the package manager may stand before the JSON.
        text = answer.stdout.decode("utf-8")
        findings = check(top, json.loads(text[text.index("{") :]))
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
