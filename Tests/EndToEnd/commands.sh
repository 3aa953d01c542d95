#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Drives ./touchstone as a person does: builds, pictures, trees, tests, and what is said when something is wrong.
# The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failed=0

# known NAME COMMAND...: what does not hold yet; shown, not counted.
known() {
    local name=$1
    shift
    if "$@" >"$scratch/log" 2>&1; then echo "ok    $name (known to fail, holds now)"; else echo "known $name"; fi
}

# check NAME COMMAND...: the command has to succeed.
check() {
    local name=$1
    shift
    if "$@" >"$scratch/log" 2>&1; then
        passed=$((passed + 1))
        echo "ok    $name"
    else
        failed=$((failed + 1))
        echo "FAIL  $name"
        sed 's/^/      /' "$scratch/log" | head -n 30
    fi
}

# exits CODE COMMAND...: the exit code; what it said on standard error is kept.
exits() {
    local wanted=$1 code
    shift
    "$@" >"$scratch/out" 2>"$scratch/err"
    code=$?
    cat "$scratch/out" "$scratch/err"
    [ "$code" = "$wanted" ] || { echo "exit code $code instead of $wanted"; return 1; }
}
says() { head -n 1 "$scratch/err" | grep -qF -- "$1" || { head -n 1 "$scratch/err"; return 1; }; }
is_png() { [ "$(head -c 8 "$1" | od -An -tx1 | tr -d ' \n')" = 89504e470d0a1a0a ] && tail -c 8 "$1" | grep -q 'IEND'; }

# What is wrong with the command line or the project.
usage_errors() { exits 2 ./touchstone shot Examples/Catalog -o "$scratch/no.png" --device Nokia && says "touchstone: --device is" && exits 2 ./touchstone bogus && exits 2 ./touchstone shot Examples/Catalog && exits 2 ./touchstone build --bogus .; }
# Every command has a page of its own.
helps() {
    local name
    for name in run serve shot tree build test doctor; do
        exits 0 ./touchstone "$name" --help && grep -q "usage: ./touchstone $name" "$scratch/out" && grep -q "exit codes" "$scratch/out" || return 1
    done
    exits 0 ./touchstone help shot && grep -q -- "-o FILE" "$scratch/out" && exits 2 ./touchstone help bogus
}
missing_track() { exits 2 ./touchstone shot Examples/Catalog -o "$scratch/track.png" --location "$scratch/none.gpx" && says "is no file"; }
missing_project() { exits 2 ./touchstone build "$scratch/nothing" && says "there is no"; }
broken_project() {
    mkdir -p "$scratch/Broken.xcodeproj"
    printf '// !$*UTF8*$!\n{\n  objects = {\n    A = = b;\n  };\n}\n' >"$scratch/Broken.xcodeproj/project.pbxproj"
    exits 3 ./touchstone build "$scratch/Broken.xcodeproj" && says "project.pbxproj:4"
}
plain_app() { # folder, Swift source
    mkdir -p "$1"
    printf '%s\n' "$2" >"$1/App.swift"
    printf '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>\n' >"$1/Info.plist"
}
compile_error() {
    plain_app "$scratch/Wrong" 'import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate { let wrong: Nonsense }'
    exits 3 ./touchstone build "$scratch/Wrong" && says "App.swift:2:" && says "cannot find type 'Nonsense'"
}
hostile_storyboard() {
    plain_app "$scratch/Hostile" 'import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}'
    printf '<?xml version="1.0"?>\n<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<document>&a;</document>\n' >"$scratch/Hostile/Main.storyboard"
    exits 3 ./touchstone build "$scratch/Hostile" && says "Main.storyboard:2"
}
crash() {
    plain_app "$scratch/Crash" 'import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) { fatalError("boom") }
}'
    exits 1 ./touchstone shot "$scratch/Crash" -o "$scratch/crash.png" && [ ! -e "$scratch/crash.png" ] && grep -q boom "$scratch/err"
}

