#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# ./touchstone xcodebuild in place of the original, and the examples for build servers.
# The last line counts: "N passed, N failed".
#   xcodebuild.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash
. Tests/EndToEnd/choices.bash

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
# As fastlane reads it: up to the empty line, targets with colons, tests indented below.
failing = text.split("Failing tests:\n")[1].split("\n\n")[0]
assert failing == "\tChosenTests:\n\t\tATests.testFlaky()", failing
PYTHON
}
build_errors_of_xcode() {
    library Wrong 'public let answer: Nonsense = 42' 'import XCTest
class Tests: XCTestCase { func testA() {} }'
    exits 65 ./touchstone xcodebuild build -scheme Wrong -project "$scratch/Wrong" || return 1
    cat "$scratch/out" "$scratch/err" | grep -qE '^/.*/Wrong\.swift:1:20: error: ' && grep -qF '** BUILD FAILED **' "$scratch/out"
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
    sed -i "s#^test -d .touchstone .*#&; ln -s '$tool/.build' .touchstone/.build#" "$scratch/steps"
    (cd "$scratch/ci" && export CI=true CI_PROJECT_DIR=$PWD CI_NODE_INDEX=1 CI_NODE_TOTAL=1 TOUCHSTONE_URL="file://$tool" TOUCHSTONE_NO_BUILD=1 &&
        bash -e "$scratch/steps") && [ "$(grep -c '<testcase' "$scratch/ci/report/junit.xml")" = "$(wc -l <"$scratch/ci-tests")" ]
}

check "xcodebuild's options, words and exit codes" drop_in
check "xcodebuild's iterations" iterations
check "xcodebuild's lines" lines_of_xcode
check "xcodebuild's build errors" build_errors_of_xcode
check "the examples of docs/ci.md" ci_examples
finish
