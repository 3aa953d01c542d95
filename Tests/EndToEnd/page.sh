#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The page of `touchstone serve` in a real browser, where Chromium and its driver are installed: the device's controls beside the
# screen, the screen's elements for screen readers, printed pages. The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
phone="Page phone $$"
app=org.touchstone.device-probe
. Tests/EndToEnd/device.bash
pictures=.build/pictures
mkdir -p $pictures
driving() {
    chromedriver --port=0 >"$scratch/driver" 2>&1 &
    helpers+=("$!")
    for _ in $(seq 300); do
        driver=$(sed -n 's/.*started successfully on port \([0-9]*\).*/http:\/\/127.0.0.1:\1/p' "$scratch/driver")
        [ -n "$driver" ] && return 0
        sleep 0.1
    done
    cat "$scratch/driver"
    return 1
}
# serving PROJECT: its page is at $address.
serving() {
    ./touchstone serve "$1" --device "$phone" >"$scratch/served" 2>&1 &
    helpers+=("$!")
    served=$!
    for _ in $(seq 600); do
        address=$(grep -o 'http://[^ ]*' "$scratch/served" | head -n 1)
        [ -n "$address" ] && return 0
        sleep 0.1
    done
    cat "$scratch/served"
    return 1
}
browser() { python3 Tests/EndToEnd/webdriver.py "$driver" "$address"; }
starting() {
    udid=$(device create "$phone" "iPhone 15") && device boot "$udid" && device install "$udid" Tests/EndToEnd/Device &&
        data=$(device get_app_container "$udid" $app data) && device privacy "$udid" grant location $app &&
        driving && serving Tests/EndToEnd/Device
}
if ! command -v chromedriver >/dev/null; then
    echo "no chromedriver: the page is not looked at in a browser"
    finish
    exit
fi
check "a device, its app on a page, and a browser" starting
controls() {
    browser <<END
{"until": "canvas.width === 1179 && canvas.height === 2556"}
{"shot": "$pictures/page.png"}
{"click": "[data-name=left]"}
{"until": "canvas.width === 2556"}
{"shot": "$pictures/page-turned.png"}
{"click": "[data-name=right]"}
{"until": "canvas.width === 1179"}
{"click": "#darkness"}
{"until": "part('darkness').getAttribute('aria-pressed') === 'true'"}
{"key": ["#textSize", "XXL"]}
{"key": ["#place", "48.86, 2.35\ue007"]}
{"click": "[data-name=shake]"}
{"until": "part('language').value === 'en_US'"}
END
}
check "the screen is there, and turns" controls
check "dark, and a larger text" notes_like "traits dark UICTContentSizeCategoryXXL"
check "another place" notes "at 48.86,2.35"
speaking() {
    browser <<END
{"until": "part('language').options.length > 3"}
{"key": ["#language", "Deutsch"]}
{"until": "part('language').value === 'de_DE'"}
{"until": "document.getElementById('lost').style.display === 'none' && canvas.width === 1179"}
{"shot": "$pictures/page-german.png"}
END
}
check "another language starts the app anew, and the page finds it again" speaking
check "in that language" notes "language de_DE"
finish_serving() { kill "$served" 2>/dev/null; wait "$served" 2>/dev/null; true; }
check "the app ends" finish_serving
# Two devices of one person: the other writes a letter.
courier=org.touchstone.courier
handing() {
    other=$(device create "$phone 2" "iPhone 15") && device boot "$other" && device install "$other" Tests/EndToEnd/Courier &&
        device install "$udid" Tests/EndToEnd/Courier && device launch --headless "$other" $courier || return 1
    for one in "$udid" "$other"; do device world "$one" '{"cloudAccount": "page-'$$'"}' || return 1; done
    python3 Tests/EndToEnd/tell.py "$(device getenv "$other" HOME)" $courier '[{"tap": "text"}, {"type": "Dear"}, {"wait": 1}]' &&
        serving Tests/EndToEnd/Courier && browser <<END
{"until": "canvas.width > 1"}
{"until": "part('dock').querySelector('img').alt === 'Handoff, Courier'"}
{"until": "part('dock').querySelector('img').naturalWidth > 0"}
{"shot": "$pictures/page-handoff.png"}
{"click": "#dock button"}
{"until": "part('dock').children.length === 0"}
END
}
check "HF5: the page shows what another device offers, and a click goes on with it" handing
there() { data=$(device get_app_container "$udid" $courier data) && notes "continue org.touchstone.courier.editing Dear"; }
check "HF5: here" there
cloud() { rm -rf "$(dirname "$(device getenv "$udid" HOME)")/Cloud/page-$$"; }
check "the app ends" eval 'cloud; finish_serving'
reading() {
    serving Examples/Letterpress && browser <<END
{"until": "canvas.width > 1"}
{"until": "mirror.children.length === 0"}
{"until": "reading.click() === undefined"}
{"until": "[...mirror.children].some(node => node.getAttribute('role') === 'button' && node.getAttribute('aria-label') === 'Print')"}
{"until": "[...mirror.children].some(node => node.getAttribute('role') === 'textbox' && node.textContent.includes('A page of type'))"}
{"until": "[...mirror.children].find(node => node.getAttribute('aria-label') === 'Print').click() === undefined"}
{"until": "[...mirror.children].some(node => node.textContent === 'Print Options' || node.getAttribute('aria-label') === 'Print Options')"}
{"shot": "$pictures/page-options.png"}
{"until": "[...mirror.children].filter(node => node.getAttribute('aria-label') === 'Print').pop().click() === undefined"}
{"until": "paper.open && paper.querySelector('iframe').src.startsWith('blob:')"}
{"until": "paper.querySelector('b').textContent === 'Print for iOS'"}
{"shot": "$pictures/page-printed.png"}
{"click": "#document button"}
{"until": "!paper.open"}
END
}
check "the screen's elements are there for readers once they are wanted, and can be used; PT31: printed pages are shown" reading
check "the app ends" finish_serving
# The device itself on a page: its apps open in it.
showing() {
    data=$(device get_app_container "$udid" $app data) && rm -f "$data/Documents/journal.txt" && device shutdown "$udid" || return 1
    device serve "$udid" >"$scratch/served" 2>&1 &
    helpers+=("$!")
    served=$!
    for _ in $(seq 600); do
        address=$(grep -o 'http://[^ ]*' "$scratch/served" | head -n 1)
        [ -n "$address" ] && break
        sleep 0.1
    done
    browser <<END
{"until": "canvas.width === 1179"}
{"until": "reading.click() === undefined"}
{"until": "[...mirror.children].some(node => node.getAttribute('aria-label') === 'Probe')"}
{"shot": "$pictures/page-home.png"}
{"until": "[...mirror.children].find(node => node.getAttribute('aria-label') === 'Probe').click() === undefined"}
{"until": "![...mirror.children].some(node => node.getAttribute('aria-label') === 'Settings')"}
{"shot": "$pictures/page-app.png"}
{"click": "[data-name=left]"}
{"until": "canvas.width === 2556"}
{"shot": "$pictures/page-app-turned.png"}
{"click": "[data-name=shake]"}
{"click": "[data-name=home]"}
{"until": "canvas.width === 1179"}
{"until": "[...mirror.children].some(node => node.getAttribute('aria-label') === 'Settings')"}
{"click": "[data-name=right]"}
END
}
check "a whole device on a page: an app opens, lies, and goes back to its icon" showing
check "the app was turned" notes "size 852 x 393"
check "and shaken, and left" eval 'notes shaken && notes background'
finish
