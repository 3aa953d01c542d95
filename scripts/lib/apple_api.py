# SPDX-License-Identifier: MIT
"""Reads facts/api: Apple's public API as lists. Keys that the files leave out have their empty values."""
import json
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent.parent / "facts/api"
TYPE = {"super": None, "protocols": [], "swiftName": None, "of": None, "ios": None, "deprecated": None, "style": None,
        "members": [], "unconfirmed": False, "watchos": None}
MEMBER = {"selector": None, "alsoSelectors": [], "swift": None, "kind": None, "static": False, "required": False,
          "ios": None, "deprecated": None, "unconfirmed": False}


def complete(types):
    for entry in types:
        entry = {**TYPE, **entry}
        entry["members"] = [{**MEMBER, **member} for member in entry["members"]]
        yield entry


def load(path):
    """One file, as `{"framework": ..., "types": [...]}`."""
    data = json.loads(Path(path).read_text())
    return {**data, "types": list(complete(data["types"]))}


def files(folder=FOLDER):
    return sorted(Path(folder).glob("*.json"))
