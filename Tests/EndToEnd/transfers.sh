#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Transfers of background sessions, which go on without their app: https://developer.apple.com/documentation/foundation/downloading-files-in-the-background
# The server is Services/cargo.py. The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Transfers phone $$"
app=org.touchstone.ferry
session=org.touchstone.ferry.session
. Tests/EndToEnd/device.bash
serving() {
    python3 Tests/EndToEnd/Services/cargo.py >"$scratch/served" &
    helpers+=("$!")
    for _ in $(seq 600); do
        server=http://127.0.0.1:$(head -n 1 "$scratch/served") && [ "$server" != http://127.0.0.1: ] && return 0
        sleep 0.1
    done
    return 1
}
served() { # A line of the server's, up to a minute from now.
    for _ in $(seq 600); do
        grep -qxF -- "$1" "$scratch/served" && return 0
        sleep 0.1
    done
    cat "$scratch/served"
    return 1
}
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && device install "$udid" Tests/EndToEnd/Ferry &&
        data=$(device get_app_container "$udid" $app data) && folder=$(device getenv "$udid" HOME)
}
# anew ARGUMENT...: the app starts with an empty journal.
anew() {
    device terminate "$udid" $app >/dev/null 2>&1
    rm -f "$data/Documents/journal.txt" "$scratch/journal"
    device launch --headless "$udid" $app "$@" >"$scratch/launched" && process=$(sed 's/.*: //' "$scratch/launched")
}
lacks() { ! grep -qE -- "$1" "$data/Documents/journal.txt" || { echo "a line '$1'"; return 1; }; }
left() { [ "$(find "$folder/Transfers" -name order.json 2>/dev/null | wc -l)" = "$1" ] || { find "$folder/Transfers"; return 1; }; }
gone() { for _ in $(seq 100); do left 0 >/dev/null && return 0; sleep 0.1; done; left 0; }
runs() { for _ in $(seq 100); do [ -S "$folder/Running/$app.sock" ] && kill -0 "$process" 2>/dev/null && return 0; sleep 0.1; done; return 1; }
check "a server of slow downloads" serving
check "a device with the app" starting

# In front
check "an app in front downloads" anew -download "${server:-}/moved/200000/1"
check "over a redirect, whole" notes "downloaded 200000 bytes, whole true, cargo 1"
check "and hears of the end" notes "ended 1, status 200"
check "without being woken" eval 'sleep 1; lacks "events of"'
check "nothing is left on the device" gone

# The app is killed
killed() { anew -download "$server/400000/4,$server/300000/3" && notes begun && sleep 1 && kill -9 "$process"; }
check "BG21: an app with two downloads is killed" killed
check "BG21: the downloads go on" eval 'served "GET /400000/4 sent from the beginning" && served "GET /300000/3 sent from the beginning"'
check "BG21: the app is started behind others" notes "launched, state 2"
check "BG21: and told whose events have come" notes "events of $session, state 2"
check "BG21: their files are there" eval 'notes "downloaded 400000 bytes, whole true, cargo 1" && notes "downloaded 300000 bytes, whole true, cargo 2"'
check "BG21: the session's delegate hears that all is told" notes "all told, a handler true"
check "BG21: it is told once" eval 'gone && [ "$(grep -c downloaded "$data/Documents/journal.txt")" = 2 ] && [ "$(grep -c "events of" "$data/Documents/journal.txt")" = 1 ]'

killed_late() { anew -late -download "$server/320000/3" && notes begun && sleep 1 && kill -9 "$process"; }
check "BG21: an app that makes its session only when it is told of events is killed" killed_late
check "BG21: it is started, and told whose they are" notes "events of $session, state 2"
check "BG21: its delegate hears of the file, and that all is told" eval 'notes "downloaded 320000 bytes, whole true, cargo 1" && notes "all told, a handler true"'

