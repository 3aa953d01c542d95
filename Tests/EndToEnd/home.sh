#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The home screen as a person uses it: icons are moved and put into folders, an app is removed, and Today shows the widget of Ticker,
# which asks a server on this machine for a price. The last line counts: "N passed, N failed". TOUCHSTONE_PICTURES=FOLDER leaves
# pictures there.
#   home.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Home phone $$"
app=org.touchstone.Ticker
probe=org.touchstone.device-probe
home=com.apple.springboard
. Tests/EndToEnd/device.bash
pictures=${TOUCHSTONE_PICTURES:-$scratch}
# told APP STEPS, up to a minute from now: `PICTURES` in a step stands for their folder.
told() {
    local try
    for try in $(seq 60); do
        python3 Tests/EndToEnd/tell.py "$folder" "$1" "${2//PICTURES/$pictures}" 2>"$scratch/told" && return 0
        sleep 1
    done
    cat "$scratch/told"
    return 1
}
# at_home STEPS: on the home screen, once.
at_home() { python3 Tests/EndToEnd/tell.py "$folder" $home "${1//PICTURES/$pictures}"; }
serving() {
    python3 Tests/EndToEnd/Services/quotes.py >"$scratch/port" &
    helpers+=($!)
    local try
    for try in $(seq 100); do
        port=$(cat "$scratch/port") && [ -n "$port" ] && return 0
        sleep 0.1
    done
    return 1
}
check "the server of prices" serving
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && folder=$(device getenv "$udid" HOME) &&
        device install "$udid" Examples/Ticker && device install "$udid" Tests/EndToEnd/Device &&
        device launch --headless "$udid" $app -server "http://localhost:${port:-}" && device launch --headless "$udid" $home &&
        told $home '[{"expect": "Ticker"}]'
}
check "a device with the sample and another app" starting

# Today
adding() {
    at_home '[{"swipe": "right"}, {"wait": 1}, {"expect": "1 New Widget Available"}, {"shot": "PICTURES/home-today-empty.png"}, {"tap": "edit widgets"}, {"wait": 1}, {"shot": "PICTURES/home-widgets.png"}, {"tap": "Insert"}, {"wait": 1}, {"tap": "Done"}, {"wait": 1}]'
}
check "EX14: a swipe to the right comes to Today, where the person adds a widget" adding
check "EX15, EX34: it shows the server's price" told $home '[{"expect": "191.24"}, {"shot": "PICTURES/home-today.png"}]'
check "EX19, EX34: Refresh loads it again" told $home '[{"tap": "Refresh"}, {"expect": "192.53", "timeout": 10}]'
more() { at_home '[{"tap": "Show More"}, {"wait": 1}, {"expect": "Earlier: 191.24"}, {"shot": "PICTURES/home-today-more.png"}, {"tap": "Show Less"}, {"wait": 1}, {"expectNot": "Earlier: 191.24"}]'; }
check "Show More has room for the prices before it" more
opening() { at_home '[{"tap": "price"}]' && told $app '[{"expect": "You asked about AAPL."}]'; }
check "EX12: a touch of the price opens the app by its URL" opening
check "the person comes back" eval 'device launch --headless "$udid" $home && told $home "[{\"expect\": \"Ticker\"}]"'
ending() {
    at_home '[{"swipe": "left"}, {"wait": 1}, {"expect": "Probe"}]'
    local try
    for try in $(seq 100); do
        pgrep -f "TickerToday.appex/TickerToday" >"$scratch/pids" || return 0
        sleep 0.1
    done
    cat "$scratch/pids"
    return 1
}
check "EX5: away from Today, the widget's process ends" ending
center() {
    at_home '[{"drag": [[60, 2], [60, 500]]}, {"wait": 1}, {"swipe": "right", "on": "NotificationCenter"}, {"wait": 1}]' &&
        told $home '[{"expect": "190.08"}, {"shot": "PICTURES/home-center-today.png"}]' && at_home '[{"swipe": "left", "on": "Today"}, {"wait": 1}, {"expectNot": "190.08"}, {"swipe": "up", "on": "unlock"}, {"wait": 1}]'
}
check "EX14: Today is left of notification centre's list, too" center
dark() {
    device ui "$udid" appearance dark && at_home '[{"swipe": "right"}, {"wait": 1}]' &&
        told $home '[{"expect": "190.08"}, {"wait": 1}, {"shot": "PICTURES/home-today-dark.png"}]' && at_home '[{"swipe": "left"}, {"wait": 1}, {"shot": "PICTURES/home-dark.png"}]' && device ui "$udid" appearance light
}
check "in the dark" dark

