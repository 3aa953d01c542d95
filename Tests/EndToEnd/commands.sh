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
usage_errors() { exits 2 ./touchstone bogus && exits 2 ./touchstone shot Examples/Catalog && exits 2 ./touchstone build --bogus .; }
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
tests_of() { exits 0 ./touchstone test "Examples/$1" --junit "$scratch/$1.xml" && grep -q '<testcase' "$scratch/$1.xml"; }
untouched() { git diff --exit-code --stat -- Examples && [ -z "$(git ls-files --others --exclude-standard -- Examples)" ]; }

check "bad usage exits 2" usage_errors
check "a missing project is named" missing_project
check "a broken project file names its line" broken_project
check "a compile error comes first" compile_error
check "hostile storyboards are refused" hostile_storyboard
check "a crash leaves no picture" crash
check "a build without changes is instant" rebuild
check "build --json describes the build" build_json
for example in Catalog Orrery Postcards; do
    check "shot of $example, twice the same" shot "$example"
    check "view tree of $example" tree "$example"
done
check "every Catalog screen, light and dark, twice the same" every_screen
check "view tree as JSON" tree_json
for example in Orrery Postcards; do check "tests of $example" tests_of "$example"; done
check "nothing was written into the projects" untouched

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
