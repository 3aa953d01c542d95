#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The desktop around a device: an app whose battery, network, sensors and place are the machine's, whose notifications and
# player are the desktop's. The services are python-dbusmock's, on a bus of the test's own; GeoClue and the Secret
# Service, which it has not, are Desktop/geoclue.py and Desktop/secrets.py; where GNOME's keyring is installed it keeps keys, too. The last line counts: "N passed, N failed".
#   desktop.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Desktop phone $$"
app=org.touchstone.console
. Tests/EndToEnd/device.bash

# A bus that stands for the machine's and the person's. Nothing here reaches the real ones.
export DBUS_SYSTEM_BUS_ADDRESS=unix:path=$scratch/bus DBUS_SESSION_BUS_ADDRESS=unix:path=$scratch/bus
bus() {
    # Without the machine's own services, which a session's bus starts when they are asked for.
    cat >"$scratch/bus.conf" <<END
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>$DBUS_SESSION_BUS_ADDRESS</listen>
  <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>
END
    dbus-daemon --config-file="$scratch/bus.conf" --nofork --nopidfile >"$scratch/daemon" 2>&1 &
    helpers+=($!)
    local try
    for try in $(seq 100); do
        [ -S "$scratch/bus" ] && return 0
        sleep 0.1
    done
    cat "$scratch/daemon"
    return 1
}
# mock TEMPLATE [PARAMETERS]: the packages of the system belong to its own Python.
mock() {
    /usr/bin/python3 -m dbusmock --template "$1" -p "${2:-{\}}" >"$scratch/$(basename "$1").mock" 2>&1 &
    helpers+=($!)
}
# call SERVICE PATH METHOD ARGUMENT...
call() { gdbus call --session -d "$1" -o "$2" -m "$3" "${@:4}"; }
services() {
    mock upower && mock networkmanager && mock power_profiles_daemon && mock "$PWD/Tests/EndToEnd/Desktop/geoclue.py" &&
        mock "$PWD/Tests/EndToEnd/Desktop/portal.py" '{"scheme": 1}' &&
        mock iio-sensors-proxy '{"has_accelerometer": true, "accelerometer_orientation": "normal", "has_proximity": true}' &&
        mock notification_daemon '{"capabilities": "actions body body-markup inline-reply"}'
    local name
    for name in org.freedesktop.{UPower,NetworkManager,GeoClue2,Notifications,portal.Desktop} net.hadess.{PowerProfiles,SensorProxy}; do
        gdbus wait --session --timeout 20 "$name" || return 1
    done
    call org.freedesktop.NetworkManager /org/freedesktop/NetworkManager org.freedesktop.DBus.Mock.AddProperty \
        org.freedesktop.NetworkManager PrimaryConnectionType "<'802-3-ethernet'>" && power 2 43
}
power() { # STATE PERCENT of UPower's display device
    call org.freedesktop.UPower /org/freedesktop/UPower org.freedesktop.DBus.Mock.SetupDisplayDevice \
        2 "$1" "$2" 10 20 1 100 0 true battery 1
}
sensor() { # PROPERTY VALUE
    call net.hadess.SensorProxy /net/hadess/SensorProxy org.freedesktop.DBus.Mock.SetInternalProperty \
        net.hadess.SensorProxy "$1" "<$2>"
}
check "a bus of its own" bus
check "the desktop's services" services

