#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Several windows of an app on a tablet, and why a phone has one. The last line counts: "N passed, N failed".
# TOUCHSTONE_PICTURES=FOLDER leaves pictures there.
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Scenes device $$"
app=org.touchstone.scenes-probe
. Tests/EndToEnd/device.bash
pictures=${TOUCHSTONE_PICTURES:-$scratch}
starting() { # MODEL
    udid=$(device create "$phone$2" "$1") && device boot "$udid" && device install "$udid" Tests/EndToEnd/Scenes &&
        data=$(device get_app_container "$udid" $app data) && folder=$(device getenv "$udid" HOME) &&
        device launch --headless "$udid" $app && notes "active 1"
}
does() { python3 Tests/EndToEnd/tell.py "$folder" $app "$1"; }
# The journal's last lines, one argument each.
heard() {
    local try
    for try in $(seq 100); do
        [ "$(tail -n $# "$data/Documents/journal.txt")" = "$(printf '%s\n' "$@")" ] && return 0
        sleep 0.1
    done
    cat "$data/Documents/journal.txt"
    return 1
}
check "an app on a tablet" starting "iPad (10th generation)" ""
opening() { does '[{"tap": "New Window"}, {"wait": 0.5}]' && heard "connect 2, a page" "resigns 1" "foreground 2" "background 1" "active 2"; }
check "a window of its own: the first is in the background" opening
showing() { does "[{\"expect\": \"Window 2\"}, {\"expectNot\": \"Window 1\"}, {\"shot\": \"$pictures/scenes.png\"}]"; }
check "it alone is on the screen" showing
back() { does '[{"tap": "Other Window"}, {"wait": 0.5}, {"expect": "Window 1"}, {"expectNot": "Window 2"}]' && heard "resigns 2" "foreground 1" "background 2" "active 1"; }
check "the first comes back" back
leaving() { does '[{"background": 1}, {"foreground": true}]' && heard "resigns 1" "background 1" "foreground 1" "active 1"; }
check "the app goes behind others and comes back: the window in front alone hears of it" leaving
closing() { does '[{"tap": "Close"}, {"wait": 0.5}, {"expect": "Window 2"}]' && heard "resigns 1" "foreground 2" "background 1" "active 2" "gone 1" "discarded 1"; }
check "a window is closed: the other comes" closing
last() { does '[{"tap": "Close"}, {"wait": 0.5}, {"expect": "Window 2"}]' && heard "refused 1"; }
check "the last one stays" last
device shutdown "$udid" >/dev/null
check "the same app on a phone" starting "iPhone 15" " 2"
refusing() { does '[{"tap": "New Window"}, {"wait": 0.5}, {"expect": "Window 1"}]' && heard "refused 0"; }
check "has one window" refusing

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
