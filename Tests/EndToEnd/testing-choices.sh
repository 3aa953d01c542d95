#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Which tests ./touchstone test runs, how often, in which order and for how long.
# The last line counts: "N passed, N failed".
#   testing-choices.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash
. Tests/EndToEnd/choices.bash

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
swift_shards() { # Swift Testing's are divided with XCTest's: each in one part, cut by name or by recorded times.
    swift_chosen
    local part
    rm -f "$scratch/swift-shards"
    for part in 1/3 2/3 3/3; do
        exits 0 ./touchstone test "$scratch/SwiftChosen" --shard $part --json && grep -c '"testFinished"' "$scratch/out" >>"$scratch/swift-counts" &&
            grep -o '"name":"[a-zA-Z]*()"' "$scratch/out" >>"$scratch/swift-shards" || return 1
    done
    [ "$(sort -u "$scratch/swift-shards" | wc -l)" = 5 ] && [ "$(wc -l <"$scratch/swift-shards")" = 5 ] &&
        [ "$(tr '\n' , <"$scratch/swift-counts")" = 2,2,1, ] || return 1
    echo '<testsuites><testsuite name="SwiftChosenTests"><testcase classname="SwiftChosenTests.SwiftChosenTests.Choices" name="quick()" time="9"/>
        <testcase classname="SwiftChosenTests.SwiftChosenTests" name="free()" time="0.1"/></testsuite></testsuites>' >"$scratch/swift-times.xml"
    exits 0 ./touchstone test "$scratch/SwiftChosen" --shard 1/2 --timings "$scratch/swift-times.xml" --filter 'quick|free' && counts "1 passed" &&
        grep -q 'quick()' "$scratch/out" &&
        exits 0 ./touchstone test "$scratch/SwiftChosen" --shard 1/1 --only-testing SwiftChosenTests/Choices --skip-testing 'SwiftChosenTests/Choices/quick()' && counts "3 passed"
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
swift_time_limits() { # The one that hangs is named, and the others have run.
    swift_chosen
    ENDLESS=1 exits 1 timeout 120 ./touchstone test "$scratch/SwiftChosen" --test-timeout 2 --junit "$scratch/endless.xml" &&
        counts "4 passed, 1 failed" && grep -q "endless() exceeded its execution time allowance" "$scratch/out" &&
        grep -A3 'name="endless()"' "$scratch/endless.xml" | grep -q 'execution time allowance'
}
swift_crashes() { # Likewise one that ends the program, with the signal.
    swift_chosen
    DEADLY=1 exits 1 ./touchstone test "$scratch/SwiftChosen" --junit "$scratch/deadly.xml" && counts "4 passed, 1 failed" &&
        grep -q "deadly() crashed (Illegal instruction)" "$scratch/out" && grep -A3 'name="deadly()"' "$scratch/deadly.xml" | grep -q 'crashed (Illegal instruction)'
}
swift_retries() {
    swift_chosen
    rm -f "$scratch/mark"
    MARK=$scratch/mark exits 0 ./touchstone test "$scratch/SwiftChosen" --retry 1 && counts "5 passed, 0 failed" && grep -q "flaky() passed in attempt 2" "$scratch/out"
}
swift_lines() { # As JSON, each test once as it ends.
    swift_chosen
    exits 0 ./touchstone test "$scratch/SwiftChosen" --json && [ "$(grep -c '"event":"testFinished"' "$scratch/out")" = 5 ] &&
        grep '"testFinished"' "$scratch/out" | grep '"name":"quick()"' | grep -q '"class":"SwiftChosenTests.Choices".*"line":5'
}
unready_classes() { # What ended the program outside of a test is said, and what it keeps from running.
    unready
    exits 1 ./touchstone test "$scratch/Unready" --junit "$scratch/unready.xml" && counts "1 passed, 1 failed" &&
        grep -q "^UnreadyTests: error: the test program crashed (Illegal instruction) while no test ran, before BUnreadyTests/testB: 2 tests were not run" "$scratch/out" &&
        grep -A3 'name="testB"' "$scratch/unready.xml" | grep -q 'nothing is set up\|while no test ran'
}
same_with_jobs() { # What several processes report is what one does.
    chosen
    touch "$scratch/flaky"
    local jobs
    for jobs in 1 2 8; do
        exits 0 ./touchstone test "$scratch/Chosen" --jobs $jobs --junit "$scratch/jobs-$jobs.xml" || return 1
        sed -i 's/time="[^"]*"//g' "$scratch/jobs-$jobs.xml"
    done
    cmp "$scratch/jobs-1.xml" "$scratch/jobs-2.xml" && cmp "$scratch/jobs-1.xml" "$scratch/jobs-8.xml" || return 1
    swift_chosen
    for jobs in 1 3; do
        exits 0 ./touchstone test "$scratch/SwiftChosen" --jobs $jobs --junit "$scratch/swift-jobs-$jobs.xml" || return 1
        sed -i 's/time="[^"]*"//g' "$scratch/swift-jobs-$jobs.xml"
    done
    # The suite stays together, so that there are two processes.
    [ "$(grep -c 'Test run started' "$scratch/out")" = 2 ] && cmp "$scratch/swift-jobs-1.xml" "$scratch/swift-jobs-3.xml"
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

check "failed tests run again" retries
check "tests are chosen by name" selections
check "shards share the tests" shards
check "shards share the tests of Swift Testing" swift_shards
check "a random order has a seed" random_order
check "what failed comes first" failed_first
check "repetition until a failure" until_failure
check "a test has a time limit" time_limits
check "a test of Swift Testing has a time limit" swift_time_limits
check "a test of Swift Testing that crashes is named" swift_crashes
check "tests of Swift Testing run again" swift_retries
check "tests of Swift Testing are told as lines" swift_lines
check "a program that ends outside of tests is explained" unready_classes
check "several processes report as one" same_with_jobs
check "test plans" plans
check "a stopped run leaves its report" stopped_tests
finish
