#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Every screen of the Catalog beside its reference picture and view tree, byte for byte: light, dark, large text, right to
# left, landscape, tablet. The last line counts: "N passed, N failed".
#   pictures.sh [TEXT]   only the checks whose names have the text
# What differs: scripts/pictures --show FOLDER; scripts/pictures --accept makes it the reference.
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash

for variant in light dark large right-to-left landscape tablet; do
    check "the Catalog's screens, $variant" scripts/pictures --variant "$variant"
done
check "no reference is left over" test "$(scripts/pictures --orphans)" = none
finish
