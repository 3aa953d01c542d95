#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A person with web pages, as the sample Wayfarer shows them: forms, dialogs, pages that misbehave, an engine that is killed.
# Without the engine's packages: that the view says so. The last line counts: "N passed, N failed".
# TOUCHSTONE_PICTURES=FOLDER leaves pictures there.
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Web phone $$"
app=org.touchstone.Wayfarer
. Tests/EndToEnd/device.bash
pictures=${TOUCHSTONE_PICTURES:-$scratch}
tell() { python3 Tests/EndToEnd/tell.py "$folder" "$app" "$1"; }
# `told STEPS`: up to a minute from now.
told() {
    local try
    for try in $(seq 60); do
        tell "$1" 2>"$scratch/told" && return 0
        sleep 1
    done
    cat "$scratch/told"
    [ ! -f "$scratch/served" ] || cat "$scratch/served"
    return 1
}
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && device install "$udid" Examples/Wayfarer &&
        folder=$(device getenv "$udid" HOME)
}
program=$(find .build -maxdepth 3 -name touchstone-web -type f | head -n 1)
has_engine() { [ -n "$program" ] && [ "$("$program" --check)" = ready ]; }

if ! has_engine; then
    missing() {
        exits 0 ./touchstone shot Examples/Wayfarer -o "$scratch/missing.png" --script /dev/stdin <<<'{"steps": [{"expect": "libwpewebkit"}]}'
    }
    check "without the engine, the view says which package is missing" missing
    finish
    exit
fi

page_tests() { exits 0 ./touchstone test Examples/Wayfarer --report "$scratch/report" && ! grep -q ' [1-9][0-9]* failed' "$scratch/out"; }
check "ME4, ME5: unit and UI tests of Wayfarer: pictures and PDFs are enlarged and scrolled through, a form is filled in, dialogs, endless scripts and a million elements are left" page_tests

check "a device with a browser" starting
check "a local page" device launch --headless "$udid" $app
home() { told '[{"expect": "Sign the visitors'"'"' book"}, {"shot": "'"$pictures"'/web-home.png"}]'; }
check "ME6: headings, links and style of a local page" home
the_app() { pgrep -f 'Wayfarer.app/Wayfarer' | while read -r p; do tr '\0' '\n' <"/proc/$p/environ" 2>/dev/null | grep -qF "$folder" && echo "$p"; done | head -n 1; }
# The engine's processes of this app alone: those below the app's own.
engine_of() { pgrep -P "$1" -f "$2"; }
killed() {
    local one helper
    one=$(the_app)
    helper=$(engine_of "$one" touchstone-web) && kill -9 "$helper" &&
        told '[{"expect": "The Page Has Crashed"}, {"shot": "'"$pictures"'/web-crashed.png"}, {"tap": "Reload"}]' &&
        told '[{"expect": "Sign the visitors'"'"' book"}]'
}
check "a killed engine: the app is told, and loads the page again" killed
check "the app ends" device terminate "$udid" $app
gone() { # PROCESS: within ten seconds.
    local try
    for try in $(seq 100); do
        kill -0 "$1" 2>/dev/null || return 0
        sleep 0.1
    done
    return 1
}
ahead() { # It showed a page at its last start, so that the engine's program starts along with it, and ends with it.
    local engine
    device launch --headless "$udid" $app && told '[{"expect": "Sign the visitors'"'"' book"}]' &&
        engine=$(engine_of "$(the_app)" 'touchstone-web --early') && [ -n "$engine" ] && device terminate "$udid" $app && gone "$engine"
}
check "the engine starts with an app that showed a page last time, and ends with it" ahead
unasked() { python3 - "$program" <<'END'
import socket, subprocess, sys
for leaves in (False, True):
    ours, theirs = socket.socketpair()
    as_third = f'exec "$0" --early 3<&{theirs.fileno()}'
    engine = subprocess.Popen(["bash", "-c", as_third, sys.argv[1]], pass_fds=(theirs.fileno(),))
    theirs.close()
    if leaves:
        ours.close()
    if engine.wait(timeout=60) != 0:
        sys.exit(f"{engine.returncode}, the app {'has left' if leaves else 'says nothing'}")
END
}
check "an engine that nobody asks, or whose app is gone, ends by itself" unasked

in_browser() { # The app in a browser: what is typed there reaches the page's fields.
    ./touchstone serve Examples/Wayfarer --device "$phone" >"$scratch/served" 2>&1 &
    helpers+=($!)
    local address
    for _ in $(seq 600); do
        address=$(grep -o 'http://[^ ]*' "$scratch/served" | head -n 1)
        [ -n "$address" ] && break
        sleep 0.1
    done
    told '[{"tap": "Sign the visitors'"'"' book"}]' && told '[{"expect": "Visitors'"'"' Book"}, {"wait": 1}, {"shot": "'"$pictures"'/web-book.png"}]' || return 1
    printf '%s\n' '{"tap": [196, 216], "wait": 3}' '{"text": "Grace\n", "wait": 2}' | python3 Tests/EndToEnd/browser.py "$address" || return 1
    told '[{"expect": "Signed by Grace"}, {"shot": "'"$pictures"'/web-signed.png"}]'
}
check "a form is filled in from a browser" in_browser
finish
