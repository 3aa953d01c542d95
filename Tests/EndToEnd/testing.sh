#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What ./touchstone test runs: tests of every kind, and what they may use.
# The last line counts: "N passed, N failed".
#   testing.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash

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
unbuilt_tests() { # An error in the report, not the absence of failures.
    mkdir -p "$scratch/Unbuilt/Sources/Unbuilt" "$scratch/Unbuilt/Tests/UnbuiltTests"
    printf '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "Unbuilt", targets: [.target(name: "Unbuilt"), .testTarget(name: "UnbuiltTests", dependencies: ["Unbuilt"])])\n' >"$scratch/Unbuilt/Package.swift"
    echo 'public let answer = 42' >"$scratch/Unbuilt/Sources/Unbuilt/Answer.swift"
    printf 'import XCTest\nclass T: XCTestCase { func testA() { nonsense() } }\n' >"$scratch/Unbuilt/Tests/UnbuiltTests/T.swift"
    exits 3 ./touchstone test "$scratch/Unbuilt" --junit "$scratch/unbuilt.xml" && grep -q 'errors="1"' "$scratch/unbuilt.xml" &&
        grep -q '<error message=".*nonsense' "$scratch/unbuilt.xml"
}
unread_projects() { # Likewise one that could not even be read: the reason first, then what is only worth knowing.
    cp -r Examples/Postcards "$scratch/Unread"
    rm "$scratch/Unread/PostcardsTests/PostcardTests.swift"
    exits 3 ./touchstone test "$scratch/Unread" --junit "$scratch/unread.xml" --report "$scratch/unread" && says "PostcardTests.swift: is not there" &&
        grep -q 'errors="1"' "$scratch/unread.xml" && grep -q 'PostcardTests.swift: is not there' "$scratch/unread/index.html"
}
strict() { # What SwiftUI alone needs is left out by name; --strict refuses.
    library Bridged 'import UIKit
public let answer = 42' 'import XCTest
import Bridged
class Tests: XCTestCase { func testAnswer() { XCTAssertEqual(answer, 42) } }'
    printf 'import SwiftUI\nstruct Preview: View { var body: some View { Text("a") } }\n' >"$scratch/Bridged/Sources/Bridged/Preview.swift"
    exits 0 ./touchstone test "$scratch/Bridged" && counts "1 passed" &&
        [ "$(grep -c "Preview.swift.*'Bridged' is built without this file" "$scratch/err")" = 1 ] &&
        exits 3 ./touchstone test "$scratch/Bridged" --strict && says "needs SwiftUI"
    # Part of a file goes where the rest compiles, and the whole where it does not: nobody knows a module's member here.
    printf 'import SwiftUI\npublic let half = 21\npublic struct Card: View { public var body: some View { Text("a") } }\n' >"$scratch/Bridged/Sources/Bridged/Half.swift"
    printf 'import SwiftUI\nfunc shade() { _ = UIColor.red.nowhere }\nstruct Shade: View { var body: some View { Text("a") } }\n' >"$scratch/Bridged/Sources/Bridged/Unfit.swift"
    sed -i 's/(answer, 42)/(answer, 2 * half)/' "$scratch/Bridged/Tests/BridgedTests/"*.swift
    exits 0 ./touchstone test "$scratch/Bridged" && counts "1 passed" &&
        grep -q "Half.swift.*'Bridged' is built without Card of this file: SwiftUI is not supported" "$scratch/err" &&
        grep -q "Unfit.swift.*'Bridged' is built without this file" "$scratch/err"
}
statements() { # Unmodified code by the virtual clock, on a main thread of its own.
    exits 0 ./touchstone test Tests/EndToEnd/Statements && grep -q "^[0-9]* passed, 0 failed" "$scratch/out"
}
tests_of() { exits 0 ./touchstone test "Examples/$1" --junit "$scratch/$1.xml" && grep -q '<testcase' "$scratch/$1.xml"; }

check "tests that crash fail, and the rest runs" crashing_tests
check "tests use what Apple's XCTest has" apple_tests
check "asynchronous tests and fixtures of actors in Swift 6" sixth_tests
check "classes make tests while they run" made_tests
check "tests that do not build are errors of the report" unbuilt_tests
check "projects that cannot be read are errors of the report" unread_projects
check "what needs SwiftUI is left out by name, or refused" strict
check "statements that take an app's own process: threads, timers, stores" statements
for example in Orrery Postcards Herbarium; do check "tests of $example" tests_of "$example"; done
check "LO52 to LO55, MP51 to MP64: tests of FavoritePlaces" tests_of FavoritePlaces
finish
