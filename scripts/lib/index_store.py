# SPDX-License-Identifier: MIT
"""What the compiler wrote down about each source while it built: where a declaration stands and who names it.

`swift build` keeps that in `.build/debug/index/store`; the toolchain's libIndexStore reads it
(https://github.com/swiftlang/llvm-project, clang/include/indexstore/indexstore.h)."""
import ctypes
import dataclasses
import os
import shutil

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STORE = os.path.join(ROOT, ".build", "debug", "index", "store")

# Roles of an occurrence (indexstore_symbol_role_t).
DEFINITION, REFERENCE, IMPLICIT, OVERRIDE_OF = 1 << 1, 1 << 2, 1 << 8, 1 << 11
KINDS = {5: "enum", 6: "struct", 7: "class", 8: "protocol", 11: "typealias", 12: "function", 13: "variable",
         15: "case", 16: "method", 17: "class method", 18: "static method", 19: "property", 20: "class property",
         21: "static property", 22: "initialiser"}
ACCESSORS = {3, 4} | set(range(1000, 1004)) | set(range(1014, 1019))
RECORD = 2


class StoreError(Exception):
    """The store is missing or out of date; the text says what to do."""


class _Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


@dataclasses.dataclass
class Symbol:
    usr: str
    name: str
    kind: str
    is_accessor: bool
    is_override: bool = False


@dataclasses.dataclass
class Source:
    """One file: what it declares, with the line, and what it names, with the first line that does."""
    path: str
    module: str
    defined: dict
    named: dict


_Visitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
_UnitVisitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, _Text)
_RESULTS = {
    ctypes.c_void_p: ["store_create", "record_reader_create", "unit_reader_create", "occurrence_get_symbol",
                      "symbol_relation_get_symbol"],
    ctypes.c_uint64: ["occurrence_get_roles", "symbol_relation_get_roles",
                      "symbol_get_related_roles"],
    _Text: ["symbol_get_usr", "symbol_get_name", "unit_reader_get_main_file", "unit_reader_get_module_name",
            "unit_dependency_get_filepath", "unit_dependency_get_name"],
}


def _library():
    swift = os.environ.get("TOUCHSTONE_SWIFT") or shutil.which("swift")
    if not swift:
        raise StoreError("no swift in PATH (TOUCHSTONE_SWIFT names another)")
    path = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(swift))), "lib", "libIndexStore.so")
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        raise StoreError(f"the toolchain's index reader does not open: {error}") from error
    for result, names in _RESULTS.items():
        for name in names:
            getattr(library, "indexstore_" + name).restype = result
    return library


class IndexStore:
    def __init__(self, path=STORE):
        if not os.path.isdir(path):
            raise StoreError(f"{os.path.relpath(path, ROOT)} is missing; run swift build")
        self._library = _library()
        self._store = ctypes.c_void_p(self._call("store_create", os.path.realpath(path).encode(), None))

    def _call(self, name, *arguments):
        return getattr(self._library, "indexstore_" + name)(*arguments)

    def _visit(self, name, handle, visitor, *arguments):
        """Calls the visitor with each handle that the function of this name has."""
        def pass_on(_, item):
            visitor(ctypes.c_void_p(item))
            return True
        self._call(name, handle, *arguments, None, _Visitor(pass_on))

    def sources(self, folders):
        """The files below the folders (paths from the repository's root), as they were built last."""
        records = {}
        for unit in self._units():
            path, module, record, time = unit
            inside = os.path.relpath(path, ROOT)
            if any(inside.startswith(folder + "/") for folder in folders) and os.path.exists(path):
                if record and time >= records.get(inside, ("", "", -1))[2]:
                    records[inside] = (module, record, time)
        return [self._source(path, module, record) for path, (module, record, _) in sorted(records.items())]

    def _units(self):
        names = []

        def note(_, name):
            names.append(str(name))
            return True
        self._call("store_units_apply_f", self._store, 0, None, _UnitVisitor(note))
        for name in names:
            unit = ctypes.c_void_p(self._call("unit_reader_create", self._store, name.encode(), None))
            if not unit:
                continue
            path = str(self._call("unit_reader_get_main_file", unit))
            if path.endswith(".swift"):
                yield path, str(self._call("unit_reader_get_module_name", unit)), self._record(unit, path), self._time(unit)
            self._call("unit_reader_dispose", unit)

    def _time(self, unit):
        seconds, rest = ctypes.c_int64(), ctypes.c_int64()
        self._call("unit_reader_get_modification_time", unit, ctypes.byref(seconds), ctypes.byref(rest))
        return seconds.value + rest.value / 1e9

    def _record(self, unit, path):
        found = []

        def note(dependency):
            if (self._call("unit_dependency_get_kind", dependency) == RECORD
                    and str(self._call("unit_dependency_get_filepath", dependency)) == path):
                found.append(str(self._call("unit_dependency_get_name", dependency)))
        self._visit("unit_reader_dependencies_apply_f", unit, note)
        return found[0] if found else None

    def _source(self, path, module, record):
        source = Source(path, module, {}, {})
        reader = ctypes.c_void_p(self._call("record_reader_create", self._store, record.encode(), None))
        symbols, line, column = {}, ctypes.c_uint(), ctypes.c_uint()

        def note(occurrence):
            roles = self._call("occurrence_get_roles", occurrence)
            if not roles & (DEFINITION | REFERENCE):
                return
            handle = self._call("occurrence_get_symbol", occurrence)
            symbol = symbols.get(handle) or symbols.setdefault(handle, self._symbol(ctypes.c_void_p(handle)))
            self._call("occurrence_get_line_col", occurrence, ctypes.byref(line), ctypes.byref(column))
            if roles & DEFINITION:
                symbol.is_override = symbol.is_override or bool(roles & OVERRIDE_OF)
                source.defined.setdefault(symbol.usr, (symbol, line.value))
            else:
                source.named.setdefault(symbol.usr, (symbol, line.value))
        self._visit("record_reader_occurrences_apply_f", reader, note)
        self._call("record_reader_dispose", reader)
        return source

    def _symbol(self, handle):
        kind = self._call("symbol_get_kind", handle)
        return Symbol(
            str(self._call("symbol_get_usr", handle)), str(self._call("symbol_get_name", handle)),
            KINDS.get(kind, str(kind)),
            self._call("symbol_get_subkind", handle) in ACCESSORS)
