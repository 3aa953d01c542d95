#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What an app's bundle and sandbox are, and how it lives on a device. The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Bundle phone $$"
app=org.touchstone.bundle-probe
. Tests/EndToEnd/device.bash
tell() { python3 Tests/EndToEnd/tell.py "$folder" "$1" "$2"; }
fresh() { rm -f "$data/Documents/journal.txt"; }
relaunch() { device terminate "$udid" $app >/dev/null; fresh; device launch "$udid" $app "$@"; }
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
check "AP4: without Info.plist it is not installed, by name" refused Info.plist Info.plist
check "AP4: nor without its executable" refused Bundle Bundle
installing() { device install "$udid" "$bundle" && data=$(device get_app_container "$udid" $app data) && device launch "$udid" $app; }
check "AP43: it is installed and launched" installing
check "AP13, AP17, H3: delegate, launched, the storyboard's controller, its appearance" in_order \
    "delegate" "launched, window true, status bar hidden true" "board loaded from the storyboard" "board appeared"
check "SG20, SG21, SG23: UIKit makes a custom segue by its initialiser, prepare sets it up, it is performed" in_order \
    "board appeared" "segue leaf made" "segue set in prepare, to Leaf"
check "SG8: a scene of another storyboard file is joined by a reference to it" in_order \
    "segue twig made" "segue set in prepare, to Twig"
once() { [ "$(grep -c '^launched' "$data/Documents/journal.txt")" = 1 ]; }
check "AP17: didFinishLaunching once" once
check "AP14: the status bar is hidden at the start where Info.plist says so" notes "launched, window true, status bar hidden true"
turning() { tell $app '[{"rotate": "landscapeLeft"}, {"wait": 1}]' && ! grep -q turned "$data/Documents/journal.txt" && tell $app '[{"rotate": "portrait"}]'; }
check "AP14: an orientation that Info.plist does not list leaves the interface upright" turning
check "AP5: Info.plist in XML is read" notes "word from the property list"
transport() { # the loads end when they like
    local name
    for name in "plain.invalid refused" "below.plain.invalid refused" "excepted.invalid let through" "below.excepted.invalid let through" "printer.local let through"; do
        notes "transport $name" || return 1
    done
}
check "JS19, SV23: plain HTTP is refused but where Info.plist excepts the domain, and in the local network" transport
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

