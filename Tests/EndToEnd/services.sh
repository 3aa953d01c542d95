#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The samples that talk to servers and printers, on a device: a message board, posts to two social networks with accounts of
# Settings, and jobs for an IPP printer. The servers are Services/social.py and, where it is installed, CUPS's ippeveprinter.
# The last line counts: "N passed, N failed". TOUCHSTONE_PICTURES=FOLDER leaves pictures there.
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Services phone $$"
settings=com.apple.Preferences
board=org.touchstone.Corkboard
social=org.touchstone.Megaphone
press=org.touchstone.Letterpress
. Tests/EndToEnd/device.bash
pictures=${TOUCHSTONE_PICTURES:-$scratch}
# tell APP STEPS: `PICTURES` in a step stands for their folder.
tell() { python3 Tests/EndToEnd/tell.py "$folder" "$1" "${2//PICTURES/$pictures}"; }
# The same, up to a minute from now.
told() {
    local try
    for try in $(seq 60); do
        tell "$@" 2>"$scratch/told" && return 0
        sleep 1
    done
    cat "$scratch/told"
    return 1
}
serving() {
    python3 Tests/EndToEnd/Services/social.py >"$scratch/port" &
    service=$!
    helpers+=("$service")
    for _ in $(seq 600); do
        port=$(cat "$scratch/port")
        [ -n "$port" ] && server=http://127.0.0.1:$port && return 0
        sleep 0.1
    done
    return 1
}
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && folder=$(device getenv "$udid" HOME) &&
        for sample in Corkboard Megaphone Letterpress; do device install "$udid" "Examples/$sample" || return 1; done
}
# posts TEXT: what the services have, as JSON with sorted keys, has the text.
posts() {
    local got
    got=$(python3 -c "import json, urllib.request; print(json.dumps(json.load(urllib.request.urlopen('$server/posts.json')), sort_keys=True))")
    grep -qF -- "$1" <<<"$got" || { echo "$got"; return 1; }
}
check "a server of all services" serving
check "a device with the samples" starting

# Chapter 9
check "Corkboard starts" device launch --headless "$udid" $board -board "${server:-}/messages.json"
check "JS22, JS23: the board's messages in its order, one without a name" told $board '[{"expect": "The analytical engine weaves patterns."}, {"expect": "by nobody on 2014-07-03"}, {"expect": "by Grace on 2014-07-05"}, {"wait": 0.5}, {"shot": "PICTURES/corkboard.png"}]'
writing() { # The list has the message, and so has a browser.
    tell $board '[{"tap": "add"}, {"wait": 1}, {"type": "Edsger"}, {"tap": "message"}, {"wait": 0.5}, {"type": "Simplicity is hard work."}, {"shot": "PICTURES/corkboard-new.png"}, {"tap": "save"}]' &&
        told $board '[{"expect": "Simplicity is hard work."}]' && told $board '[{"expect": "by Edsger on"}, {"wait": 1}, {"shot": "PICTURES/corkboard-added.png"}]' &&
        python3 -c "import urllib.request; assert b'<li>Simplicity is hard work.</li>' in urllib.request.urlopen('$server/messages').read()"
}
check "JS24: a message is written and is in the list" writing
refused() { tell $board '[{"tap": "add"}, {"wait": 1}, {"type": "Nobody"}, {"tap": "save"}]' && told $board '[{"expect": "Cannot Post the Message"}, {"expect": "The server answered with status 422."}, {"shot": "PICTURES/corkboard-refused.png"}, {"tap": "OK"}, {"wait": 1}, {"expect": "New Message"}, {"tap": "cancel"}]'; }
check "JS25: a refused message is still there" refused
check "Corkboard ends" device terminate "$udid" $board
check "JS22 to JS26: tests of Corkboard" exits 0 ./touchstone test Examples/Corkboard --virtual-clock

