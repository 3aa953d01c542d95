# SPDX-License-Identifier: MIT
# What the scripts share that drive an app on a device of their own; each sets `phone`, the device's name, and sources it. The
# app, `app`, notes what it hears in a journal among its documents; its container is `data`.
. Tests/EndToEnd/checks.bash
helpers=()
device() { TOUCHSTONE_NO_BUILD=1 ./touchstone device "$@"; }
clean_up() {
    [ ${#helpers[@]} = 0 ] || kill "${helpers[@]}" 2>/dev/null
    local name
    for name in "$phone" "$phone 2"; do
        device shutdown "$name" >/dev/null 2>&1
        device delete "$name" >/dev/null 2>&1
    done
    rm -rf "$scratch"
}
trap clean_up EXIT

# Whether the journal has a line, up to a minute from now: options and pattern of grep.
journal_has() {
    local try
    for try in $(seq 600); do
        cp "$data/Documents/journal.txt" "$scratch/journal" 2>/dev/null && grep -q "$@" "$scratch/journal" && return 0
        sleep 0.1
    done
    echo "no line '${!#}'"
    return 1
}
# The line itself, and a pattern of the whole line.
notes() { journal_has -xF -- "$1"; }
notes_like() { journal_has -xE -- "$1"; }

unset DISPLAY WAYLAND_DISPLAY