# Editing
menu() { at_home '[{"press": "Ticker"}, {"wait": 1}, {"expect": "Edit Home Screen"}, {"expect": "Remove App"}, {"shot": "PICTURES/home-menu.png"}, {"tap": [200, 700]}, {"wait": 1}, {"expectNot": "Remove App"}]'; }
check "a long press on an icon offers to edit and to remove" menu
editing() { at_home '[{"press": [200, 560]}, {"wait": 0.5}, {"expect": "Done"}, {"expect": {"id": "'$app'"}}, {"shot": "PICTURES/home-editing.png"}]'; }
check "a press between the icons begins editing" editing
lattice() { # The middle of a place of the first page's first row.
    echo "$((14 + 91 * $1 + 46)), 105"
}
folding() {
    at_home '[{"fingers": [[[0, '"$(lattice 0)"'], [0.3, '"$(lattice 0)"'], [0.6, '"$(lattice 1)"'], [1.3, '"$(lattice 1)"']]]}, {"wait": 1}, {"expect": "Folder folder"}, {"shot": "PICTURES/home-folder.png"}]'
}
check "an icon dragged onto another makes a folder" folding
naming() {
    at_home '[{"tap": "Folder folder"}, {"wait": 1}, {"shot": "PICTURES/home-folder-editing.png"}, {"tap": "folder name"}, {"wait": 0.5}, {"key": "a", "modifiers": ["command"]}, {"type": "Things\n"}, {"wait": 0.5}, {"tap": [200, 790]}, {"wait": 1}, {"tap": "Done"}, {"wait": 0.5}, {"expect": {"id": "folder 1", "value": "2 apps"}}, {"expect": "Things folder"}, {"tap": "Things folder"}, {"wait": 1}, {"shot": "PICTURES/home-folder-open.png"}, {"tap": "'$probe'"}]'
}
check "the folder gets a name, opens, and has the apps" naming
kept() {
    device launch --headless "$udid" $home && told $home '[{"tap": [200, 790]}, {"wait": 1}, {"expect": "Things folder"}]' &&
        kill -9 "$(device launch --headless "$udid" $home | sed 's/.*: //')" && device launch --headless "$udid" $home &&
        told $home '[{"expect": {"id": "folder 1", "value": "2 apps"}}, {"expect": "Things folder"}]'
}
check "a home screen that was killed has it again" kept
broken() {
    kill -9 "$(device launch --headless "$udid" $home | sed 's/.*: //')" && echo '{' >"$folder/HomeScreen/layout.json" &&
        device launch --headless "$udid" $home && told $home '[{"expect": {"id": "'$app'"}}, {"expectNot": "Things folder"}]' &&
        device log "$udid" show $home | grep "layout is broken"
}
check "a broken layout is reported, and icons stand as on a new device" broken
removing() {
    at_home '[{"press": [200, 560]}, {"wait": 0.5}, {"tap": "Delete Probe"}, {"wait": 1}, {"expect": "Deleting this app will also delete its data."}, {"shot": "PICTURES/home-delete.png"}, {"tap": "Delete"}, {"wait": 1}]' &&
        told $home '[{"expectNot": {"id": "'$probe'"}}]' && ! device listapps "$udid" | grep -q $probe
}
check "Delete uninstalls" removing
check "EX28, EX34: tests of Ticker" exits 0 ./touchstone test Examples/Ticker --virtual-clock
finish
