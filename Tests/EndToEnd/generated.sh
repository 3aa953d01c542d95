#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Whether generated files are what their generators write from this repository alone. Each runs in a copy; the files it
# wrote are compared. The last line counts: "N passed, N failed".
#   generated.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash
root=$PWD

# A copy with everything that generators read and write.
tree=$scratch/tree
mkdir -p "$tree"
tar -C "$root" --exclude=./.build --exclude=./.git -cf - . | tar -C "$tree" -xf - || exit 1

same() { # FOLDER OR FILE...: the copy's is the repository's
    local place
    for place in "$@"; do diff -rq "$root/$place" "$tree/$place" || return 1; done
}
writes() { # GENERATOR [ARGUMENT...] -- FOLDER OR FILE...
    local command=("$tree/scripts/$1")
    shift
    while [ "$1" != -- ]; do command+=("$1"); shift; done
    shift
    "${command[@]}" && same "$@"
}

check "manifests" scripts/generate --check
check "vectors of Accelerate" writes generate-accelerate -- Sources/Services/Accelerate/Generated
check "vectors of simd" writes generate-simd -- Sources/Runtime/simd/Generated
check "filters of Core Image" writes generate-filters -- Sources/Graphics/CoreImage/Generated
check "named characters of HTML" writes generate-entities -- Sources/Interface/UIKit/Generated/HTMLEntityTable.swift
check "the example's map" writes generate-example-map -- Examples/FavoritePlaces/Maps
check "indices of selectors" writes generate-selector-index -- scripts/api
finish
