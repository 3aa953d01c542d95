#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Work and sound behind other apps, on a device with two apps and the home screen: Examples/Longplay, and a second app that
# plays too. The last line counts: "N passed, N failed". TOUCHSTONE_PICTURES=FOLDER leaves the pictures there.
#   background.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Longplay phone $$"
app=org.touchstone.Longplay
home=com.apple.springboard
other=org.touchstone.singer
. Tests/EndToEnd/device.bash
pictures=${TOUCHSTONE_PICTURES:-$scratch}
# tell APP STEPS: `PICTURES` in a step stands for their folder.
tell() { python3 Tests/EndToEnd/tell.py "$(device getenv "$udid" HOME)" "$1" "${2//PICTURES/$pictures}"; }
# What the app has told the device of its sound: sound APP KEY.
sound() {
    python3 -c 'import json, sys; print(json.load(open(sys.argv[1])).get(sys.argv[2]))' \
        "$(device getenv "$udid" HOME)/Sound/$1.json" "$2"
}
until_sound() { # APP KEY VALUE, up to half a minute from now
    local try
    for try in $(seq 300); do
        [ "$(sound "$1" "$2" 2>/dev/null)" = "$3" ] && return 0
        sleep 0.1
    done
    echo "$1: $2 is $(sound "$1" "$2") instead of $3"
    return 1
}
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && device install "$udid" Examples/Longplay &&
        device install "$udid" Tests/EndToEnd/Singer && data=$(device get_app_container "$udid" $other data)
}
check "a device with two apps that play" starting

# The lock screen
check "the home screen" device launch --headless "$udid" $home
check "the sample" device launch --headless "$udid" $app
check "BG25: its lullaby" tell $app '[{"tap": "music"}, {"expect": "Stop Background Music"}]'
check "BG27: the device knows what plays" eval 'until_sound $app isPlaying True && sound $app nowPlaying | grep -q "Lullaby"'
check "it goes behind the home screen" device launch "$udid" $home
going_on() { sleep 7; [ "$(sound $app isPlaying)" = True ] && [ "$(process_state)" != T ]; }
process_state() { sed 's/.*) //; s/ .*//' "/proc/$(sound $app process)/stat"; }
check "BG16, BG24: there it plays on, and is not suspended" going_on
check "the device is locked" device lock "$udid"
check "BG24: it plays on" eval 'sleep 1; [ "$(sound $app isPlaying)" = True ]'
check "BG27: title, artist, artwork and time stand on the lock screen" tell $home \
    '[{"expect": {"id": "LockScreen"}}, {"expect": {"id": "playing title", "text": "Lullaby"}}, {"expect": "The Night Watch — Longplay"}, {"wait": 1}, {"shot": "PICTURES/now-playing.png"}]'
# The seconds that the lock screen says the lullaby has played, twice; it is ten seconds long, and begins again.
elapsed() { tell $home '[{"tree": "PICTURES/tree.txt"}]' && grep 'playing elapsed' "$pictures/tree.txt" | grep -o 'label="[0-9:]*"'; }
goes_on() {
    local before after
    before=$(elapsed) && sleep 3 && after=$(elapsed) && [ "$before" != "$after" ] || { echo "$before, then $after"; return 1; }
}
check "BG28: its time goes on without the app" goes_on
check "BG31: pause on the lock screen" tell $home '[{"tap": "play"}]'
check "BG31: reaches the app" until_sound $app isPlaying False
check "BG31: and play" tell $home '[{"wait": 1}, {"tap": "play"}]'
check "BG31: makes it go on" until_sound $app isPlaying True
grey() { tell $home '[{"tap": "next"}, {"wait": 1}]' && [ "$(sound $app isPlaying)" = True ]; }
check "BG31: what nobody answers to is grey" grey
check "unlocked" device unlock "$udid"
check "BG27: control centre has it too" tell $home \
    '[{"wait": 1}, {"drag": [[370, 1], [370, 400]], "duration": 0.3}, {"wait": 1}, {"expect": {"id": "ControlCenter"}}, {"expect": {"id": "playing title", "text": "Lullaby"}}, {"shot": "PICTURES/control-center.png"}]'
check "the silent switch is there" tell $home '[{"tap": "Silent Mode"}, {"wait": 2}, {"expect": {"id": "Silent Mode", "value": "1"}}, {"tap": [200, 800]}, {"wait": 1}]'
check "BG24: playback sounds on with it" eval '[ "$(sound $app isPlaying)" = True ]'

# Two apps
check "BG26: a second app plays alone" device launch --headless "$udid" $other -play
check "BG26: and plays" until_sound $other isPlaying True
check "BG26: the first stops" until_sound $app isPlaying False
check "the second ends its session" tell $other '[{"tap": "stop"}]'
check "BG26: the first hears that it may go on" until_sound $app isPlaying True
check "BG26: a second app that mixes" tell $other '[{"tap": "mix"}]'
both() { until_sound $other isPlaying True && [ "$(sound $app isPlaying)" = True ]; }
check "BG26: lets the first play on" both
check "BG17: the second has no background mode" tell $other '[{"background": true}]'
check "BG17, BG23: behind others it is silent" until_sound $other isPlaying False
check "back in front" tell $other '[{"foreground": true}]'
check "it goes on" until_sound $other isPlaying True

# The silent switch, in an app that runs alone: each half second of what was heard.
switched() {
    printf '%s' '[{"tap": "hum"}, {"wait": 1}, {"world": {"isSilenced": true}}, {"wait": 1}, {"tap": "play"}, {"wait": 1}]' >"$scratch/silent.json"
    TOUCHSTONE_AUDIO=$scratch/silent.wav exits 0 ./touchstone shot Tests/EndToEnd/Singer -o "$scratch/silent.png" --script "$scratch/silent.json"
}
check "BG23, BG24: an app hums, the switch is turned, and it sings" switched
heard() {
    python3 - "$scratch/silent.wav" <<'END'
import array, itertools, sys, wave
with wave.open(sys.argv[1]) as file:
    samples = array.array("h", file.readframes(file.getnframes()))
tenth = 44100 * 2 // 10
loud = [max(abs(one) for one in samples[start:start + tenth]) > 100 for start in range(0, len(samples) - tenth, tenth)]
# About a second each: the hum, silence, the song.
parts = [(len(list(group)), is_loud) for is_loud, group in itertools.groupby(loud)]
print(parts)
sys.exit(not ([is_loud for _, is_loud in parts] == [True, False, True] and all(count >= 9 for count, _ in parts)))
END
}
check "BG23, BG24: the hum is silenced, the song is not" heard
finish