hello() { relaunch -hello >/dev/null && in_order loadView "hello is gone" && [ "$(grep -c loadView "$data/Documents/journal.txt")" = 1 ]; }
check "AP19: loadView runs once, and the controller is gone after its dismissal" hello
picture() { tell $app "[{\"expect\": \"Hello World\"}]" && device io "$udid" screenshot "$scratch/a.png" && python3 -c "
import struct
width, height = struct.unpack('>II', open('$scratch/a.png', 'rb').read(24)[16:])
assert (width, height) == (1179, 2556), (width, height)"; }
check "AP19, AP43: its label is in the picture of the screen, which has the device's pixels" picture
states() {
    fresh
    tell $app '[{"background": true}, {"wait": 0.5}, {"foreground": true}, {"wait": 0.5}]' &&
        in_order "will resign active" "did enter background" "will enter foreground" "did become active"
}
check "AP20: background and foreground, with time to write a file" states
memory() { fresh; tell $app '[{"memoryWarning": true}, {"wait": 0.2}]' && in_order "memory: delegate" "memory: controller" && notes "memory: notification"; }
check "AP31: a memory warning tells delegate, controllers and observers" memory
told_once() { [ "$(grep -c '^memory' "$data/Documents/journal.txt")" = 3 ]; }
check "AP31: once each" told_once
battery() { fresh; tell $app '[{"world": {"battery": {"level": 0.42, "state": "charging"}}}, {"wait": 0.5}]' && notes "battery 42 2"; }
check "AP35: a battery that changes is told with its level and state" battery
dragging() {
    relaunch >/dev/null && notes "box at 140 340" && tell $app '[{"drag": [[140, 340], [200, 440]], "duration": 0.5}, {"wait": 0.3}]' &&
        device terminate "$udid" $app && fresh && device launch "$udid" $app && notes "box at 200 440"
}
check "VW11: a dragged view is where it was let go after a relaunch" dragging
ending() { fresh; device terminate "$udid" $app && notes "will terminate"; }
check "AP20: the end is told, with time to write a file" ending

binary() {
    rm -rf "$scratch/Binary.app" && cp -r "$bundle" "$scratch/Binary.app" && python3 -c "
import plistlib
path = '$scratch/Binary.app/Info.plist'
info = plistlib.load(open(path, 'rb'))
info['Word'] = 'binary'
plistlib.dump(info, open(path, 'wb'), fmt=plistlib.FMT_BINARY)" &&
        echo kept >"$data/Documents/kept.txt" && device install "$udid" "$scratch/Binary.app" &&
        [ "$(device get_app_container "$udid" $app data)" = "$data" ] && fresh && device launch "$udid" $app && notes "word binary"
}
check "AP5: Info.plist in binary form is read" binary
upgraded() { [ "$(cat "$data/Documents/kept.txt")" = kept ] && notes_like "launch [2-9]"; }
check "AP10: another version in its place keeps documents and defaults" upgraded
other=org.touchstone.bundle-other
two() {
    rm -rf "$scratch/Other.app" && cp -r "$bundle" "$scratch/Other.app" && echo second >"$scratch/Other.app/resource.txt" && python3 -c "
import plistlib
path = '$scratch/Other.app/Info.plist'
info = plistlib.load(open(path, 'rb'))
info['CFBundleIdentifier'] = '$other'
plistlib.dump(info, open(path, 'wb'))" && device install "$udid" "$scratch/Other.app" && device launch "$udid" $other &&
        own=$(device get_app_container "$udid" $other data) && [ "$own" != "$data" ] && notes "resource first" &&
        for try in $(seq 600); do grep -qx "resource second" "$own/Documents/journal.txt" 2>/dev/null && return 0; sleep 0.1; done
    return 1
}
check "AP7, AP10, AP25: an app of another identifier stands beside it, with its own home and its own resource of one name" two
# What an app of a device gets at
prying() { # OPTIONS: of launch
    echo secret >"$own/Documents/secret.txt" && device terminate "$udid" $app >/dev/null
    fresh
    device launch "$@" "$udid" $app -pry "$own"
}
check "an app that looks around" prying --sandbox
check "AP27: another app's files are not listed, read or written, and it goes on" notes "others: list refused refused, read refused, write refused"
check "AP27: nor are the system's" notes "system: refused refused"
check "AP8: writing into the bundle fails, and the app goes on" notes "bundle: refused refused"
check "its own files are" notes "own: done done"
check "and the keychain" notes "keychain: 0"
# Calls, locking, memory: what takes the screen from an app, and the app from the device
calling() { tell $app '[{"world": {"call": {"state": "ringing", "caller": "Ada Lovelace"}}}, {"wait": 0.5}, {"expect": "Ada Lovelace"}]'; }
ringing() { relaunch >/dev/null && notes "board appeared" && fresh && calling && notes "will resign active" && ! grep -q "did enter" "$data/Documents/journal.txt"; }
check "AP36: a call makes the app inactive" ringing
check "AP36: declined, it is active again" eval 'tell $app "[{\"tap\": \"Decline\"}, {\"wait\": 0.5}]" && in_order "will resign active" "did become active"'
answering() { fresh && calling && tell $app '[{"tap": "Accept"}]' && in_order "will resign active" "did enter background" && tell $app '[{"expect": "End"}]'; }
check "AP36: taken, the app is in the background" answering
check "AP36: until it ends" eval 'fresh && tell $app "[{\"tap\": \"End\"}]" && in_order "will enter foreground" "did become active"'
locking() { fresh && device lock "$udid" && in_order "will resign active" "did enter background" && fresh && device unlock "$udid" && in_order "will enter foreground" "did become active"; }
check "AP36: locking and unlocking" locking
home=com.apple.springboard
process_state() { sed -n 's/^State:\t\(.\).*/\1/p' "/proc/$process/status"; }
suspended() {
    process=$(device launch "$udid" $app | sed 's/.*: //') && fresh && device launch --headless "$udid" $home && in_order "will resign active" "did enter background" || return 1
    local try
    for try in $(seq 200); do
        [ "$(process_state)" = T ] && return 0
        sleep 0.1
    done
    process_state
    return 1
}
check "AP36: Home brings it to the background, and there it is suspended" suspended
front() { exits 1 device background "$udid" $home reclaim && says "keeps its memory"; }
check "an app in front keeps its memory" front
reclaimed() {
    fresh && device background "$udid" $app reclaim || return 1
    local try
    for try in $(seq 100); do
        kill -0 "$process" 2>/dev/null || { ! [ -e "$data/Documents/journal.txt" ]; return; }
        sleep 0.1
    done
    return 1
}
check "AP36: memory pressure ends it there without a word" reclaimed
limited() {
    fresh && device launch --memory=400 "$udid" $app -fill >"$scratch/out" && notes "memory: delegate" || return 1
    process=$(sed 's/.*: //' "$scratch/out")
    local try
    for try in $(seq 300); do
        kill -0 "$process" 2>/dev/null || return 0
        sleep 0.1
    done
    return 1
}
check "AP32: an app that uses too much memory is warned, and ended" limited
logged() { device log "$udid" show $app | grep -q "MB of the 400 MB that it may, and was ended" && ! grep -q "will terminate" "$data/Documents/journal.txt"; }
check "AP32: with a line in its log" logged
reported() { python3 - "$folder"/Reports/JetsamEvent-$app-*.ips <<'END'
import json, sys
head, body = open(sys.argv[1]).read().split("\n", 1)
assert json.loads(head)["bug_type"] == "298"
process = json.loads(body)["processes"][0]
assert process["reason"] == "per-process-limit" and process["rpages"] * json.loads(body)["memoryStatus"]["pageSize"] > 400 << 20, process
END
}
check "AP32: and a report" reported

full() { device terminate "$udid" $app >/dev/null; fresh; device launch --storage=16 "$udid" $app -store && in_order "no room true" "no room true" "less is stored true" && notes "board appeared"; }
check "AP30: beyond its quota a write fails for want of room, and the app goes on" full

# Packages
packaging() { ./touchstone build Tests/EndToEnd/Bundle -o "$scratch/Bundle.ipa" --provision "$udid,00000000-0000" && [ "$(head -c 2 "$scratch/Bundle.ipa")" = PK ]; }
check "AP46: an ad hoc package is built" packaging
check "AP46: and installed on a device that it lists" device install "$udid" "$scratch/Bundle.ipa"
check "AP46: where it runs" eval 'relaunch && notes "board appeared"'
strange() { ./touchstone build Tests/EndToEnd/Bundle -o "$scratch/Other.ipa" --provision 00000000-0000 && exits 1 device install "$udid" "$scratch/Other.ipa" && says "does not list this device"; }
check "AP46: on others it is refused" strange
requiring() { # CAPABILITY
    rm -rf "$scratch/Needy.app" && cp -r "$bundle" "$scratch/Needy.app" && python3 -c "
import plistlib
path = '$scratch/Needy.app/Info.plist'
info = plistlib.load(open(path, 'rb'))
info['UIRequiredDeviceCapabilities'] = ['arm64', '$1']
plistlib.dump(info, open(path, 'wb'))"
}
needy() { requiring driverkit && exits 1 device install "$udid" "$scratch/Needy.app" && says "driverkit" && ! says arm64; }
check "AP15: hardware that the device lacks is named when the app is refused" needy
check "AP15: what it has is no reason" eval 'requiring telephony && device install "$udid" "$scratch/Needy.app" && device install "$udid" "$bundle"'

removing() { device uninstall "$udid" $app && [ ! -e "$data/Documents/kept.txt" ] && ! device listapps "$udid" | grep -q "\"$app\""; }
check "AP29, AP43: uninstalling deletes its sandbox" removing
empty() { device install "$udid" "$bundle" && data=$(device get_app_container "$udid" $app data) && device launch "$udid" $app && notes "launch 1"; }
check "AP29: installed again it begins anew" empty
check "CD46: with an empty store" notes "items "
prefilled() {
    rm -rf "$scratch/Filled.app" && cp -r "$bundle" "$scratch/Filled.app" && cp "$data/Documents/shelf.sqlite" "$scratch/filled.sqlite" &&
        python3 -c "
import sqlite3
store = sqlite3.connect('$scratch/filled.sqlite')
store.execute(\"UPDATE ZITEM SET ZTITLE = 'filled before'\")
store.commit()" && cp "$scratch/filled.sqlite" "$scratch/Filled.app/filled.sqlite" &&
        device uninstall "$udid" $app && device install "$udid" "$scratch/Filled.app" && data=$(device get_app_container "$udid" $app data) &&
        device launch "$udid" $app && notes "items * filled before"
}
check "CD46: a store that comes in the bundle and is copied at the first run opens" prefilled
deleted() { device terminate "$udid" $app && rm -f "$data"/Documents/shelf.sqlite* && device install "$udid" "$bundle" && fresh && device launch "$udid" $app && notes "items "; }
check "CD46: a store that is deleted is made anew, empty" deleted

german() { ./touchstone tree Tests/EndToEnd/Bundle --locale de_DE >"$scratch/out" && grep -q "Hallo Welt" "$scratch/out" && grep -q "Hallo Welt!" "$scratch/out"; }
check "AP38, CO47: titles follow the device's language" german
crashing() {
    mkdir -p "$scratch/Crash"
    printf '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>Crash</string></dict></plist>' >"$scratch/Crash/Info.plist"
    printf 'import UIKit\nfunc explodeHere() { fatalError("boom") }\n@main class AppDelegate: UIResponder, UIApplicationDelegate {\n    func applicationDidFinishLaunching(_ application: UIApplication) { explodeHere() }\n}\n' >"$scratch/Crash/App.swift"
    exits 1 ./touchstone shot "$scratch/Crash" -o "$scratch/crash.png" && grep -q boom "$scratch/err" && grep -q "explodeHere" "$scratch/err" && grep -q "App.swift" "$scratch/err"
}
check "AP44: a crash is reported with a stack that names the app's functions" crashing
deadlock() {
    mkdir -p "$scratch/Dead"
    printf '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>Dead</string></dict></plist>' >"$scratch/Dead/Info.plist"
    printf 'import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {\n    func applicationDidFinishLaunching(_ application: UIApplication) { waitForItself() }\n    func waitForItself() { DispatchQueue.main.sync {} }\n}\n' >"$scratch/Dead/App.swift"
    exits 1 ./touchstone shot "$scratch/Dead" -o "$scratch/dead.png" && grep -q "DISPATCH_WAIT_FOR_QUEUE" "$scratch/err" && grep -q "App.swift:" "$scratch/err"
}
check "TH18: a synchronous call to the main queue from itself ends the app with a stack that shows it, instead of hanging" deadlock
blank() {
    mkdir -p "$scratch/Blank"
    printf '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>Blank</string></dict></plist>' >"$scratch/Blank/Info.plist"
    printf 'import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {\n    var window: UIWindow?\n    func applicationDidFinishLaunching(_ application: UIApplication) {\n        window = UIWindow(frame: UIScreen.main.bounds)\n        window?.makeKeyAndVisible()\n    }\n}\n' >"$scratch/Blank/App.swift"
    ./touchstone shot "$scratch/Blank" -o "$scratch/blank.png" && is_png "$scratch/blank.png"
}
check "AP18: an app with an empty window starts and shows a blank screen" blank

# The page of `serve` has two fingers too; Node runs its code, where it is there.
if command -v node >/dev/null; then
    check "GR29, GR30: the page gives two fingers with Option, moves their middle with Shift, draws both, and tells touches apart" node Tests/EndToEnd/page.js
fi

finish
