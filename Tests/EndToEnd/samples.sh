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
    mkdir -p "$folder" && sed "s#\"shot\": \"#&$folder/#" "Tests/EndToEnd/Samples/$name.json" >"$folder/steps.json" || return 1
    exits 0 ./touchstone shot "Examples/$name" -o "$folder/end.png" --script "$folder/steps.json" "$@" || return 1
    for picture in "$folder"/*.png; do is_png "$picture" || return 1; done
}
tests_of() { exits 0 ./touchstone test "Examples/$1" --virtual-clock --junit "$scratch/$1.xml" && grep -q '<testcase' "$scratch/$1.xml"; }

check "DY44 to DY48: Tumble: falls, lands, leads, swings, snaps and is pushed" journey Tumble
check "DY44 to DY49: tests of Tumble" tests_of Tumble
check "driving Fingertips" journey Fingertips
check "tests of Fingertips" tests_of Fingertips

finish
