#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The device's controls beside the screen of a window, pressed as a person presses them: on a display of the test's own (Xvfb),
# where that and xdotool are installed. The last line counts: "N passed, N failed". TOUCHSTONE_PICTURES=FOLDER leaves pictures.
#   window.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Window phone $$"
app=org.touchstone.device-probe
. Tests/EndToEnd/device.bash
pictures=${TOUCHSTONE_PICTURES:-$scratch}
if ! command -v Xvfb >/dev/null || ! command -v xdotool >/dev/null; then
    echo "no Xvfb or no xdotool: the window is not looked at"
    finish
    exit
fi
# Not the display of whoever runs this: X picks a free one and says which.
display() {
    Xvfb -displayfd 3 -screen 0 1400x1000x24 3>"$scratch/number" >"$scratch/xvfb" 2>&1 &
    helpers+=("$!")
    local try
    for try in $(seq 100); do
        [ -s "$scratch/number" ] && break
        sleep 0.1
    done
    [ -s "$scratch/number" ] || { cat "$scratch/xvfb"; return 1; }
    export DISPLAY=:$(cat "$scratch/number")
    # Windows are placed and raised by a window manager, as on a desktop.
    if command -v openbox >/dev/null; then
        openbox >/dev/null 2>&1 &
        helpers+=("$!")
        sleep 1
    fi
}
picture() { # NAME: of the whole display
    command -v xwd >/dev/null || return 0
    xwd -root -silent >"$scratch/root.xwd" && python3 Tests/EndToEnd/xwd.py "$scratch/root.xwd" "$pictures/$1.png"
}
window() { # until it is there
    local try
    for try in $(seq 600); do
        window=$(xdotool search --onlyvisible --name '^Probe$' 2>/dev/null | head -n 1)
        [ -n "$window" ] && return 0
        sleep 0.1
    done
    cat "$scratch/ran"
    return 1
}
size() { xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)' | tr '\n' ' '; }
# Points beside the screen, and from row to row: see `PanelLayout`.
panel=160 pitch=38
press() { # ROW, counted from 0
    local WIDTH HEIGHT
    eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=')"
    local room=$(((HEIGHT - 24) / ${2:-14}))
    local step=$((room < pitch ? room : pitch))
    xdotool mousemove --window "$window" $((WIDTH - panel / 2)) $((12 + $1 * step + step / 2 - 3)) click 1
}
forget() { rm -f "$data/Documents/journal.txt" "$scratch/journal"; }
mkdir -p "$scratch/person/Pictures"
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && device install "$udid" Tests/EndToEnd/Device &&
        data=$(device get_app_container "$udid" $app data) && device privacy "$udid" grant location $app || return 1
    # Where pictures of the screen go.
    TOUCHSTONE_CAPTURES=$scratch/person/Pictures device launch "$udid" $app >"$scratch/ran" 2>&1 && window && notes "language en_US"
}
check "a display" display
check "a device's app in a window" starting
shown() { sleep 2 && picture window && [ "$(size)" = "WIDTH=553 HEIGHT=852 " ] || { size; return 1; }; }
check "an iPhone 15's screen, with the panel at its right" shown
check "Turn left" press 2
turned() { notes "size 852 x 393" && sleep 1 && picture window-turned && [ "$(size)" = "WIDTH=1012 HEIGHT=393 " ] || { size; return 1; }; }
check "turns the screen and the window" turned
check "Turn right" press 3
check "turns them back" notes "size 393 x 852"
check "Shake" eval 'press 4 && notes "shaken"'
louder() { # With the panel and with a keyboard's keys.
    press 5 && notes "volume 0.56" && press 6 && notes "volume 0.50" && xdotool key --window "$window" XF86AudioLowerVolume && notes "volume 0.44"
}
check "MU22: Volume up, Volume down" louder
check "Dark" eval 'press 7 && notes_like "traits dark .*"'
check "Text opens its list" press 8
check "whose XL enlarges texts" eval 'press 5 13 && notes_like "traits dark UICTContentSizeCategoryXL"'
stays() { [ "$(device ui "$udid" content_size)" = extra-large ] && [ "$(device ui "$udid" appearance)" = dark ]; }
check "and the device stays so" stays
placing() { press 11 && sleep 0.5 && xdotool type --window "$window" "48.86, 2.35" && sleep 0.5 && picture window-place && xdotool key --window "$window" Return && notes "at 48.86,2.35"; }
check "Place takes a place" placing
capture() { # ENDING: the newest of the person's pictures
    local try file
    for try in $(seq 100); do
        file=$(find "$scratch/person/Pictures" -name "Probe *.$1" -size +0 | head -n 1)
        [ -n "$file" ] && echo "$file" && return 0
        sleep 0.1
    done
    find "$scratch/person"
    return 1
}
check "Picture" press 12
pictured() { local file; file=$(capture png) && is_png "$file" && python3 Tests/EndToEnd/xwd.py --size "$file" 393 852; }
check "is a picture of the screen alone" pictured
if command -v ffmpeg >/dev/null; then
    filming() { press 13 && sleep 2 && press 13; }
    check "Record, twice" filming
    filmed() { local file; file=$(capture mp4) && sleep 2 && ffprobe -v error -show_entries stream=codec_name,width,height -of csv=p=0 "$file" | grep -qx "h264,394,852"; }
    check "is a film" filmed
