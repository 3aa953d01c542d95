#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# `touchstone device` as scripts written for simctl use it: verbs, output, exit codes, and what the app hears.
# The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Probe phone $$"
app=org.touchstone.device-probe
. Tests/EndToEnd/device.bash
making() {
    udid=$(device create "$phone" com.apple.CoreSimulator.SimDeviceType.iPhone-SE) && [ ${#udid} = 36 ] &&
        device list devices "$phone" | grep -qF "$phone ($udid) (Shutdown)" &&
        device list -j devices | python3 -c "
import json, sys
found = [d for r in json.load(sys.stdin)['devices'].values() for d in r if d['udid'] == '$udid']
assert found[0]['state'] == 'Shutdown' and found[0]['deviceTypeIdentifier'].endswith('iPhone-SE'), found"
}
check "create and list" making
check "an unknown device is refused" exits 148 device boot "no such device"
check "what needs a booted device says so" exits 149 device launch "$udid" $app
check "boot" device boot "$udid"
check "a second boot is refused" exits 149 device boot "$phone"
check "a project is built and installed" device install "$udid" Tests/EndToEnd/Device
check "an app that is not there is named" exits 4 device launch "$udid" org.nobody.nothing
check "the app is listed" bash -c "TOUCHSTONE_NO_BUILD=1 ./touchstone device listapps $udid | grep -q '\"CFBundleIdentifier\" : \"$app\"'"
data=$(device get_app_container "$udid" $app data)

check "privacy before the first start" device privacy "$udid" grant location $app
check "a place before the first start" device location "$udid" set 48.86,2.35
launching() { SIMCTL_CHILD_PROBE=here device launch "$udid" $app -flag one >"$scratch/out" && grep -qE "^$app: [0-9]+$" "$scratch/out"; }
check "launch prints the process" launching
check "arguments and variables arrive" notes "launched -flag one"
check "SIMCTL_CHILD_ variables arrive" notes "variable here"
check "the place is where it was set" notes "at 48.86,2.35"
process=$(sed 's/.*: //' "$scratch/out")
again() { [ "$(device launch "$udid" $app)" = "$app: $process" ]; }
check "a second launch brings the running app to the front" again
together() {
    device terminate "$udid" $app
    local number starts=()
    for number in 1 2 3; do
        device launch "$udid" $app >"$scratch/launch$number" &
        starts+=("$!")
    done
    wait "${starts[@]}"
    process=$(sed 's/.*: //' "$scratch/launch1")
    [ "$(cat "$scratch"/launch[123] | sort | uniq -c | tr -s " ")" = " 3 $(cat "$scratch/launch1")" ]
}
check "launches at once start one process" together

check "location set reaches the running app" device location "$udid" set 52.52,13.40
check "it hears of the place" notes "at 52.52,13.40"
check "ui appearance" device ui "$udid" appearance dark
check "the app turns dark" notes "traits dark UICTContentSizeCategoryL"
check "ui content_size" device ui "$udid" content_size extra-large
check "the text grows" notes "traits dark UICTContentSizeCategoryXL"
reads() { [ "$(device ui "$udid" appearance)" = dark ] && [ "$(device ui "$udid" content_size)" = extra-large ]; }
check "settings are read back" reads
check "openurl" device openurl "$udid" probe://a/b
check "the app opens it" notes "opened probe://a/b"
check "a URL that nobody opens" exits 115 device openurl "$udid" unknown://x
printf '{"Simulator Target Bundle": "%s", "aps": {"alert": "Hello"}, "word": "first"}' $app >"$scratch/push.apns"
check "push" device push "$udid" "$scratch/push.apns"
check "the app hears of it" notes "push first"
printf '{"aps": 1' >"$scratch/bad.apns"
check "a payload that is no JSON is named" bash -c "! TOUCHSTONE_NO_BUILD=1 ./touchstone device push $udid $app $scratch/bad.apns 2>$scratch/err && grep -q bad.apns $scratch/err"
picture() { device io "$udid" screenshot "$scratch/a.png" && [ "$(head -c 8 "$scratch/a.png" | od -An -tx1 | tr -d ' \n')" = 89504e470d0a1a0a ]; }
check "io screenshot" picture
sharing() {
    printf 'for the app' >"$scratch/note.txt" && mkdir -p "$scratch/folder" "$scratch/got" && echo in >"$scratch/folder/in.txt" &&
        device documents "$udid" $app put "$scratch/note.txt" "$scratch/folder" && cmp "$scratch/note.txt" "$data/Documents/note.txt" &&
        device documents "$udid" $app | grep -qx note.txt && device documents "$udid" $app | grep -qx folder/ &&
        [ "$(device documents "$udid" $app list folder)" = in.txt ] && printf 'of the app' >"$data/Documents/note.txt" &&
        device documents "$udid" $app get note.txt folder/in.txt "$scratch/got" && [ "$(cat "$scratch/got/note.txt")" = "of the app" ] &&
        cmp "$scratch/folder/in.txt" "$scratch/got/in.txt" && device documents "$udid" $app remove note.txt folder &&
        [ ! -e "$data/Documents/note.txt" ] && [ ! -e "$data/Documents/folder" ]
}
check "ME25: an app's documents are shared with the person's computer" sharing
plutil_without() { # KEY FILE
    python3 -c "
import plistlib, sys
info = plistlib.load(open(sys.argv[2], 'rb'))
del info[sys.argv[1]]
plistlib.dump(info, open(sys.argv[2], 'wb'))" "$@"
}
keeping() { # Neither a name nor an app's link leads out of the documents, and an app that does not share them keeps them.
    ln -s "$scratch" "$data/Documents/way-out" && exits 2 device documents "$udid" $app get ../tmp "$scratch" &&
        exits 2 device documents "$udid" $app get way-out/got "$scratch/got" && rm "$data/Documents/way-out" || return 1
    local info
    info=$(device get_app_container "$udid" $app app)/Info.plist
    cp "$info" "$scratch/Info.plist" && plutil_without UIFileSharingEnabled "$info" && exits 1 device documents "$udid" $app &&
        says "does not share its files"
    local code=$?
    mv "$scratch/Info.plist" "$info"
    return $code
}
check "ME25: what is not shared is refused" keeping
status() {
    device status_bar "$udid" override --time 7:07 --batteryLevel 50 --batteryState charging --wifiBars 1 --cellularBars 2 &&
        device status_bar "$udid" list | grep -qx "time: 7:07" && device io "$udid" screenshot "$scratch/b.png" && ! cmp -s "$scratch/a.png" "$scratch/b.png" &&
        exits 1 device status_bar "$udid" override --batteryLevel 101 && device status_bar "$udid" clear
}
check "status_bar" status
defaults() {
    device spawn "$udid" defaults write $app word -string hello && [ "$(device spawn "$udid" defaults read $app word)" = hello ] &&
        device spawn "$udid" defaults delete $app word && exits 1 device spawn "$udid" defaults read $app word
}
check "spawn defaults" defaults
film() {
    device io "$udid" recordVideo --seconds=2 "$scratch/film.mp4" &&
        [ "$(ffprobe -v error -show_entries stream=codec_name,pix_fmt -of csv=p=0 "$scratch/film.mp4")" = "h264,yuv420p" ]
}
if command -v ffmpeg >/dev/null; then
    check "io recordVideo: H.264 that browsers play" film
fi
pasting() { printf 'a text' | device pbcopy "$udid" && [ "$(device pbpaste "$udid")" = "a text" ]; }
check "pbcopy, pbpaste" pasting
# Another app of the device pastes what this one copied.
other=org.touchstone.other-probe
mkdir -p "$scratch/Other/de.lproj"
printf '"CFBundleName" = "Sonde";\n' >"$scratch/Other/de.lproj/InfoPlist.strings"
cp Tests/EndToEnd/Device/App.swift "$scratch/Other/"
sed "s/$app/$other/; s/<string>probe</<string>other</" Tests/EndToEnd/Device/Info.plist >"$scratch/Other/Info.plist"
two_apps() { device install "$udid" "$scratch/Other" && device launch "$udid" $other && [ "$(device pbpaste "$udid")" = "a text" ] && device terminate "$udid" $other; }
check "two apps share the pasteboard" two_apps
# The notice of what an app reads by itself; what kinds there are it may know.
folder=$(device getenv "$udid" HOME)
soon() { # APP STEPS, up to half a minute.
    local end=$((SECONDS + 30))
    until python3 Tests/EndToEnd/tell.py "$folder" "$1" "$2"; do [ $SECONDS -lt $end ] && sleep 0.2 || return 1; done
}
noticing() {
    local data
    data=$(device get_app_container "$udid" $other data)
    device openurl "$udid" other://look && notes "a text true" && soon $other '[{"expectNot": {"id": "paste notice"}}]' &&
        device openurl "$udid" other://paste && notes "pasted a text" && soon $other '[{"expect": "Probe pasted from Probe"}]' &&
        soon $other '[{"wait": 4}, {"expectNot": {"id": "paste notice"}}]' && device terminate "$udid" $other
}
check "what one has copied another reads with a notice" noticing
tracking() { device openurl "$udid" probe://track && soon $app '[{"tap": "Ask App Not to Track"}]' && notes "tracking 2"; }
check "an app asks whether it may follow the person" tracking
pairing() {
    device launch "$udid" $app && device openurl "$udid" probe://watch && notes "watch false" &&
        exits 161 device pair "$udid" "$udid" && watch=$(device create "$phone 2" com.apple.CoreSimulator.SimDeviceType.Apple-Watch-Series-9-45mm) &&
        pair=$(device pair "$watch" "$udid") && [ ${#pair} = 36 ] && notes "watch true" &&
        device list pairs | grep -A2 -F "$pair (active, disconnected)" | grep -F "    Watch: $phone 2 ($watch) (Shutdown)" &&
        device boot "$watch" && device list -j pairs | python3 -c "
import json, sys
pair = json.load(sys.stdin)['pairs']['$pair']
assert pair['state'] == '(active, connected)' and pair['phone']['udid'] == '$udid', pair" &&
        exits 161 device pair "$watch" "$udid" && says "already paired with each other" && exits 2 device install "$watch" Tests/EndToEnd/Device &&
        device pair_activate "$pair"
}
check "pair: a watch and a phone, of which its apps hear" pairing
unpairing() { device unpair "$pair" && notes "watch false" && exits 148 device unpair "$pair" && ! device list pairs | grep -qF "$pair" && device shutdown "$watch" && device delete "$watch"; }
check "unpair" unpairing
check "terminate" device terminate "$udid" $app
check "the app was told" notes "terminates"
gone() { ! kill -0 "$process" 2>/dev/null; }
check "its process is gone" gone
check "nothing is left to terminate" exits 3 device terminate "$udid" $app

rm -f "$data/Documents/journal.txt"
sed 's/first/second/' "$scratch/push.apns" >"$scratch/push2.apns"
check "a push to an app that does not run" device push "$udid" "$scratch/push2.apns"
check "openurl starts the app" device openurl "$udid" probe://started
check "which opens it" notes "opened probe://started"
check "and hears of the push" notes "push second"
killed() { kill -9 "$(device launch "$udid" $app | sed 's/.*: //')" && device launch "$udid" $app | grep -q ": "; }
check "an app that was killed starts again" killed
# One that is run while its last process still ends is reached by commands as soon as that is gone.
succeeding() {
    local first try
    first=$(device launch "$udid" $app | sed 's/.*: //') && rm -f "$data/Documents/journal.txt" || return 1
    TOUCHSTONE_NO_BUILD=1 ./touchstone run --headless Tests/EndToEnd/Device --device "$phone" >"$scratch/run" 2>&1 &
    helpers+=($!)
    notes_like 'launched .*' && kill -9 "$first" || { cat "$scratch/run"; return 1; }
    for try in $(seq 100); do
        python3 Tests/EndToEnd/tell.py "$(device getenv "$udid" HOME)" $app '[{"wait": 0.1}]' 2>"$scratch/err" && return 0
        sleep 0.1
    done
    cat "$scratch/err"
    return 1
}
check "an app takes the place of its last process once that is gone" succeeding

# An app that watches a region and does not run is started for it.
watching() {
    device terminate "$udid" $app && device privacy "$udid" grant location-always $app &&
        device location "$udid" set 10,20.1 && device launch "$udid" $app -watch && notes "at 10.00,20.10" &&
        device terminate "$udid" $app && rm -f "$data/Documents/journal.txt"
}
check "an app watches a region" watching
far() { [ -z "$(device location "$udid" set 10,20.2)" ]; }
check "a place that is not its region leaves it alone" far
near() { device location "$udid" set 10,20 | grep -qE "^$app: [0-9]+$"; }
check "LO47: its region starts it" near
check "behind others" notes "launched by location, state 2"
check "and it hears of the region" notes "enter museum"
leaving() { device terminate "$udid" $app && device location "$udid" start 10,20 10,20.1 | grep -q ": " && device launch "$udid" $app; }
check "so does a way out of it" leaving
home=com.apple.springboard
under() { # TEXT, under the icon
    local try
    for try in $(seq 30); do
        python3 Tests/EndToEnd/tell.py "$(device getenv "$udid" HOME)" $home '[{"expect": "'"$1"'"}]' && return 0
        sleep 1
    done
    return 1
}
check "the app's name is under its icon" eval 'device launch --headless "$udid" $home && under Probe'
check "AP50: Contacts is on the home screen" under Contacts
check "AP50: and Photos" under Photos
check "AP50: and Maps" under Maps
check "AP50: and Settings" under Settings
told() { # APP STEPS, up to two minutes from now: a system app may have to be built first
    local try
    for try in $(seq 120); do
        python3 Tests/EndToEnd/tell.py "$(device getenv "$udid" HOME)" "$1" "$2" 2>"$scratch/told" && return 0
        sleep 1
    done
    cat "$scratch/told"
    return 1
}
printf 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nTEL;TYPE=CELL:555-0100\r\nEND:VCARD\r\n' >"$scratch/ada.vcf"
check "addcontacts" device addcontacts "$udid" "$scratch/ada.vcf"
check "a file that is no vCard is refused" exits 1 device addcontacts "$udid" "$scratch/push.apns"
people() { device launch --headless "$udid" com.apple.MobileAddressBook && told com.apple.MobileAddressBook '[{"expect": "Ada Lovelace"}, {"tap": "Ada Lovelace"}, {"wait": 1}, {"expect": "555-0100"}]'; }
check "AP50: Contacts shows its people, and their cards" people
photos() {
    device addmedia "$udid" docs/images/$(ls docs/images | grep png | head -n 1) && device openurl "$udid" photos-redirect:// &&
        told com.apple.mobileslideshow '[{"expect": {"id": "photo-0"}}, {"tap": "photo-0"}, {"wait": 1}, {"expect": {"id": "picture"}}]'
}
check "AP50: Photos opens by its URL, and shows the library" photos
german() { device ui "$udid" language de_DE && [ "$(device ui "$udid" language)" = de_DE ] && device launch --headless "$udid" $home && under Sonde; }
check "AP39: in another language the name under the icon is that of InfoPlist.strings" german
check "and the app starts in it" eval 'device launch --headless "$udid" $app && notes "language de_DE"'
check "a language that is none is refused" exits 2 device ui "$udid" language Klingonisch
answers() { # What the person has said to the app, by the device's own record.
    python3 -c "
import sqlite3
for row in sqlite3.connect('$(device getenv "$udid" HOME)/Databases/permissions.sqlite').execute(\"SELECT kind, state FROM permission WHERE app = '$app'\"): print(*row)"
}
reinstalling() {
    local folder
    folder=$(device getenv "$udid" HOME)
    answers | grep -x "location granted" && device uninstall "$udid" $app && device install "$udid" Tests/EndToEnd/Device &&
        device launch "$udid" $app && notes_like "launched .*" && answers | grep -x "location granted" &&
        device uninstall "$udid" $app && touch -d "25 hours ago" "$folder/Removed/$app" && device install "$udid" Tests/EndToEnd/Device &&
        device launch "$udid" $app && notes_like "launched .*" && ! answers | grep "location granted"
}
check "PH7: an app that comes back within a day has its answers, later it asks again" reinstalling
resetting() { device privacy "$udid" grant location-always $app && answers | grep -x "location granted" && device privacy "$udid" reset all && ! answers | grep .; }
check "PH7: a reset asks anew for all apps" resetting
check "shutdown ends it" device shutdown "$udid"
check "and tells it" notes "terminates"
cloning() { clone=$(device clone "$udid" "$phone 2") && device listapps "$clone" | grep -q $app; }
check "a clone has the app" cloning
erasing() { device erase "$udid" && [ "$(device listapps "$udid" | tr -d ' \n')" = "{}" ] && device list devices | grep -qF "$udid"; }
check "erase leaves an empty device" erasing
# The app is the one who knows the models. No app runs on watches.
types() {
    ./touchstone shot Tests/EndToEnd/Device -o "$scratch/no.png" --device Nokia 2>&1 | sed -n 's/.*must be one of //p' | sed 's/, /\n/g' | sort >"$scratch/known"
    device list devicetypes | sed -n 's/ (com.apple.*//p' | grep -v '^Apple Watch' | sort | diff - "$scratch/known"
}
check "the list of models is the app's" types
deleting() { device delete "$udid" && exits 148 device boot "$udid"; }
check "delete" deleting

finish
