#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A server of another language pushes to an app on a device, over Apple's HTTP/2 interface. Its library is aioapns of PyPI,
# as it is, in an environment of its own: TOUCHSTONE_PYTHON names a Python that has it, else it is installed for the test.
# The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Push phone $$"
app=org.touchstone.push-probe
. Tests/EndToEnd/device.bash
python=${TOUCHSTONE_PYTHON:-$scratch/python/bin/python}
if [ -z "${TOUCHSTONE_PYTHON:-}" ]; then
    python3 -m venv "$scratch/python" && "$python" -m pip install -q aioapns==4.0 || library=missing
fi >"$scratch/pip" 2>&1

starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && device install "$udid" Tests/EndToEnd/Push &&
        device privacy "$udid" grant notifications $app && device launch "$udid" $app &&
        data=$(device get_app_container "$udid" $app data) && notes_like "^token [0-9a-f]{64}$" &&
        token=$(sed -n 's/^token //p' "$scratch/journal")
}
check "NO31, NO54: an app registers and gets a token" starting

payload() {
    printf '{"aps": {"alert": {"title": "Harbour", "body": "A ship is in"}}, "word": "ship"}' >"$scratch/payload.apns" && device push "$udid" $app "$scratch/payload.apns"
}
check "NO51: a command sends a payload file to the app" payload
listed() {
    local try
    for try in $(seq 100); do
        device notifications "$udid" $app >"$scratch/listed" && grep -qE "^$app	20[0-9T:Z-]*	push	Harbour	A ship is in$" "$scratch/listed" && [ -z "$(device notifications "$udid" org.example.other)" ] && return 0
        sleep 0.2
    done
    cat "$scratch/listed"
    return 1
}
check "NO51: and another lists what was delivered" listed

# Actions of banners of an app that does not run
home=com.apple.springboard
told() { # APP STEPS, up to half a minute from now
    local try
    for try in $(seq 30); do
        python3 Tests/EndToEnd/tell.py "$(device getenv "$udid" HOME)" "$1" "$2" 2>"$scratch/told" && return 0
        sleep 1
    done
    cat "$scratch/told"
    return 1
}
killed() { kill -9 "$(device launch "$udid" $app | sed 's/.*: //')" && rm -f "$data/Documents/journal.txt" "$scratch/journal"; }
banner() { # TEXT: on the home screen, pulled open
    printf '{"aps": {"alert": "%s", "category": "ship"}}' "$1" >"$scratch/ship.apns" && killed && device launch --headless "$udid" $home && sleep 1 &&
        device push "$udid" $app "$scratch/ship.apns" && told $home '[{"expect": "'"$1"'"}, {"press": "'"$1"'"}, {"wait": 1}, {"expect": "Salute"}]'
}
check "NO3: a banner of an app that was killed has its category's actions" banner "A sail"
check "one that leaves it behind others" told $home '[{"tap": "Salute"}]'
check "starts the app there, with the response" notes "response salute, said nothing, state 2"
behind() { [ "$(python3 Tests/EndToEnd/tell.py "$(device getenv "$udid" HOME)" $home '[{"foreground": true}, {"expect": "Settings"}]'; echo $?)" = 0 ]; }
check "and the home screen stays" behind
check "one that brings it to the front" eval 'banner "A frigate" && told $home "[{\"tap\": \"Board\"}]"'
check "NO3: starts it there" notes_like "response board, said nothing, state [01]"
check "one that asks for a text" eval 'banner "A yawl" && told $home "[{\"tap\": \"Hail\"}, {\"wait\": 0.5}, {\"type\": \"Ahoy\"}, {\"tap\": \"Shout\"}]"'
check "NO3: hands it on" notes "response hail, said Ahoy, state 2"
answering() {
    killed && printf '{"aps": {"alert": "A brig", "category": "ship"}}' >"$scratch/brig.apns" && device push "$udid" $app "$scratch/brig.apns" || return 1
    local try identifier
    for try in $(seq 100); do
        identifier=$(python3 - "$(device getenv "$udid" HOME)" <<'END'
import plistlib, sqlite3, sys
store = sqlite3.connect(sys.argv[1] + "/Databases/notifications.sqlite")
for name, record in store.execute("SELECT identifier, record FROM delivered ORDER BY date DESC"):
    if plistlib.loads(record)["body"] == "A brig":
        print(name)
        break
END
)
        [ -n "$identifier" ] && break
        sleep 0.2
    done
    exits 1 device notifications "$udid" $app answer "$identifier" sink && says "is no action" &&
        exits 1 device notifications "$udid" $app answer nobody salute && says "no delivered notification" &&
        device notifications "$udid" $app answer "$identifier" hail --text="Heave to" && notes "response hail, said Heave to, state 2"
}
check "NO3: a command answers in a person's place" answering
check "the app comes to the front" device launch --headless "$udid" $app

