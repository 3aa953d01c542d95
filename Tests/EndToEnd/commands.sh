#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Drives ./touchstone as a person does: builds, pictures, trees, and what is said when something is wrong; tests are in
# testing*.sh. The last line counts: "N passed, N failed".
#   commands.sh [TEXT]   only the checks whose names have the text
set -uo pipefail
cd "$(dirname "$0")/../.."
. Tests/EndToEnd/checks.bash

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
# On iOS such an app hides the framework from itself alone; its scene's delegate is named with the app's module.
named_as_framework() {
    mkdir -p "$scratch/Contacts"
    printf '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.contacts</string><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array></dict></dict></dict></plist>' >"$scratch/Contacts/Info.plist"
    cat >"$scratch/Contacts/App.swift" <<'END'
import UIKit
struct Person { let name: String }
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let label = UILabel()
        label.text = Contacts.Person(name: "Ann Archer").name
        let controller = UIViewController()
        controller.view = label
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
    }
}
END
    echo '{"steps": [{"expect": "Ann Archer"}]}' >"$scratch/contacts.json"
    exits 0 ./touchstone shot "$scratch/Contacts" -o "$scratch/contacts.png" --script "$scratch/contacts.json"
}
missing_track() { exits 2 ./touchstone shot Examples/Catalog -o "$scratch/track.png" --location "$scratch/none.gpx" && says "is no file"; }
missing_map() {
    exits 2 ./touchstone shot Examples/Catalog -o "$scratch/map.png" --maps "$scratch/none.pmtiles" && says "--maps is" || return 1
    head -c 200 Examples/FavoritePlaces/Maps/denver.pmtiles >"$scratch/cut.pmtiles"
    exits 0 ./touchstone shot Examples/FavoritePlaces -o "$scratch/map.png" --maps "$scratch/cut.pmtiles" &&
        says "cut.pmtiles: byte "
}
# FavoritePlaces from the first question to a denied position, on a hand-made map.
journey() { # folder
    mkdir -p "$1" && sed "s#\"shot\": \"#&$1/#" Tests/EndToEnd/FavoritePlaces/steps.json >"$1/steps.json" || return 1
    exits 0 ./touchstone shot Examples/FavoritePlaces -o "$1/end.png" --script "$1/steps.json" \
        --maps Examples/FavoritePlaces/Maps/denver.pmtiles --location Examples/FavoritePlaces/Tracks/DMNS.gpx || return 1
    # Each change of the region, and the steps of the route, counted from 1.
    grep -q "Center: 39\." "$scratch/err" && grep -qE "\] 1\. [0-9]+ m: Start" "$scratch/err"
}
no_regions() {
    printf '{"steps": [{"tap": "Allow While Using App"}, {"wait": 2}, {"tap": "Allow"}, {"wait": 1},
        {"world": {"monitorsRegions": false}}, {"tap": "Add"}, {"wait": 1}, {"expect": "Geofence N/A"},
        {"expectNot": "Geofence Switch"}]}' >"$scratch/no-regions.json"
    exits 0 ./touchstone shot Examples/FavoritePlaces -o "$scratch/no-regions.png" --script "$scratch/no-regions.json"
}
# Whether two journeys left the same pictures.
same_places() {
    local picture
    for picture in "$scratch/$1"/*.png; do
        is_png "$picture" && cmp "$picture" "$scratch/$2/${picture##*/}" || return 1
    done
}
favorite_places() {
    journey "$scratch/places" && journey "$scratch/places-again" || return 1
    same_places places places-again && return 0
    # Once in some dozens of runs the dot's pulse is a frame on, after the return from the background; a third journey tells
    # whether that is all.
    journey "$scratch/places-third" || return 1
    same_places places places-third || same_places places-again places-third
}
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
another_tool() { # the adapter is a part of the tool: what another build of it makes is not taken for its own
    local products=$PWD/.build/${TOUCHSTONE_CONFIGURATION:-debug}
    cp "$products/touchstone-cli" "$scratch/another-tool" || return 1
    ./touchstone build Examples/Catalog --json | grep -q '"compiled" *: *\[ *\]*$' || return 1
    TOUCHSTONE_ROOT=$PWD TOUCHSTONE_PRODUCTS=$products "$scratch/another-tool" build Examples/Catalog --json |
        tr -d ' \n' | grep -q '"compiled":\["Catalog"'
}
shot() { # example: the picture, twice the same
    ./touchstone shot "Examples/$1" -o "$scratch/$1.png" && ./touchstone shot "Examples/$1" -o "$scratch/$1-again.png" &&
        is_png "$scratch/$1.png" && cmp "$scratch/$1.png" "$scratch/$1-again.png"
}
# Jobs of one machine may take pictures of one project at once, which nobody has built yet.
at_once() {
    plain_app "$scratch/Shared" 'import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    lazy var window: UIWindow? = UIWindow()
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UIViewController()
        window?.rootViewController?.view.backgroundColor = .systemTeal
        window?.makeKeyAndVisible()
        return true
    }
}'
    local job jobs=() number
    for number in 1 2 3 4; do
        ./touchstone shot "$scratch/Shared" -o "$scratch/shared-$number.png" >"$scratch/shared-$number.out" 2>&1 &
        jobs+=($!)
    done
    for job in "${jobs[@]}"; do wait "$job" || return 1; done
    is_png "$scratch/shared-1.png" || return 1
    for number in 2 3 4; do cmp "$scratch/shared-1.png" "$scratch/shared-$number.png" || return 1; done
}
tree() { exits 0 ./touchstone tree "Examples/$1" && grep -q UIWindow "$scratch/out"; }
# Each start proves that Foundation has what is replaced; else a line names the symbol.
replaced() { exits 0 ./touchstone tree Examples/Catalog && ! grep -q "Foundation of this toolchain" "$scratch/err"; }
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
saved_pictures() { # The person is asked once; refused, the app hears the assets library's error.
    plain_app "$scratch/Saver" 'import UIKit
final class Controller: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Keep", style: .plain, target: self, action: #selector(keep))
    }
    @objc func keep() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
        UIImageWriteToSavedPhotosAlbum(image, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
    }
    @objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
        title = error.map { "error \(($0 as NSError).code)" } ?? "kept"
    }
}
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: Controller())
        window?.makeKeyAndVisible()
    }
}'
    sed -i 's#<dict>#&<key>NSPhotoLibraryAddUsageDescription</key><string>For your album.</string>#' "$scratch/Saver/Info.plist"
    local answer title
    for answer in "Allow=kept" "Don’t Allow=error -3310"; do
        title=${answer#*=}
        printf '{"steps": [{"tap": "Keep"}, {"expect": "“Saver” Would Like to Add to your Photos"}, {"expect": "For your album."},
            {"tap": "%s"}, {"expect": "%s"}, {"tap": "Keep"}, {"expect": "%s"}, {"expectNot": "For your album."}]}' \
            "${answer%%=*}" "$title" "$title" >"$scratch/keep.json"
        exits 0 ./touchstone shot "$scratch/Saver" -o "$scratch/keep.png" --script "$scratch/keep.json" || return 1
    done
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
    # Whoever started this, as with nohup, may have had signals ignored.
    env --default-signal="$signal" "$@" >"$scratch/served" 2>&1 &
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
untouched() { git diff --exit-code --stat -- Examples && [ -z "$(git ls-files --others --exclude-standard -- Examples)" ]; }

