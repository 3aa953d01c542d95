#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# UI tests, which drive an app in another process, as ./touchstone test runs them.
# The last line counts: "N passed, N failed".
#   testing-apps.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash

ui_tests() { # The app is another process; what fails leaves its screen, its elements and the steps.
    exits 0 ./touchstone test Examples/Catalog --only-testing CatalogUITests --report "$scratch/ui" &&
        grep -q "^8 passed, 0 failed" "$scratch/out" && grep -q '<testsuite name="CatalogUITests" tests="8"' "$scratch/ui/junit.xml" &&
        [ -s "$scratch/ui/index.html" ]
}
hands() { # Fingers, the device, pictures, queries; by the virtual clock and by the real one.
    exits 0 ./touchstone test Tests/EndToEnd/Hands && counts "19 passed, 0 failed" &&
        exits 0 ./touchstone test Tests/EndToEnd/Hands --only-testing HandsUITests/HandsUITests/testTaps --real-clock && counts "1 passed"
}
unresting() { # A caret, a spinner and an app's display link never rest; nobody waits for them.
    cp -r Examples/Catalog "$scratch/Unresting"
    sed -i 's/self.window = window/&; CADisplayLink(target: self, selector: #selector(tick)).add(to: .main, forMode: .common)/; s/^}/    @objc func tick() {}\n&/' "$scratch/Unresting/Catalog/AppDelegate.swift"
    cat >"$scratch/Unresting/CatalogUITests/CatalogUITests.swift" <<'END'
import XCTest
final class CatalogUITests: XCTestCase {
    func testTyping() {
        let app = XCUIApplication()
        app.launch()
        app.otherElements["Text Fields"].tap()
        app.textFields["plain"].tap()
        let start = ProcessInfo.processInfo.systemUptime
        for key in ["H", "e", "l", "l", "o"] { app.keyboards.keys[key].tap() }
        XCTAssertEqual(app.textFields["plain"].value as? String, "Hello")
        // Three seconds a key where the caret's blinking counts.
        XCTAssertLessThan(ProcessInfo.processInfo.systemUptime - start, 5)
    }
}
END
    exits 0 ./touchstone test "$scratch/Unresting" --only-testing CatalogUITests && counts "1 passed"
}
failing_ui_tests() { # A crash of the app fails its test, with its last words; the next test goes on.
    cp -r Examples/Catalog "$scratch/Broken"
    sed -i 's/private func showAlert() {/private func showAlert() { fatalError("boom")/' "$scratch/Broken/Catalog/Screens/AlertsScreen.swift"
    cat >"$scratch/Broken/CatalogUITests/CatalogUITests.swift" <<'END'
import XCTest
final class CatalogUITests: XCTestCase {
    override func setUp() { continueAfterFailure = false }
    override func tearDown() { print("torn down \(name)") }
    func testA() {
        let app = XCUIApplication()
        app.launch()
        app.buttons["No such button"].tap()
        XCTFail("never")
    }
    func testB() {
        let app = XCUIApplication()
        app.launch()
        app.otherElements["Alerts"].tap()
        app.buttons["Show alert"].tap()
    }
    func testC() {
        let app = XCUIApplication()
        app.launch()
        let first = app.debugDescription
        XCTAssertTrue(first.contains("Window (Main), 0x"), first)
        XCTAssertEqual(app.state, .runningForeground)
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
    }
}
END
    mkdir -p "$scratch/broken/attachments/CatalogUITests.testA"
    touch "$scratch/broken/attachments/CatalogUITests.testA/Of an earlier run.png"
    exits 1 ./touchstone test "$scratch/Broken" --report "$scratch/broken" && grep -q "^1 passed, 2 failed" "$scratch/out" &&
        grep -q 'CatalogUITests.swift:8: error: -\[CatalogUITests.CatalogUITests testA\] : .*No such button' "$scratch/out" &&
        grep -q 'CatalogUITests.swift:15: error: .*crashed.*boom' "$scratch/out" && grep -q 'torn down -\[CatalogUITests testB\]' "$scratch/out" &&
        is_png "$scratch/broken/attachments/CatalogUITests.testA/Screenshot.png" &&
        grep -q 'NavigationBar' "$scratch/broken/attachments/CatalogUITests.testA/App UI hierarchy.txt" &&
        grep -q 'Tap "No such button" Button' "$scratch/broken/attachments/CatalogUITests.testA/Steps.txt" &&
        grep -q 'attachments/CatalogUITests.testA/Screenshot.png' "$scratch/broken/index.html" &&
        ! grep -q 'earlier' "$scratch/broken/index.html"
}
nothing_outlives() { # Killed with no chance to clean up: the tests and the app under test end as well.
    cp -r Examples/Catalog "$scratch/Lasting"
    cat >"$scratch/Lasting/CatalogUITests/CatalogUITests.swift" <<'END'
import XCTest
final class CatalogUITests: XCTestCase {
    func testForEver() {
        XCUIApplication().launch()
        print("waiting")
        fflush(nil)
        while true { usleep(1000) }
    }
}
END
    ./touchstone test "$scratch/Lasting" --only-testing CatalogUITests >"$scratch/said" 2>&1 &
    local tool=$! tests app tries=0
    waits '^waiting' || { kill "$tool"; cat "$scratch/said"; return 1; }
    tests=$(pgrep -P "$tool" | head -n 1)
    app=$(pgrep -P "$tests" | head -n 1)
    [ -n "$app" ] || { echo "no app under test"; kill "$tool"; return 1; }
    kill -KILL "$tool"
    while kill -0 "$tests" 2>/dev/null || kill -0 "$app" 2>/dev/null; do
        [ $((tries += 1)) -lt 100 ] || { echo "still there"; kill -KILL "$tests" "$app"; return 1; }
        sleep 0.1
    done
}
people() { exits 0 ./touchstone test Tests/EndToEnd/People && counts "6 passed, 0 failed"; }
album() { exits 0 ./touchstone test Tests/EndToEnd/Album && counts "4 passed, 0 failed"; }
recipes() { # Apps as the cookbook writes them, in the hands of UI tests. Without the package there are no films.
    local count=16
    if command -v ffmpeg >/dev/null; then
        mkdir -p "$scratch/films" && ffmpeg -v error -nostdin -f lavfi -i testsrc=size=320x240:rate=25:duration=6 -pix_fmt yuv420p \
            -movflags faststart "$scratch/films/film.mp4" || return 1
        python3 -u -m http.server --bind 127.0.0.1 --directory "$scratch/films" 0 >"$scratch/said" 2>&1 &
        local server=$!
        waits 'port [0-9]* ' || { kill "$server"; return 1; }
        export FILM=file://$scratch/films/film.mp4
        FILM_URL=http://127.0.0.1:$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$scratch/said")/film.mp4
        export FILM_URL
        ffmpeg -v error -nostdin -f lavfi -i sine=440:duration=20 -b:a 64k "$scratch/films/tone.mp3" || return 1
        python3 -u Tests/EndToEnd/Samples/radio.py "$scratch/films/tone.mp3" 8000 >"$scratch/station" 2>&1 &
        local station=$!
        until grep -q port "$scratch/station"; do kill -0 "$station" || return 1; sleep 0.1; done
        RADIO_URL=http://127.0.0.1:$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$scratch/station")/live
        export RADIO_URL
    else
        count=10
    fi
    python3 Tests/EndToEnd/Samples/music.py "$scratch/music"
    TOUCHSTONE_MUSIC=$scratch/music exits 0 ./touchstone test Tests/EndToEnd/Recipes --permissions media-library=granted,camera=granted
    local code=$?
    unset FILM FILM_URL RADIO_URL
    [ -z "${server:-}" ] || kill "$server" "$station"
    [ $code = 0 ] && grep -q "^$count passed, 0 failed" "$scratch/out"
}

check "UI tests drive an app in another process" ui_tests
check "UI tests have hands, a device and eyes" hands
check "UI tests do not wait for what never rests" unresting
check "UI tests that fail leave what there was to see" failing_ui_tests
check "nothing outlives a runner that is killed" nothing_outlives
check "PP1, PP2, PP4 to PP7: contacts in the hands of UI tests" people
check "PH1, PH28, ME7, MU1, MU3: pictures and songs, in the hands of UI tests" album
check "AL15, AL17, AL18, AL30, AL31, AL32, CO38, CO39, CO42, CO44, ME10, ME16, ME17, MU5: recipes of the cookbook, driven by UI tests" recipes
finish
