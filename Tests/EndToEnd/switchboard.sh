#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Switchboard, the sample of services, on a device: its settings, links, network, database, XML, secrets, files, server, and a chat
# with a second device. The last line counts: "N passed, N failed". TOUCHSTONE_PICTURES=FOLDER leaves pictures there.
#   switchboard.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Switchboard phone $$"
app=org.touchstone.Switchboard
settings=com.apple.Preferences
. Tests/EndToEnd/device.bash
pictures=${TOUCHSTONE_PICTURES:-$scratch}
# told [-2] APP STEPS, up to half a minute from now; -2: on the second device. `PICTURES` in a step stands for their folder.
told() {
    local try device=$udid
    [ "$1" != -2 ] || { device=$other; shift; }
    for try in $(seq 30); do
        python3 Tests/EndToEnd/tell.py "$(device getenv "$device" HOME)" "$1" "${2//PICTURES/$pictures}" 2>"$scratch/told" && return 0
        sleep 1
    done
    cat "$scratch/told"
    return 1
}
back='{"tap": "Switchboard"}, {"wait": 1}'
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && device install "$udid" Examples/Switchboard &&
        device launch --headless "$udid" $app
}
check "a device with the sample" starting
check "it shows its lines" told $app '[{"expect": "Web Server"}, {"wait": 0.5}, {"shot": "PICTURES/switchboard.png"}]'

# Settings
check "SV5: nothing is chosen: the registered values count" told $app '[{"tap": "settings"}, {"wait": 1}, {"expect": "Operator"}, {"expect": "As they came"}]'
unwritten() { ! device spawn "$udid" defaults read $app name; }
check "SV5: and none is stored" unwritten
choosing() {
    device launch --headless "$udid" $settings && told $settings '[{"tap": "Switchboard"}, {"wait": 1}, {"expect": "What the other device sees."}, {"tap": "Order of Quotes"}, {"wait": 1}, {"tap": "By author"}, {"wait": 1}, {"tap": "Switchboard"}, {"wait": 1}, {"tap": "times"}, {"wait": 0.5}, {"shot": "PICTURES/switchboard-settings.png"}]' &&
        device terminate "$udid" $settings
}
check "SV1, SV3: the person chooses in Settings" choosing
check "SV4: and the app, which runs, shows it" told $app '[{"foreground": true}, {"wait": 1}, {"expect": "By author"}, {"expect": {"id": "Times", "text": "shown"}}, {"shot": "PICTURES/switchboard-choices.png"}]'

# Links and the database
check "SV7: a link opens a screen" device openurl "$udid" switchboard://quotes
check "SV15: of quotes, by their authors" told $app '[{"wait": 1}, {"expect": "René Descartes"}, {"shot": "PICTURES/switchboard-quotes.png"}]'
check "SV16: to which another is added" told $app '[{"tap": "add"}, {"wait": 1}, {"tap": "text"}, {"type": "Eureka!"}, {"tap": "author"}, {"type": "Archimedes"}, {"tap": "OK"}, {"wait": 1}, {"expect": "Archimedes"}, '"$back"']'

# Network
check "SV11: there is a network" told $app '[{"tap": "network"}, {"wait": 1}, {"expect": "Online"}, {"expect": "Wi-Fi"}]'
check "SV11: a cell" eval 'device world "$udid" "{\"network\": {\"kind\": \"cellular\"}}" && told $app "[{\"expect\": \"Cellular\"}, {\"expect\": {\"id\": \"Expensive\", \"text\": \"Yes\"}}, {\"shot\": \"PICTURES/switchboard-network.png\"}]"'
check "SV11: none" eval 'device world "$udid" "{\"network\": {\"kind\": \"none\"}}" && told $app "[{\"expect\": \"Offline\"}]" && device world "$udid" "{\"network\": {\"kind\": \"wifi\"}}" && told $app "[{\"expect\": \"Online\"}, '"${back//\"/\\\"}"']"'

# XML
check "SV17, SV18: a garden in XML, down to its plants" told $app '[{"tap": "tree"}, {"wait": 1}, {"expect": "Walled garden"}, {"shot": "PICTURES/switchboard-tree.png"}, {"tap": "pond"}, {"wait": 1}, {"expect": "1.2"}, {"tap": "garden"}, {"wait": 1}, {"tap": "bed"}, {"wait": 1}, {"expect": "plant"}]'