# Chapter 16
check "Megaphone starts" device launch --headless "$udid" $social -twitter "${server:-}" -facebook "${server:-}"
no_account() { told $social '[{"tap": "post"}, {"type": "Hello"}, {"expect": "135"}, {"tap": "twitter"}, {"wait": 1}, {"tap": "Composer"}, {"expect": "No Twitter Accounts", "timeout": 10}, {"wait": 0.5}, {"shot": "PICTURES/megaphone-none.png"}, {"tap": "Cancel"}, {"wait": 1}]'; }
check "SO12, SO38: 140 characters are counted; without an account the sheet leads to Settings" no_account
nothing_sent() { tell $social '[{"tap": "twitter"}, {"wait": 1}, {"tap": "Auto-Post"}]' && told $social '[{"expect": "There is no Twitter account on this device."}, {"tap": "OK"}, {"wait": 1}]' && posts "[]"; }
check "SO18, SO39: and nothing is sent" nothing_sent
adding() { # SERVICE, fields
    tell $settings "[{\"tap\": \"Add Account\"}, {\"wait\": 1}, {\"tap\": \"$1\"}, {\"wait\": 1}, {\"tap\": \"User Name\"}, {\"type\": \"$2\"}, {\"tap\": \"Access Token\"}, {\"type\": \"token\"}$3, {\"tap\": \"Server\"}, {\"type\": \"$server\\n\"}, {\"wait\": 1}, {\"shot\": \"PICTURES/settings-$1.png\"}]"
}
accounts() {
    device launch --headless "$udid" $settings && told $settings '[{"expect": "Accounts"}, {"tap": "Accounts"}, {"wait": 1}]' &&
        adding Twitter ada ', {"tap": "Token Secret"}, {"type": "secret"}' && device terminate "$udid" $settings &&
        device launch --headless "$udid" $settings && told $settings '[{"expect": "Accounts"}, {"tap": "Accounts"}, {"wait": 1}, {"expect": "ada"}]' &&
        adding Facebook grace '' && device terminate "$udid" $settings
}
check "SO13: accounts are added in Settings" accounts
tweeting() {
    tell $social '[{"foreground": true}, {"tap": "picture"}, {"wait": 0.5}, {"shot": "PICTURES/megaphone.png"}, {"tap": "twitter"}, {"wait": 1}, {"shot": "PICTURES/megaphone-choice.png"}, {"tap": "Auto-Post"}]' &&
        told $social '[{"expect": "Would Like to Access Twitter Accounts"}, {"shot": "PICTURES/megaphone-asks.png"}, {"tap": "OK"}]' &&
        told $social '[{"expect": "Posted to Twitter"}, {"tap": "OK"}, {"wait": 1}]' && posts '"service": "twitter", "text": "Hello"' && posts '"type": "image/jpeg"'
}
check "SO16, SO27, SO28, SO30: a tweet with a picture, signed, after one question" tweeting
check "SO31, SO36: the timeline" eval 'tell $social "[{\"tap\": \"twitter\"}, {\"wait\": 1}, {\"tap\": \"Timeline\"}]" && told $social "[{\"expect\": \"Looking forward to the engine.\"}, {\"wait\": 1}, {\"shot\": \"PICTURES/megaphone-timeline.png\"}, {\"tap\": \"Megaphone\"}, {\"wait\": 1}]"'
facebook() {
    tell $social '[{"tap": "post"}, {"type": "To all"}, {"tap": "facebook"}, {"wait": 1}, {"tap": "Auto-Post"}]' &&
        told $social '[{"expect": "Would Like to Access Your Facebook Profile"}, {"tap": "OK"}]' &&
        told $social '[{"expect": "Would Like to Post to Facebook for You"}, {"tap": "OK"}]' &&
        told $social '[{"expect": "Posted to Facebook"}, {"tap": "OK"}, {"wait": 1}]' && posts '"service": "facebook", "text": "To all"'
}
check "SO21, SO32, SO33: Facebook asks twice, and has the post" facebook
composing() {
    tell $social '[{"tap": "post"}, {"type": "By the sheet"}, {"tap": "twitter"}, {"wait": 1}, {"tap": "Composer"}, {"wait": 1}, {"expect": "128"}, {"shot": "PICTURES/megaphone-sheet.png"}, {"tap": "Post"}, {"wait": 2}, {"expect": "140"}]' &&
        told $social '[{"expect": "140"}]' && posts '"service": "twitter", "text": "By the sheet"'
}
check "SO5, SO9 to SO11: the system's sheet posts, and is gone" composing
other() { # An account whose server speaks Mastodon's interface in place of Twitter's.
    device launch --headless "$udid" $settings && told $settings '[{"expect": "Accounts"}, {"tap": "Accounts"}, {"wait": 1}, {"tap": "ada"}, {"wait": 1}, {"tap": "Delete Account"}, {"wait": 1}]' &&
        server=mastodon:$server adding Twitter mary '' && device terminate "$udid" $settings &&
        told $social '[{"foreground": true}, {"tap": "post"}, {"type": "Elsewhere"}, {"tap": "twitter"}, {"wait": 1}, {"tap": "Composer"}, {"wait": 1}, {"shot": "PICTURES/megaphone-other.png"}, {"tap": "Post"}, {"wait": 2}]' &&
        posts '"service": "mastodon", "text": "Elsewhere"'
}
check "SO1: another provider takes a service's place: the account's server says which" other
check "Megaphone ends" device terminate "$udid" $social
check "SO4, SO33 to SO37: tests of Megaphone" exits 0 ./touchstone test Examples/Megaphone --virtual-clock

