#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A stranger adds a framework as docs/adding-a-framework.md says: one folder, one run of scripts/generate. The tree is a
# shadow of this one, whose built modules are taken over; only the new framework is compiled.
# The last line counts: "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
products=${TOUCHSTONE_PRODUCTS:-$(readlink -f .build/debug)}
swiftc=${TOUCHSTONE_SWIFT:-swift}c
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
passed=0
failed=0

# check NAME COMMAND...: the command has to succeed.
check() {
    local name=$1
    shift
    if "$@" >"$tree/log" 2>&1; then
        passed=$((passed + 1))
        echo "ok    $name"
    else
        failed=$((failed + 1))
        echo "FAIL  $name"
        sed 's/^/      /' "$tree/log" | head -n 30
    fi
}

shadow_tree() {
    local module
    cp -r Package.swift docs scripts "$tree"
    ln -s "$root/Tests" "$tree/Tests"
    for module in Sources/*/*; do
        mkdir -p "$tree/$(dirname "$module")"
        ln -s "$root/$module" "$tree/$module"
    done
}

# One class, one storyboard element, one delegate protocol with two overloads.
write_framework() {
    local folder=$tree/Sources/Services/Example
    mkdir -p "$folder"
    cat >"$folder/module.json" <<'JSON'
{
    "about": "rooms and zones",
    "dependsOn": ["UIKit"],
    "library": "own",
    "bundle": "com.apple.Example",
    "elements": { "exampleView": { "class": "EXView", "base": "view", "attributes": ["shape"] } }
}
JSON
    cat >"$folder/EXView.swift" <<'SWIFT'
// SPDX-License-Identifier: MIT
import UIKit

open class EXRoom: NSObject {}
open class EXZone: NSObject {}

@preconcurrency @MainActor public protocol EXViewDelegate: NSObjectProtocol {
    func exampleView(_ view: EXView, didAdd room: EXRoom)
    func exampleView(_ view: EXView, didAdd zone: EXZone)
}

extension EXViewDelegate {
    public func exampleView(_ view: EXView, didAdd room: EXRoom) {
        byName(self, "exampleView:didAddRoom:", [view, room])
    }
    public func exampleView(_ view: EXView, didAdd zone: EXZone) {
        byName(self, "exampleView:didAddZone:", [view, zone])
    }
}

@preconcurrency @MainActor open class EXView: UIView {
    public private(set) var shape = "none"
    open weak var delegate: (any EXViewDelegate)?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        shape = (coder as? InterfaceCoder)?.node["shape"] ?? "none"
    }
    open func addAll() {
        if let delegate { _ = optionalCall { delegate.exampleView(self, didAdd: EXRoom()) } }
        if let delegate { _ = optionalCall { delegate.exampleView(self, didAdd: EXZone()) } }
    }
}
SWIFT
    # Objective-C's names of its members, for the adapter.
    cat >"$tree/scripts/api/Example.touchstone" <<'LIST'
# SPDX-License-Identifier: MIT
@ EXView UIView
@ EXViewDelegate
?exampleView(_:didAdd:) exampleView:didAddRoom:
?exampleView(_:didAdd:) exampleView:didAddZone:
LIST
}

generates() {
    "$tree/scripts/generate" && "$tree/scripts/generate" --check &&
        grep -q 'framework("Example"' "$tree/Package.swift" && grep -q '| Example | rooms and zones' "$tree/docs/ARCHITECTURE.md" &&
        python3 "$tree/scripts/lib/register.py" frameworks | grep -x Example >/dev/null
}

# What `swift build` would do for this one target.
compiles() {
    local place=$tree/products flags=() map
    mkdir -p "$place/Modules" "$place/Example.build"
    for file in "$products"/*.build "$products"/lib*.so "$products"/touchstone-cli; do ln -sfn "$file" "$place/"; done
    for file in "$products"/Modules/*.swiftmodule; do ln -s "$file" "$place/Modules/"; done
    for map in "$products"/*.build/module.modulemap "$root"/Sources/System/*/module.modulemap; do
        flags+=(-Xcc "-fmodule-map-file=$map")
    done
    while read -r flag; do flags+=(-Xcc "$flag"); done < <(
        # shellcheck disable=SC2046
        pkg-config --cflags-only-I $(python3 scripts/lib/register.py packages) | tr ' ' '\n' | grep .)
    "$swiftc" -c -parse-as-library -swift-version 6 -wmo -module-name Example -package-name "$(basename "$root")" \
        -module-link-name TouchstoneExample -I "$place/Modules" "${flags[@]}" -emit-module \
        -emit-module-path "$place/Modules/Example.swiftmodule" -o "$place/Example.build/Example.o" \
        "$tree"/Sources/Services/Example/*.swift "$tree"/Sources/Services/Example/Generated/*.swift
}

write_app() {
    local app=$tree/App
    mkdir -p "$app"
    cat >"$app/Info.plist" <<'PLIST'
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleIdentifier</key><string>org.touchstone.stranger</string>
<key>CFBundleExecutable</key><string>App</string>
</dict></plist>
PLIST
    cat >"$app/Main.storyboard" <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="a">
<scenes><scene sceneID="s"><objects>
<viewController id="a" customClass="Controller" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
<view key="view" contentMode="scaleToFill" id="b"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
<subviews><exampleView shape="round" id="c"><rect key="frame" x="20" y="100" width="100" height="100"/></exampleView></subviews>
</view><connections><outlet property="example" destination="c" id="d"/></connections>
</viewController></objects></scene></scenes>
</document>
XML
    cat >"$app/App.swift" <<'SWIFT'
import UIKit
#if canImport(Example)
import Example
#endif

class Base: UIViewController, EXViewDelegate {}

class Controller: Base {
    @IBOutlet var example: EXView!
    func exampleView(_ view: EXView, didAdd room: EXRoom) { print("room") }
    func exampleView(_ view: EXView, didAdd zone: EXZone) { print("zone") }
    override func viewDidLoad() {
        super.viewDidLoad()
        print("shape", example.shape, NSStringFromClass(type(of: example)), NSClassFromString("EXZone") != nil)
        print(responds(to: Selector(("exampleView:didAddZone:"))), Bundle(for: EXView.self).bundleIdentifier ?? "")
        example.delegate = self
        example.addAll()
    }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
SWIFT
}

runs() {
    TOUCHSTONE_ROOT=$tree TOUCHSTONE_PRODUCTS=$tree/products "$products/touchstone-cli" tree "$tree/App" >"$tree/said" 2>&1
    cat "$tree/said"
    grep -qx 'shape round EXView true' "$tree/said" && grep -qx 'true com.apple.Example' "$tree/said" &&
        grep -qx room "$tree/said" && grep -qx zone "$tree/said" && grep -q '<EXView\|EXView' "$tree/said"
}

refuses() { # TEXT: scripts/generate fails and says so.
    ! "$tree/scripts/generate" --check >"$tree/said" 2>&1 && grep -qF "$1" "$tree/said" || { cat "$tree/said"; return 1; }
}
unknown_import() {
    echo 'import Nobody' >"$tree/Sources/Services/Example/Wrong.swift"
    refuses 'imports Nobody, which no manifest declares' && rm "$tree/Sources/Services/Example/Wrong.swift"
}
import_of_higher() {
    echo 'import TouchstoneXCTest' >"$tree/Sources/Services/Example/Wrong.swift"
    refuses 'imports TouchstoneXCTest, which is not below it' && rm "$tree/Sources/Services/Example/Wrong.swift"
}
no_manifest() {
    mkdir "$tree/Sources/Services/Forgotten"
    refuses 'Sources/Services/Forgotten/module.json' && rmdir "$tree/Sources/Services/Forgotten"
}

shadow_tree
write_framework
check "scripts/generate takes the folder in" generates
check "an import that the register does not know is an error" unknown_import
check "an import of a higher module is an error" import_of_higher
check "a folder without a manifest is an error" no_manifest
check "it compiles" compiles
write_app
check "an app imports it, its element comes from a storyboard, both overloads are heard" runs
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