# Secrets
check "SV19: a secret is kept" eval 'device openurl "$udid" switchboard://secrets && told $app "[{\"wait\": 1}, {\"tap\": \"Keep a Secret\"}, {\"wait\": 1}, {\"tap\": \"account\"}, {\"type\": \"bank\"}, {\"tap\": \"secret\"}, {\"type\": \"honey\"}, {\"tap\": \"OK\"}, {\"wait\": 1}, {\"expect\": \"honey\"}, {\"shot\": \"PICTURES/switchboard-secrets.png\"}]"'
again() {
    device terminate "$udid" $app && device uninstall "$udid" $app && device install "$udid" Examples/Switchboard &&
        device launch --headless "$udid" $app && device openurl "$udid" switchboard://secrets && told $app '[{"expect": "honey"}, {"tap": "Forget All"}, {"wait": 0.5}, {"expectNot": "honey"}, '"$back"']'
}
check "SV19: also from the app that is deleted, until it is forgotten" again

# Files and the server
check "SV20: a file goes to a server and comes back" told $app '[{"tap": "files"}, {"wait": 1}, {"tap": "Upload and Download"}, {"expect": "came back as it was sent", "timeout": 20}, {"expect": "100 %"}, {"shot": "PICTURES/switchboard-files.png"}]'
check "SV22: what is not there is an answer" told $app '[{"tap": "Download What Is Not There"}, {"expect": "the server says 404", "timeout": 10}, '"$back"']'
serving() { # Two at a time.
    told $app '[{"tap": "server"}, {"wait": 1}, {"expect": "http://127.0.0.1:"}]' &&
        port=$(device log "$udid" show $app | sed -n 's/.*serving at \([0-9]*\)$/\1/p' | tail -n 1) || return 1
    curl -s "http://127.0.0.1:$port/" >"$scratch/one" &
    curl -s "http://127.0.0.1:$port/" >"$scratch/two"
    wait $!
    told $app '[{"expect": "GET / 200 OK"}, {"shot": "PICTURES/switchboard-server.png"}, '"$back"']' &&
        grep -q "Hello from the app" "$scratch/one" && grep -q "Hello from the app" "$scratch/two"
}
check "SV25: a browser of the machine loads the app's page" serving

# Two devices
second() {
    other=$(device create "$phone 2" "iPhone 15") && device boot "$other" && device install "$other" Examples/Switchboard &&
        device launch --headless "$other" $app && device openurl "$other" switchboard://chat && told -2 $app '[{"expect": "waits at"}]' &&
        port=$(device log "$other" show $app | sed -n 's/.*chat waits at \([0-9]*\)$/\1/p' | tail -n 1) && [ -n "$port" ]
}
check "a second device waits" second
talking() {
    device openurl "$udid" switchboard://chat && told $app '[{"wait": 1}, {"tap": "Call"}, {"wait": 1}, {"tap": "port"}, {"type": "'"$port"'"}, {"tap": "OK"}, {"expect": "connected", "timeout": 10}]' &&
        told $app '[{"tap": "Say"}, {"wait": 1}, {"tap": "line"}, {"type": "Number, please?"}, {"tap": "OK"}, {"wait": 1}]' &&
        told -2 $app '[{"expect": "Operator: Number, please?"}, {"tap": "Say"}, {"wait": 1}, {"tap": "line"}, {"type": "Five"}, {"tap": "OK"}, {"wait": 1}, {"tap": "Say"}, {"wait": 1}, {"tap": "line"}, {"type": "Six"}, {"tap": "OK"}, {"wait": 1}]' &&
        told $app '[{"expect": "Operator: Five"}, {"expect": "Operator: Six"}, {"wait": 0.5}, {"shot": "PICTURES/switchboard-chat.png"}]'
}
check "SV26: both talk, in order" talking
check "SV26: one that goes is missed" eval 'device terminate "$other" $app && told $app "[{\"expect\": \"gone\"}]"'
check "SV7, SV15 to SV20, SV22, SV25: tests of Switchboard" exits 0 ./touchstone test Examples/Switchboard --real-clock
finish