fi
homing() { # The home screen is an app with a window of its own.
    forget && press 0 && notes background && for _ in $(seq 600); do
        home=$(xdotool search --onlyvisible --name '^Home Screen$' 2>/dev/null | head -n 1)
        [ -n "$home" ] && sleep 2 && picture window-home && return 0
        sleep 0.1
    done
    xdotool search --onlyvisible --name . getwindowname %@
    return 1
}
check "Home brings the home screen's window" homing
front() { # The last in the stack is the one in front.
    forget && device launch "$udid" $app && notes active && sleep 1 &&
        [ "$(xdotool getactivewindow)" = "$window" ] || { xdotool getactivewindow getwindowname; return 1; }
}
command -v openbox >/dev/null && check "an app that is launched again raises its window" front
check "Language opens its list" eval 'press 10 && sleep 1'
speaking() { picture window-languages && forget && press 2 6 && notes "language de_DE"; }
check "whose German starts the app anew" speaking
check "and the device stays so" eval '[ "$(device ui "$udid" language)" = de_DE ]'
ending() { window && device terminate "$udid" $app && sleep 1 && ! xdotool search --onlyvisible --name '^Probe$'; }
check "the window goes with the app" ending
alone() {
    timeout 60 ./touchstone run Tests/EndToEnd/Device --window --no-controls >"$scratch/ran" 2>&1 &
    helpers+=("$!")
    window && sleep 1 && [ "$(size)" = "WIDTH=393 HEIGHT=852 " ] || { size; return 1; }
}
check "--no-controls leaves the screen alone" alone
# A launch that takes its time: the app's launch picture, then its first frame
slow_app() {
    mkdir -p "$scratch/Slow"
    python3 -c "
import struct, zlib
def chunk(kind, data): return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
rows = b''.join(b'\\0' + b'\\xff\\0\\0' * 20 for _ in range(40))
open('$scratch/Slow/Default.png', 'wb').write(b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 20, 40, 8, 2, 0, 0, 0)) + chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))"
    printf '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.touchstone.slow</string><key>CFBundleName</key><string>Slow</string></dict></plist>' >"$scratch/Slow/Info.plist"
    cat >"$scratch/Slow/App.swift" <<'END'
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func applicationDidFinishLaunching(_ application: UIApplication) {
        while !FileManager.default.fileExists(atPath: NSHomeDirectory() + "/Documents/go") { usleep(50_000) }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.rootViewController?.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        window?.makeKeyAndVisible()
    }
}
END
    device install "$udid" "$scratch/Slow"
}
holds() { # COLOUR, within half a minute
    local try
    for try in $(seq 60); do
        xwd -root -silent >"$scratch/root.xwd" && python3 Tests/EndToEnd/xwd.py --holds "$scratch/root.xwd" "$1" && return 0
        sleep 0.5
    done
    return 1
}
launching() {
    device launch "$udid" org.touchstone.slow >"$scratch/slow" 2>&1 &
    helpers+=("$!")
    holds ff0000 && picture window-launch
}
if command -v xwd >/dev/null; then
    check "an app that is slow to start" slow_app
    check "AP12: its launch picture is shown at once" launching
    check "AP12: and replaced by its first frame" eval 'touch "$(device get_app_container "$udid" org.touchstone.slow data)/Documents/go" && holds 0000ff && ! python3 Tests/EndToEnd/xwd.py --holds "$scratch/root.xwd" ff0000'
fi
finish