# A key as Apple gives them out, and a certificate that names the app.
openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$scratch/AuthKey_ABC123DEFG.p8" 2>/dev/null
openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$scratch/other.p8" 2>/dev/null
certificate_for() { # BUNDLE FILE
    openssl req -x509 -newkey rsa:2048 -nodes -keyout "$2" -out "$2.pem" -days 2 \
        -subj "/UID=$1/CN=Apple Development IOS Push Services: $1" 2>/dev/null && cat "$2.pem" >>"$2"
}
certificate_for $app "$scratch/own.pem"
certificate_for org.example.other "$scratch/stranger.pem"
serving() {
    TOUCHSTONE_NO_BUILD=1 ./touchstone device apns "$udid" --port=0 --binary-port=0 --feedback-port=0 --key="$scratch/AuthKey_ABC123DEFG.p8" >"$scratch/served" 2>&1 &
    helpers+=($!)
    local try
    for try in $(seq 600); do
        port=$(sed -n '1s/.*:\([0-9]*\)$/\1/p' "$scratch/served")
        trusted=$(sed -n 's/^certificate //p' "$scratch/served")
        binary=$(sed -n 's/^binary pushes at .*:\([0-9]*\)$/\1/p' "$scratch/served")
        feedback=$(sed -n 's/^feedback at .*:\([0-9]*\)$/\1/p' "$scratch/served")
        [ -n "$port" ] && [ -n "$trusted" ] && [ -n "$binary" ] && [ -n "$feedback" ] && return 0
        sleep 0.1
    done
    cat "$scratch/served"
    return 1
}
check "the device listens" serving
plain() { # Without TLS, by a program that knows nothing of pushes.
    curl -s -o "$scratch/answer" -w '%{http_code}' --http2-prior-knowledge -d '{"aps":{}}' "http://127.0.0.1:$port/3/device/$token" |
        grep -qx 403 && [ "$(cat "$scratch/answer")" = '{"reason":"MissingProviderToken"}' ]
}
check "cleartext with prior knowledge is served too" plain

# Before HTTP/2
older() { # ANSWER, arguments of binary.py
    local wanted=$1 answer
    shift
    answer=$(python3 Tests/EndToEnd/Push/binary.py "$@")
    [ "$answer" = "$wanted" ] || { echo "answer '$answer' instead of '$wanted'"; return 1; }
}
in_order() {
    older taken push "$binary" "$scratch/own.pem" "$token" one two three four five && notes "push five, state 0" &&
        [ "$(sed -n 's/^push \(.*\), state 0$/\1/p' "$scratch/journal" | tail -n 5 | tr '\n' ' ')" = "one two three four five " ]
}
check "NO44: many pushes over one connection of the binary interface arrive in order" in_order
check "NO46: an unknown token closes it with an error frame" older "closed 8 8 77" enhanced "$binary" "$scratch/own.pem" "$(printf '%064d' 0)" no
check "a certificate of another app is refused there, too" older "closed 8 8 77" enhanced "$binary" "$scratch/stranger.pem" "$token" no
check "the feedback service has nothing of an app that is there" older "" feedback "$feedback" "$scratch/own.pem"
# The app leaves, and comes back.
telling() {
    local before after got
    before=$(date +%s)
    device uninstall "$udid" $app && older taken push "$binary" "$scratch/own.pem" "$token" gone || return 1
    after=$(date +%s)
    got=$(python3 Tests/EndToEnd/Push/binary.py feedback "$feedback" "$scratch/own.pem") || return 1
    [ "${got% *}" = "$token" ] && [ "${got#* }" -ge "$((before - 1))" ] && [ "${got#* }" -le "$after" ] || { echo "listed: $got"; return 1; }
}
check "NO50: a token of an app that has left, and was pushed to, is listed with the time" telling
check "NO50: once" older "" feedback "$feedback" "$scratch/own.pem"
dropping() {
    local lines
    older taken push "$binary" "$scratch/own.pem" "$token" again && lines=$(wc -l <"$scratch/served") &&
        older "0 left" campaign "$binary" "$feedback" "$scratch/own.pem" "$token" campaign && sleep 1 &&
        [ "$(wc -l <"$scratch/served")" = "$lines" ]
}
check "NO45: a server that drops the tokens listed sends nothing more to it" dropping
returning() {
    device install "$udid" Tests/EndToEnd/Push && device privacy "$udid" grant notifications $app && rm -f "$scratch/journal" &&
        device launch "$udid" $app && data=$(device get_app_container "$udid" $app data) && notes_like "^token [0-9a-f]{64}$" &&
        token=$(sed -n 's/^token //p' "$scratch/journal")
}
check "the app comes back" returning
if [ "${library:-}" = missing ]; then
    echo "left out: aioapns cannot be installed here: $(tail -n 1 "$scratch/pip")"
    finish
    exit