check "bad usage exits 2" usage_errors
check "help for every command" helps
check "a missing project is named" missing_project
check "a missing track is named" missing_track
check "an app that is named as a framework builds and runs" named_as_framework
check "a missing or broken map is named" missing_map
check "a broken project file names its line" broken_project
check "a compile error comes first" compile_error
check "hostile storyboards are refused" hostile_storyboard
check "broken resources name their line" broken_resources
check "missing packages are named, with the command" missing_packages
check "an installation that fails is reported" failing_installation
check "a crash leaves no picture" crash
check "a build without changes is instant" rebuild
check "another build of the tool adapts again" another_tool
check "build --json describes the build" build_json
for example in Catalog Orrery Postcards Herbarium FavoritePlaces; do
    check "shot of $example, twice the same" shot "$example"
    check "view tree of $example" tree "$example"
done
check "four pictures of one project at once" at_once
# LO3-LO6, LO45, LO52, LO56, MP10, MP17, MP45, MP50, MP55, MP59, MP60, MP63
check "LO56, MP50: FavoritePlaces asks, finds, geocodes, fences and leads, twice the same" favorite_places
marble() { exits 0 ./touchstone shot Tests/EndToEnd/Marble -o "$scratch/marble.png" --script Tests/EndToEnd/Marble/steps.json; }
check "PP22: a marble rolls to the side of the tilt, faster and faster, up to the edge, a step a frame" marble
check "LO57: FavoritePlaces has no geofences where the device watches no regions" no_regions
check "Foundation has all that is replaced" replaced
check "view tree as JSON" tree_json
check "languages, plurals and devices" languages
check "random numbers follow --seed" random_numbers
check "ME11: a picture is kept in the library once the person allows it" saved_pictures
check "a sandbox keeps manifest and app inside" sandboxed
check "signals end app and tool together" signals
check "sources in other encodings are named" encodings
check "deeply nested sources are refused" deep_sources
check "damaged projects are taken well" fuzz
check "nothing was written into the projects" untouched

finish
