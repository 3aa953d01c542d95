# SPDX-License-Identifier: MIT
"""The register of modules: what every `Sources/<floor>/<module>/module.json` says, checked.

docs/adding-a-framework.md explains the keys. Everything that must know all modules asks here (scripts) or reads the
same manifests (`ModuleRegister` in ProjectKit)."""
import dataclasses
import json
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Lowest first, as docs/ARCHITECTURE.md shows them.
FLOORS = ["System", "C", "Runtime", "Graphics", "Hosts", "Services", "Interface", "Testing", "Tools"]
# What the toolchain brings; anything else that a source imports must be in the register.
TOOLCHAIN = {
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "CoreFoundation", "_FoundationICU", "Dispatch",
    "Glibc", "Synchronization", "Observation", "Testing", "RegexBuilder", "SwiftSyntax", "SwiftParser", "SwiftIfConfig",
    "SwiftOperators", "SwiftParserDiagnostics", "PackageDescription",
}
KEYS = {
    "about": str, "dependsOn": list, "library": str, "links": list, "flags": list, "linkerFlags": list, "isHot": bool,
    "bundle": str, "bundleFolder": str, "classNames": str, "opens": list, "elements": dict, "program": str,
    "pkgConfig": str, "apt": str, "importedAs": str, "folders": list,
}
TEST_KEYS = {"name": str, "program": str, "dependsOn": list}


class Refusal(Exception):
    """A manifest or a source that breaks a rule; the text names the file and the rule."""


@dataclasses.dataclass
class Module:
    name: str
    floor: str
    folder: str
    values: dict

    def __getattr__(self, key):
        if key in KEYS:
            return self.values.get(key, KEYS[key]() if KEYS[key] in (list, dict) else None)
        raise AttributeError(key)

    @property
    def manifest(self):
        return f"{self.folder}/module.json"

    @property
    def is_swift(self):
        return self.floor not in ("System", "C") and not os.path.isdir(os.path.join(ROOT, self.folder, "include"))

    @property
    def own_library(self):
        return self.library == "own"

    @property
    def is_framework(self):
        """Whether apps know it under this name as a framework of Apple's."""
        return self.bundle is not None


def read(path, keys, root):
    try:
        with open(os.path.join(root, path), encoding="utf-8") as file:
            values = json.load(file)
    except (OSError, ValueError) as error:
        raise Refusal(f"{path}: {error}") from error
    for key, value in values.items():
        if key not in keys:
            raise Refusal(f"{path}: unknown key '{key}'; known are {', '.join(sorted(keys))}")
        if not isinstance(value, keys[key]):
            raise Refusal(f"{path}: '{key}' must be of type {keys[key].__name__}")
    return values


def load(root=ROOT):
    """All modules by name, dependencies before what depends on them."""
    modules = {}
    for floor in sorted(os.listdir(os.path.join(root, "Sources"))):
        if floor not in FLOORS:
            raise Refusal(f"Sources/{floor}: no such floor; floors are {', '.join(FLOORS)}")
        for name in sorted(os.listdir(os.path.join(root, "Sources", floor))):
            folder = f"Sources/{floor}/{name}"
            if not os.path.isdir(os.path.join(root, folder)):
                raise Refusal(f"{folder}: a floor holds modules' folders only")
            values = read(f"{folder}/module.json", KEYS, root)
            if "about" not in values:
                raise Refusal(f"{folder}/module.json: 'about' is missing: a few words that say what the module is")
            if name in modules:
                raise Refusal(f"{folder}: {modules[name].folder} has this name already")
            modules[name] = Module(name, floor, folder, values)
    check_dependencies(modules)
    return sorted_by_dependency(modules)


# They come with thirty libraries, a third of a start; what everybody loads names them weakly (`@_weakLinked import`).
LATE_LIBRARIES = {"FoundationNetworking", "FoundationXML"}


def check_dependencies(modules):
    for module in modules.values():
        late = LATE_LIBRARIES.intersection(module.links)
        if late and module.is_framework and not module.own_library:
            raise Refusal(f"{module.manifest}: links {', '.join(sorted(late))}, which every app would load; import it "
                          "@_weakLinked, or give the module a library of its own")
        for name in module.dependsOn:
            other = modules.get(name)
            if other is None:
                raise Refusal(f"{module.manifest}: depends on '{name}', which no manifest declares")
            if other.own_library and not module.own_library and module.floor not in ("Testing", "Tools"):
                raise Refusal(
                    f"{module.manifest}: depends on {name}, which has a library of its own; what stands on it needs "
                    f'"library": "own" too')


def sorted_by_dependency(modules):
    done, path = {}, []

    def visit(name):
        if name in done:
            return
        if name in path:
            raise Refusal(f"{modules[name].manifest}: depends on itself: {' -> '.join(path + [name])}")
        path.append(name)
        for other in modules[name].dependsOn:
            visit(other)
        path.pop()
        done[name] = modules[name]

    for name in sorted(modules, key=lambda n: (FLOORS.index(modules[n].floor), n)):
        visit(name)
    return done


def closure(modules, names):
    """The modules named, and all they depend on."""
    found, open_ = set(), list(names)
    while open_:
        name = open_.pop()
        if name not in found:
            found.add(name)
            open_ += modules[name].dependsOn if name in modules else []
    return found


def swift_files(folder):
    for path, folders, files in os.walk(folder):
        folders[:] = sorted(f for f in folders if f != "Programs")
        for file in sorted(files):
            if file.endswith(".swift"):
                yield os.path.join(path, file)


IMPORT = re.compile(
    r"^[ \t]*(?:@[A-Za-z_]+(?:\([a-z]+\))?[ \t]+)*(?:(?:public|package|internal|private|fileprivate)[ \t]+)?import[ \t]+"
    r"(?:(?:struct|class|enum|func|protocol|typealias|var|let)[ \t]+)?([A-Za-z_]\w*)", re.M)


def imports(folder):
    """Modules that the folder's sources import, with a file that does."""
    found = {}
    for path in swift_files(folder):
        with open(path, encoding="utf-8") as file:
            text = re.sub(r'(#*)"""\n.*?"""\1', '""', file.read(), flags=re.S)
        for name in IMPORT.findall(text):
            found.setdefault(name, os.path.relpath(path, ROOT))
    return found


def frameworks():
    """What apps know as Apple's frameworks, in the order of the floors."""
    return [module for module in load().values() if module.is_framework]


if __name__ == "__main__":
    import sys
    if sys.argv[1:] == ["frameworks"]:
        print("\n".join(module.name for module in frameworks()))
    elif sys.argv[1:] == ["packages"]:
        print("\n".join(module.pkgConfig for module in load().values() if module.pkgConfig))
    else:
        sys.exit("usage: scripts/lib/register.py frameworks|packages")
