#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Handoff between two machines of a person, live over Avahi: two network namespaces with a cable between them, each with a bus,
# an Avahi and a shelf of devices of its own. Where namespaces cannot be made, or Avahi is not installed, nothing is checked.
# The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash
app=org.touchstone.courier
helpers=()
names=("ts-a-$$" "ts-b-$$")
clean_up() {
    local machine
    for machine in 0 1; do
        on $machine device shutdown Phone >/dev/null 2>&1
    done
    [ ${#helpers[@]} = 0 ] || kill "${helpers[@]}" 2>/dev/null
    wait 2>/dev/null
    for machine in 0 1; do ip netns del "${names[$machine]}" 2>/dev/null; done
    rm -rf "$scratch"
}
# on MACHINE COMMAND...
on() {
    local machine=$1
    shift
    [ "$1" != device ] || { shift; set -- ./touchstone device "$@"; }
    ip netns exec "${names[$machine]}" env -u DISPLAY -u WAYLAND_DISPLAY TOUCHSTONE_NO_BUILD=1 TOUCHSTONE_DESKTOP="${desktop-handoff}" \
        XDG_CACHE_HOME="$scratch/$machine" DBUS_SYSTEM_BUS_ADDRESS="unix:path=$scratch/bus$machine" "$@"
}
if ! command -v avahi-daemon >/dev/null || ! ip netns add "${names[0]}" 2>/dev/null; then
    echo "neighbours.sh: needs avahi-daemon and the right to make network namespaces"
    echo "0 passed, 0 failed"
    exit 0
fi
trap clean_up EXIT

machines() {
    ip netns add "${names[1]}" && ip link add "tsa$$" netns "${names[0]}" type veth peer name "tsb$$" netns "${names[1]}" || return
    ip -n "${names[0]}" address add 10.79.0.1/24 dev "tsa$$" && ip -n "${names[1]}" address add 10.79.0.2/24 dev "tsb$$" || return
    local machine link
    for machine in 0 1; do
        [ $machine = 0 ] && link=tsa$$ || link=tsb$$
        ip -n "${names[$machine]}" link set lo up && ip -n "${names[$machine]}" link set "$link" up || return
        cat >"$scratch/bus$machine.conf" <<END
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type>
  <listen>unix:path=$scratch/bus$machine</listen>
  <policy context="default"><allow user="*"/><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
</busconfig>
END
        dbus-daemon --config-file="$scratch/bus$machine.conf" --nofork --nopidfile >"$scratch/daemon$machine" 2>&1 &
        helpers+=($!)
        printf '[server]\nhost-name=machine%s\nallow-interfaces=%s\nuse-ipv6=no\nenable-dbus=yes\n[wide-area]\nenable-wide-area=no\n' $machine "$link" >"$scratch/avahi$machine.conf"
        local try
        for try in $(seq 100); do
            [ -S "$scratch/bus$machine" ] && break
            sleep 0.1
        done
        # Its socket and its number lie where a second one would not be let start.
        on $machine unshare -m bash -c 'mkdir -p /run/avahi-daemon && mount -t tmpfs none /run/avahi-daemon && exec "$@"' avahi \
            avahi-daemon --no-drop-root --no-chroot --no-rlimits --no-proc-title -f "$scratch/avahi$machine.conf" >"$scratch/avahi$machine" 2>&1 &
        helpers+=($!)
    done
    for machine in 0 1; do
        for try in $(seq 100); do
            grep -q "Server startup complete" "$scratch/avahi$machine" && break
            sleep 0.1
        done
        cat "$scratch/avahi$machine"
        grep -q "Server startup complete" "$scratch/avahi$machine" || return
    done
}
check "two machines with a cable between them, each with Avahi" machines

devices() {
    local machine bundle
    bundle=$(./touchstone build Tests/EndToEnd/Courier) || return
    for machine in 0 1; do
        on $machine device create Phone "iPhone 15" && on $machine device boot Phone && on $machine device install Phone "$bundle" &&
            on $machine device world Phone '{"cloudAccount": "ada"}' || return
    done
}
check "each has a device of the same person" devices
tell() { python3 Tests/EndToEnd/tell.py "$(on "$1" device getenv Phone HOME)" $app "$2"; }
journal() { cat "$(on "$1" device get_app_container Phone $app data)/Documents/journal.txt"; }
# notes MACHINE LINE, up to a minute from now.
notes() {
    local try
    for try in $(seq 600); do
        journal "$1" 2>/dev/null | grep -qxF -- "$2" && return 0
        sleep 0.1
    done
    journal "$1"
    return 1
}
# offered MACHINE, up to half a minute from now.
offered() {
    local try
    for try in $(seq 300); do
        on "$1" device handoff Phone | grep -q "^$app" && return 0
        sleep 0.1
    done
    return 1
}
nothing() { [ -z "$(on "$1" device handoff Phone)" ]; }
starts() { on "$1" device terminate Phone $app >/dev/null 2>&1; on "$1" device launch --headless Phone $app; }
writes() { starts 0 && tell 0 '[{"tap": "text"}, {"type": "Dear"}, {"wait": 1}]'; }
writing() { starts 1 && writes; }
check "somebody writes on the first, the app runs on the second" writing
strangers() { sleep 2 && nothing 1; }
check "machines that share no secret are not near each other" strangers
another() { on 1 device handoff Phone secret && on 0 device handoff Phone secret && writes && sleep 2 && nothing 1; }
check "nor are those with different ones" another
paired() { on 1 device handoff Phone secret "$(on 0 device handoff Phone secret)" && starts 1 && offered 1; }
check "HF2: with the same one, the second sees what the first is about" paired
goes_on() { tell 0 '[{"type": " Ada"}]' && on 1 device handoff Phone continue $app; }
check "a person goes on with it there" goes_on
check "HF7: it will continue" notes 1 "will continue org.touchstone.courier.editing"
check "HF20: and gets what was not saved yet" notes 1 "continue org.touchstone.courier.editing Dear Ada"
check "HF22: the first is told" notes 0 "was continued"
leaving() {
    on 0 device terminate Phone $app
    local try
    for try in $(seq 300); do
        nothing 1 && return 0
        sleep 0.1
    done
    return 1
}
check "an app that ends takes its offer with it" leaving

finish