# The app comes back before the end
back() { gone; anew -download "$server/200000/6,$server/210000/6" && notes begun && kill -9 "$process" && anew && notes 'tasks ["1 cargo 1", "2 cargo 2"]'; }
check "BG21: a session that is made anew has the tasks that go on" back
check "BG21: whose files it gets, without being woken" eval 'notes "downloaded 200000 bytes, whole true, cargo 1" && notes "downloaded 210000 bytes, whole true, cargo 2" && sleep 1 && lacks "events of"'

# An upload
sending() { anew -upload "$server/3" && notes begun && sleep 1 && device terminate "$udid" $app; }
check "BG21: an app with an upload of a file is terminated" sending
check "BG21: the upload goes on" served "POST /3 took 300000"
check "BG21: the app is started, and gets the answer" eval 'notes "answer took 300000" && notes "ended 1, status 201" && notes "all told, a handler true"'

# A crash while the file is handed over
ends() { for _ in $(seq 300); do kill -0 "$process" 2>/dev/null || return 0; sleep 0.1; done; return 1; }
crash() { gone; anew -download "$server/100000/0" -crash && notes begun && served "GET /100000/0 sent from the beginning" && ends; }
check "BG21: an app that crashes with the file in its hands" crash
# The service may have started it by now.
check "BG21: has it again when it next makes the session" eval 'device launch --headless "$udid" $app >/dev/null && notes "downloaded 100000 bytes, whole true, cargo 1"'

# The service itself is killed
unserved() {
    gone; anew -download "$server/500000/5" && notes begun && sleep 2 || return 1
    # The service is a child of nobody, which holds the lock.
    local lock
    lock=$(stat -c %i "$folder/Transfers/.lock") && service=$(awk -v i=":$lock" 'index($0, i " ") { print $5 }' /proc/locks | head -n 1) && kill -9 "$service" "$process" && left 1
}
check "the service and the app are killed" unserved
check "the next start of the app goes on in the middle" eval 'anew && served "GET /500000/5 sent from the middle" && notes "downloaded 500000 bytes, whole true, cargo 1"'

# What a person and the system decide
check "a download is stopped" eval 'gone; anew -download "$server/600000/4" -stop && notes "stopped, resume data true" && notes "ended 1, error -999" && gone'
check "and goes on with what it left, after the app" eval 'anew -resume && notes resumed && kill -9 "$process" && served "GET /600000/4 sent from the middle" && notes "downloaded 600000 bytes, whole true, -"'
quiet() { gone; anew -download "$server/150000/2" -quiet && notes begun && kill -9 "$process" && served "GET /150000/2 sent from the beginning" && sleep 2 && lacks "state 2" && left 1; }
check "BG21: sessionSendsLaunchEvents: without it the app is not started" quiet
check "but has its file when it starts" eval 'anew && notes "downloaded 150000 bytes, whole true, cargo 1"'
power() { gone; device world "$udid" '{"battery": {"state": "unplugged"}}' && anew -download "$server/120000/0" -discretionary && notes begun && sleep 3 && lacks downloaded; }
check "BG21: isDiscretionary: on battery it waits" power
check "and begins with power" eval 'device world "$udid" "{\"battery\": {\"state\": \"charging\"}}" && notes "downloaded 120000 bytes, whole true, cargo 1"'
away=${server/127.0.0.1/0.0.0.0}
offline() { gone; device world "$udid" '{"network": {"kind": "none"}}' && anew -download "$away/130000/0" -wait "$away/50/0" && notes begun && notes waiting && sleep 2 && lacks "downloaded|ended"; }
check "without a network both kinds of session wait, and waitsForConnectivity's says so" offline
check "with one both go on" eval 'device world "$udid" "{\"network\": {\"kind\": \"wifi\"}}" && notes "downloaded 130000 bytes, whole true, cargo 1" && journal_has "^answer"'
swiped() { gone; anew -download "$server/700000/4" && notes begun && sleep 1 && device terminate --swiped "$udid" $app && served "GET /700000/4 left" && gone && sleep 2 && lacks "state 2"; }
check "an app that the person swipes away takes its transfers along" swiped
finish
