#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What apps have stored survives kills and full disks: docs/durability.md. The last line counts: "N passed, N failed".
#   durability.sh [KILLS] [SEED]
set -uo pipefail
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
kills=${1:-70}
seed=${2:-1}
passed=0
failed=0

check() { # NAME COMMAND...: the command has to succeed.
    local name=$1
    shift
    if "$@" >"$scratch/log" 2>&1; then
        passed=$((passed + 1))
        echo "ok    $name"
    else
        failed=$((failed + 1))
        echo "FAIL  $name"
    fi
    sed 's/^/      /' "$scratch/log" | head -n 60
}

bundle=$(./touchstone build Tests/EndToEnd/Durability) || { echo "0 passed, 1 failed"; exit 1; }
executable=$bundle/Durability
check "no acknowledged change is lost by kills, none is half there" python3 Tests/EndToEnd/kills.py "$executable" "$kills" "$seed"
full_disk() {
    "$(dirname "$(readlink -f "$(command -v "${TOUCHSTONE_SWIFT:-swift}")")")/clang" -shared -fPIC -o "$scratch/full-disk.so" Tests/EndToEnd/full-disk.c &&
        python3 Tests/EndToEnd/kills.py "$executable" full-disk "$scratch/full-disk.so"
}
check "a full disk is refused, and nothing is lost" full_disk

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
