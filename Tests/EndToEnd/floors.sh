#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The floors inside modules, by what the compiler noted while it built: circles of folders and files, and what runs up, get
# no more. The last line counts: "N passed, N failed".
#   floors.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash

check "circles and references that run up only get fewer" scripts/floors --check
finish
