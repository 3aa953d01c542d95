# SPDX-License-Identifier: MIT
# What the scripts here share; each sources it with its own arguments: [TEXT] runs only the checks whose names have the text.
wanted=${1:-}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0
failed=0

# excerpt LOG: what a person needs of a failure's log: a long one's first lines, those that complain, and its end.
excerpt() {
    [ "$(wc -l <"$1")" -gt 60 ] || { cat "$1"; return; }
    head -n 5 "$1"
    echo "..."
    sed -n '6,$p' "$1" | grep -aE '✘|↳|[Ee]rror:|FAIL|Fatal|[Ff]ailed|signal|instead of' | head -n 40
    echo "..."
    tail -n 10 "$1"
}

# check NAME COMMAND...: the command has to succeed.
check() {
    local name=$1
    shift
    case $name in *"$wanted"*) ;; *) return ;; esac
    if "$@" >"$scratch/log" 2>&1; then
        passed=$((passed + 1))
        echo "ok    $name"
    else
        failed=$((failed + 1))
        echo "FAIL  $name"
        excerpt "$scratch/log" | sed 's/^/      /'
        [ ! -f "$scratch/journal" ] || tail -n 20 "$scratch/journal" | sed 's/^/      journal: /'
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

# library NAME SOURCE TESTS: a package with one target and its tests.
library() {
    mkdir -p "$scratch/$1/Sources/$1" "$scratch/$1/Tests/$1Tests"
    printf '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "%s", targets: [.target(name: "%s"), .testTarget(name: "%sTests", dependencies: ["%s"])])\n' "$1" "$1" "$1" "$1" >"$scratch/$1/Package.swift"
    printf '%s\n' "$2" >"$scratch/$1/Sources/$1/$1.swift"
    printf '%s\n' "$3" >"$scratch/$1/Tests/$1Tests/Tests.swift"
}
counts() { grep -q "^$1" "$scratch/out" || { echo "not '$1'"; return 1; }; }

# waits PATTERN: until what runs in the background says it, up to two minutes from now; its output goes to "$scratch/said".
waits() {
    local tries=0
    until grep -q "$1" "$scratch/said"; do
        [ $((tries += 1)) -lt 1200 ] || return 1
        sleep 0.1
    done
}

# The last line of a script.
finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