# One app alone
shot() { printf '{"steps": %s}' "$1" >"$scratch/steps.json" && exits 0 ./touchstone shot Tests/EndToEnd/Desktop -o "$scratch/shot.png" --script "$scratch/steps.json" "${@:2}"; }
check "without a word the machine does not show: the battery is full" shot '[{"expect": "battery 100"}]'
untouched() { ! grep -q GetAll "$scratch/upower.mock" || { cat "$scratch/upower.mock"; return 1; }; }
check "and nobody asks the desktop for anything" untouched
check "UPower's battery is there when the app comes up" shot '[{"expect": "battery 43"}]' --desktop battery
check "a desktop that is dark makes the app dark" shot '[{"expect": "style 2"}]' --desktop appearance
check "a part that is none is refused" exits 2 ./touchstone shot Tests/EndToEnd/Desktop -o "$scratch/shot.png" --desktop sound
alone() {
    DBUS_SYSTEM_BUS_ADDRESS=unix:path=$scratch/none shot '[{"expect": "battery 100"}]' --desktop battery &&
        grep -q "desktop: battery by UPower" "$scratch/out" "$scratch/err"
}
check "a desktop without the service is said, and harms nothing" alone

# The same on a device, where it goes on
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && device install "$udid" Tests/EndToEnd/Desktop &&
        data=$(device get_app_container "$udid" $app data) && device privacy "$udid" grant location-always $app &&
        device privacy "$udid" grant notifications $app &&
        TOUCHSTONE_DESKTOP=all device launch --headless "$udid" $app -play -remind -visit
}
check "a device with the app" starting
check "NetworkManager's connection is its network" notes "network satisfied wiredEthernet"
check "the battery goes down" eval 'power 2 17 && notes "level 17"'
check "and is charged" eval 'power 1 18 && notes "battery state 2"'
saving() { call net.hadess.PowerProfiles /net/hadess/PowerProfiles org.freedesktop.DBus.Properties.Set net.hadess.PowerProfiles ActiveProfile "<'power-saver'>" && notes "low power true"; }
check "the profile that saves power is Low Power Mode" saving
offline() { call org.freedesktop.NetworkManager /org/freedesktop/NetworkManager org.freedesktop.DBus.Mock.SetGlobalConnectionState 20 && notes_like "network unsatisfied ?"; }
check "a network that is gone" offline
check "a machine that is turned turns the device" eval 'sensor AccelerometerOrientation "'"'right-up'"'" && notes "orientation 3"'
moving() {
    local try
    for try in $(seq 100); do
        call org.freedesktop.GeoClue2 /org/freedesktop/GeoClue2/Manager org.freedesktop.DBus.Mock.MoveTo 52.5 13.4 25 | grep -q true && break
        sleep 0.1
    done
    notes "place 52.5 13.4 within 25.0"
}
check "GeoClue's place is where it is" moving

# The portal
check "the desktop is dark" notes "style 2"
prefer() { call org.freedesktop.portal.Desktop /org/freedesktop/portal/desktop org.freedesktop.DBus.Mock.Prefer "$1"; }
check "and becomes light" eval 'prefer 2 && notes "style 1"'
visited() {
    local try
    for try in $(seq 100); do
        grep -q 'OpenURI "" "https://example.org/harbour?ships=3" ' "$scratch/portal.py.mock" && return 0
        sleep 0.1
    done
    cat "$scratch/portal.py.mock"
    return 1
}
check "a page that the app opens is opened by the desktop" visited

# Notifications
told() { # COUNT PATTERN: how often the desktop was told, up to half a minute from now
    local try
    for try in $(seq 300); do
        [ "$(grep -c -- "$2" "$scratch/notification_daemon.mock")" = "$1" ] && return 0
        sleep 0.1
    done
    cat "$scratch/notification_daemon.mock"
    return 1
}
tell() { python3 Tests/EndToEnd/tell.py "$(device getenv "$udid" HOME)" "$@"; }
invoke() { call org.freedesktop.Notifications /org/freedesktop/Notifications org.freedesktop.DBus.Mock.EmitSignal org.freedesktop.Notifications "$@"; }
check "the app goes behind others" tell $app '[{"background": true}]'
check "its notification is the desktop's, with its actions" told 1 'Notify "Console" 0 "" "Tea & biscuits" "3 &lt; 4 minutes" \["default", "", "pour", "Pour", "inline-reply", "Say"\]'
check "an action of the desktop's is the app's" eval 'invoke ActionInvoked us "[<uint32 1>, <\"pour\">]" && notes "answer pour "'
check "which shows another" told 2 'Notify "Console"'
replying() { invoke NotificationReplied us '[<uint32 2>, <"Cheers">]' && notes "answer say Cheers"; }
check "and so is an answer in words" replying
check "a notification of an app that has no display is clicked" eval 'tell $app "[{\"foreground\": true}, {\"wait\": 0.3}, {\"background\": true}]" && told 3 "Notify \"Console\"" && invoke ActionInvoked us "[<uint32 3>, <\"default\">]" && notes "answer com.apple.UNNotificationDefaultActionIdentifier "'
active() {
    local try
    for try in $(seq 100); do
        tell $app '[{"wait": 0.1}]' && tail -n 3 "$data/Documents/journal.txt" | grep -qx "is active" && return 0
        sleep 0.1
    done
    tail "$data/Documents/journal.txt"
    return 1
}
check "and brings it to the front" active
check "the app comes back" tell $app '[{"foreground": true}]'

