#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What an app's bundle and sandbox are, and how it lives on a device. The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Bundle phone $$"
app=org.touchstone.bundle-probe
. Tests/EndToEnd/device.bash
tell() { python3 Tests/EndToEnd/tell.py "$folder" "$1" "$2"; }
# The lines, one below the other, possibly with others between them.
in_order() {
    notes "${!#}" && python3 -c "
import sys
rest = iter(open(sys.argv[1]).read().splitlines())
missing = [line for line in sys.argv[2:] if line not in rest]
sys.exit(f'not in this order: {missing}' if missing else 0)" "$data/Documents/journal.txt" "$@"
}

building() { bundle=$(./touchstone build Tests/EndToEnd/Bundle) && [ -d "$bundle" ] && [ "${bundle##*.}" = app ]; }
check "AP1, AP2: a folder with sources, resources, a property list and interface files becomes an app by one command" building
flat() {
    [ -x "$bundle/Bundle" ] && [ -f "$bundle/Info.plist" ] && [ -f "$bundle/resource.txt" ] && [ ! -e "$bundle/Contents" ] &&
        python3 -c "import plistlib; assert plistlib.load(open('$bundle/Info.plist', 'rb'))['CFBundleExecutable'] == 'Bundle'"
}
check "AP3: the app is flat: executable, Info.plist and resources at its top" flat
private_name() {
    mkdir -p "$scratch/Private"
    printf '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>P</string></dict></plist>' >"$scratch/Private/Info.plist"
    printf 'import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { let view = _UIBackdropView() }\n' >"$scratch/Private/App.swift"
    exits 3 ./touchstone build "$scratch/Private" && says "cannot find '_UIBackdropView' in scope"
}
check "AP37: a name outside of the public interface does not compile" private_name
booting() { udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && folder=$(device getenv "$udid" HOME); }
check "boot" booting
refused() { # what is taken away
    rm -rf "$scratch/Cut.app" && cp -r "$bundle" "$scratch/Cut.app" && rm "$scratch/Cut.app/$1" &&
        ! device install "$udid" "$scratch/Cut.app" 2>"$scratch/err" && grep -q "$2" "$scratch/err"
}
check "without Info.plist it is not installed, by name" refused Info.plist Info.plist
installing() { device install "$udid" "$bundle" && data=$(device get_app_container "$udid" $app data) && device launch "$udid" $app; }
check "AP43: it is installed and launched" installing
check "AP13, AP17: delegate, launched, the storyboard's controller, its appearance" in_order \
    "delegate" "launched, window true, status bar hidden true" "board loaded from the storyboard" "board appeared"
once() { [ "$(grep -c '^launched' "$data/Documents/journal.txt")" = 1 ]; }
check "AP17: didFinishLaunching once" once
check "AP14: the status bar is hidden at the start where Info.plist says so" notes "launched, window true, status bar hidden true"
turning() { tell $app '[{"rotate": "landscapeLeft"}, {"wait": 1}]' && ! grep -q turned "$data/Documents/journal.txt" && tell $app '[{"rotate": "portrait"}]'; }
check "AP14: an orientation that Info.plist does not list leaves the interface upright" turning
check "AP5: Info.plist in XML is read" notes "word from the property list"
folders() {
    local name
    for name in Documents Library/Preferences Library/Caches "Library/Application Support" tmp; do notes "folder $name true" || return 1; done
    notes "Documents in home true" && notes "Caches in home true" && notes "Application Support in home true"
}
check "AP25: the sandbox has its folders" folders
check "IM5: an image of an asset catalog is found by its name and has the caps of its slicing" notes "caps {1, 4, 3, 2}"
check "AP38: texts of the development region; a missing key gives the key" notes "hello Hello World, only English, missing key"

versions() { [ -f "$bundle/Shelf.momd/VersionInfo.plist" ] && [ "$(find "$bundle/Shelf.momd" -name '*.mom' | wc -l)" = 2 ]; }
check "CD2: the model is compiled with both of its versions" versions
check "CD1: the model of the bundle has the entities of its current version; a missing one is nil" notes "entities Box Film Item"
check "CD1: a missing one is nil" notes "missing model true"
check "CD21: generated classes have typed properties, sets, and methods of one's own" notes 'film 136 * The Matrix in first, box has ["* The Matrix"]'
tables() { python3 -c "
import sqlite3
store = sqlite3.connect('$data/Documents/shelf.sqlite')
tables = {row[0] for row in store.execute(\"SELECT name FROM sqlite_master WHERE type = 'table'\")}
assert {'ZITEM', 'ZBOX'} <= tables and 'ZFILM' not in tables, tables
columns = {row[1] for row in store.execute('PRAGMA table_info(ZITEM)')}
assert {'ZTITLE', 'ZMINUTES', 'ZBOX'} <= columns, columns
assert store.execute('SELECT ZTITLE, ZMINUTES FROM ZITEM').fetchall() == [('The Matrix', 136)]"; }
check "CD5, CD30: the store is a SQLite database with a table for each root entity, where children have their columns" tables

# The page of `serve` has two fingers too; Node runs its code, where it is there.
if command -v node >/dev/null; then
    check "GR29, GR30: the page gives two fingers with Option, moves their middle with Shift, draws both, and tells touches apart" node Tests/EndToEnd/page.js
fi

finish