broken_resource() { # file, its text, the line that is named
    plain_app "$scratch/Resource" 'import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}'
    rm -rf "$scratch/Resource/Art.xcassets" "$scratch"/Resource/*.strings "$scratch"/Resource/*.xcstrings
    mkdir -p "$(dirname "$scratch/Resource/$1")"
    printf "$2" >"$scratch/Resource/$1"
    exits 3 ./touchstone build "$scratch/Resource" && says "$1:$3"
}
broken_resources() {
    broken_resource Art.xcassets/A.imageset/Contents.json '{\n "images" : [\n  { "idiom" : }\n]}' 3 &&
        broken_resource Localizable.strings '"a" = "b";\n"c" "d";\n' 2 &&
        broken_resource Localizable.xcstrings '{\n"strings" : [\n' 3
}

# What Touchstone itself needs: a fresh copy that has not looked yet, on a machine without the packages.
fresh_copy() {
    mkdir -p "$scratch/fresh/scripts" "$scratch/bin"
    cp touchstone "$scratch/fresh/"
    cp scripts/packages "$scratch/fresh/scripts/"
    printf '#!/bin/sh\nexit 0\n' >"$scratch/bin/dpkg-query"
    printf '#!/bin/sh\necho "E: Unable to locate package" >&2\nexit 100\n' >"$scratch/bin/apt-get"
    printf '#!/bin/sh\nexec "$@"\n' >"$scratch/bin/sudo"
    chmod +x "$scratch"/bin/*
}
wanted_packages() { sed -e 's/#.*//' -e 's/[[:space:]].*//' -e '/^$/d' scripts/packages | tr '\n' ' ' | sed 's/ *$//'; }
missing_packages() {
    fresh_copy
    exits 4 env -u CI PATH="$scratch/bin:$PATH" "$scratch/fresh/touchstone" build Examples/Catalog </dev/null &&
        says "missing packages: $(wanted_packages)" &&
        grep -qF "apt-get install -y --no-install-recommends $(wanted_packages)" "$scratch/err"
}
failing_installation() {
    fresh_copy
    exits 4 env CI=true PATH="$scratch/bin:$PATH" "$scratch/fresh/touchstone" build Examples/Catalog </dev/null &&
        grep -qF "could not install: $(wanted_packages)" "$scratch/err" &&
        grep -qF "apt-get install -y --no-install-recommends $(wanted_packages)" "$scratch/err"
}

# The examples.
rebuild() { # nothing changed: at most a second, the tool's own start included
    local start end
    ./touchstone build Examples/Catalog || return 1
    start=$(date +%s%N)
    ./touchstone build Examples/Catalog || return 1
    end=$(date +%s%N)
    echo "took $(((end - start) / 1000000)) ms"
    [ $((end - start)) -lt 1000000000 ]
}
shot() { # example: the picture, twice the same
    ./touchstone shot "Examples/$1" -o "$scratch/$1.png" && ./touchstone shot "Examples/$1" -o "$scratch/$1-again.png" &&
        is_png "$scratch/$1.png" && cmp "$scratch/$1.png" "$scratch/$1-again.png"
}
# Every screen of the Catalog, in both appearances, in one run each; a second run has to write the same bytes.
tour() { # folder
    mkdir -p "$1" || return 1
    python3 - "$1" <<'PYTHON' || return 1
import json, pathlib, re, sys
folder = sys.argv[1]
source = pathlib.Path("Examples/Catalog/Catalog/Screen.swift").read_text()
steps = []
for appearance in ("light", "dark"):
    steps.append({"appearance": appearance})
    for title in re.findall(r'Screen\(title: "([^"]+)"', source):
        name = f"{folder}/{title.replace(' ', '-')}-{appearance}.png"
        steps += [{"tap": title}, {"wait": 0.6}, {"shot": name}, {"tap": "Catalog"}, {"wait": 0.6}]
json.dump({"steps": steps}, open(f"{folder}/steps.json", "w"))
PYTHON
    ./touchstone shot Examples/Catalog -o "$1/end.png" --script "$1/steps.json"
}
every_screen() {
    tour "$scratch/tour" && tour "$scratch/tour-again" || return 1
    local picture count=0
    for picture in "$scratch"/tour/*.png; do
        is_png "$picture" && cmp "$picture" "$scratch/tour-again/${picture##*/}" || return 1
        count=$((count + 1))
    done
    # Two pictures that are the same would mean that a screen did not open.
    [ "$count" -gt 40 ] && [ "$(sha256sum "$scratch"/tour/*.png | cut -d' ' -f1 | sort -u | wc -l)" = "$count" ]
}
tree() { exits 0 ./touchstone tree "Examples/$1" && grep -q UIWindow "$scratch/out"; }
tree_json() { exits 0 ./touchstone tree Examples/Catalog --json && grep -q '"class"' "$scratch/out"; }
build_json() { exits 0 ./touchstone build Examples/Catalog --json && grep -q '"succeeded" : true' "$scratch/out"; }
texts() { # options, then texts that the tree of Herbarium has
    local option=$1 text
    shift
    # shellcheck disable=SC2086
    exits 0 ./touchstone tree Examples/Herbarium $option || return 1
    for text in "$@"; do grep -qF -- "$text" "$scratch/out" || { echo "no '$text'"; return 1; }; done
}
languages() {
    texts "" "Daisy" "Found 1 day ago" "3 sheets" "Swipe to turn the sheet" &&
        texts "--locale de_DE" "Gänseblümchen" "Vor 1 Tag gefunden" "3 Blätter" "Wiese" "Weiter" &&
        texts "--locale de --device iPad" "Mit den Tasten blättern"
}
crashing_tests() {
    mkdir -p "$scratch/Crashing/Sources/Crashing" "$scratch/Crashing/Tests/CrashingTests"
    printf '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "Crashing", targets: [.target(name: "Crashing"), .testTarget(name: "CrashingTests", dependencies: ["Crashing"])])\n' >"$scratch/Crashing/Package.swift"
    echo 'public let answer = 42' >"$scratch/Crashing/Sources/Crashing/Answer.swift"
    cat >"$scratch/Crashing/Tests/CrashingTests/Tests.swift" <<'END'
import Crashing
import Testing
import UIKit
import XCTest

class OldTests: XCTestCase {
    func testBefore() {}
    func testCrash() { fatalError("boom") }
    func testExit() { exit(0) }
    func testWindow() { XCTAssertNotNil(UIApplication.shared.windows.first { $0.isKeyWindow }) }
    func testAttachment() {
        let note = XCTAttachment(string: "kept")
        note.name = "Note"
        note.lifetime = .keepAlways
        add(note)
    }
}
@Test func before() { #expect(answer == 42) }
@Test func crash() { fatalError("boom") }
@Test func after() async throws { try await Task.sleep(nanoseconds: 1) }
END
    exits 1 ./touchstone test "$scratch/Crashing" --junit "$scratch/crashing.xml" --attachments "$scratch/attachments" &&
        grep -q "^5 passed, 3 failed" "$scratch/out" && [ "$(grep -c '<failure' "$scratch/crashing.xml")" = 3 ] &&
        [ "$(cat "$scratch/attachments/OldTests.testAttachment/Note.txt")" = kept ]
}
apple_tests() { # What Apple's XCTest has and the toolchain's on Linux has not.
    mkdir -p "$scratch/Apple/Sources/Apple" "$scratch/Apple/Tests/AppleTests"
    printf '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "Apple", targets: [.target(name: "Apple"), .testTarget(name: "AppleTests", dependencies: ["Apple"])])\n' >"$scratch/Apple/Package.swift"
    echo 'public let answer = 42' >"$scratch/Apple/Sources/Apple/Answer.swift"
    cat >"$scratch/Apple/Tests/AppleTests/Tests.swift" <<'END'
import XCTest

final class Watcher: NSObject, XCTestObservation {
    var names: [String] = []
    func testCaseDidFinish(_ testCase: XCTestCase) { names.append(testCase.name) }
}
final class AppleTests: XCTestCase, UITableViewDataSource {
    static let watcher = Watcher()
    var order: [String] = []
    var taps = 0
    override class func setUp() { XCTestObservationCenter.shared.addTestObserver(watcher) }
    override func setUp() async throws { order.append("async") }
    override func setUpWithError() throws { order.append("error") }
    override func setUp() { order.append("plain") }
    @objc func tapped() { taps += 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func testA() { XCTAssertEqual(order, ["async", "error", "plain"]) }
    func testButton() {
        let button = UIButton()
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(taps, 1)
    }
    func testSkipped() throws { throw XCTSkip("not here") }
    func testActivity() {
        XCTContext.runActivity(named: "part") { $0.add(kept(XCTAttachment(string: "of an activity"))) }
    }
    private func kept(_ attachment: XCTAttachment) -> XCTAttachment {
        attachment.lifetime = .keepAlways
        return attachment
    }
    func testExpected() { XCTExpectFailure("known"); XCTFail("it is") }
    func testStops() { continueAfterFailure = false; XCTFail("one"); XCTFail("two") }
    func testWaits() async { let wait = expectation(description: "soon"); Task { wait.fulfill() }; await fulfillment(of: [wait], timeout: 5) }
    func testZ() { XCTAssertEqual(Self.watcher.names.first, "-[AppleTests testWaits]") }
}
END
    exits 1 ./touchstone test "$scratch/Apple" --junit "$scratch/apple.xml" --attachments "$scratch/apple" &&
        grep -q "^6 passed, 1 failed, 1 skipped" "$scratch/out" && [ "$(grep -c '<skipped message="not here"/>' "$scratch/apple.xml")" = 1 ] &&
        [ "$(cat "$scratch/apple/AppleTests.testActivity/Attachment.txt")" = "of an activity" ]
}
ui_tests() { # The app is another process; what fails leaves its screen, its elements and the steps.
    exits 0 ./touchstone test Examples/Catalog --only-testing CatalogUITests --report "$scratch/ui" &&
        grep -q "^8 passed, 0 failed" "$scratch/out" && grep -q '<testsuite name="CatalogUITests" tests="8"' "$scratch/ui/junit.xml" &&
        [ -s "$scratch/ui/index.html" ]
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
    exits 1 ./touchstone test "$scratch/Broken" --report "$scratch/broken" && grep -q "^1 passed, 2 failed" "$scratch/out" &&
        grep -q 'CatalogUITests.swift:8: error: -\[CatalogUITests.CatalogUITests testA\] : .*No such button' "$scratch/out" &&
        grep -q 'CatalogUITests.swift:15: error: .*crashed.*boom' "$scratch/out" && grep -q 'torn down -\[CatalogUITests testB\]' "$scratch/out" &&
        is_png "$scratch/broken/attachments/CatalogUITests.testA/Screenshot.png" &&
        grep -q 'NavigationBar' "$scratch/broken/attachments/CatalogUITests.testA/App UI hierarchy.txt" &&
        grep -q 'Tap "No such button" Button' "$scratch/broken/attachments/CatalogUITests.testA/Steps.txt" &&
        grep -q 'attachments/CatalogUITests.testA/Screenshot.png' "$scratch/broken/index.html"
}
drop_in() { # Options, words and exit codes of xcodebuild.
    exits 0 ./touchstone xcodebuild test -project Examples/Postcards/Postcards.xcodeproj -scheme Postcards \
        -destination 'platform=iOS Simulator,name=iPhone 15,OS=latest' -derivedDataPath "$scratch/derived" &&
        grep -qF "Test Case '-[" "$scratch/out" && grep -qF '** TEST SUCCEEDED **' "$scratch/out" &&
        exits 65 ./touchstone xcodebuild test -project "$scratch/Broken.xcodeproj" -scheme None && exits 64 ./touchstone xcodebuild -nonsense &&
        exits 66 ./touchstone xcodebuild test -project "$scratch/none.xcodeproj" -scheme None
}
unbuilt_tests() { # An error in the report, not the absence of failures.
    mkdir -p "$scratch/Unbuilt/Sources/Unbuilt" "$scratch/Unbuilt/Tests/UnbuiltTests"
    printf '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "Unbuilt", targets: [.target(name: "Unbuilt"), .testTarget(name: "UnbuiltTests", dependencies: ["Unbuilt"])])\n' >"$scratch/Unbuilt/Package.swift"
    echo 'public let answer = 42' >"$scratch/Unbuilt/Sources/Unbuilt/Answer.swift"
    printf 'import XCTest\nclass T: XCTestCase { func testA() { nonsense() } }\n' >"$scratch/Unbuilt/Tests/UnbuiltTests/T.swift"
    exits 3 ./touchstone test "$scratch/Unbuilt" --junit "$scratch/unbuilt.xml" && grep -q 'errors="1"' "$scratch/unbuilt.xml" &&
        grep -q '<error message=".*nonsense' "$scratch/unbuilt.xml"
}
choices_of_tests() { # Order, shards, retries, time limits, JSON.
    mkdir -p "$scratch/Chosen/Sources/Chosen" "$scratch/Chosen/Tests/ChosenTests"
    printf '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "Chosen", targets: [.target(name: "Chosen"), .testTarget(name: "ChosenTests", dependencies: ["Chosen"])])\n' >"$scratch/Chosen/Package.swift"
    echo 'public let answer = 42' >"$scratch/Chosen/Sources/Chosen/Answer.swift"
    cat >"$scratch/Chosen/Tests/ChosenTests/T.swift" <<END
import XCTest
class ATests: XCTestCase {
    func testA() {}
    func testB() {}
    func testFlaky() {
        let mark = "$scratch/flaky"
        if FileManager.default.fileExists(atPath: mark) { return }
        FileManager.default.createFile(atPath: mark, contents: nil)
        XCTFail("the first time")
    }
}
class BTests: XCTestCase {
    func testC() {}
    func testSlow() { if ProcessInfo.processInfo.environment["SLOW"] != nil { while true {} } }
}
END
    exits 0 ./touchstone test "$scratch/Chosen" --retry 1 --jobs 2 && grep -q "^5 passed, 0 failed" "$scratch/out" && grep -q 'passed in attempt 2' "$scratch/out" || return 1
    exits 0 ./touchstone test "$scratch/Chosen" --only-testing ChosenTests/ATests --skip-testing ChosenTests/ATests/testB && grep -q "^2 passed" "$scratch/out" || return 1
    exits 0 ./touchstone test "$scratch/Chosen" --shard 1/2 --json && sort "$scratch/out" | grep -o '"name":"[a-zA-Z]*"' >"$scratch/shards" &&
        exits 0 ./touchstone test "$scratch/Chosen" --shard 2/2 --json && grep -o '"name":"[a-zA-Z]*"' "$scratch/out" >>"$scratch/shards" &&
        [ "$(sort -u "$scratch/shards" | wc -l)" = 5 ] && [ "$(wc -l <"$scratch/shards")" = 5 ] || return 1
    exits 0 ./touchstone test "$scratch/Chosen" --random-order 7 && grep "started" "$scratch/out" >"$scratch/order" &&
        exits 0 ./touchstone test "$scratch/Chosen" --random-order 7 && grep "started" "$scratch/out" | sed 's/ at .*//' >"$scratch/again" &&
        sed -i 's/ at .*//' "$scratch/order" && cmp "$scratch/order" "$scratch/again" || return 1
    SLOW=1 exits 1 ./touchstone test "$scratch/Chosen" --test-timeout 1 && grep -q "exceeded execution time allowance" "$scratch/out" &&
        grep -q "^4 passed, 1 failed" "$scratch/out" || return 1
    exits 0 ./touchstone test "$scratch/Chosen" --coverage --report "$scratch/covered" && grep -q "^SF:" "$scratch/covered/coverage.lcov"
}
# The app's label says what it got.
labelled_app() { # folder, Swift statements that end with `return "text"`
    plain_app "$1" "import UIKit
func text() -> String {
$2
}
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 40))
        label.text = text()
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.rootViewController?.view.addSubview(label)
        window?.makeKeyAndVisible()
        return true
    }
}"
}
random_numbers() { # The same by the same seed, others by another.
    labelled_app "$scratch/Chance" '    var generator = SystemRandomNumberGenerator()
    return "\(Int.random(in: 0..<1_000_000)) \(UUID()) \(generator.next()) \(arc4random_uniform(1000)) \(drand48()) \(Set((0..<20).map { "\($0)" })) \([1, 2, 3, 4, 5, 6].shuffled())"'
    ./touchstone tree "$scratch/Chance" >"$scratch/chance-1" && ./touchstone tree "$scratch/Chance" >"$scratch/chance-2" &&
        ./touchstone tree "$scratch/Chance" --seed 2 >"$scratch/chance-3" && cmp "$scratch/chance-1" "$scratch/chance-2" &&
        ! cmp -s "$scratch/chance-1" "$scratch/chance-3"
}
sandboxed() { # Neither the manifest nor the app gets out.
    echo secret >"$scratch/secret"
    labelled_app "$scratch/Spy" "    let isRead = FileManager.default.contents(atPath: \"$scratch/secret\") != nil
    let isWritten = FileManager.default.createFile(atPath: \"$scratch/app-was-here\", contents: nil)
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let saves = FileManager.default.createFile(atPath: NSHomeDirectory() + \"/Documents/own\", contents: nil)
    return \"reads \\(isRead) writes \\(isWritten) connects \\(connection >= 0) saves \\(saves)\""
    exits 0 ./touchstone tree "$scratch/Spy" && grep -q "reads true writes true connects true saves true" "$scratch/out" &&
        rm "$scratch/app-was-here" && exits 0 ./touchstone tree "$scratch/Spy" --sandbox &&
        grep -q "reads false writes false connects false saves true" "$scratch/out" && [ ! -e "$scratch/app-was-here" ] || return 1
    mkdir -p "$scratch/Manifest/Sources/Manifest"
    echo 'public let answer = 42' >"$scratch/Manifest/Sources/Manifest/Answer.swift"
    printf '// swift-tools-version: 5.9\nimport Foundation\nimport PackageDescription\n_ = FileManager.default.createFile(atPath: "%s", contents: nil)\nlet package = Package(name: "Manifest", targets: [.target(name: "Manifest")])\n' "$scratch/manifest-was-here" >"$scratch/Manifest/Package.swift"
    exits 0 ./touchstone build "$scratch/Manifest" --sandbox && [ ! -e "$scratch/manifest-was-here" ]
}
ended() { # signal, wanted code, command...: told to end once it says or does something
    local signal=$1 wanted=$2 tool code app=
    shift 2
    "$@" >"$scratch/served" 2>&1 &
    tool=$!
    for _ in $(seq 600); do
        app=$(pgrep -P "$tool" | head -n 1)
        [ -n "$app" ] && grep -qE 'http://|ready' "$scratch/served" && break
        sleep 0.1
    done
    kill "-$signal" "$tool"
    wait "$tool"
    code=$?
    [ "$code" = "$wanted" ] || { echo "exit code $code instead of $wanted"; cat "$scratch/served"; return 1; }
    ! kill -0 "$app" 2>/dev/null || { echo "the app runs on"; kill "$app"; return 1; }
}
signals() {
    ended TERM 0 ./touchstone serve Examples/Postcards && ended HUP 0 ./touchstone serve Examples/Postcards || return 1
    # What is begun is not done: no picture, and another code.
    labelled_app "$scratch/Slow" '    print("ready")
    return "slow"'
    echo '{"steps": [{"wait": 100}]}' >"$scratch/slow.json"
    ended TERM 143 ./touchstone shot "$scratch/Slow" -o "$scratch/slow.png" --real-clock --script "$scratch/slow.json" &&
        [ ! -e "$scratch/slow.png" ]
}
encodings() { # Sources that are not UTF-8: with their place.
    plain_app "$scratch/Latin" '// comment'
    printf 'let a = 1\nlet b = "caf\351"\n' >>"$scratch/Latin/App.swift"
    exits 3 ./touchstone build "$scratch/Latin" && says "App.swift:3:13: error: byte 0xE9 is not UTF-8" || return 1
    plain_app "$scratch/Wide" '// comment'
    printf '\377\376l\0e\0t\0' >"$scratch/Wide/App.swift"
    exits 3 ./touchstone build "$scratch/Wide" && says "App.swift:1:1: error: the source is UTF-16"
}
deep_sources() { # Nesting that nobody writes is refused, with its place, and never keeps anybody waiting for ever.
    plain_app "$scratch/Deep" "$(python3 -c 'print("let x = " + "[" * 2000 + "]" * 2000)')"
    TOUCHSTONE_COMPILER_LIMIT=5 exits 3 ./touchstone build "$scratch/Deep" && says "App.swift:1:2008: error: Swift's parser was stopped" || return 1
    plain_app "$scratch/Conditions" "$(python3 -c 'print("#if A\n" * 5000 + "#endif\n" * 5000)')"
    exits 3 ./touchstone build "$scratch/Conditions" && says "$scratch/Conditions"
}
fuzz() { ./scripts/fuzz-projects 44; }
stopped_tests() { # SIGTERM: the report has what was known by then, and nothing is left running.
    mkdir -p "$scratch/Stopped/Sources/Stopped" "$scratch/Stopped/Tests/StoppedTests"
    printf '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "Stopped", targets: [.target(name: "Stopped"), .testTarget(name: "StoppedTests", dependencies: ["Stopped"])])\n' >"$scratch/Stopped/Package.swift"
    echo 'public let answer = 42' >"$scratch/Stopped/Sources/Stopped/Answer.swift"
    printf 'import XCTest\nclass T: XCTestCase { func testA() {}\n func testB() { print("waiting"); fflush(nil); while true { usleep(1000) } } }\n' >"$scratch/Stopped/Tests/StoppedTests/T.swift"
    ./touchstone test "$scratch/Stopped" --junit "$scratch/stopped.xml" >"$scratch/out" 2>&1 &
    local runner=$! tries=0
    until grep -q waiting "$scratch/out" || [ $((tries += 1)) -gt 600 ]; do sleep 0.1; done
    kill -TERM "$(pgrep -P $runner touchstone-cli || echo $runner)" && wait $runner
    [ -s "$scratch/stopped.xml" ] && grep -q 'name="testA"' "$scratch/stopped.xml"
}
tests_of() { exits 0 ./touchstone test "Examples/$1" --junit "$scratch/$1.xml" && grep -q '<testcase' "$scratch/$1.xml"; }
untouched() { git diff --exit-code --stat -- Examples && [ -z "$(git ls-files --others --exclude-standard -- Examples)" ]; }

check "bad usage exits 2" usage_errors
check "help for every command" helps
check "a missing project is named" missing_project
check "a missing track is named" missing_track
check "a broken project file names its line" broken_project
check "a compile error comes first" compile_error
check "hostile storyboards are refused" hostile_storyboard
check "broken resources name their line" broken_resources
check "missing packages are named, with the command" missing_packages
check "an installation that fails is reported" failing_installation
check "a crash leaves no picture" crash
check "a build without changes is instant" rebuild
check "build --json describes the build" build_json
for example in Catalog Orrery Postcards Herbarium; do
    check "shot of $example, twice the same" shot "$example"
    check "view tree of $example" tree "$example"
done
check "every Catalog screen, light and dark, twice the same" every_screen
check "view tree as JSON" tree_json
check "languages, plurals and devices" languages
check "tests that crash fail, and the rest runs" crashing_tests
known "tests use what Apple's XCTest has" apple_tests
check "UI tests drive an app in another process" ui_tests
check "UI tests that fail leave what there was to see" failing_ui_tests
known "xcodebuild's options, words and exit codes" drop_in
check "tests that do not build are errors of the report" unbuilt_tests
check "a stopped run leaves its report" stopped_tests
known "tests by name, order, shard and time" choices_of_tests
for example in Orrery Postcards Herbarium; do check "tests of $example" tests_of "$example"; done
known "random numbers follow --seed" random_numbers
check "a sandbox keeps manifest and app inside" sandboxed
check "signals end app and tool together" signals
check "sources in other encodings are named" encodings
check "deeply nested sources are refused" deep_sources
known "damaged projects are taken well" fuzz
check "nothing was written into the projects" untouched

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