# Chapter 14
printed() { # NAME PAGES: a file in the device's folder
    python3 - "$folder/Printouts/$1.pdf" "$2" <<'END'
import re, sys
data = open(sys.argv[1], "rb").read()
assert data.startswith(b"%PDF"), data[:20]
counts = [int(n) for n in re.findall(rb"/Count (\d+)", data)]
assert int(sys.argv[2]) in counts, counts
END
}
check "Letterpress starts" device launch --headless "$udid" $press
text() { told $press '[{"tap": "print"}, {"wait": 1.5}, {"expect": "Print Options"}, {"shot": "PICTURES/letterpress-options.png"}, {"tap": "Print"}, {"wait": 2}, {"expect": "will show, shown, will close, closed, job starts, job ended, printed"}, {"shot": "PICTURES/letterpress.png"}]' && printed "Print for iOS" 1; }
check "PT13, PT26, PT29: a text is printed, and the app hears of it in this order" text
check "PT27: Cancel" told $press '[{"tap": "print"}, {"wait": 1.5}, {"tap": "Cancel"}, {"wait": 2}, {"expect": "will show, shown, will close, closed, cancelled"}]'
check "PT11, PT22: a document of three pages, with its own range" eval 'told $press "[{\"tap\": \"Browser\"}, {\"wait\": 1}, {\"tap\": \"print booklet\"}, {\"wait\": 1.5}, {\"expect\": \"All 3 Pages\"}, {\"shot\": \"PICTURES/letterpress-booklet.png\"}, {\"tap\": \"Print\"}, {\"wait\": 2}]" && printed "Print for iOS 2" 3'
check "PT21: a page by its markup" eval 'told $press "[{\"tap\": \"print page\"}, {\"wait\": 2}, {\"expect\": \"Print Options\"}, {\"shot\": \"PICTURES/letterpress-page.png\"}, {\"tap\": \"Print\"}, {\"wait\": 2}]" && printed "Print for iOS 3" 1'
check "Letterpress ends" device terminate "$udid" $press
# press OPTION... STEPS: Letterpress alone.
press() { printf '{"steps": %s}' "${!#}" >"$scratch/press.json" && exits 0 ./touchstone shot Examples/Letterpress -o "$scratch/press.png" --script "$scratch/press.json" "${@:1:$#-1}"; }
printerless() { # The alert is an alert of one button.
    TOUCHSTONE_PRINTER=none press '[{"expect": "Error"}, {"expect": "This device cannot print."}, {"tree": "'"$scratch"'/alert.txt"}, {"tap": "Dismiss"}, {"wait": 1}, {"expectNot": "Error"}]' &&
        [ "$(grep -c "^ *AlertButton" "$scratch/alert.txt")" = 1 ]
}
check "PT2: without a printer the launch shows an alert with one button" printerless
options() { # DEVICE, and whether it is a popover there: 0 or 1
    press --device "$1" '[{"tap": "print"}, {"wait": 1.5}, {"expect": "Print Options"}, {"tree": "'"$scratch"'/options.txt"}]' &&
        [ "$(grep -c 'Popover' "$scratch/options.txt" | sed 's/^[1-9].*/1/')" = "$2" ]
}
check "PT25: the options fill a phone" options "iPhone 15" 0
check "PT25: and are a popover of the button on a tablet" options "iPad (10th generation)" 1
# A printer that takes three seconds to begin and three to print, found on the network.
slow_printer() {
    python3 Tests/EndToEnd/Services/printer.py 3 "$scratch/slow.pdf" >"$scratch/slow" &
    helpers+=($!)
    for _ in $(seq 600); do [ -s "$scratch/slow" ] && return 0; sleep 0.1; done
    return 1
}
slow_says() { for _ in $(seq 600); do grep -qx "$1" "$scratch/slow" && return 0; sleep 0.1; done; return 1; }
slowly() {
    TOUCHSTONE_PRINTER=discover device launch --headless "$udid" $press && told $press '[{"expect": "Text"}]' &&
        tell $press '[{"tap": "print"}, {"wait": 3}, {"tap": "Printer"}, {"wait": 1}, {"shot": "PICTURES/letterpress-printers.png"}, {"tap": "Slow Printer"}, {"wait": 1}, {"tap": "Print"}]' &&
        told $press '[{"expect": "Print for iOS"}, {"expect": "Waiting…"}, {"expect": "Slow Printer"}]' &&
        told $press '[{"expect": "Printing…"}, {"shot": "PICTURES/letterpress-printing.png"}]' &&
        told $press '[{"expectNot": "Printing…"}, {"expect": "will show, shown, will close, closed, job starts, job ended, printed"}]' &&
        slow_says printed && head -c 5 "$scratch/slow.pdf" | grep -q %PDF
}
unwanted() {
    tell $press '[{"tap": "print"}, {"wait": 2}, {"tap": "Print"}]' && told $press '[{"expect": "Waiting…"}]' && tell $press '[{"tap": "Cancel"}]' &&
        told $press '[{"expectNot": "Waiting…"}, {"expect": "will show, shown, will close, closed, job starts, job ended, cancelled"}]' &&
        slow_says cancelled && device terminate "$udid" $press
}
check "a printer that takes its time" slow_printer
check "PT30: a printer of the network is found, and its job's name and state are seen until it is done" slowly
check "a job that waits is cancelled" unwanted
# CUPS's own printer program, where it is installed and finds the discovery service that it insists on.
cups_printer() {
    command -v ippeveprinter >/dev/null || return 1
    printer=$(python3 -c "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])")
    mkdir -p "$scratch/spool"
    ippeveprinter -p "$printer" -r off -f application/pdf -d "$scratch/spool" -k "Test Printer" >"$scratch/printer" 2>&1 &
    helpers+=($!)
    for _ in $(seq 600); do
        python3 -c "import socket; socket.create_connection(('127.0.0.1', $printer))" 2>/dev/null && return 0
        kill -0 "${helpers[-1]}" 2>/dev/null || break
        sleep 0.1
    done
    echo "no ippeveprinter: $(head -n 1 "$scratch/printer")"
    return 1
}
if cups_printer; then
    on_paper() {
        printf '[{"name": "Test Printer", "url": "ipp://localhost:%s/ipp/print"}]' "$printer" >"$folder/Printers.json"
        device launch --headless "$udid" $press && told $press '[{"expect": "Text"}]' &&
            tell $press '[{"tap": "print"}, {"wait": 2}, {"expect": "Test Printer"}, {"shot": "PICTURES/letterpress-ipp.png"}, {"tap": "Print"}]' &&
            told $press '[{"expect": "will show, shown, will close, closed, job starts, job ended, printed"}]' &&
            head -c 5 "$scratch"/spool/*.pdf | grep -q %PDF
    }
    check "a job for CUPS's ippeveprinter" on_paper
fi
check "PT15, PT17, PT18, PT21, PT33, PT34: tests of Letterpress" exits 0 ./touchstone test Examples/Letterpress --virtual-clock
finish