# The player
name() { gdbus call --session -d org.freedesktop.DBus -o / -m org.freedesktop.DBus.ListNames | grep -o 'org.mpris.MediaPlayer2.org_touchstone_console.instance[0-9]*'; }
mpris() { call "$(name)" /org/mpris/MediaPlayer2 "org.mpris.MediaPlayer2.Player.$1" "${@:2}"; }
says() { # PROPERTY PATTERN, up to half a minute from now
    local try got
    for try in $(seq 300); do
        got=$(call "$(name)" /org/mpris/MediaPlayer2 org.freedesktop.DBus.Properties.Get org.mpris.MediaPlayer2.Player "$1")
        grep -q -- "$2" <<<"$got" && return 0
        sleep 0.1
    done
    echo "$1 is $got"
    return 1
}
check "what plays is a player of the desktop's" says PlaybackStatus "'Playing'"
check "with its title" says Metadata "'xesam:title': <'Lullaby'>"
check "its artist" says Metadata "'xesam:artist': <\['The Night Watch'\]>"
check "and its length" says Metadata "'mpris:length': <int64 100000000>"
check "GLib sees what it can do" eval 'gdbus introspect --session -d "$(name)" -o /org/mpris/MediaPlayer2 | grep -q "SetPosition(in  o"'
check "a pause of the desktop's is the app's" eval 'mpris Pause && notes "remote pause" && says PlaybackStatus "'"'Paused'"'"'
check "and so is a place in the sound" eval 'mpris Seek 20000000 && notes "remote position 23" && says Position 23000000'
check "and the next" eval 'mpris Next && notes "remote next"'
check "the previous, which nobody answers to, cannot be asked for" says CanGoPrevious "<false>"
check "it goes on" eval 'mpris PlayPause && notes "remote play"'
gone() { device terminate "$udid" $app && sleep 0.5 && [ -z "$(name)" ]; }
check "with the app the player is gone" gone

# Files
choosing() { rm -f "$data/Documents/journal.txt" && device launch --headless --terminate-running-process --desktop=files "$udid" $app "$@"; }
wanted() { # COUNT PATTERN: how often the portal was asked, up to half a minute from now
    local try
    for try in $(seq 300); do
        [ "$(grep -c -- "$2" "$scratch/portal.py.mock")" = "$1" ] && return 0
        sleep 0.1
    done
    cat "$scratch/portal.py.mock"
    return 1
}
chosen() { call org.freedesktop.portal.Desktop /org/freedesktop/portal/desktop org.freedesktop.DBus.Mock.Answer "$@"; }
printf 'seven ships' >"$scratch/harbour.txt"
check "a document picker is the desktop's window, for its types" eval 'choosing -choose && wanted 1 "OpenFile Console directory=.*\*\.txt.*image/\*.*multiple="'
check "the app gets what the person chooses" eval 'chosen 0 "[\"file://$scratch/harbour.txt\"]" && notes "chose harbour.txt: seven ships"'
check "who chooses nothing" eval 'choosing -choose && wanted 2 "OpenFile Console" && chosen 1 "[]"'
check "cancels the picker" notes "chose nothing"
check "a file goes where the person says" eval 'choosing -give && wanted 1 "SaveFile Console current_name=ledger.txt" && chosen 0 "[\"file://$scratch/out.txt\"]" && notes "chose out.txt: twelve barrels"'
check "and is all that was written there" eval 'grep -qx "twelve barrels" "$scratch/out.txt" && [ -z "$(find "$scratch" -maxdepth 1 -name ".*-*")" ]'
check "several go into a folder" eval 'choosing -give -both && wanted 1 "SaveFiles Console files=.*ledger.txt.*second.txt" && chosen 0 "[\"file://$scratch/a.txt\", \"file://$scratch/b.txt\"]" && notes "chose b.txt: twelve barrels"'