fi
pushes() { # ANSWER KEY TOPIC TOKEN WORD [KIND]
    local wanted=$1 answer
    shift
    answer=$("$python" Tests/EndToEnd/Push/provider.py "$port" "$trusted" "$@" 2>/dev/null | sed 's/ *$//')
    [ "$answer" = "$wanted" ] || { echo "answer '$answer' instead of '$wanted'"; return 1; }
}
key=$scratch/AuthKey_ABC123DEFG.p8
check "NO47: a push with a signed token is taken" pushes 200 "$key" $app "$token" first
check "NO36, NO37: and told" notes_like "^push first, state 0$"
check "NO47: another key is refused" pushes "403 InvalidProviderToken" "$scratch/other.p8" $app "$token" no
check "NO47: another topic is refused" pushes "400 DeviceTokenNotForTopic" "$key" org.example.other "$token" no
check "NO47: a token of nobody is refused" pushes "400 BadDeviceToken" "$key" $app "$(printf '%064d' 0)" no
check "NO47, NO53: the app's certificate is taken" pushes 200 "$scratch/own.pem" $app "$token" second certificate
check "in the order of the pushes" notes_like "^push second, state 0$"
check "NO48: another app's certificate is refused" pushes "400 TopicDisallowed" "$scratch/stranger.pem" $app "$token" no certificate
stopping() { kill -9 "$(device launch "$udid" $app | sed 's/.*: //')" && rm -f "$data/Documents/journal.txt"; }
check "the app is killed" stopping
check "NO42: a silent push is taken" pushes 200 "$key" $app "$token" woken silent
check "it wakes the app, with the push among its launch options" notes_like "^launched, state 2, push woken$"
check "which is told behind others" notes_like "^push woken, state 2$"
# Calls
calling() {
    notes_like "^call token .+" && stopping && device launch --headless "$udid" $home && calls=$(sed -n 's/^call token //p' "$scratch/journal" | tail -n 1) && [ -n "$calls" ] && [ "$calls" != "$token" ] &&
        pushes 200 "$key" $app.voip "$calls" Ada call && notes "call from Ada, state 2" && notes "rings, no error" && grep -qx "launched, state 2, push none" "$scratch/journal"
}
check "a call starts an app that does not run, by the token of its own that PushKit gave it" calling
check "and rings over what is in front" told $home '[{"expect": "Ada"}, {"tap": "Accept"}]'
check "the app hears that the person answers" notes answered
wrong() { pushes "400 DeviceTokenNotForTopic" "$key" $app.voip "$token" Ada call && pushes "400 DeviceTokenNotForTopic" "$key" $app "$calls" no; }
check "each token takes its own pushes alone" wrong
silent_call() {
    printf '{"word": "nothing"}' >"$scratch/none.apns" && device push "$udid" $app "$scratch/none.apns" --type=voip
    local try
    for try in $(seq 50); do
        grep -q "never posted an incoming call" "$(device getenv "$udid" HOME)/Logs/$app.log" && return 0
        sleep 0.2
    done
    tail -n 5 "$(device getenv "$udid" HOME)/Logs/$app.log"
    return 1
}
check "an app that does not report the call is ended, with iOS's words" silent_call
off() { device shutdown "$udid" && rm -f "$data/Documents/journal.txt" && pushes 200 "$key" $app "$token" lost silent && pushes 200 "$key" $app "$token" kept silent; }
check "NO43: a device that is off keeps the last push" off
on() { sleep 1 && device boot "$udid" && notes_like "^push kept, state 2$" && ! grep -q lost "$scratch/journal"; }
check "NO43: and hears of it when it is on" on
check "the app leaves" device uninstall "$udid" $app
check "NO47: its token is no longer registered" pushes "410 Unregistered" "$key" $app "$token" no
finish
