# SPDX-License-Identifier: MIT
# What the scripts share that choose tests; each has sourced checks.bash before.

# The names of the tests that a log says have started, in their order.
started() { grep -o "Test Case '-\[[^]]*\]' started" "$1" | sed "s/.*\.\([A-Za-z]* [A-Za-z]*\)\].*/\1/"; }
# A package with a test that fails the first time, one that may take for ever, and one that fails the third time.
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
# A package whose Swift Testing tests may take for ever, or end the program, and fail the first time.
swift_chosen() {
    [ -d "$scratch/SwiftChosen" ] || library SwiftChosen 'public let answer = 42' "import Foundation
import Testing
@Suite struct Choices {
    let variables = ProcessInfo.processInfo.environment
    @Test func quick() {}
    @Test func endless() async throws {
        while variables[\"ENDLESS\"] != nil { try? await Task.sleep(for: .milliseconds(10)) }
    }
    @Test func deadly() { if variables[\"DEADLY\"] != nil { fatalError(\"the end\") } }
    @Test func flaky() {
        guard let mark = variables[\"MARK\"] else { return }
        if FileManager.default.fileExists(atPath: mark) { return }
        FileManager.default.createFile(atPath: mark, contents: nil)
        Issue.record(\"the first time\")
    }
}
@Test func free() {}"
}
# A package with a class that ends the program before its first test.
unready() {
    [ -d "$scratch/Unready" ] || library Unready 'public let answer = 42' "import XCTest
class AReadyTests: XCTestCase { func testA() {} }
class BUnreadyTests: XCTestCase {
    override class func setUp() { fatalError(\"nothing is set up\") }
    func testB() {}
    func testC() {}
}"
}
