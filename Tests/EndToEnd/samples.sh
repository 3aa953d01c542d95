#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The samples of the chapters, driven end to end: each by its script in Samples, and by its own tests, in virtual time.
# The last line counts: "N passed, N failed". TOUCHSTONE_PICTURES=FOLDER leaves the pictures there.
#   samples.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash
pictures=${TOUCHSTONE_PICTURES:-$scratch}

journey() { # sample, options
    local name=$1 folder=$pictures/$1 picture
    shift
    local project=${name%%-*}
    mkdir -p "$folder" && sed "s#\"shot\": \"#&$folder/#g" "Tests/EndToEnd/Samples/$name.json" >"$folder/steps.json" || return 1
    exits 0 ./touchstone shot "Examples/$project" -o "$folder/end.png" --script "$folder/steps.json" "$@" || return 1
    for picture in "$folder"/*.png; do is_png "$picture" || return 1; done
}
tests_of() { # sample, options
    local name=$1
    shift
    exits 0 ./touchstone test "Examples/$name" --virtual-clock --junit "$scratch/$name.xml" "$@" &&
        grep -q '<testcase' "$scratch/$name.xml"
}

check "DY44 to DY48: Tumble: falls, lands, leads, swings, snaps and is pushed" journey Tumble
check "DY44 to DY49: tests of Tumble" tests_of Tumble
check "GR32: Fingertips: taps, pinches and turns, alone and together" journey Fingertips
check "GR28: tests of Fingertips" tests_of Fingertips
check "CD47: Matinee: adds, edits, lends and deletes movies" journey Matinee
check "CD25, CD47, CD51: tests of Matinee" tests_of Matinee
check "H3, TK19, TK31: Quill: links, hits, colours and the moon in the text" journey Quill
check "TK13, TK19, TK31 to TK33: tests of Quill" tests_of Quill
check "CF6, CF9: Sleeves: drags, flicks and opens covers" journey Sleeves
check "CF1, CF2, CF4 to CF6, CF8, CF9: tests of Sleeves" tests_of Sleeves

check "KC31 to KC33: tests of Strongbox" tests_of Strongbox
check "BG12, BG22, BG25, BG27, BG29, BG33, BG34: tests of Longplay" tests_of Longplay
alone() { # The word of its log among what the app says.
    journey Longplay-alone && grep -q "does not go on behind others" "$scratch/out" "$scratch/err"
}
check "BG1: Longplay on a device without multitasking logs so, and changes nothing on the screen" alone
check "TH23, TH26: Errands: scrolls while it works, cancels, blocks, and then does what was swiped meanwhile" journey Errands
check "TH23 to TH26, TH28: tests of Errands" tests_of Errands

check "Heartbeat: asks, finds sensors, is told beats, loses one and finds it again, and is one itself" journey Heartbeat
check "tests of Heartbeat" tests_of Heartbeat
check "CV41: Shelves: selects, stands pictures on boards, and pinches from a curve to a grid" journey Shelves --permissions photos=granted
check "CV8, CV33, CV36 to CV38, CV41: tests of Shelves" tests_of Shelves

check "CI29: Darkroom: content modes, a chain of filters, faces and the picker" journey Darkroom --permissions photos=granted
check "CI29, CI30: tests of Darkroom" tests_of Darkroom

# Songs that the device's library has.
python3 Tests/EndToEnd/Samples/music.py "$scratch/music"
export TOUCHSTONE_MUSIC=$scratch/music
check "MU24, MU38, MU40, MU41, MU53: Jukebox: plays a list, is called, is moved to another speaker, and picks songs" \
    journey Jukebox --permissions media-library=granted
check "MU2, MU4, MU6 to MU23, MU25 to MU37, MU44 to MU52, MU54: tests of Jukebox" \
    tests_of Jukebox --permissions media-library=granted
unset TOUCHSTONE_MUSIC

export TOUCHSTONE_CAMERA=$PWD/Tests/EndToEnd/Samples/code.png
check "ME14, ME19 to ME21: Studio: records and plays, reads a code, edits a photo and takes it back" \
    journey Studio --permissions camera=granted,photos=granted
unset TOUCHSTONE_CAMERA
# A machine without the package writes no films.
films=()
command -v ffmpeg >/dev/null || films=(--skip-testing StudioTests/FilmTests --skip-testing StudioTests/FilmEditorTests)
check "ME12, ME14, ME19 to ME22, PH8, PH9, PH12, PH15, PH17, PH18, PH20, PH22, PH23, PH27, PH37: tests of Studio" \
    tests_of Studio --permissions microphone=granted,camera=granted,photos=granted "${films[@]}"
if command -v ffmpeg >/dev/null; then
    check "Studio: draws two films, joins them, exports and plays what comes out" journey Studio-film
fi

check "Strongbox: two equal PINs, a card behind them, a wrong PIN, and all gone" journey Strongbox

check "Inspector: greets, looks inside, writes inside and not outside" journey Inspector
check "AP3, ME1, ME23, ME24: tests of Inspector" tests_of Inspector

finish
