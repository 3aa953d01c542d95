#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Settings and the home screen on a device with another app: what one changes the other sees. The last line counts:
# "N passed, N failed". TOUCHSTONE_PICTURES=FOLDER leaves pictures there.
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Settings phone $$"
app=org.touchstone.settings-probe
settings=com.apple.Preferences
home=com.apple.springboard
. Tests/EndToEnd/device.bash
pictures=${TOUCHSTONE_PICTURES:-$scratch}
tell() { python3 Tests/EndToEnd/tell.py "$folder" "$1" "$2"; }
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && device install "$udid" Tests/EndToEnd/Settings &&
        folder=$(device getenv "$udid" HOME) && data=$(device get_app_container "$udid" $app data) &&
        device privacy "$udid" grant location $app && device privacy "$udid" revoke camera $app && device privacy "$udid" grant photos $app &&
        device privacy "$udid" grant notifications $app && device launch "$udid" $app
}
check "an app with a Settings.bundle" starting
check "SV5: defaults of the bundle are not stored" notes "launched: loud true, greeting none"
own_page() { device openurl "$udid" app-settings:$app && tell $settings '[{"expect": "Radio"}, {"expect": "Greeting"}]'; }
check "SV1, SV3: its page in Settings" own_page
picture() { tell $settings "[{\"shot\": \"$pictures/$1\"}]" && [ -s "$pictures/$1" ]; }
check "a picture of it" picture settings-app.png
check "SV4: a switch" tell $settings '[{"tap": "loud"}, {"wait": 0.5}]'
told() { device launch "$udid" $app && notes "changed: loud false, greeting none" && device launch --headless "$udid" $settings; }
check "SV4: the app is told, back in front" told
check "SV1: a child pane" tell $settings '[{"swipe": "up"}, {"wait": 1}, {"tap": "Advanced"}, {"wait": 1}, {"expect": "Trace"}, {"tap": "trace"}, {"wait": 0.5}]'
stored() { python3 -c "
import plistlib, sys
values = plistlib.load(open('$data/Library/Preferences/$app.plist', 'rb'))
assert values.get('trace') == 'on' and values.get('loud') is False and 'pin' not in values, values"; }
check "SV6: its own value is stored, and nothing that was not touched" stored
live() { device openurl "$udid" app-settings:$app && device openurl "$udid" settings-probe://own && tell $settings '[{"foreground": true}, {"expect": {"id": "greeting", "value": "from the app"}, "timeout": 5}]'; }
check "what the app changes is shown" live
permission() { device openurl "$udid" app-settings:$app && tell $settings '[{"tap": "Camera"}, {"wait": 0.5}]' && python3 -c "
import sqlite3
rows = sqlite3.connect('$folder/Databases/permissions.sqlite').execute(\"SELECT state FROM permission WHERE app = '$app' AND kind = 'camera'\").fetchall()
assert rows == [('granted',)], rows"; }
check "a permission" permission
photos() { # Nobody is told; what the app finds when it is started again is the new answer.
    exits 3 device terminate "$udid" $app && device launch "$udid" $app && device launch --headless "$udid" $settings &&
        device openurl "$udid" app-settings:$app && tell $settings '[{"tap": "Photos"}, {"wait": 1}, {"tap": "None"}, {"wait": 0.5}]' &&
        exits 3 device terminate "$udid" $app && python3 -c "
import sqlite3
rows = sqlite3.connect('$folder/Databases/permissions.sqlite').execute(\"SELECT state FROM permission WHERE app = '$app' AND kind = 'photos'\").fetchall()
assert rows == [('denied',)], rows"; }
check "PH6: a changed permission ends the app" photos
opening() { device terminate "$udid" $settings && device openurl "$udid" settings-probe://settings && wait_for $settings; }
wait_for() {
    local try
    for try in $(seq 600); do
        tell "$1" '[{"expect": "Radio"}]' 2>/dev/null && return 0
        sleep 0.1
    done
    return 1
}
check "the app opens its own page, and Settings with it" opening
check "the home screen" device launch --headless "$udid" $home
check "AP41: the app's icon is there" tell $home '[{"expect": "Radio"}]'
badge() { tell $app '[{"background": true}]' && printf '{"aps": {"alert": "News", "badge": 7}}' | device push "$udid" $app - && tell $home "[{\"foreground\": true}, {\"wait\": 1}, {\"shot\": \"$pictures/home.png\"}]" && python3 -c "
import sqlite3
rows = sqlite3.connect('$folder/Databases/notifications.sqlite').execute(\"SELECT number FROM badges WHERE app = '$app'\").fetchall()
assert rows == [(7,)], rows"; }
check "NO23: a badge" badge
actions() { tell $home "[{\"wait\": 6}, {\"press\": \"$app\", \"duration\": 1}, {\"wait\": 1}, {\"expect\": \"Play Last Station\"}, {\"shot\": \"$pictures/home-actions.png\"}]"; }
check "quick actions" actions
launching() { device terminate "$udid" $app && rm -f "$data/Documents/journal.txt" && tell $home "[{\"tap\": [20, 700]}, {\"wait\": 1}, {\"tap\": \"$app\"}]" && notes "launched: loud false, greeting from the app"; }
check "AP41: a touch launches the app" launching
searching() { device terminate "$udid" $app && rm -f "$data/Documents/journal.txt" && device launch --headless "$udid" $home && tell $home "[{\"swipe\": \"down\"}, {\"wait\": 1}, {\"type\": \"rad\"}, {\"wait\": 1}, {\"shot\": \"$pictures/home-search.png\"}, {\"tap\": \"found $app\"}]" && notes "launched: loud false, greeting from the app"; }
check "search finds it by its name, and a touch launches it" searching
finish
