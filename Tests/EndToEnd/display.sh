#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# One display for the apps of a device: the home screen owns it, apps open and close in it. The last line counts:
# "N passed, N failed". TOUCHSTONE_PICTURES=FOLDER leaves pictures there.
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Display phone $$"
app=org.touchstone.display-probe
other=org.touchstone.settings-probe
home=com.apple.springboard
. Tests/EndToEnd/device.bash
pictures=${TOUCHSTONE_PICTURES:-$scratch}
tell() { python3 Tests/EndToEnd/tell.py "$folder" "$1" "$2"; }
# Up to a minute: tell APP STEPS, until they can be done.
soon() {
    local end=$((SECONDS + 30))
    while [ $SECONDS -lt $end ]; do
        tell "$1" "$2" >"$scratch/soon" 2>&1 && return 0
        sleep 0.2
    done
    cat "$scratch/soon"
    return 1
}
# state APP STATE: whether it comes to be in that state.
state() {
    local end=$((SECONDS + 30))
    while [ "$(tell "$1" '{"get": "state"}')" != "$2" ]; do
        [ $SECONDS -lt $end ] || return 1
        sleep 0.2
    done
}
show() {
    device show --headless "$udid" >>"$scratch/shown" 2>&1 &
    helpers+=($!)
    soon $home '[{"expect": "Green"}]'
}
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && device install "$udid" Tests/EndToEnd/Display &&
        device install "$udid" Tests/EndToEnd/Settings && folder=$(device getenv "$udid" HOME) &&
        data=$(device get_app_container "$udid" $app data) && show
}
check "a display with the home screen" starting
check "a second one is refused" exits 149 device show --headless "${udid:-}"

opening() { tell $home "[{\"tap\": \"$app\"}]" && notes "launched on 393 x 852" && notes active; }
check "a touch on an icon opens the app, on the device's screen" opening
# What is on the display is what the app shows, to the last bit: both are pictures of the same program.
same() {
    local try
    for try in $(seq 20); do
        tell $app "[{\"shot\": \"$scratch/own.png\"}]" && device io "$udid" screenshot "$scratch/shown.png" && cmp "$scratch/own.png" "$scratch/shown.png" && return 0
        sleep 0.2
    done
    cp "$scratch/own.png" "$scratch/shown.png" "$pictures/"
    return 1
}
check "the display shows the app, pixel by pixel" same
touching() { tell $home '[{"tap": [195, 330]}, {"tap": [40, 600]}]' && notes touched && notes "finger at 40, 600"; }
check "touches go to the app" touching
typing() { tell $home '[{"tap": [195, 222]}, {"wait": 0.5}, {"type": "Hi"}]' && notes "text Hi"; }
check "keys go to the app" typing
covering() { tell $home '[{"drag": [[195, 2], [195, 300]]}, {"wait": 1}]' && notes inactive && soon $home "[{\"expect\": {\"id\": \"NotificationCenter\"}}, {\"shot\": \"$pictures/center.png\"}]"; }
check "notification centre comes over the app, which is inactive" covering
uncovering() { rm "$data/Documents/journal.txt" && tell $home '[{"swipe": "up", "on": "unlock"}, {"wait": 1}]' && notes active; }
check "and active again below it" uncovering

leaving() { tell $home '[{"drag": [[195, 850], [195, 300]], "duration": 0.1}, {"wait": 1}]' && notes background && tell $home "[{\"shot\": \"$pictures/home.png\"}, {\"tap\": \"$other\"}]" && soon $other '[]' && state $other active; }
check "a swipe from below leaves it; another app opens" leaving
linking() { rm -f "$data/Documents/journal.txt" && device openurl "$udid" green://meadow && notes "opened green://meadow" && notes active && same; }
check "a link brings the first back, in front of the other" linking
check "the other is behind it" state $other background
held() { tell $home '[{"fingers": [[[0, 195, 850], [0.4, 195, 500], [0.8, 195, 499]]]}, {"wait": 1}]' && soon $home "[{\"expect\": {\"id\": \"switcher $app\"}}, {\"expect\": {\"id\": \"switcher $other\"}}, {\"shot\": \"$pictures/switcher.png\"}]"; }
check "held on its way, it is one of the app switcher's cards" held
choosing() { rm -f "$data/Documents/journal.txt" && tell $home "[{\"tap\": \"switcher $app\"}]" && notes active && same; }
check "a touch there brings it back" choosing
# Along the home indicator: to the app before, and back while apps keep their order.
sliding() {
    tell $home "[{\"drag\": [[60, 845], [330, 845]], \"duration\": 0.2}, {\"wait\": 0.1}, {\"shot\": \"$pictures/sliding.png\"}, {\"wait\": 1}]" && state $other active && state $app background &&
        rm -f "$data/Documents/journal.txt" && tell $home '[{"drag": [[330, 845], [60, 845]], "duration": 0.2}, {"wait": 1}]' && notes active && state $other background && same
}
check "a finger along the home indicator leads to the app before, and back" sliding
standing() { tell $home '[{"drag": [[60, 845], [330, 845]], "duration": 0.2}, {"wait": 4}]' && state $other active && tell $home '[{"drag": [[60, 845], [330, 845]], "duration": 0.2}, {"wait": 1}]' && state $app active && same; }
check "where the person stays is the last app, and the other the one before" standing
calling() { device world "$udid" '{"call": {"state": "ringing", "caller": "Ada"}}' && soon $home "[{\"expect\": \"Decline\"}, {\"shot\": \"$pictures/call.png\"}]" && notes inactive && tell $home '[{"tap": "Decline"}]' && soon $home '[{"expectNot": "Decline"}]' && same; }
check "a call rings over the app, once" calling
ending() { device terminate "$udid" $app && tell $home '[{"wait": 1}, {"tap": [20, 700]}]' && exits 3 device terminate "$udid" $app && soon $home "[{\"expectNot\": {\"id\": \"app $app\"}}, {\"expect\": \"Green\"}]"; }
check "an app that ends leaves the icons" ending
ringing() { device world "$udid" '{"call": {"state": "ringing", "caller": "Bob"}}' && soon $home '[{"tap": "Accept"}]' && device world "$udid" '{"call": {"state": "none"}}' && soon $home '[{"expectNot": "End"}]'; }
check "a call rings with no app in front" ringing

surviving() {
    device launch "$udid" $app >/dev/null && notes active && rm "$data/Documents/journal.txt" || return 1
    pkill -KILL -f "$(basename "$folder")/Bundles/$home" || return 1
    wait "${helpers[-1]}" 2>/dev/null
    show && device launch "$udid" $app && notes active && same
}
check "the home screen is killed: the app goes on, on the next display" surviving

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
