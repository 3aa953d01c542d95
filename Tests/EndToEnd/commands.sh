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
missing_track() { exits 2 ./touchstone shot Examples/Catalog -o "$scratch/track.png" --location "$scratch/none.gpx" && says "no such file"; }
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
        grep -q "^6 passed, 1 failed, 1 skipped" "$scratch/out" && [ "$(grep -c '<skipped/>' "$scratch/apple.xml")" = 1 ] &&
        [ "$(cat "$scratch/apple/AppleTests.testActivity/Attachment.txt")" = "of an activity" ]
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
check "tests use what Apple's XCTest has" apple_tests
for example in Orrery Postcards Herbarium; do check "tests of $example" tests_of "$example"; done
check "nothing was written into the projects" untouched

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
