#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Drives ./touchstone test as a team does: unit and UI tests, plans, choices, coverage, sanitizers, reports, xcodebuild.
# The last line counts: "N passed, N failed".
#   testing.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash

started() { grep -o "Test Case '-\[[^]]*\]' started" "$1" | sed "s/.*\.\([A-Za-z]* [A-Za-z]*\)\].*/\1/"; }

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
statements() { # Unmodified code by the virtual clock, on a main thread of its own.
    exits 0 ./touchstone test Tests/EndToEnd/Statements && grep -q "^[0-9]* passed, 0 failed" "$scratch/out"
}
recipes() { # Apps as the cookbook writes them, in the hands of UI tests.
    exits 0 ./touchstone test Tests/EndToEnd/Recipes && grep -q "^8 passed, 0 failed" "$scratch/out"
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
    func testZ() {
        let before = ["testA", "testActivity", "testButton", "testExpected", "testSkipped", "testStops", "testWaits"]
        XCTAssertEqual(Self.watcher.names, before.map { "-[AppleTests \($0)]" })
    }
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
hands() { # Fingers, the device, pictures, queries; by the virtual clock and by the real one.
    exits 0 ./touchstone test Tests/EndToEnd/Hands && counts "16 passed, 0 failed" &&
        exits 0 ./touchstone test Tests/EndToEnd/Hands --only-testing HandsUITests/HandsUITests/testTaps --real-clock && counts "1 passed"
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
unbuilt_tests() { # An error in the report, not the absence of failures.
    mkdir -p "$scratch/Unbuilt/Sources/Unbuilt" "$scratch/Unbuilt/Tests/UnbuiltTests"
    printf '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "Unbuilt", targets: [.target(name: "Unbuilt"), .testTarget(name: "UnbuiltTests", dependencies: ["Unbuilt"])])\n' >"$scratch/Unbuilt/Package.swift"
    echo 'public let answer = 42' >"$scratch/Unbuilt/Sources/Unbuilt/Answer.swift"
    printf 'import XCTest\nclass T: XCTestCase { func testA() { nonsense() } }\n' >"$scratch/Unbuilt/Tests/UnbuiltTests/T.swift"
    exits 3 ./touchstone test "$scratch/Unbuilt" --junit "$scratch/unbuilt.xml" && grep -q 'errors="1"' "$scratch/unbuilt.xml" &&
        grep -q '<error message=".*nonsense' "$scratch/unbuilt.xml"
}
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

sixth_tests() { # Asynchronous tests and fixtures of the main actor, in the mode that looks at all that leaves an actor.
    library Sixth '@MainActor public final class Model { public static var count = 0; public init() {}; public func load() async -> Int { 3 } }' '
import XCTest
import Sixth
@MainActor final class MainTests: XCTestCase {
    var model: Model!
    override func setUp() async throws { model = Model() }
    override func setUpWithError() throws { try super.setUpWithError(); XCTAssertNotNil(model) }
    override func tearDown() { super.tearDown(); model = nil }
    func testLoad() async throws { let n = await model.load(); XCTAssertEqual(n, 3) }
}
@MainActor class BaseTests: XCTestCase {
    static var journal: [String] = []
    override class func setUp() { super.setUp(); journal.append("class \(Model.count)") }
    override func setUp() async throws { try await super.setUp(); Self.journal.append("async") }
    override func setUp() { super.setUp(); Self.journal.append("plain") }
    override func invokeTest() { Self.journal.append("invoke"); super.invokeTest() }
}
final class DerivedTests: BaseTests {
    override class func setUp() { super.setUp(); journal.append("derived class") }
    override func setUp() { super.setUp(); Self.journal.append("derived") }
    func testOrder() { XCTAssertEqual(Self.journal, ["class 0", "derived class", "invoke", "async", "plain", "derived"]) }
}
final class FixtureTests: XCTestCase {
    @MainActor override class func setUp() { super.setUp(); _ = Model.count }
    @MainActor override func setUp() { super.setUp(); _ = Model() }
    @MainActor func testMain() async { let n = await Model().load(); XCTAssertEqual(n, 3) }
    func testWaits() async {
        let done = expectation(description: "done")
        Task { done.fulfill() }
        await fulfillment(of: [done], timeout: 60)
    }
}'
    sed -i 's/swift-tools-version: 5.9/swift-tools-version: 6.0/' "$scratch/Sixth/Package.swift"
    exits 0 ./touchstone test "$scratch/Sixth" && counts "4 passed, 0 failed"
}
made_tests() { # A class that gives itself methods while it runs, and says which are tests; the manifest asks for a Mac.
    mkdir -p "$scratch/Made/Sources/Made" "$scratch/Made/Sources/Spec" "$scratch/Made/Tests/MadeTests"
    cat >"$scratch/Made/Package.swift" <<'END'
// swift-tools-version: 5.9
import PackageDescription
var targets: [Target] = [.target(name: "Made"), .testTarget(name: "MadeTests", dependencies: ["Made", "Spec"])]
#if os(macOS)
targets.append(.target(name: "Spec", exclude: ["Linux.swift"]))
#else
targets.append(.target(name: "Spec", exclude: ["Mac.swift"]))
#endif
let package = Package(name: "Made", targets: targets)
END
    echo 'public let answer = 42' >"$scratch/Made/Sources/Made/Made.swift"
    echo 'Linux is meant by nobody' >"$scratch/Made/Sources/Spec/Linux.swift"
    cat >"$scratch/Made/Sources/Spec/Mac.swift" <<'END'
import XCTest
open class Spec: XCTestCase {
    public static func add(_ name: String, _ body: @escaping () -> Void) -> Selector {
        let block: @convention(block) (Spec) -> Void = { _ in body() }
        let selector = NSSelectorFromString(name)
        class_addMethod(self, selector, imp_implementationWithBlock(block as Any), "v@:")
        return selector
    }
}
END
    cat >"$scratch/Made/Tests/MadeTests/Tests.swift" <<'END'
import Made
import Spec
import XCTest
final class NumberSpec: Spec {
    override class var defaultTestSuite: XCTestSuite {
        let suite = XCTestSuite(name: "NumberSpec")
        suite.addTest(NumberSpec(selector: add("a number, is right") { XCTAssertEqual(answer, 42) }))
        suite.addTest(NumberSpec(selector: add("a number, is wrong") { XCTAssertEqual(answer, 43) }))
        return suite
    }
}
final class PlainTests: XCTestCase { func testPlain() {} }
END
    exits 1 ./touchstone test "$scratch/Made" --junit "$scratch/made.xml" && counts "2 passed, 1 failed" &&
        grep -q 'name="a number, is wrong"' "$scratch/made.xml" &&
        exits 0 ./touchstone test "$scratch/Made" --only-testing "MadeTests/NumberSpec/a number, is right" && counts "1 passed, 0 failed" &&
        exits 0 ./touchstone test "$scratch/Made" --skip-testing "MadeTests/NumberSpec/a number, is wrong" && counts "2 passed, 0 failed"
}

# Which tests run, how often, in which order.
chosen() {
    [ -d "$scratch/Chosen" ] || library Chosen 'public let answer = 42' "import XCTest
class ATests: XCTestCase {
    func testA() {}
    func testB() {}
    func testFlaky() {
        let mark = \"$scratch/flaky\"
        if FileManager.default.fileExists(atPath: mark) { return }
        FileManager.default.createFile(atPath: mark, contents: nil)
        XCTFail(\"the first time\")
    }
}
class BTests: XCTestCase {
    func testC() {}
    func testSlow() { if ProcessInfo.processInfo.environment[\"SLOW\"] != nil { while true {} } }
    func testThird() {
        guard ProcessInfo.processInfo.environment[\"COUNTS\"] != nil else { return }
        let mark = \"$scratch/count\"
        let count = (try? String(contentsOfFile: mark, encoding: .utf8)) ?? \"\"
        try? (count + \"x\").write(toFile: mark, atomically: true, encoding: .utf8)
        XCTAssertLessThan(count.count, 2)
    }
}"
}
retries() {
    chosen
    rm -f "$scratch/flaky"
    exits 0 ./touchstone test "$scratch/Chosen" --retry 1 --jobs 2 && counts "6 passed, 0 failed" && grep -q 'testFlaky passed in attempt 2' "$scratch/out"
}
selections() {
    chosen
    touch "$scratch/flaky"
    exits 0 ./touchstone test "$scratch/Chosen" --only-testing ChosenTests/ATests --skip-testing ChosenTests/ATests/testB && counts "2 passed" &&
        [ "$(started "$scratch/out" | tr '\n' ,)" = "ATests testA,ATests testFlaky," ] &&
        exits 0 ./touchstone test "$scratch/Chosen" --only-testing 'ChosenTests/BTests/testC()' && counts "1 passed" &&
        exits 2 ./touchstone test "$scratch/Chosen" --only-testing Nowhere && says "no test target is chosen"
}
timed() { # seconds of each test, as an earlier report would have them
    echo '<testsuites><testsuite name="ChosenTests">'
    local test
    for test in ATests/testA/9 ATests/testB/0.1 ATests/testFlaky/0.1 BTests/testC/0.1 BTests/testSlow/0.1 BTests/testThird/0.1; do
        echo "$test" | sed 's|\(.*\)/\(.*\)/\(.*\)|<testcase classname="ChosenTests.\1" name="\2" time="\3"/>|'
    done
    echo '</testsuite></testsuites>'
}
shards() { # Each test in one part, cut by name or by the times of an earlier report.
    chosen
    local part
    touch "$scratch/flaky"
    rm -f "$scratch/shards"
    for part in 1/3 2/3 3/3; do
        exits 0 ./touchstone test "$scratch/Chosen" --shard $part --json && grep -o '"name":"[a-zA-Z]*"' "$scratch/out" >>"$scratch/shards" || return 1
    done
    [ "$(sort -u "$scratch/shards" | wc -l)" = 6 ] && [ "$(wc -l <"$scratch/shards")" = 6 ] && exits 2 ./touchstone test "$scratch/Chosen" --shard 3/2 || return 1
    timed >"$scratch/times.xml"
    exits 0 ./touchstone test "$scratch/Chosen" --shard 1/2 --timings "$scratch/times.xml" && counts "1 passed" &&
        exits 0 ./touchstone test "$scratch/Chosen" --shard 2/2 --timings "$scratch/times.xml" && counts "5 passed"
}
random_order() { # The seed is printed, and gives the same order again; other seeds give others.
    chosen
    touch "$scratch/flaky"
    exits 0 ./touchstone test "$scratch/Chosen" --random-order yes || return 1
    local seed
    seed=$(sed -n 's/^Random order of ChosenTests, seed //p' "$scratch/out")
    started "$scratch/out" >"$scratch/order"
    exits 0 ./touchstone test "$scratch/Chosen" --random-order "$seed" && started "$scratch/out" | cmp - "$scratch/order" || return 1
    rm -f "$scratch/orders"
    for seed in 1 2 3; do
        exits 0 ./touchstone test "$scratch/Chosen" --random-order $seed || return 1
        started "$scratch/out" | md5sum >>"$scratch/orders"
    done
    [ "$(sort -u "$scratch/orders" | wc -l)" -gt 1 ]
}
failed_first() {
    chosen
    rm -f "$scratch/flaky"
    exits 1 ./touchstone test "$scratch/Chosen" && exits 0 ./touchstone test "$scratch/Chosen" --failed-first && [ "$(started "$scratch/out" | head -n 1)" = "ATests testFlaky" ] &&
        exits 0 ./touchstone test "$scratch/Chosen" --failed-first && [ "$(started "$scratch/out" | head -n 1)" = "ATests testA" ]
}
until_failure() {
    chosen
    rm -f "$scratch/count"
    COUNTS=1 exits 1 ./touchstone test "$scratch/Chosen" --only-testing ChosenTests/BTests/testThird --repeat until-failure && counts "2 passed, 1 failed" &&
        exits 0 ./touchstone test "$scratch/Chosen" --only-testing ChosenTests/BTests/testC --repeat 4 && counts "4 passed"
}
time_limits() { # The next test goes on.
    chosen
    touch "$scratch/flaky"
    SLOW=1 exits 1 ./touchstone test "$scratch/Chosen" --test-timeout 1 --junit "$scratch/slow.xml" && grep -q "exceeded execution time allowance" "$scratch/out" &&
        counts "5 passed, 1 failed" && grep -q 'name="testThird"' "$scratch/slow.xml" && grep -q 'execution time allowance' "$scratch/slow.xml"
}
same_with_jobs() { # What several processes report is what one does.
    chosen
    touch "$scratch/flaky"
    local jobs
    for jobs in 1 2 8; do
        exits 0 ./touchstone test "$scratch/Chosen" --jobs $jobs --junit "$scratch/jobs-$jobs.xml" || return 1
        sed -i 's/time="[^"]*"//g' "$scratch/jobs-$jobs.xml"
    done
    cmp "$scratch/jobs-1.xml" "$scratch/jobs-2.xml" && cmp "$scratch/jobs-1.xml" "$scratch/jobs-8.xml"
}

# Plans, of a copy of an example.
planned() {
    local scheme=$scratch/Planned/Postcards.xcodeproj/xcshareddata/xcschemes/Postcards.xcscheme
    [ -e "$scheme" ] && return
    cp -r Examples/Postcards "$scratch/Planned"
    mkdir -p "$(dirname "$scheme")"
    cat >"$scheme" <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<Scheme version="1.7">
   <TestAction buildConfiguration="Debug">
      <TestPlans>
         <TestPlanReference reference="container:Quick.xctestplan"/>
         <TestPlanReference reference="container:All.xctestplan" default="YES"/>
      </TestPlans>
   </TestAction>
</Scheme>
END
    cat >"$scratch/Planned/All.xctestplan" <<'END'
{ "version": 1,
  "configurations": [
    { "name": "German", "options": { "language": "de", "region": "DE", "environmentVariableEntries": [{ "key": "PLACE", "value": "German" }] } },
    { "name": "Often", "options": { "testRepetitionMode": "fixedIterations", "maximumTestRepetitions": 2, "commandLineArgumentEntries": [{ "argument": "-often" }] } },
    { "name": "Never", "enabled": false }
  ],
  "defaultOptions": { "environmentVariableEntries": [{ "key": "PLACE", "value": "default" }, { "key": "OFF", "value": "1", "enabled": false }] },
  "testTargets": [{ "skippedTests": ["PostcardTests/testSkipped()"], "target": { "containerPath": "container:Postcards.xcodeproj", "name": "PostcardsTests" } }] }
END
    cat >"$scratch/Planned/Quick.xctestplan" <<'END'
{ "version": 1, "configurations": [{ "name": "Only", "options": {} }],
  "defaultOptions": { "testTimeoutsEnabled": true, "testRepetitionMode": "retryOnFailure", "maximumTestRepetitions": 3 },
  "testTargets": [{ "selectedTests": ["PostcardTests/testSelected()"], "target": { "containerPath": "container:Postcards.xcodeproj", "name": "PostcardsTests" } }] }
END
    cat >"$scratch/Planned/PostcardsTests/PostcardTests.swift" <<'END'
import XCTest

final class PostcardTests: XCTestCase {
    func testPlace() {
        let variables = ProcessInfo.processInfo.environment
        let isOften = CommandLine.arguments.contains("-often")
        print("PLAN \(variables["PLACE"] ?? "-") \(variables["OFF"] ?? "-") \(isOften) \(Locale.current.identifier)")
    }
    func testSelected() {}
    func testSkipped() { XCTFail("skipped by the plan") }
}
END
}
plans() {
    planned
    exits 0 ./touchstone test "$scratch/Planned" --scheme Postcards && counts "6 passed, 0 failed" &&
        [ "$(grep -c 'PLAN German - false de_DE' "$scratch/out")" = 1 ] && [ "$(grep -c 'PLAN default - true en' "$scratch/out")" = 2 ] &&
        exits 0 ./touchstone test "$scratch/Planned" --scheme Postcards --test-plan Quick && counts "1 passed, 0 failed" &&
        exits 2 ./touchstone test "$scratch/Planned" --scheme Postcards --test-plan Slow && says "no test plan 'Slow'; it has All, Quick" &&
        exits 0 ./touchstone xcodebuild test -project "$scratch/Planned/Postcards.xcodeproj" -scheme Postcards -testPlan Quick && counts "1 passed, 0 failed"
}

# What tests leave.
json_lines() { # Every line is an object, the last one the sum.
    chosen
    rm -f "$scratch/flaky"
    exits 1 ./touchstone test "$scratch/Chosen" --json && python3 - "$scratch/out" <<'PYTHON'
import json, sys
lines = [json.loads(line) for line in open(sys.argv[1])]
tests = [line for line in lines if line["event"] == "testFinished"]
assert len(tests) == 6 and lines[-1] == {"event": "finished", "passed": 5, "failed": 1, "skipped": 0, "errors": 0, "exitCode": 1}, lines
failure = next(test for test in tests if test["outcome"] == "failed")
assert failure["file"].endswith("Tests.swift") and failure["line"] == 9 and "the first time" in failure["messages"][0], failure
PYTHON
}
report_folder() { # JUnit that other programs read, and a page whose links lead to files.
    chosen
    rm -f "$scratch/flaky"
    exits 1 ./touchstone test "$scratch/Chosen" --report "$scratch/folder" && python3 - "$scratch/folder" <<'PYTHON'
import html.parser, pathlib, sys, urllib.parse, xml.etree.ElementTree as tree
folder = pathlib.Path(sys.argv[1])
root = tree.parse(folder / "junit.xml").getroot()
assert root.attrib["tests"] == "6" and root.attrib["failures"] == "1", root.attrib
case = next(case for case in root.iter("testcase") if case.find("failure") is not None)
assert case.attrib["classname"] == "ChosenTests.ATests" and case.attrib["file"].endswith("Tests.swift") and case.attrib["line"] == "9"
class Links(html.parser.HTMLParser):
    links, text = [], ""
    def handle_starttag(self, tag, attributes):
        self.links += [value for name, value in attributes if name in ("src", "href")]
    def handle_data(self, data): self.text += data
page = Links()
page.feed((folder / "index.html").read_text())
for link in page.links:
    assert "://" not in link and (link.startswith("#") or (folder / urllib.parse.unquote(link)).exists()), link
assert "the first time" in page.text and "Tests.swift" in page.text
PYTHON
}
coverage() { # Lines of the untouched file, though the compiler saw another text.
    library Covered 'import UIKit

public final class Counter: NSObject {
    public var count = 0
    @objc public func tapped() {
        count += 1
    }
    @IBAction func never(_ sender: UIButton) {
        count -= 1
    }
    public func sign() -> String {
        if count < 0 {
            return "-"
        }
        return "+"
    }
}' 'import UIKit
import XCTest
import Covered
class Tests: XCTestCase {
    func testCounter() {
        let (button, counter) = (UIButton(), Counter())
        button.addTarget(counter, action: #selector(Counter.tapped), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.sign(), "+")
    }
}'
    exits 0 ./touchstone test "$scratch/Covered" --coverage --report "$scratch/covered" && grep -q '^TOTAL' "$scratch/out" || return 1
    # Line and count, as llvm-cov has them for the same class without Objective-C, compiled by swiftc alone.
    sed -n 's/^DA://p' "$scratch/covered/coverage.lcov" >"$scratch/lines"
    printf '4,1\n5,1\n6,1\n7,1\n8,0\n9,0\n10,0\n11,1\n12,1\n13,0\n14,1\n15,1\n16,1\n' | cmp - "$scratch/lines" || { cat "$scratch/lines"; return 1; }
    [ "$(grep '^SF:' "$scratch/covered/coverage.lcov")" = "SF:$scratch/Covered/Sources/Covered/Covered.swift" ]
}
sanitizers() {
    library Unsafe 'public func used() -> Int {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    memory.pointee = 1
    memory.deallocate()
    return memory.pointee
}' 'import XCTest
import Unsafe
class Tests: XCTestCase {
    func testAfter() {}
    func testUsed() { XCTAssertNotEqual(used(), 7) }
}'
    exits 1 ./touchstone test "$scratch/Unsafe" --sanitize address && grep -q 'heap-use-after-free' "$scratch/out" && counts "1 passed, 1 failed" || return 1
    # Nothing orders the two: not that one is later.
    library Racing 'import Foundation
public final class Racer: @unchecked Sendable {
    var count = 0
    public init() {}
    public func race() -> Int {
        Thread { self.count += 1 }.start()
        usleep(500_000)
        return count
    }
}' 'import XCTest
import Racing
class Tests: XCTestCase { func testRace() { XCTAssertGreaterThanOrEqual(Racer().race(), 0) } }'
    exits 1 ./touchstone test "$scratch/Racing" --sanitize thread && grep -q 'data race' "$scratch/out" && exits 2 ./touchstone test "$scratch/Racing" --sanitize memory
}
waits() { # until what runs in the background says it
    local tries=0
    until grep -q "$1" "$scratch/said"; do
        [ $((tries += 1)) -lt 1200 ] || return 1
        sleep 0.1
    done
}
watching() { # An edit runs the tests again.
    library Watched 'public let answer = 42' 'import XCTest
import Watched
class Tests: XCTestCase { func testAnswer() { XCTAssertEqual(answer, 42) } }'
    ./touchstone test "$scratch/Watched" --watch >"$scratch/said" 2>&1 &
    local tool=$! result=1
    if waits '^watching' && grep -q '^1 passed' "$scratch/said"; then
        echo 'public let answer = 43' >"$scratch/Watched/Sources/Watched/Watched.swift"
        waits '^0 passed, 1 failed' && grep -q '^changed: Watched.swift' "$scratch/said" && result=0
    fi
    kill -TERM "$tool"
    wait "$tool"
    [ $? = 143 ] || { echo "not 143"; result=1; }
    cat "$scratch/said"
    return $result
}
watched_app() { # An app that pushes its second screen once, and restores it: version N says so from there.
    mkdir -p "$scratch/Watching"
    # A name of its own: the device keeps what an earlier run stored.
    cat >"$scratch/Watching/Info.plist" <<END
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.watching$$</string></dict></plist>
END
    cat >"$scratch/Watching/App.swift" <<'END'
import UIKit

@main final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let root = UINavigationController(rootViewController: First())
        root.restorationIdentifier = "root"
        window = UIWindow()
        window?.rootViewController = root
        return true
    }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class First: UIViewController {
    override func viewDidLoad() { restorationIdentifier = "first" }
    override func viewDidAppear(_ animated: Bool) {
        guard !UserDefaults.standard.bool(forKey: "pushed") else { return tell("first") }
        UserDefaults.standard.set(true, forKey: "pushed")
        navigationController?.pushViewController(Second(), animated: false)
    }
}
final class Second: UIViewController, UIViewControllerRestoration {
    var note = "new"
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "second"
        restorationClass = Self.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Second() }
    override func encodeRestorableState(with coder: NSCoder) { coder.encode("kept", forKey: "note") }
    override func decodeRestorableState(with coder: NSCoder) { note = coder.decodeObject(forKey: "note") as? String ?? "lost" }
    override func viewDidAppear(_ animated: Bool) { tell("second \(note)") }
}
func tell(_ text: String) { FileHandle.standardOutput.write(Data("version 1, \(text)\n".utf8)) }
END
}
running_watch() { # An edit is shown in the running app, on the screen that it was on; what does not build changes nothing.
    watched_app
    ./touchstone run "$scratch/Watching" --headless --real-clock --watch >"$scratch/said" 2>&1 &
    local tool=$! result=1
    if waits '^version 1, second new'; then
        echo 'nonsense' >>"$scratch/Watching/App.swift"
        waits 'does not build'
        sed -i '/^nonsense/d; s/version 1/version 2/' "$scratch/Watching/App.swift"
        waits '^version 2, second kept' && waits '^shown after' && result=0
    fi
    # Ctrl-C and SIGTERM end app and tool.
    kill -TERM "$tool"
    wait "$tool" || { echo "exit code $?"; result=1; }
    cat "$scratch/said"
    return $result
}
progress() { # On a terminal: counts and the running test's name, below what the tests print.
    library Paced 'public let pause: UInt32 = 300_000' 'import XCTest
import Paced
class PacedTests: XCTestCase {
    override func setUp() { usleep(pause) }
    func testA() {}
    func testB() { XCTFail("wrong") }
    func testC() {}
}'
    python3 - ./touchstone test "$scratch/Paced" >"$scratch/said" <<'PYTHON'
import os, pty, sys
os.environ["TERM"] = "xterm"
pty.spawn(sys.argv[1:])
PYTHON
    local line
    for line in '0/3  PacedTests/testA' '1/3  PacedTests/testB' '2/3, 1 failed  PacedTests/testC'; do
        grep -aqF "$line" "$scratch/said" || { cat -v "$scratch/said"; return 1; }
    done
    # The last line stays as every run's, and a file gets no such lines.
    tail -n 1 "$scratch/said" | grep -aq '2 passed, 1 failed' && exits 1 ./touchstone test "$scratch/Paced" && ! grep -q '0/3' "$scratch/out"
}
strict() { # What SwiftUI alone needs is left out by name; --strict refuses.
    library Bridged 'import UIKit
public let answer = 42' 'import XCTest
import Bridged
class Tests: XCTestCase { func testAnswer() { XCTAssertEqual(answer, 42) } }'
    printf 'import SwiftUI\nstruct Preview: View { var body: some View { Text("a") } }\n' >"$scratch/Bridged/Sources/Bridged/Preview.swift"
    exits 0 ./touchstone test "$scratch/Bridged" && counts "1 passed" &&
        [ "$(grep -c "Preview.swift.*'Bridged' is built without this file" "$scratch/err")" = 1 ] &&
        exits 3 ./touchstone test "$scratch/Bridged" --strict && says "imports SwiftUI"
}
ci_examples() { # The steps of docs/ci.md, word for word, in a repository whose project is called App.
    local part tool=$PWD
    cp -r Examples/Postcards "$scratch/ci"
    (cd "$scratch/ci" && mv Postcards.xcodeproj App.xcodeproj && mv Postcards App && mv PostcardsTests AppTests &&
        sed -i 's/Postcards/App/g' App.xcodeproj/project.pbxproj AppTests/*.swift && ln -s "$tool" .touchstone) || return 1
    for part in 1 2 3 4; do
        python3 Tests/EndToEnd/ci-steps.py "GitHub Actions" shard=$part >"$scratch/steps" && cat "$scratch/steps" &&
            (cd "$scratch/ci" && rm -rf report && CI=true bash -e "$scratch/steps") && [ -s "$scratch/ci/report/index.html" ] || return 1
        grep -o '<testcase [^>]*name="[^"]*"' "$scratch/ci/report/junit.xml" >>"$scratch/ci-tests"
    done
    # Each test in one part.
    [ -s "$scratch/ci-tests" ] && [ -z "$(sort "$scratch/ci-tests" | uniq -d)" ] || return 1
    rm "$scratch/ci/.touchstone"
    python3 Tests/EndToEnd/ci-steps.py GitLab >"$scratch/steps" && cat "$scratch/steps" || return 1
    # What the job clones is this repository; building it anew is what .ci/run does on a fresh machine.
    sed -i "s|^git clone .*|&; ln -s '$tool/.build' .touchstone/.build|" "$scratch/steps"
    (cd "$scratch/ci" && export CI=true CI_PROJECT_DIR=$PWD CI_NODE_INDEX=1 CI_NODE_TOTAL=1 TOUCHSTONE_URL="file://$tool" TOUCHSTONE_NO_BUILD=1 &&
        bash -e "$scratch/steps") && [ "$(grep -c '<testcase' "$scratch/ci/report/junit.xml")" = "$(wc -l <"$scratch/ci-tests")" ]
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

# In place of xcodebuild.
drop_in() { # Options, words and exit codes of xcodebuild.
    mkdir -p "$scratch/Damaged.xcodeproj"
    printf '// !$*UTF8*$!\n{ objects = { A = = b; }; }\n' >"$scratch/Damaged.xcodeproj/project.pbxproj"
    exits 0 ./touchstone xcodebuild test -project Examples/Postcards/Postcards.xcodeproj -scheme Postcards \
        -destination 'platform=iOS Simulator,name=iPhone 15,OS=latest' -derivedDataPath "$scratch/derived" &&
        grep -qF "Test Case '-[" "$scratch/out" && grep -qF '** TEST SUCCEEDED **' "$scratch/out" &&
        exits 65 ./touchstone xcodebuild test -project "$scratch/Damaged.xcodeproj" -scheme None && exits 64 ./touchstone xcodebuild -nonsense &&
        exits 66 ./touchstone xcodebuild test -project "$scratch/none.xcodeproj" -scheme None || return 1
    # As of xcodebuild's manual page and of what fastlane reads.
    local postcards="-project Examples/Postcards/Postcards.xcodeproj -scheme Postcards"
    exits 70 ./touchstone xcodebuild test $postcards -destination 'platform=iOS Simulator,name=iPhone 99' &&
        grep -q 'Unable to find a device matching the provided destination specifier' "$scratch/err" &&
        exits 70 ./touchstone xcodebuild test $postcards -destination 'platform=macOS' &&
        exits 0 ./touchstone xcodebuild -list $postcards && grep -qx '        Postcards' "$scratch/out" &&
        exits 0 ./touchstone xcodebuild -showBuildSettings $postcards && grep -qx '    PRODUCT_NAME = Postcards' "$scratch/out" &&
        exits 0 ./touchstone xcodebuild -showdestinations $postcards && grep -q '{ platform:iOS Simulator, id:.*, name:' "$scratch/out"
}
iterations() { # With -retry-tests-on-failure the number of iterations is how often a test that fails runs at most.
    chosen
    rm -f "$scratch/flaky"
    exits 0 ./touchstone xcodebuild test -project "$scratch/Chosen" -scheme Chosen-Package -test-iterations 2 -retry-tests-on-failure &&
        counts "6 passed, 0 failed" && grep -q 'testFlaky passed in attempt 2' "$scratch/out" &&
        exits 0 ./touchstone xcodebuild test -project "$scratch/Chosen" -scheme Chosen-Package -test-iterations 2 \
            -only-testing:ChosenTests/BTests/testC && counts "2 passed, 0 failed"
}
lines_of_xcode() { # Each line of tests in the form that xcbeautify's and xcpretty's expressions ask for.
    chosen
    rm -f "$scratch/flaky"
    local tool=$PWD/touchstone
    (cd "$scratch/Chosen" && "$tool" xcodebuild test -scheme Chosen-Package -destination 'platform=iOS Simulator,name=iPhone 15' -resultBundlePath "$scratch/result.xcresult") >"$scratch/out" 2>"$scratch/err"
    [ $? = 65 ] && [ -s "$scratch/result.xcresult/index.html" ] && python3 - "$scratch/out" <<'PYTHON'
import re, sys
text = open(sys.argv[1]).read()
def count(pattern): return len(re.findall(pattern, text, re.M))
# What https://github.com/cpisciotta/xcbeautify and https://github.com/xcpretty/xcpretty look for.
assert count(r"^\s*Test Suite '(.+)' started at .+$") == 4, text
assert count(r"^\s*Test Case '-\[(.*)\.(\w+) (\w+)\]' passed \((\d*\.\d{3}) seconds\)\.?$") == 5
assert count(r"^\s*Test Case\s'-\[(.*?)\s(.*)\]'\sfailed\s\((\d+\.\d{3}) seconds\)\.?$") == 1
assert count(r"^\s*(.+:\d+):\serror:\s[\+\-]\[(.*?)\s(.*)\]\s:(?:\s'.*'\s\[FAILED\],)?\s(.*)") == 1
assert count(r"^\s*Executed\s+(\d+)\stests?, with (?:(\d+)\stests? skipped and )?(\d+)\sfailures?\s\((\d+)\sunexpected\)\sin\s(.*)\s\((.*)\)\sseconds$") == 4
assert count(r"^\*\* TEST FAILED \*\*$") == 1
PYTHON
}
build_errors_of_xcode() {
    library Wrong 'public let answer: Nonsense = 42' 'import XCTest
class Tests: XCTestCase { func testA() {} }'
    exits 65 ./touchstone xcodebuild build -scheme Wrong -project "$scratch/Wrong" || return 1
    cat "$scratch/out" "$scratch/err" | grep -qE '^/.*/Wrong\.swift:1:20: error: ' && grep -qF '** BUILD FAILED **' "$scratch/out"
}

check "tests that crash fail, and the rest runs" crashing_tests
check "tests use what Apple's XCTest has" apple_tests
check "asynchronous tests and fixtures of actors in Swift 6" sixth_tests
check "classes make tests while they run" made_tests
check "UI tests drive an app in another process" ui_tests
check "UI tests have hands, a device and eyes" hands
check "UI tests do not wait for what never rests" unresting
check "UI tests that fail leave what there was to see" failing_ui_tests
check "nothing outlives a runner that is killed" nothing_outlives
check "tests that do not build are errors of the report" unbuilt_tests
check "a stopped run leaves its report" stopped_tests
check "failed tests run again" retries
check "tests are chosen by name" selections
check "shards share the tests" shards
check "a random order has a seed" random_order
check "what failed comes first" failed_first
check "repetition until a failure" until_failure
check "a test has a time limit" time_limits
check "several processes report as one" same_with_jobs
check "test plans" plans
check "one JSON object a line" json_lines
check "a report that others read" report_folder
check "coverage of the untouched lines" coverage
check "sanitizers" sanitizers
check "statements that take an app's own process: threads, timers, stores" statements
check "AL15, AL17, AL18, AL30, AL31, AL32, CO38, CO39, CO42, CO44: recipes of the cookbook, driven by UI tests" recipes
check "an edit runs the tests again" watching
check "an edit is shown in the running app" running_watch
check "a terminal shows how far the tests are" progress
check "what needs SwiftUI is left out by name, or refused" strict
check "the examples of docs/ci.md" ci_examples
check "xcodebuild's options, words and exit codes" drop_in
check "xcodebuild's iterations" iterations
check "xcodebuild's lines" lines_of_xcode
check "xcodebuild's build errors" build_errors_of_xcode
for example in Orrery Postcards Herbarium; do check "tests of $example" tests_of "$example"; done
check "LO52 to LO55, MP51 to MP64: tests of FavoritePlaces" tests_of FavoritePlaces

finish
