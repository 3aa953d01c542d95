#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Crier, the sample of notifications, on a device: a reminder that comes while the app is behind others, and a push by the command
# that the app prints, run by PHP where that is installed, else by the tool. The last line counts: "N passed, N failed".
# TOUCHSTONE_PICTURES=FOLDER leaves pictures there.
#   crier.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Crier phone $$"
app=org.touchstone.Crier
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
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && folder=$(device getenv "$udid" HOME) &&
        device install "$udid" Examples/Crier && device launch --headless "$udid" $home && device launch --headless "$udid" $app
}
check "a device with the sample" starting
check "NO1, NO54: the app asks whether it may notify" told $app '[{"expect": "Would Like to Send You Notifications"}, {"wait": 0.5}, {"shot": "PICTURES/crier-asks.png"}, {"tap": "Allow"}, {"wait": 1}]'
registered() {
    local try
    for try in $(seq 60); do
        token=$(device spawn "$udid" defaults read $app pushToken) && grep -qxE '[0-9a-f]{64}' <<<"$token" && return 0
        sleep 0.5
    done
    return 1
}
check "NO54: and has a token of 64 hexadecimal digits" registered

# The reminder
reminding() { told $app '[{"tap": "message"}, {"type": "The tide is in"}, {"wait": 0.5}, {"shot": "PICTURES/crier.png"}, {"tap": "remind"}, {"wait": 1}, {"expect": "Reminder"}, {"shot": "PICTURES/crier-reminder.png"}, {"tap": "OK"}, {"wait": 1}]'; }
check "NO55: Set Reminder is confirmed" reminding
check "the person goes home" device launch --headless "$udid" $home
check "NO55: it comes in its time" told $home '[{"expect": "The tide is in", "timeout": 40}, {"wait": 0.7}, {"shot": "PICTURES/crier-banner.png"}]'
check "NO55: with badge 1" told $home '[{"expect": "1"}]'
opening() { told $home '[{"tap": "The tide is in"}, {"wait": 1}]' && told $app '[{"expect": "Local notification from the background"}, {"expect": "The tide is in"}, {"wait": 0.5}, {"shot": "PICTURES/crier-local.png"}, {"tap": "OK"}, {"wait": 1}]'; }
check "NO56: opened, the app says that it was local, and found it in the background" opening

# The push
certificate() {
    openssl req -x509 -newkey rsa:2048 -nodes -keyout "$scratch/crier.pem" -out "$scratch/certificate.pem" -days 2 \
        -subj "/UID=$app/CN=Apple Development IOS Push Services: $app" && cat "$scratch/certificate.pem" >>"$scratch/crier.pem"
}
serving() {
    certificate || return 1
    # Not by a function, nor behind another command: a shell of its own would be ended in its place.
    TOUCHSTONE_NO_BUILD=1 ./touchstone device apns "$udid" --port=0 --binary-port=0 --feedback-port=0 >"$scratch/served" 2>&1 &
    helpers+=($!)
    local try
    for try in $(seq 600); do
        authority=$(sed -n 's/^certificate //p' "$scratch/served")
        binary=$(sed -n 's/^binary pushes at .*:\([0-9]*\)$/\1/p' "$scratch/served")
        [ -n "$authority" ] && [ -n "$binary" ] && return 0
        sleep 0.1
    done
    cat "$scratch/served"
    return 1
}
check "the device listens for pushes" serving
shouting() {
    told $app '[{"tap": "shout"}, {"wait": 0.5}, {"shot": "PICTURES/crier-shout.png"}]' && device log "$udid" show $app | grep -F "php shout.php \"The tide is in\" \"$token\""
}
check "NO57: Shout prints what a server runs" shouting
pushing() { # The line as it was printed.
    local line
    line=$(device log "$udid" show $app | sed -n "s/^$app: \(php shout.php .*\)/\1/p" | tail -n 1)
    if command -v php >/dev/null; then
        (cd Examples/Crier/Provider && CRIER_SERVER=localhost:$binary CRIER_CERTIFICATE=$scratch/crier.pem CRIER_AUTHORITY=$authority bash -c "$line")
    else
        printf '{"aps": {"alert": "The tide is in", "sound": "shout_out.caf", "badge": 1}}' | device push "$udid" $app -
    fi
}
check "in front" pushing
check "NO56: the app says that it was remote, and found it active" told $app '[{"expect": "Remote notification while the app was active"}, {"expect": "The tide is in"}, {"wait": 0.5}, {"shot": "PICTURES/crier-remote.png"}, {"tap": "OK"}, {"wait": 1}]'
away() { device terminate "$udid" $app && device launch --headless "$udid" $home && pushing; }
check "once more, while it does not run" away
check "NO57: it is on the home screen" told $home '[{"expect": "The tide is in", "timeout": 20}, {"wait": 0.7}, {"shot": "PICTURES/crier-pushed.png"}]'
check "NO57: with its sound" eval 'grep -aq shout_out.caf "$folder"/Databases/notifications.sqlite*'
check "NO56: opened, it starts the app, which says so" eval 'told $home "[{\"tap\": \"The tide is in\"}, {\"wait\": 1}]" && told $app "[{\"expect\": \"Remote notification from the background\"}]"'
# The long look, by the app's content extension: alone, in virtual time.
signing() {
    printf '{"steps": %s}' '[{"tap": "Allow"}, {"wait": 1}, {"background": true}, {"push": {"aps": {"alert": "The tide is in", "category": "cry"}}}, {"wait": 1}, {"shot": "'"$pictures"'/crier-short.png"}, {"press": "The tide is in"}, {"wait": 1}, {"expect": "Louder"}, {"shot": "'"$pictures"'/crier-sign.png"}, {"tap": "Louder"}, {"wait": 1}, {"shot": "'"$pictures"'/crier-louder.png"}, {"tap": [196, 182]}, {"wait": 1}, {"shot": "'"$pictures"'/crier-struck.png"}, {"tap": "I Have Heard"}, {"wait": 1}, {"expect": "Remote notification from the background"}]' >"$scratch/sign.json" &&
        exits 0 ./touchstone shot Examples/Crier -o "$scratch/sign.png" --script "$scratch/sign.json"
}
check "a notification that is pulled open is the extension's sign, which answers one action itself and leaves the other to the app" signing
changed() { ! cmp -s "$pictures/crier-sign.png" "$pictures/crier-louder.png" && ! cmp -s "$pictures/crier-louder.png" "$pictures/crier-struck.png"; }
check "and takes touches" changed
check "NO54 to NO57: tests of Crier" exits 0 ./touchstone test Examples/Crier --virtual-clock --permissions notifications=granted
finish
