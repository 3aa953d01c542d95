#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What apps get from other apps, from another device of the person and from the system while they are behind others or do
# not run: links, Handoff, suspension, fetches, tasks. The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Courier phone $$"
app=org.touchstone.courier
other=org.touchstone.other
. Tests/EndToEnd/device.bash
pictures=${TOUCHSTONE_PICTURES:-$scratch}
# tell DEVICE APP STEPS: `PICTURES` in a step stands for their folder.
tell() { python3 Tests/EndToEnd/tell.py "$(device getenv "$1" HOME)" "$2" "${3//PICTURES/$pictures}"; }
# value APP NAME: what the app answers.
value() {
    python3 - "$(device getenv "$udid" HOME)" "$1" "$2" <<'END'
import json, os, signal, socket, struct, sys
os.chdir(sys.argv[1] + "/Running")
connection = socket.socket(socket.AF_UNIX)
connection.settimeout(1)
connection.connect(sys.argv[2] + ".sock")
process = struct.unpack("3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))[0]
connection.sendall(json.dumps({"get": sys.argv[3]}).encode() + b"\n")
for _ in range(60):
    # It may be asleep, or go to sleep just as the request comes.
    os.kill(process, signal.SIGCONT)
    try:
        print(json.loads(connection.recv(4096)).get("value"))
        break
    except TimeoutError:
        pass
END
}
forget() { rm -f "$data/Documents/journal.txt" "$scratch/journal"; }
lacks() { ! grep -qE -- "$1" "$data/Documents/journal.txt" || { echo "a line '$1'"; return 1; }; }
# The same app with scenes, under another name, which opens other:// and hidden://.
mkdir -p "$scratch/Other"
cp Tests/EndToEnd/Courier/App.swift "$scratch/Other/"
python3 - "$scratch/Other/Info.plist" <<'END'
import plistlib, sys
with open("Tests/EndToEnd/Courier/Info.plist", "rb") as file:
    info = plistlib.load(file)
info.update(CFBundleIdentifier="org.touchstone.other", CFBundleName="Other")
info["CFBundleURLTypes"] = [{"CFBundleURLSchemes": ["other", "hidden"]}]
info["UIApplicationSceneManifest"] = {"UISceneConfigurations": {"UIWindowSceneSessionRoleApplication": [
    {"UISceneConfigurationName": "Default", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"}]}}
with open(sys.argv[1], "wb") as file:
    plistlib.dump(info, file)
END
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && device install "$udid" Tests/EndToEnd/Courier &&
        device install "$udid" "$scratch/Other" && data=$(device get_app_container "$udid" $app data) &&
        own=$data && others=$(device get_app_container "$udid" $other data)
}
check "a device with two apps" starting

# Links
check "the app starts" device launch --headless "$udid" $app
check "SV9: installed and asked for" notes "can open other: true"
check "SV9: asked for, not installed" notes "can open nobody: false"
check "SV9: installed, not asked for" notes "can open hidden: false"
check "SV9: its own" notes "can open courier: true"
check "a button opens a link of another app" tell "$udid" $app '[{"tap": "other"}]'
check "SV10: open answers true" notes "open other: true"
data=${others:-}
check "SV7, SV8: which is started, and its scene connects with it" notes "scene connects with other://x?y=1"
once() { sleep 1; [ "$(grep -c "other://x" "$data/Documents/journal.txt")" = 1 ]; }
check "SV7: once" once
again() { forget; data=$own; device launch "$udid" $app && tell "$udid" $app '[{"tap": "other"}]'; data=$others; }
check "the same while it runs" again
check "SV7, SV8: its scene opens it, and hears from whom" notes "scene opened other://x?y=1 from $app"
data=${own:-}
check "the app comes back" device launch --headless "$udid" $app
check "a button opens what nobody opens" tell "$udid" $app '[{"tap": "nobody"}]'
check "SV10: open answers false" notes "open nobody: false"
check "warm, without scenes" device openurl "$udid" courier://warm
check "SV8: the delegate opens it" notes "opened courier://warm from nobody"
cold() { device terminate "$udid" $app && forget && device openurl "$udid" courier://cold; }
check "cold, without scenes" cold
check "SV8: it stands among the launch options" notes "launched URLKey, state 1"
check "SV7, SV8: and the delegate opens it" notes "opened courier://cold from nobody"
associate() {
    local folder
    folder=$(device getenv "$udid" HOME)/AssociatedDomains/notes.example
    mkdir -p "$folder" && printf '{"applinks": {"details": [{"appIDs": ["TEAM.%s"], "components": [{"/": "/secret/*", "exclude": true}, {"/": "/note/*"}]}]}}' $app >"$folder/apple-app-site-association"
}
check "a site names the app" associate
check "a page of it" device openurl "$udid" https://notes.example/note/3
check "a universal link is an activity" notes "continue NSUserActivityTypeBrowsingWeb https://notes.example/note/3"
check "a page that the site leaves out is the browser's" exits 115 device openurl "$udid" https://notes.example/secret/3
check "so is another site's" exits 115 device openurl "$udid" https://elsewhere.example/note/3

# One app in front
covered() {
    device terminate "$udid" $other; device terminate "$udid" $app; forget
    device launch --headless "$udid" $app && notes "did become active" && device launch --headless "$udid" $other && notes "did enter background" &&
        [ "$(grep -E "active|background" "$data/Documents/journal.txt" | tr '\n' ',')" = "did become active,will resign active,did enter background," ]
}
check "another app is launched: the one in front resigns, and enters the background" covered
in_front() { [ "$(value $app state) $(value $other state)" = "$1" ] || { value $app state; value $other state; return 1; }; }
check "which leaves one of them in front" in_front "background active"
returning() { forget && device launch "$udid" $app && notes "did become active" && in_front "active background"; }
check "the first comes back, and the other goes" returning
linked() { forget && device openurl "$udid" other://z && notes "did enter background" && in_front "background active"; }
check "a link that another app opens does the same" linked

# Suspension
ticks() { cat "$data/Documents/ticks.txt" 2>/dev/null || echo 0; }
counts_beyond() { # Up to half a minute from now: a busy machine takes its time.
    local try
    for try in $(seq 300); do
        [ "$(ticks)" -gt "$1" ] && return 0
        sleep 0.1
    done
    echo "still $(ticks)"
    return 1
}
ticking() { device terminate "$udid" $app && forget && device launch --headless "$udid" $app -tick && counts_beyond 0; }
check "the app counts" ticking
order() {
    forget && tell "$udid" $app '[{"background": true}]' && sleep 1 && tell "$udid" $app '[{"foreground": true}]' &&
        notes "did become active" && [ "$(tr '\n' ',' <"$data/Documents/journal.txt")" = "will resign active,did enter background,will enter foreground,did become active," ]
}
check "BG35: home and back, in order" order
asleep() {
    tell "$udid" $app '[{"background": true}]' && sleep 7 || return 1
    local before
    before=$(ticks)
    sleep 2
    [ "$(ticks)" = "$before" ] || { echo "$before, then $(ticks)"; return 1; }
}
check "BG3: behind others it is suspended within seconds, and does not count" asleep
awake() {
    local before
    before=$(ticks)
    device launch "$udid" $app && counts_beyond "$before"
}
check "BG3: back in front it counts on" awake
check "BG12: it is killed" eval 'kill -9 "$(device launch "$udid" $app | sed "s/.*: //")"'

# Work in the background
fetch() { forget && device background "$udid" $app fetch; }
check "a fetch starts the app" fetch
check "BG18: which is told behind others" notes "fetch, state 2"
fetched() { [ "$(value $app fetchResult)" = newData ]; }
check "BG18: and its result is kept" fetched
submit() { device terminate "$udid" $app; forget && device launch --headless "$udid" $app -submit && notes submitted && device terminate "$udid" $app && forget; }
check "BG19: a request for a task outlives the app" submit
unmet() { device world "$udid" '{"network": {"kind": "none"}}' && [ -z "$(device background "$udid" $app due)" ]; }
check "BG19: without the network it needs nothing starts" unmet
met() { device world "$udid" '{"network": {"kind": "wifi"}}' && device background "$udid" $app due | grep -q org.touchstone.courier.refresh; }
check "BG19: with it the app is started" met
check "BG19: and its launch handler runs" notes "task org.touchstone.courier.refresh runs, refresh false"
expire() {
    device terminate "$udid" $app && forget && device launch --headless "$udid" $app -submit -slow && notes submitted &&
        device background "$udid" $app task org.touchstone.courier.refresh && notes_like "task org.* runs.*" &&
        device background "$udid" $app expire org.touchstone.courier.refresh
}
check "BG11, BG19: a running task expires by command" expire
check "BG19: and its handler hears" notes "task expired"
check "memory is short" device background "$udid" $app memory
check "the delegate hears of it" notes "memory warning"
check "the day changes" device background "$udid" $app time
check "the delegate hears of that" notes "significant time change"
silent() {
    device terminate "$udid" $app; forget
    printf '{"aps": {"content-available": 1}, "word": "news"}' >"$scratch/silent.apns" && device push "$udid" $app "$scratch/silent.apns"
}
check "a silent push" silent
check "BG20: wakes the app with a completion handler" notes "push news, state 2"

# Notifications, on the home screen
home=com.apple.springboard
at_home() { device privacy "$udid" grant notifications $app && device launch --headless "$udid" $home; }
check "the home screen" at_home
remind() { device terminate "$udid" $app; forget; device launch --headless "$udid" $app -remind && notes "reminder planned" && device terminate "$udid" $app && forget && device launch "$udid" $home; }
check "a reminder is planned, and the app ends" remind
check "NO10, NO11: the home screen shows it at its time" tell "$udid" $home '[{"expect": "Time for tea", "timeout": 30}, {"wait": 0.5}, {"shot": "PICTURES/home-banner.png"}]'
check "it is opened" tell "$udid" $home '[{"tap": "Time for tea"}]'
check "NO28: the app starts with it among its launch options" notes_like "launched LocalNotificationKey, state 1"
plain() { device terminate "$udid" $app && forget && device launch --headless "$udid" $app && notes "launched plain, state 1"; }
check "NO28: by its icon it starts without" plain
pushed() {
    device terminate "$udid" $app; forget; device launch "$udid" $home
    printf '{"aps": {"alert": {"title": "Post", "body": "A parcel"}}, "word": "parcel"}' >"$scratch/parcel.apns" && device push "$udid" $app "$scratch/parcel.apns" &&
        tell "$udid" $home '[{"expect": "A parcel", "timeout": 10}, {"wait": 8}, {"drag": [[200, 1], [200, 400]], "duration": 0.3}, {"wait": 1}, {"expect": {"id": "NotificationCenter"}}, {"expect": "A parcel"}, {"shot": "PICTURES/notification-center.png"}, {"tap": "A parcel"}]'
}
check "NO30: a push for an app that does not run waits in notification centre, and is opened there" pushed
check "NO28: the app starts with its payload" notes_like "launched RemoteNotificationKey, state 1"
check "and hears what was done with it" notes_like "response Post A parcel, state [12]"
behind() {
    tell "$udid" $app '[{"background": true}]' && sleep 7 && forget && device launch "$udid" $home && device push "$udid" $app "$scratch/parcel.apns" && tell "$udid" $home '[{"expect": "A parcel", "timeout": 10}, {"tap": "A parcel"}]'
}
check "a push for a suspended app" behind
check "NO26: opened, the app hears of it before it is active" notes_like "response Post A parcel, state [12]"
check "NO26: and comes to the front" notes "did become active"
locked() { device launch "$udid" $home && device push "$udid" $app "$scratch/parcel.apns" && device lock "$udid" && tell "$udid" $home '[{"expect": {"id": "LockScreen"}}, {"expect": "A parcel"}, {"wait": 1}, {"shot": "PICTURES/lock-screen.png"}]' && device unlock "$udid" && tell "$udid" $home '[{"wait": 1}, {"expectNot": {"id": "LockScreen"}}]'; }
check "NO30: on the lock screen it is listed too" locked
switching() { tell "$udid" $home '[{"drag": [[200, 850], [200, 500]], "duration": 0.3}, {"wait": 1}, {"expect": {"id": "AppSwitcher"}}, {"expect": {"id": "switcher org.touchstone.courier"}}, {"shot": "PICTURES/app-switcher.png"}, {"tap": [20, 60]}]'; }
check "the app switcher has what runs" switching
# A push in an app that runs alone, which banners need the person's leave for.
localized() {
    printf '[{"privacy": {"notifications": "granted"}}, {"background": true}, {"push": {"aps": {"alert": {"loc-key": "LETTER", "loc-args": ["Ada"]}}}}, {"expect": "%s"}, {"tap": "%s"}, {"wait": 1}, {"expectNot": "%s"}]' "$2" "$2" "$2" >"$scratch/language.json" &&
        exits 0 ./touchstone shot Tests/EndToEnd/Courier -o "$scratch/language.png" --script "$scratch/language.json" --locale "$1"
}
check "NO38: a key is a text of the app's in the device's language" eval 'localized de_DE "Ein Brief von Ada" && localized en_US "A letter from Ada"'
# Handoff
second() {
    pad=$(device create "$phone 2" "iPad (10th generation)") && device boot "$pad" && device install "$pad" Tests/EndToEnd/Courier &&
        far=$(device get_app_container "$pad" $app data)
}
check "a second device" second
editing() {
    device terminate "$udid" $other; device terminate "$udid" $app; forget
    device launch --headless "$udid" $app && tell "$udid" $app '[{"tap": "text"}, {"type": "Dear"}, {"wait": 1}]'
}
check "a letter on the first" editing
nothing() { [ -z "$(device handoff "$pad")" ]; }
check "HF3: without an account nothing is offered" nothing
# What an account stores in iCloud outlives its devices: this one has nothing yet, and leaves nothing.
account="ada-$$"
sign_in() { for one in "$udid" "$pad"; do device world "$one" '{"cloudAccount": "'$account'"}' || return 1; done; }
sign_off() {
    [ -z "${udid:-}" ] || rm -rf "$(dirname "$(device getenv "$udid" HOME)")/Cloud/$account"
    clean_up
}
trap sign_off EXIT
check "both sign in" sign_in
offered() { # Once the app is on the screen.
    local try
    for try in $(seq 60); do
        device handoff "$pad" | grep -q "^$app" && return 0
        sleep 0.5
    done
    return 1
}
check "HF2: the second is offered it, without pairing" offered
apart() { device world "$pad" '{"cloudAccount": "grace"}' && nothing && device world "$pad" '{"cloudAccount": "'$account'"}'; }
check "HF3: not with another account" apart
radio() { device world "$udid" '{"continuity": {"isBluetoothOn": false}}' && nothing && device world "$udid" '{"continuity": {"isBluetoothOn": true}}' && offered; }
check "HF3: nor without Bluetooth on the first" radio
unsaved() { tell "$udid" $app '[{"type": " Ada"}]' && device handoff "$pad" continue $app; }
check "a person goes on with it there" unsaved
data=${far:-}
check "HF6, HF12: the app is started for it" notes_like "launched UserActivityDictionaryKey, state 1"
check "HF7: it will continue" notes "will continue org.touchstone.courier.editing"
check "HF20: and gets what was not saved yet" notes "continue org.touchstone.courier.editing Dear Ada"
check "HF24: streams lead to the first device" notes "stream answers welcome"
data=${own:-}
check "HF24: and to the delegate there" notes "stream says hello"
check "HF22: the first is told once" notes "was continued"
gone() { sleep 1; nothing && [ "$(grep -c "was continued" "$data/Documents/journal.txt")" = 1 ]; }
check "HF22: and offers it no more" gone
warm() {
    device terminate "$udid" $app && device launch --headless "$udid" $app && offered && data=$far && forget &&
        device world "$pad" '{"continuity": {"transferSeconds": 2}}' || return 1
    device handoff "$pad" continue &
    notes "will continue org.touchstone.courier.editing" && lacks "^continue" && wait $! && notes_like "continue org.touchstone.courier.editing .*"
}
check "HF6, HF8: while the way takes two seconds the app knows that it will continue" warm
breaking() {
    data=$own; device terminate "$udid" $app && device launch --headless "$udid" $app && offered && data=$far && forget &&
        device world "$pad" '{"continuity": {"transferSeconds": 0, "breaks": true}}' && ! device handoff "$pad" continue && notes "failed org.touchstone.courier.editing 4608" && lacks "^continue"
}
check "HF10: a transfer that breaks is told, and continue does not come" breaking
# The sample, on both devices
relay=org.touchstone.Relay
check "Relay on both devices" eval 'device install "$udid" Examples/Relay && device install "$pad" Examples/Relay'
settled() { device world "$pad" '{"continuity": {"breaks": false}}' && device terminate "$udid" $app; device terminate "$pad" $app; return 0; }
check "the others end" settled
writing() {
    device launch --headless "$udid" $relay && tell "$udid" $relay '[{"tap": "Notes"}, {"wait": 1}, {"tap": "add"}, {"wait": 1}, {"tap": "title"}, {"type": "Picnic"}, {"tap": "note"}, {"type": "Lemonade"}]'
}
check "a note on the first" writing
check "HF33: it is offered" eval 'device handoff "$pad" | grep -q "^$relay.*Relay.note"'
check "the second goes on" device handoff "$pad" continue $relay
check "HF34: with the unsaved text" tell "$pad" $relay '[{"expect": {"id": "title", "value": "Picnic"}}, {"expect": {"id": "note", "value": "Lemonade"}}, {"wait": 1}, {"shot": "PICTURES/relay-note.png"}]'
filing() {
    tell "$pad" $relay '[{"background": true}]' && tell "$udid" $relay '[{"tap": "Notes"}, {"wait": 1}, {"tap": "Relay"}, {"wait": 1}, {"tap": "Documents"}, {"wait": 1}, {"tap": "add"}, {"wait": 2}, {"type": "Guests"}, {"wait": 20}]'
}
check "a document on the first" filing
check "HF25: which is offered without code" eval 'device handoff "$pad" | grep -q "^$relay.*Relay.document"'
check "the second opens it" device handoff "$pad" continue $relay
check "HF26, HF36: the same document, from the list of documents" tell "$pad" $relay '[{"expect": "Note 1"}, {"expect": {"id": "title", "value": "Guests"}}, {"wait": 1}, {"shot": "PICTURES/relay-document.png"}]'
check "HF27, HF31 to HF35: tests of Relay" exits 0 ./touchstone test Examples/Relay --virtual-clock
finish
