#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# `touchstone device location` moves an app's device: a city, a GPX track in its own time, a real receiver through gpsd
# where that is installed, and an app that does not run and wants significant changes.
# The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Way phone $$"
app=org.touchstone.device-probe
. Tests/EndToEnd/device.bash
forget() { rm -f "$data/Documents/journal.txt" "$scratch/journal"; }
udid=$(device create "$phone" com.apple.CoreSimulator.SimDeviceType.iPhone-SE)
check "boot" device boot "$udid"
check "the probe is installed" device install "$udid" Tests/EndToEnd/Device
data=$(device get_app_container "$udid" $app data)
check "access" device privacy "$udid" grant location-always $app
check "launch" device launch "$udid" $app

check "LO37: a city by its name" device location "$udid" run London
check "moves the running app" notes_like "at 51.51,-0.13"
cat >"$scratch/way.gpx" <<'GPX'
<?xml version="1.0"?>
<gpx version="1.1" creator="test">
  <wpt lat="10.00" lon="20.00"><time>2024-01-01T00:00:00Z</time></wpt>
  <wpt lat="10.04" lon="20.00"><time>2024-01-01T00:00:04Z</time></wpt>
</gpx>
GPX
check "a GPX file with times" device location "$udid" run "$scratch/way.gpx"
check "begins where it begins" notes_like "at 10.00,20.00"
check "is half way after half of the time" notes_like "at 10.02,20.00"
check "and ends at its end" notes_like "at 10.04,20.00"
says_why() { ! device location "$udid" run "$scratch/bad.gpx" >"$scratch/out" 2>&1 && grep -q "bad.gpx" "$scratch/out"; }
printf '<gpx version="1.1" creator="test"><wpt lat="10" lon="x"/></gpx>' >"$scratch/bad.gpx"
check "a GPX file that is none is named" says_why

# LO23 for an app that does not run: half a kilometre or more from where it heard last starts it.
significant() {
    device terminate "$udid" $app && forget && device location "$udid" set 10,20 &&
        device launch "$udid" $app -significant && notes_like "changed to 10.00,20.00" && device terminate "$udid" $app && forget
}
check "an app wants significant changes" significant
little() { [ -z "$(device location "$udid" set 10.003,20)" ]; }
check "LO23: 330 m leave it alone" little
much() { device location "$udid" set 10.02,20 | grep -qE "^$app: [0-9]+$"; }
check "LO23: two kilometres start it" much
check "behind others" notes_like "launched by location, state 2"
check "and it hears of the change" notes_like "changed to 10.02,20.00"

# Maps, opened by a link of another app.
tell() { python3 Tests/EndToEnd/tell.py "$(device getenv "$udid" HOME)" com.apple.Maps "$1"; }
with_maps() {
    device location "$udid" set 39.7400,-104.9750 && device privacy "$udid" grant location com.apple.Maps &&
        SIMCTL_CHILD_TOUCHSTONE_MAPS=$PWD/Examples/FavoritePlaces/Maps/denver.pmtiles \
            device launch --headless "$udid" com.apple.Maps
}
check "Maps" with_maps
way() {
    device openurl "$udid" "maps://?daddr=39.7475,-104.9428&dirflg=d&x-touchstone-source=$app" &&
        tell '[{"foreground": true}, {"expect": {"id": "distance of step 2"}, "timeout": 30}, {"expect": "Arrive at the destination"}]'
}
check "MP44: a way's steps with their distances" way
going_back() { forget && tell '[{"tap": "Back to App"}]' && notes_like "at 39\.74,-104\.9[78]"; }
check "MP44: and back to the app" going_back
shown_there() {
    device openurl "$udid" "maps://?q=Museum&ll=39.7475,-104.9428&t=h" && tell '[{"foreground": true}, {"expect": "Museum", "timeout": 30}]'
}
check "MP42, PP16: a place by its name" shown_there

if command -v gpsd >/dev/null; then
    port=$((20000 + $$ % 20000))
    python3 Tests/EndToEnd/Location/receiver.py "$port" >"$scratch/receiver" &
    helpers+=($!)
    until grep -q ready "$scratch/receiver"; do sleep 0.1; done
    gpsd -N -n -S $((port + 1)) "tcp://127.0.0.1:$port" >"$scratch/gpsd" 2>&1 &
    helpers+=($!)
    following() { forget && device launch "$udid" $app && device location "$udid" run "gpsd:127.0.0.1:$((port + 1))"; }
    check "gpsd is followed" following
    check "along the receiver's way" notes_like "at 39\.7[4-6],-104\.99"
else
    echo "left out: gpsd is not installed"
fi

finish
