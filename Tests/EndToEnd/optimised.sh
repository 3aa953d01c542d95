#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Whether what takes Foundation's place compiles optimised, as in frameworks for release: the compiler then calls what it
# replaces in another way. The last line counts: "N passed, N failed".
#   optimised.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash

# In a folder of its own: the tests beside this hold the lock of the usual one.
compiles() { "${TOUCHSTONE_SWIFT:-swift}" build --scratch-path "$scratch/build" --configuration release --target "$1"; }

# Apps find them by name when they start; a function that is not public is found in debug builds alone.
visible() {
    readelf -sW "$scratch"/build/release/FoundationOverrides.build/*.o >"$scratch/symbols"
    grep -q 'GLOBAL PROTECTED .* __touchstone_' "$scratch/symbols" && ! grep 'GLOBAL HIDDEN .* __touchstone_' "$scratch/symbols"
}

check "what takes Foundation's place compiles optimised" compiles FoundationOverrides
check "and is found by name" visible
finish