# The keychain's key
holder=
hold() { # COMMAND...: another Secret Service in place of the one before
    [ -z "$holder" ] || { kill "$holder" && wait "$holder"; } 2>/dev/null
    "$@" >"$scratch/secrets" 2>&1 &
    holder=$!
    helpers+=("$holder")
    gdbus wait --session --timeout 20 org.freedesktop.secrets
}
secrets() { hold /usr/bin/python3 -m dbusmock --session --template "$PWD/Tests/EndToEnd/Desktop/secrets.py" -p "$1"; }
# GNOME's, with a keyring of its own that a password has opened.
keyring() {
    mkdir -p "$scratch/keyring/run"
    printf 'pass' >"$scratch/keyring/pass"
    hold env HOME="$scratch/keyring" XDG_DATA_HOME="$scratch/keyring" XDG_RUNTIME_DIR="$scratch/keyring/run" \
        sh -c 'exec gnome-keyring-daemon --foreground --components=secrets --unlock <"$HOME/pass"'
}
# keeping TEXT [ARGUMENT...]: the app starts anew and puts it into a new keychain.
keeping() {
    device keychain "$udid" reset && rm -f "$data/Documents/journal.txt" &&
        device launch --headless --terminate-running-process --desktop=secrets "$udid" $app -keep "$1" && notes "${2:-kept with 0}" ||
        { device log "$udid" show $app | tail -n 5; return 1; }
}
key_file() { find "$(device getenv "$udid" HOME)" -maxdepth 2 -name keychain.key; }
elsewhere() { grep -q "^kept elsewhere: " "$(key_file)" || { od -c "$(key_file)" | head; return 1; }; }
telling() { device launch --headless --terminate-running-process "$udid" $app -tell && notes "secret $1"; }
check "a Secret Service that asks its person first" secrets '{"locked": true}'
check "keeps the key of a keychain once the person has agreed" keeping honey
check "so that the device's folder has none" elsewhere
named() { grep 'CreateItem' "$scratch/secrets" | grep -q 'Touchstone'; }
check "under a name that the person finds it by" named
check "a later run asks for it, whatever it takes of the desktop" telling "honey with 0"
check "one whose person does not agree" secrets '{"locked": true, "dismisses": true}'
check "leaves nothing stored" keeping honey "kept with -36"
gone_service() { { kill "$holder" && wait "$holder"; } 2>/dev/null; holder=; keeping wax && ! elsewhere >/dev/null && telling "wax with 0"; }
check "one without a place for secrets" secrets '{"empty": true}'
check "makes one and keeps the key there" eval 'keeping amber && elsewhere && telling "amber with 0"'
check "without a service the key lies beside the keychain" gone_service
if command -v gnome-keyring-daemon >/dev/null; then
    check "GNOME's keyring" keyring
    check "keeps a key as well" keeping nectar
    check "and not the device" elsewhere
    check "and gives it back" telling "nectar with 0"
else
    echo "no gnome-keyring: another service's keyring is not asked"
fi
finish
