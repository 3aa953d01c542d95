#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What ./touchstone test leaves and finds besides failures: reports, coverage, sanitizers, progress.
# The last line counts: "N passed, N failed".
#   testing-reports.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash
. Tests/EndToEnd/choices.bash

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
swift_attachments() { # What a test of Swift Testing attaches is in its own folder, and the report leads there.
    library Attached 'public let answer = 42' 'import Testing
@Suite struct Pictures {
    @Test func shown() {
        Attachment.record("hello", named: "Greeting.txt")
        Issue.record("wrong")
    }
}'
    exits 1 ./touchstone test "$scratch/Attached" --report "$scratch/attached" &&
        [ "$(cat "$scratch/attached/attachments/AttachedTests.Pictures.shown()/Greeting.txt")" = hello ] &&
        grep -q 'href="attachments/AttachedTests.Pictures.shown()/Greeting.txt"' "$scratch/attached/index.html" &&
        exits 1 ./touchstone test "$scratch/Attached" --report "$scratch/attached" &&
        [ "$(ls "$scratch/attached/attachments/AttachedTests.Pictures.shown()")" = Greeting.txt ]
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

check "one JSON object a line" json_lines
check "a report that others read" report_folder
check "attachments of Swift Testing" swift_attachments
check "coverage of the untouched lines" coverage
check "sanitizers" sanitizers
check "a terminal shows how far the tests are" progress
finish
